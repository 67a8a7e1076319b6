"""Vendetta: lay down sets and runs, and steal whatever lies open before the others."""
