"""Match files: their format, their folder, what is open and what was deleted."""
