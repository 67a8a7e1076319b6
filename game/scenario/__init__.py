"""Scenarios: positions and plays as text, so that a dispute about a rule is a file."""
