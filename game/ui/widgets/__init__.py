"""Things a person reads or presses, each in its rectangle."""
