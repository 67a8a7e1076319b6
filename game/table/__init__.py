"""The table room: the one animated card table, which knows no game."""
