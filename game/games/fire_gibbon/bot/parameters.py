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
    What follows was begun from fits to 29,000 to 59,000 sights of cards that could be doubted, in
    800 to 1,500 matches of levels and baselines (*lies*, *lacking*, *choice*, *dear*, and *slow*
    with *eager*, *daring* and *width* for who doubts). Then all were varied at once, up or down,
    in 5,522 matches of one master among baselines or skilled players (seed spA), and those that
    showed anything moved to where they won. What may be played after a wrong doubt counts for
    nothing in it: 43 % among baselines and 34 % among skilled players against 41 and 32 % with 0.4
    of it (100 deals, seed va). *stranger* to *slow* are there because baselines lie half as often
    as levels do; with all, a master takes 45 % among baselines (77 deals, seed arena).
    """

    worth: tuple[float, ...] = (0.0, 1.75, 0.65, 0.3, 0.0)
    """The weight in the race by the spots still needed: see :class:`.belief.SpotRace`."""
    lies: tuple[float, ...] = (0.0, -0.9, -0.7, -0.25, 0.45)
    """Log odds of a lie where a true card is lacked as likely as not, by cards in hand."""
    lacking: float = 0.65
    """How much of the log odds to have no true card."""
    choice: float = -0.8
    """For each fire spot that would have fitted."""
    dear: float = -1.0
    """For each unit of the bar from which on a doubt pays."""
    stranger: float = -0.2
    """How likely somebody unknown is to lie only in need, in log odds."""
    plain: tuple[float, float] = (-0.75, 1.2)
    """The log odds of a lie by such a one: always, and for each unit of those of others."""
    slow: tuple[float, float, float] = (0.5, 0.24, 0.2)
    """The same of how such a one doubts: how often, how much surer, and how uncertain that is."""
    width: float = 0.08
    """How uncertain it is whether others doubt near their bar; a chance."""
    eager: float = 0.92
    """How often somebody doubts who should; a chance."""
    daring: float = 0.15
    """How much surer of a lie others want to be than they should; a chance."""
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
