"""The computer players of Democracy: how they imagine and judge, and their numbers."""
