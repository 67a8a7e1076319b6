"""A running match without a screen: turns, bots, undo, autosave."""
