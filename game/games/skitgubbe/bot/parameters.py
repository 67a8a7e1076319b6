"""The numbers a computer plays Skitgubbe by, and how each was found."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.profile import Style


class Parameters(NamedTuple):
    """The numbers of the judgement.

    The weights of cards, `lead` and `stuck` are in the logarithm of the odds to become the Goat.
    They were fitted to the Goats of 3,000 games between four players by this judgement, choosing
    softly (three to six seats, 84,000 leads), after a first fit had shown the way: the fit holds as
    well for games left out. What is not a weight was moved alone, one player against three as
    before, each seat on 150 to 200 deals: `fear` 1 made 31 % of the Goats where 0.6 is 25 %,
    higher `rank`s and `power` of 0.5 instead of 0.3 gained about two points each, and the small
    ones from `over` to `hurry` decide nothing. Among three of these the first guess makes 37 %.
    """

    plain_top: tuple[float, ...] = (
        0.39, 0.37, 0.29, 0.30, 0.34, 0.29, 0.27, 0.20, 0.09, 0.17, 0.19, 0.15, 0.07,
    )  # fmt: skip
    """A run of a plain suit, by its highest card, from the two to the ace."""
    plain_more: tuple[float, ...] = (
        -0.03, 0.06, 0.06, -0.02, 0.05, 0.05, 0.07, 0.08, -0.01, -0.00, -0.02, 0.10, 0.08,
    )  # fmt: skip
    """Every card below it in the run."""
    trump_top: tuple[float, ...] = (
        -0.04, -0.16, -0.11, -0.14, -0.15, -0.16, -0.24, -0.22, -0.26, -0.24, -0.24, -0.33, -0.35,
    )  # fmt: skip
    """The same for trumps."""
    trump_more: tuple[float, ...] = (
        0.05, -0.16, -0.16, 0.04, -0.09, -0.04, -0.10, -0.15, -0.09, -0.11, -0.03, -0.16, -0.13,
    )  # fmt: skip
    lead: float = -0.29
    """Being on lead."""
    stuck: float = 0.14
    """Holding the highest trump where it may only kill."""

    guard: float = 0.0
    """The price of the last play but one, after which the next hand may kill."""
    fear: float = 0.6
    """What is given to the next hand counts so much against what is got rid of, among two."""
    rank: tuple[float, ...] = (
        -0.75, -0.65, -0.55, -0.45, -0.25, -0.15, -0.05, 0.15, 0.35, 0.55, 0.75, 0.95, 1.15,
    )  # fmt: skip
    """What a card won in part one is worth, from the two to the ace."""
    power: float = 0.5
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
    lure: float = 1.0
    """How much the worth of a good heap counts when a play may win it."""
    hunger: float = 0.0
    """How much trumps and high cards are liked to eat beyond what they are worth."""
    flip: float = 0.0
    """How much a card of the stock is liked beyond what it promises."""


NUMBERS = Parameters()
ENOUGH_AFTER = 6
"""So many games a computer wants in an evening without an end."""


def styled(numbers: Parameters, style: Style) -> Parameters:
    """The same numbers for a player with a style.

    Greed goes for good heaps and eats what is high, patience saves trumps, suspicion keeps the
    next hand from easy answers and from the kill, bluff lets the stock play. Twice as strongly,
    Amber took 0.53 x a fair share of the wins (19 deals), and Soot 1.43 x (20 deals).
    """
    save = 1.0 + 0.4 * style.patience
    return numbers._replace(
        lure=numbers.lure * (1.0 + 0.4 * style.greed),
        hunger=numbers.hunger + 0.06 * style.greed,
        trump_top=tuple(save * weight for weight in numbers.trump_top),
        trump_more=tuple(save * weight for weight in numbers.trump_more),
        fear=numbers.fear * (1.0 + 0.3 * style.suspicion),
        guard=numbers.guard + 0.05 * style.suspicion,
        flip=numbers.flip + 0.1 * style.bluff,
    )
