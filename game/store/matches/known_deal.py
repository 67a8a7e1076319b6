"""Known deals: the marks of matches whose cards somebody may have known before they were dealt."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

KEY: Final = "known_deal"
"""The key in the head of a match file; earlier versions wrote none, and keep it as it is."""


class KnownDeal(StrEnum):
    """How the deal came to be known."""

    AGAIN = "again"
    """The deal of a match that is over, once more."""
    PLAYED_ON = "played_on"
    """A match that is over, from one of its moments on."""
    CODE = "code"
    """Typed in."""
    SEED = "seed"
    """The seed was given on the command line."""
