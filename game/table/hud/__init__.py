"""Everything else that is no card and no button: title, score panel, gauge, log, status line."""
