"""The numbers a computer plays Democracy by, and how each was found."""

from __future__ import annotations

from typing import NamedTuple


class Parameters(NamedTuple):
    """The numbers of the judgement.

    Seven numbers were varied together (cross-entropy, 14 players a round, 300 islands of four seats
    each, three opponents of whom half were the baseline of the rules' notes), counting the tribes
    above those of the others. On 500 fresh islands they gained 0.13 tribes on three baselines and
    0.19 on the first guess; their errors are 0.05. `race` was fitted to the winners of 120 matches
    each of two, three, four and six seats: 0.65, 0.7, 0.8 and 0.75.
    """

    chunk: float = 5.0
    """Points of a suit that usually change hands together; makes the race for a tribe uncertain."""
    stake: int = 3
    """Points by which a price is measured."""
    thrown: float = 1.5
    """Points each of the others usually throws in."""
    played: float = 0.92
    """The chance that a stronger card, if somebody holds it, comes down now."""
    idiot: float = 0.49
    """The chance that the holder of the six of trumps expects the five."""
    chief: float = 0.3
    """The chance that the holder of the five of trumps plays it."""
    keep: float = 0.9
    """What the strongest card is worth later, in tricks."""
    curve: float = 2.8
    """How much more the highest cards are worth later than middling ones."""
    late: float = 0.3
    """How much less cards for later are worth as the hand runs out."""
    fool: float = 0.09
    """What a six is worth later, in tricks: it may catch a five."""
    race: float = 0.75
    """How much a tribe changes the chances to win: a power of e."""


NUMBERS = Parameters()


class StyleParameters(NamedTuple):
    """The numbers by which a style changes play, the same at every level."""

    bluff: float = 1.3
    """So many times as softly chooses who cannot be foreseen."""
    suspicion: float = 1.1
    """So many times as often strong cards are expected of the others."""
    greed: float = 0.2
    """How much more a trick won counts than one denied, as a share."""
    patience: float = 1.3
    """So many times as much a card for later is worth."""
    promise: float = 0.15
    """Tricks that one unit of the learned feeling (a power of e) stands for."""
    playout: float = 0.15
    """How softly everybody chooses in an imagined deal, in tricks."""
    prior: float = 30.0
    """The feeling counts as much as so many imagined deals."""


STYLE = StyleParameters()
