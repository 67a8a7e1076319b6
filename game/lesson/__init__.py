"""Lessons: a written position, computers that follow a script, and one thing said at a time."""
