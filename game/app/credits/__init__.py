"""The credits: what others made and the program brings along, with every licence to read."""
