"""The computer players of Indian Chief: how they imagine and judge, and their numbers."""
