"""Who plays, and with which options."""
