"""The numbers a computer plays Skitgubbe by, and how each was found."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.manner import Level


class Numbers(NamedTuple):
    """What the judgement rests on.

    The first ones are weights in the logarithm of the odds to become the Goat.
    """

    plain_top: tuple[float, ...] = (
        0.37, 0.26, 0.29, 0.29, 0.30, 0.27, 0.18, 0.25, 0.23, 0.28, 0.25, 0.18, 0.10,
    )  # fmt: skip
    """A run of a plain suit, by its highest card, from the two to the ace."""
    plain_more: tuple[float, ...] = (
        0.10, 0.06, 0.05, -0.02, 0.02, 0.04, -0.05, 0.06, -0.08, -0.01, 0.13, 0.07, 0.06,
    )  # fmt: skip
    """Every card below it in the run."""
    trump_top: tuple[float, ...] = (
        -0.20, -0.19, -0.19, -0.23, -0.22, -0.19, -0.31, -0.28, -0.28, -0.32, -0.44, -0.51, -0.37,
    )  # fmt: skip
    """The same for trumps."""
    trump_more: tuple[float, ...] = (
        -0.04, 0.12, -0.09, -0.08, 0.00, 0.07, -0.10, -0.13, -0.04, -0.02, -0.28, -0.28, -0.23,
    )  # fmt: skip
    lead: float = -0.38
    """Being on lead."""
    stuck: float = -0.14
    """Holding the highest trump where it may only kill."""

    fear: float = 1.0
    """What is given to the next hand counts so much against what is got rid of, among two."""
    rank: tuple[float, ...] = (
        -1.0, -0.9, -0.8, -0.7, -0.5, -0.4, -0.3, -0.1, 0.1, 0.3, 0.5, 0.7, 0.9,
    )  # fmt: skip
    """What a card won in part one is worth, from the two to the ace."""
    power: float = 0.3
    """What it is worth in part one to hold the highest rank rather than the lowest."""
    over: float = 0.75
    """How readily somebody plays over a card who can."""

    tie: float = 0.09
    """How likely the next one ties and wins the war, or is tied."""
    chance: float = 0.3
    """The chance to win a trick where one's own play is still to come."""
    follow: float = -0.1
    """What somebody later adds to a heap, in worth."""
    hurry: float = 0.05
    """How much better a sluff before one's play is than one that waits."""


class Craft(NamedTuple):
    """What makes a level."""

    softness: float
    """A difference in worth that hardly matters."""
    memory: int
    """So many of the cards last won or eaten by others are remembered."""
    deals: int
    """Imagined deals for a decision; 0 trusts the feeling."""
    depth: int
    """Decisions of anybody in part two each of them is played on for."""
    width: int
    """How many actions are tried, those that feel best."""


NUMBERS = Numbers()
CRAFTS = {
    Level.NOVICE: Craft(0.15, 0, 0, 0, 0),
    Level.CASUAL: Craft(0.05, 6, 0, 0, 0),
    Level.SKILLED: Craft(0.0, 16, 8, 20, 5),
    Level.MASTER: Craft(0.0, 104, 40, 30, 8),
}
ENOUGH_AFTER = 6
"""So many games a computer wants in an evening without an end."""
