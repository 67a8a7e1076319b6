"""The computer players of Skitgubbe: how they imagine and judge, and their numbers."""
