"""Pitch: bid for the right to name trumps with the first lead, then make your points."""
