"""Computer players for any game: a bot gets an observation and a random generator, and decides."""
