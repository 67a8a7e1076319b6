"""The computer players of Pitch: how they imagine and judge, and their numbers."""
