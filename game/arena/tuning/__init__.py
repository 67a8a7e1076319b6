"""Numbers of computers tried by playing."""
