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
    hoards: float = 0.0
    """Tricks by which a trump in hand seems dearer than it is, so that it is kept too long."""


LEVELS = {
    Level.NOVICE: LevelParameters(
        120.0, 8.0, 0, 0, 5, 0, 1.0, ("passed", "played", "discarded"), hoards=3.0
    ),
    Level.CASUAL: LevelParameters(60.0, 8.0, 0, 0, 8, 0, 0.5, ("passed", "played"), hoards=1.5),
    Level.SKILLED: LevelParameters(20.0, 8.0, 8, 4, 20, 0, 0.15, ("passed",), hoards=0.6),
    Level.MASTER: LevelParameters(0.0, 0.0, 64, 16, 120, 120, 0.2, ()),
}
"""Up to the skilled all trust their feeling for a card and keep trumps too long, the weaker the
longer; the casual and the novice keep high cards of long suits, hope for tricks they will not take
and forget what was played. The share of rubbers in which one made more points (seed lad28, each
alone with the same deals): casual beside novice 0.65 (0.60 to 0.71; 300 deals), skilled beside
casual 0.67 (0.61 to 0.73; 240), master beside skilled 0.66 (0.57 to 0.75; 100), beside novice
0.86 (0.79 to 0.93; 100)."""
