"""The numbers Fire Gibbon is judged by, all in one place, and what makes a level."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.bots.manner import Level


class Numbers(NamedTuple):
    """What the judgement is made of; all in chances to win the round where not said otherwise.

    *worth* was fitted to the winners of 150 rounds of four computers. To find what matters, all
    other numbers were varied at once, up or down for each seat of about 900 rounds; what seemed
    to help was then tried alone against three unchanged players, 360 to 480 rounds each, where a
    quarter is no change. The values of cards (*curve* to *open*) won 29 % against a first guess;
    without *fresh* it wins 22 %, with *spend* halved 20 %, more than doubled 16 %.
    *bluff*, *smuggle* and *steep* were fitted to 14,540 cards that could be doubted in 300 matches
    of mixed tables, *eager*, *daring* and *width* to the doubts of 480 others. Computers that play
    by them lie more than those they were fitted to: in 400 matches of theirs, of cards called
    false with a chance of 0.08, 0.29, 0.49 and 0.70, 19, 30, 42 and 61 % were. One master among
    three baselines wins 34 % of 120 deals (seed t1) and 31 % of 60 (fin1), before 28 % of 150
    (base1). A few cards turned up in a round told nothing of who lies more.
    """

    worth: tuple[float, ...] = (0.0, 1.75, 0.65, 0.3, 0.0)
    """The weight in the race by the spots still needed: see :class:`Race`."""
    bluff: tuple[float, ...] = (0.0, 0.13, 0.3, 0.97, 0.94)
    """How often somebody without a true card lies, by cards in hand; with few, others fit."""
    smuggle: tuple[float, ...] = (0.0, 0.004, 0.008, 0.033, 0.175)
    """How often somebody lies at a promise of ten who could tell the truth, by cards in hand."""
    steep: float = 3.9
    """How much more often at a higher promise: a power of the promise's share of ten."""
    width: float = 0.112
    """How uncertain it is whether others doubt near their bar; a chance."""
    eager: float = 0.69
    """How often somebody doubts who should; a chance."""
    daring: float = 0.083
    """How much surer of a lie others want to be than they should; a chance."""
    press: float = 0.25
    """How often the next seat leaps into the fire; a chance."""
    spend: float = 0.1
    """The value of the best hidden card against the worst."""
    usual: float = 0.4
    """The value of a card still to be drawn, between the two."""
    hat: float = 0.03
    """The price of the hat."""
    fresh: float = 0.03
    """What it is worth to start a fire of one's own after a right doubt."""
    curve: float = 2.0
    """How much rather high cards than middling ones are kept: a power of the rank's share."""
    heart: float = 0.03
    """The value of the lowest heart in hand."""
    hearts: float = 0.16
    """What the highest heart in hand is worth beyond that."""
    open: float = 0.56
    """The value of the highest table card; lower ones in proportion."""


class Temper(NamedTuple):
    """What makes a level: softness of choice, discards remembered, cards counted, grudges kept."""

    softness: float
    remembered: int
    counts: bool
    grudge: bool


NUMBERS = Numbers()
TEMPERS: Mapping[Level, Temper] = MappingProxyType(
    {
        Level.NOVICE: Temper(0.035, 0, False, False),
        Level.CASUAL: Temper(0.02, 6, True, False),
        Level.SKILLED: Temper(0.014, 16, True, True),
        Level.MASTER: Temper(0.002, 54, True, True),
    }
)
