"""The computer players of Sinful Gibbon: how they imagine and judge, and their numbers."""
