"""Records on the screen: what came of the matches of each person, with curves."""
