"""The numbers a computer plays Bridge Solitaire by, and how each was found."""

from __future__ import annotations

from typing import NamedTuple


class PlayParameters(NamedTuple):
    """The worth of keeping a card, in tricks.

    All were varied together (cross-entropy, nine rounds of 26 players) for the tricks of the player
    in 1,800 deals, once as declarer in the longest suit and once defending: 10.2 tricks for both
    together with a first guess, 10.6 with these.
    """

    trump: float = 0.59
    """Any trump: it can ruff."""
    trump_lead: float = 0.55
    """A share of the chance that a trump wins when it is led."""
    side_lead: float = 0.64
    """The same for a card of another suit."""
    side_answer: float = 0.51
    """A share of the chance that it beats what the house leads."""
    rank: float = 0.016
    """Each rank, so that the lowest goes first."""
    joker: float = 0.23
    """A joker, which only ever loses."""
    burn: float = 0.05
    """Turning up the whole stock."""
    draw: float = -0.19
    """Leading a trump while the stock holds trumps."""
    bare: float = -0.035
    """Playing the last card of a suit while holding a trump."""


PLAY_NUMBERS = PlayParameters()


class RubberParameters(NamedTuple):
    """The worth of the state of the rubber, in points for the player.

    With these the feeling alone was 1,280 points ahead of the house after 60 rubbers of 6.9 deals
    each, with nothing here 1,260 (7.5 deals); numbers fitted to what was still to come in 250
    rubbers made them longer (9.5 deals) and no better (1,160). Errors are about 125.
    """

    games: tuple[tuple[float, ...], ...] = ((0.0, -350.0), (350.0, 0.0))
    """By the games won by the player and by the house."""
    parts: tuple[float, ...] = (150.0, 200.0)
    """A hundred points below the line, by the games that side has won."""


RUBBER = RubberParameters()


class HandParameters(NamedTuple):
    """Tricks of a hand of thirteen, added up (see :class:`.hand_evaluation.HandEvaluation`).

    Least squares over 3,000 hands, each suit as trumps on six stocks: what is left over has a
    standard deviation of 0.56 tricks (0.60 in defence), most of it the luck of so few stocks.
    """

    trumps: tuple[float, ...]
    """By the number of trumps."""
    trump_honors: tuple[float, ...]
    """Ten, jack, queen, king and ace of trumps."""
    sides: tuple[float, ...]
    """By the number of cards in each other suit."""
    side_honors: tuple[float, ...]
    """Ten to ace of other suits."""
    joker: float


DECLARING = HandParameters(
    (-0.82, -0.68, -0.3, 0.19, 0.44, 0.56, 0.63, 0.76, 0.84, 0.9, 0.95, 1.0, 1.0, 1.0),
    (0.15, 0.22, 0.3, 0.39, 0.54),
    (2.15, 1.96, 1.79, 1.6, 1.31, 0.97, 0.54, -0.1, -0.84, -1.6, -2.4, -3.2, -4.0, -4.8),
    (0.16, 0.21, 0.28, 0.35, 0.5),
    -0.17,
)
"""A hand in the player's own contract."""
DEFENDING = HandParameters(
    (-0.23, 0.14, 0.69, 1.24, 1.24, 1.24, 1.24, 1.24, 1.24, 1.24, 1.24, 1.24, 1.24, 1.24),
    (0.19, 0.26, 0.36, 0.46, 0.58),
    (0.9, 0.92, 1.02, 1.04, 0.96, 0.78, 0.6, 0.27, -0.1, -0.5, -0.9, -1.3, -1.7, -2.1),
    (0.17, 0.24, 0.29, 0.38, 0.56),
    0.0,
)
"""A hand in which the house plays its suit, the player's shortest."""
SPREAD = 1.15
"""How far results lie from these estimates (standard deviation, tricks)."""


class SelectionParameters(NamedTuple):
    """The numbers by which sixes are chosen to be compared."""

    length: float = 1.5
    """A card of the same suit, in ranks, to somebody who does not imagine (rules, AI notes)."""
    low: int = 6
    """A side card of this rank or lower is worth nothing."""
    curve: float = 1.5
    """How much more the highest are worth."""
    trump: float = 12.0
    """Any card of the suit that may become trump."""


CHOICE = SelectionParameters()


class StyleParameters(NamedTuple):
    """The numbers by which a style changes play.

    Four times as large, those of risk and patience gave the cautious 0.8 of the wins.
    """

    risk: float = 0.06
    """A wide result, as a share of its spread, to the greedy; the suspicious shun it as much."""
    patience: float = 15.0
    """Letting the house play, in points, to the patient."""
    trick: float = 60.0
    """A trick in points, where cards are judged by feeling."""
    prior: float = 6.0
    """The feeling counts as much as so many imagined deals."""


STYLE = StyleParameters()
