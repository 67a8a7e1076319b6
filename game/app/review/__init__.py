"""A finished match: analysis, replay, audit."""
