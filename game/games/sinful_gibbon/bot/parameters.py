"""The numbers a computer plays Sinful Gibbon by, and how each was found."""

from __future__ import annotations

from typing import NamedTuple


class Parameters(NamedTuple):
    """Card sense as numbers; points are penalty points.

    *pace* to *hat* were fitted by least squares to what 80 matches of computers cost in the end,
    14,740 positions. All from *fresh* on but *eager* and *nerve* came
    from 9 generations of cross-entropy (24 candidates of 24 matches to 400 points each, seed
    ``tuneA``, against baseline players and their own like): in other deals that took 2.1 x a fair
    share of the matches among baseline players, the first guess 1.1 x. The other two were then
    tried by hand. Matches among baselines were the measure: numbers that are right about their own
    like lose 20 points to them.
    *trust*, *squeeze*, *width*, *daring*, *heart_daring*, *lie*, *heart_lie* and *nerve* were moved
    along the slopes of a regression: 4,000 matches in which all numbers were varied at once, of
    three masters or skilled players against a simple rule or a master of before, and of a master
    among baselines. Most depends on *width*: who is surer than one can be of when others doubt
    lies whenever nobody should, and one simple rule won by that.
    How long a match is decides how much luck is in it: one master among baselines wins 49 % (41 to
    57 %) of 40 deals to 1000 points, and 30 % (25 to 35 %) of 50 to 300 points (seed r2a).
    """

    pace: float = 4.0
    """Turns for each seat until half of what will change has changed."""
    leftover: float = 14.0
    """What a card left over costs at the count."""
    shed: float = 9.9
    """How much less a hand card costs early in a round: some will be shed yet."""
    wrath: tuple[float, ...] = (7.0, 20.0, 24.0, 34.0, 48.0)
    """What Wrath will cost in the end, by straight piles less than the most of the others:
    two less, one less, as many, one more, two more."""
    gluttony: tuple[float, ...] = (7.0, 13.0, 22.0, 34.0, 37.0)
    """What Gluttony will cost, by the fattest pile less the others': three or more less, less,
    as fat, fatter, by three or more."""
    envy: tuple[float, ...] = (1.0, 10.0, -8.0)
    """What Envy will cost: who has most hearts, as many as another who has, or fewer."""
    hat: tuple[float, ...] = (5.0, 40.0)
    """What the hat will cost: without it, and wearing it."""
    truth: tuple[float, ...] = (0.99, 0.88, -0.49, 0.37, 0.75, 0.04, -0.13, -0.02, -0.2, -0.3)
    """Log odds that a number is true which is promised by who lies only where it must: always, for
    each unit of log chance to have it, of log chance to have nothing honest, for each number
    skipped, for the first of a pile, and for ten, jack, queen, king and ace. This and the next
    three were fitted to 59,539 numbers and 20,431 hearts in 380 matches of computers, baselines and
    simple rules at the same tables."""
    bluff_truth: tuple[float, ...] = (
        0.44,
        0.49,
        0.07,
        0.05,
        0.84,
        -0.05,
        -0.16,
        0.09,
        -0.04,
        -0.47,
    )
    """The same of those who also lie where they need not."""
    heart_truth: tuple[float, ...] = (3.82, 0.88, -0.64, -0.6, 0.12, -0.66, -0.94, -1.09, -1.52)
    """As *truth* for a heart: always, for each unit of log chance to have it, of log chance to have
    nothing honest, for each heart kept in this round before, and from ten to ace."""
    bluff_heart: tuple[float, ...] = (1.07, 0.68, -0.72, -0.35, -0.16, 0.21, 0.21, -0.24, -0.54)
    """As *heart_truth*, of those who bluff."""
    trust: float = 0.28
    """How much is made of how often somebody's numbers were true."""
    fresh: float = 6.7
    """What it is worth to lead after a doubt, beside the card that goes."""
    squeeze: float = 23.0
    """What it costs to go on without an honest promise."""
    raised: float = 10.0
    """What it is worth that the next seat has nothing honest."""
    eager: float = 1.0
    """How often somebody doubts who should by far; a chance."""
    width: float = 0.21
    """How uncertain it is whether others doubt near their bar; a chance."""
    daring: float = -0.07
    """How much surer of a lie others want to be than they should; a chance."""
    heart_daring: float = 0.05
    """The same for hearts."""
    high: float = 6.5
    """What an honest ace in hand is worth early in a round."""
    curve: float = 1.93
    """How much rather high cards are kept than middling ones: a power of the rank's share."""
    joker: float = 16.0
    """What the joker in hand is worth early in a round."""
    heart: float = -2.37
    """What a heart in hand is worth early in a round: it has to go some time."""
    doubt: float = 4.6
    """Points a doubt must promise beyond going on."""
    heart_doubt: float = -1.85
    """The same for hearts."""
    lie: float = 1.0
    """Points by which a lie is disliked."""
    heart_lie: float = 5.0
    """Points by which a false heart is disliked."""
    nerve: float = 0.9
    """How much is made of how often somebody doubted."""


NUMBERS = Parameters()
