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

from game.bots.manner import Level


class Numbers(NamedTuple):
    """What the judgement rests on, in points of a hand unless said otherwise."""

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
    slack: float = 0.5
    """How far a hand may lie from a call and still be believed."""


NUMBERS = Numbers()


class Style(NamedTuple):
    """How a level plays."""

    mood: float
    """The estimate of a hand is off by up to this many points, either way."""
    softness: float
    """How far apart, in points, two cards must be to be told apart; 0 takes the best."""
    call_worlds: int
    """Trial deals for a call; 0 trusts the feeling."""
    card_worlds: int
    """Trial deals for a card; 0 trusts the feeling."""
    patience: int
    """How often a trial deal that does not fit the calls is dealt anew."""


STYLES = {
    Level.NOVICE: Style(0.9, 0.25, 0, 0, 0),
    Level.CASUAL: Style(0.4, 0.08, 0, 0, 0),
    Level.SKILLED: Style(0.0, 0.0, 60, 32, 2),
    Level.MASTER: Style(0.0, 0.0, 120, 100, 4),
}
"""Each level beats the one before, in points a hand on deals played twice: casual 0.5 ± 0.2 (300
deals), skilled 0.8 ± 0.4 (100), master 0.7 ± 0.5 (40). Trial deals that fit the calls gained more
than others: 0.34 ± 0.24 against 0.24 ± 0.25 over the feeling, for calls alone (250)."""
MATCH = 12.0
"""What winning the match is worth, in points of a hand."""
CARE = 0.001
"""What one of the card count is worth where it decides nothing, in points of a hand."""
REACH = 1.6
"""A bid this many points above the estimate is not tried."""
ROUND = 16
"""So many trial deals make a round."""
BEHIND = 1.5
"""An action that lies this many points a hand behind after a round is dropped."""
