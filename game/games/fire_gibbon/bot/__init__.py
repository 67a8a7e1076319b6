"""The computer players of Fire Gibbon: how they imagine and judge, and their numbers."""
