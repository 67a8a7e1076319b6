"""Indian Chief: everybody melds in secret at once, seven boxes to fill in seven turns."""
