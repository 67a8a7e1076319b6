"""The numbers a computer plays Fire Gibbon by, and how each was found."""

from __future__ import annotations

from typing import NamedTuple


class Parameters(NamedTuple):
    """What the judgement is made of; all in chances to win the round where not said otherwise.

    *worth* was fitted to the winners of 150 rounds of four computers. To find what matters, all
    other numbers were varied at once, up or down for each seat of about 900 rounds; what seemed
    to help was then tried alone against three unchanged players, 360 to 480 rounds each, where a
    quarter is no change. The values of cards (*curve* to *open*) won 29 % against a first guess;
    without *fresh* it wins 22 %, with *spend* halved 20 %, more than doubled 16 %.
    *lies* and *doubts* were fitted (logistic) to 57,000 sights of cards that could be doubted, in
    1,000 matches of levels, baselines and simple rules, and tried on 500 more: the log loss of who
    doubts fell from 0.45 to 0.35, of what is a lie from 0.38 to 0.34. Before, low promises were
    thought to be doubted twice as often as they are, and who has a rule for high ones too seldom.
    The others were varied at once, up or down, in 5,522 matches of one master among baselines or
    skilled players (seed spA), and those that showed anything moved to where they won. What may be
    played after a wrong doubt counts for nothing in it: 43 % among baselines and 34 % among skilled
    players against 41 and 32 % with 0.4 of it (100 deals, seed va).
    """

    worth: tuple[float, ...] = (0.0, 1.75, 0.65, 0.3, 0.0)
    """The weight in the race by the spots still needed: see :class:`.belief.SpotRace`."""
    lies: tuple[float, float, float, float, float] = (-0.9, 0.57, 0.07, -0.52, -0.75)
    """Log odds of a lie: always, for each unit of log odds to have no true card, for each number
    higher, for each fire spot that would have fitted, and for the chance to lie only in need."""
    doubts: tuple[float, float, float, float] = (-1.03, 0.41, 0.27, -0.91)
    """Log odds of a doubt: always, for each number higher, for each unit of log odds of a lie, and
    for each unit of the bar from which on a doubt pays."""
    stranger: float = -0.2
    """How likely somebody unknown is to lie only in need, in log odds."""
    lie: float = 0.02
    """What a lie costs beyond what is foretold of it."""
    press: float = 0.33
    """How often the next seat leaps into the fire; a chance."""
    spend: float = 0.07
    """The value of the best hidden card against the worst."""
    usual: float = 0.5
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
    open: float = 0.6
    """The value of the highest fire spot; lower ones in proportion."""


NUMBERS = Parameters()
