"""The levels of Bridge Solitaire: what makes a novice, a casual, a skilled player and a master."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.profile import Level


class LevelParameters(NamedTuple):
    """The numbers that make a level."""

    softness: float
    """Points of the rubber that hardly matter to it when it bids."""
    slack: float
    """The same when it plays a card."""
    sevens: int
    """Hidden hands imagined for the choice of six; 0 keeps high cards of long suits."""
    sixes: int
    """Sixes looked at for each suit."""
    stocks: int
    """Imagined stocks for a call."""
    deals: int
    """Imagined stocks for a card; 0 trusts the feeling."""
    lift: float
    """The chance of taking a trick more than was imagined."""
    forgets: tuple[str, ...]
    """What it does not remember: cards ``passed`` over, ``played``, or ``discarded``."""


LEVELS = {
    Level.NOVICE: LevelParameters(55.0, 8.0, 0, 0, 5, 0, 0.0, ("passed", "played", "discarded")),
    Level.CASUAL: LevelParameters(25.0, 5.0, 4, 4, 10, 0, 0.0, ("passed",)),
    Level.SKILLED: LevelParameters(2.0, 1.0, 40, 12, 80, 60, 0.15, ()),
    Level.MASTER: LevelParameters(0.0, 0.0, 64, 16, 120, 120, 0.2, ()),
}
"""So far apart that it shows through the luck of a rubber (seed arena): casual is 296 points ahead
of novice (147 to 446, 342 deals), skilled has more points than casual in 61 % (55 to 68 %) of 202
deals, master is 176 points ahead of skilled (36 to 316, 227 deals)."""
