"""The computer players of Vendetta: how they imagine and judge, and their numbers."""
