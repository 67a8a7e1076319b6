"""What each decision of a seat was worth, weighed after the match."""
