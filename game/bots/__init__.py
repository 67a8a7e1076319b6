"""How a computer thinks, for any game: it gets an observation and a random generator."""
