"""The computer players of Bridge Solitaire: how they imagine and judge, and their numbers."""
