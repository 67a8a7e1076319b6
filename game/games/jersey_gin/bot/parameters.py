"""The numbers a computer plays Jersey Gin by, and how each was found.

Each number of `Numbers` was moved alone, up and down, by one player among two unchanged ones, from
every seat of 700 to 1,500 deals; the measure is points of a hand, the 25 of its box too, beside
what each of the others won. From a first guess these gained: knocking with ten at any time instead
of four late in the hand, 4.1 ± 0.7 (and with any low limit less); `out` 2.0 instead of 0.8,
1.4 ± 0.8; `feed` 0 instead of 9, 1.9 ± 1.0; `dear` 0.5 instead of 0, 1.0 ± 0.7. Round the present
numbers the curve is flat: doubling `out`, `take` 1 to 5, `swap` 6 to never, or `feed` 0 to 8 change
nothing that can be seen (± 0.8). Tried once more in 2,500 deals (± 0.5), again nothing gained, nor
did waiting for gin with a hand that may knock (3,000 deals, a loss of 0.4 ± 0.2), throwing without
a thought for the next seat (4,000, -0.2 ± 0.3).

The numbers of the look ahead, `fall` to `shown`, were written by ``python build/learn.py jersey_gin
--throws 60000 --draws 25000 --write``: least squares of what a hand brought (25 for its box) when
each of the best two to four throws by judgement, or taking and leaving a discard, was tried on the
same deal and judgement played on. Chosen by numbers fitted on the other two thirds a throw brought
0.50 ± 0.18 more than by judgement, a draw 0.22 ± 0.15. Against two who trust the judgement alone
both together won 1.2 ± 0.7 more a hand (3,101 deals), against two baselines 6.7 ± 1.1 (2,045),
where the judgement alone won 4.0 ± 1.0. Numbers of another 33,000 throws and 7,600 draws (`soon`
97, `gin_soon` 350, `shown` 6.2, the others alike) won 0.3 ± 0.5 more in the same 3,101 deals, which
may be luck. Looking a second draw ahead added 0.1 ± 0.3 to each throw.
"""

from __future__ import annotations

from typing import NamedTuple

from game.bots.profile import Style

WHOLE = 18
"""Cards drawn from the stock before the break."""


class Parameters(NamedTuple):
    """The numbers of the judgement, in points of deadwood unless said otherwise."""

    out: float = 2.0
    """Each live card that would make a meld of two in hand, while the stock is full."""
    late_out: float = 0.7
    """The same when the break comes."""
    dear: float = 0.8
    """How much more such a card counts for a ten than for a five, and less for an ace."""
    feed: float = 4.0
    """Giving the next seat a card it makes a meld with, for certain."""
    held: float = 0.13
    """How surely the next seat holds a card it may hold; grows as hands grow together."""
    take: float = 3.0
    """A discard that makes a meld is taken if it improves the hand by so much."""
    swap: float = 9.0
    """A discard that makes none is taken if it improves the hand by so much."""
    early_knock: float = 12.0
    """Knock with so much unmatched while the stock is full."""
    late_knock: float = 10.0
    """The same when the break comes."""
    fall: float = 3.7
    """Looking one draw ahead: each point of deadwood by which the hand may be expected to fall."""
    soon: float = 82.0
    """The same: to be able to knock then, for certain."""
    gin_soon: float = 220.0
    """The same: to be able to go gin then, for certain."""
    nearer: float = 54.0
    """Taking a discard, if it makes the knock at the next draw certain; in points of a hand."""
    better: float = 0.92
    """The same: each point by which it improves a hand that melds it."""
    more: float = 1.1
    """The same: each more live card that would make a meld of two."""
    shown: float = 7.9
    """What taking costs: a card from the stock, and that all have seen it."""
    melded: float = 0.03
    """How much likelier a hand is for each point less unmatched, after each turn of its seat."""
    refused: float = 2.0
    """How unlikely it is that somebody left a card that makes a meld (a logarithm)."""
    thrown: float = 0.5
    """How unlikely it is that somebody threw a card that goes with one in hand (a logarithm)."""


NUMBERS = Parameters()

WEIGHED = 48
"""Imagined deals on which actions are weighed, whatever the level."""
GUESSES = 12
"""Exchanges of cards by which each hand of such a deal is made likelier."""
POINT = 0.002
"""What a point of judgement is worth, as a chance to win the match: by the fit it is 0.59 points of
a hand, each worth 0.0022 to 0.0039 in a match to 100, as `race` has it."""
TRUST = 100.0
"""Where actions are weighed, the judgement counts as much as so many deals, for one deal is luck.

Without this, the best of five in 40 deals won half its fair share against the judgement alone.
Masters who chose by such trials still won 0.83 (0.63 to 1.04) x among two who judge (42 deals),
0.79 (0.38 to 1.19; 14) with four times as many, and 1.02 (0.83 to 1.21; 55) where they left the
judgement only for what was better by two standard errors in 72 deals (``--seed arena``).
"""


def styled(numbers: Parameters, style: Style) -> Parameters:
    """The same numbers for a player with a style.

    Bluff takes discards that make no meld, so that nobody knows what is being collected; greed
    waits for gin instead of knocking, and patience more so, which also keeps pairs longer;
    suspicion feeds the next seat less.
    """
    knock = -1.0 * style.greed - 2.0 * style.patience
    return numbers._replace(
        swap=numbers.swap - 1.5 * style.bluff,
        shown=numbers.shown - 1.0 * style.bluff,
        early_knock=numbers.early_knock + knock,
        late_knock=numbers.late_knock + knock,
        feed=numbers.feed * (1 + 0.8 * style.suspicion),
        out=numbers.out * (1 + 0.5 * style.patience),
        late_out=numbers.late_out * (1 + 0.8 * style.patience),
    )
