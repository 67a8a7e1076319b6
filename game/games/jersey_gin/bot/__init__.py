"""The computer players of Jersey Gin: how they imagine and judge, and their numbers."""
