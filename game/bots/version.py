"""The version of the computer players: a match file names the one it was played by."""

from typing import Final

PLAYERS_VERSION: Final = 1
"""Raised whenever a computer may decide otherwise than before in a position it had already."""
