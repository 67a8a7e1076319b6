"""Wheel and sdist, for those who have Python: made, rebuilt, compared and installed."""
