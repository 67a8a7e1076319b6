"""The settings: one screen with a page for each kind of setting."""
