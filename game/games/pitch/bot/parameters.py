"""The numbers a computer plays Pitch by, and how each was found.

The worths of high and low cards and of the jack began as the chances in the rules notes (a card not
in hand is in another hand in 39 of 100 deals, so a king is the highest trump in 61) and were
lowered where a point must still be brought home. Every number was then moved up and down alone, and
1,500 deals played twice with sides exchanged, against the numbers before; what gained more than its
error was kept and tried again on 2,000 fresh deals. The curve is flat: only `round_up`
(0.55 to 0.7) and `trump` (0.1 to 0.25) gained, together 0.06 points a hand. `near` and `alarm` at
0.6 won 53 of 100 matches against none, in 1,000 matches.
"""

from __future__ import annotations

from typing import NamedTuple

from game.bots.profile import Style


class Parameters(NamedTuple):
    """The numbers of the judgement, in points of a hand unless said otherwise."""

    high: tuple[float, ...] = (1.0, 0.8, 0.6, 0.4, 0.25, 0.1)
    """The own highest trump as High: ace, king, queen, jack, ten, any other."""
    low: tuple[float, ...] = (0.85, 0.7, 0.5, 0.35, 0.15)
    """The own lowest trump as Low: two, three, four, five, any other."""
    lone_low: float = 0.1
    """The same for the only trump in hand, which is needed for the lead."""
    jack: float = 0.9
    """The own jack with a higher trump and a third one."""
    bare_jack: float = 0.6
    """Any other own jack."""
    hunted_jack: float = 0.15
    """The chance to catch somebody's jack with ace or king."""
    length: float = 0.12
    """Each trump, towards Game."""
    side_card: float = 0.12
    """Each ace of another suit and each ten, towards Game."""
    ace: float = 0.15
    """The ace of trumps, towards Game."""
    most_game: float = 0.9
    """Game is never surer than this."""
    round_up: float = 0.7
    """A bid may be this much higher than the estimate: the partner helps too."""
    over_partner: float = 0.5
    """How much better the hand must be to outbid the partner."""
    near: float = 0.6
    """How much bolder a side bids that needs two points or fewer to win."""
    alarm: float = 0.6
    """How much bolder a side bids when another needs two points or fewer to win."""
    card_count: float = 0.035
    """One of the card count for Game."""
    lead: float = 0.05
    """Having the next lead."""
    boss: float = 0.3
    """Keeping the highest trump still out, on top of `trump`."""
    trump: float = 0.25
    """Keeping a trump."""
    side_ace: float = 0.1
    """Keeping an ace of another suit."""
    ruff: float = 0.5
    """How willingly others trump; a share of the trumps still out."""
    draw: float = 0.25
    """Pulling trumps as the bidding side; half of it is the harm to others."""
    mate: float = 0.8
    """How surely the partner takes a trick when able to."""


NUMBERS = Parameters()


def styled(numbers: Parameters, style: Style) -> Parameters:
    """The same numbers for a player with a style.

    Greed bids more; suspicion fears trumps behind and shuts out who is about to win; patience keeps
    trumps and aces.
    """
    return numbers._replace(
        round_up=numbers.round_up + 0.35 * style.greed,
        ruff=numbers.ruff * (1 + 0.5 * style.suspicion),
        alarm=numbers.alarm * (1 + 0.8 * style.suspicion),
        trump=numbers.trump * (1 + 0.6 * style.patience),
        boss=numbers.boss * (1 + 0.6 * style.patience),
        side_ace=numbers.side_ace * (1 + 0.6 * style.patience),
    )


BOLD = 0.35
"""By how many points greed makes a bid look better than it is."""
STEAL = 0.6
"""By how many points bluff makes stealing a bid, or a smudge, look better than it is."""
KEEP = 0.15
"""By how many points patience makes playing a trump look worse than it is."""
CARE = 0.001
"""What one of the card count is worth where it decides nothing, in points of a hand."""
REACH = 1.6
"""A bid this many points above the estimate is not tried."""
FIRM = 0.3
"""How far apart, in points, two calls are between which somebody wavers (a logistic scale)."""
