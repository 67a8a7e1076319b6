"""The values of open boxes, read from their tables: what they still promise with the cards kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from game.engine.cards import Card
from game.games.indian_chief.bot import box_value_tables
from game.games.indian_chief.bot.kept_card_features import BOX_OF, features
from game.games.indian_chief.bot.parameters import PAR
from game.games.indian_chief.rules.facts import ALL_OPEN, BOXES

Row: TypeAlias = Sequence[float]


class Future:
    """The worth of open boxes to a player who plays well, by the cards kept for them."""

    def __init__(
        self, values: Sequence[float], weights: Sequence[Row], sizes: Sequence[Row]
    ) -> None:
        """Take these tables.

        *values* are the points still to come by the open boxes as bits (bit 0 for one card), with
        cards that promise nothing; *weights* what each feature of the cards adds, by the number of
        open boxes; *sizes* what so many cards add, by the same and by that number.
        """
        self.values = list(values)
        self.sizes = [list(sizes[boxes.bit_count()]) for boxes in range(0, 256, 2)]
        """By open boxes, what so many cards add."""
        self.weights = [
            [
                (at, weight)
                for at, weight in enumerate(weights[boxes.bit_count()])
                if boxes >> BOX_OF[at] & 1
            ]
            for boxes in range(0, 256, 2)
        ]
        """By open boxes, the features that count for them, and how much."""

    def worth(self, kept: Sequence[Card], boxes: int) -> float:
        """The points to be expected of *boxes* with these cards kept."""
        if not boxes:
            return 0.0
        at = boxes >> 1
        plain = self.values[at] + self.sizes[at][len(kept)]
        promised, found = 0.0, features(kept)
        for place, weight in self.weights[at]:
            promised += weight * found[place]
        return plain + promised


@cache
def future(seats: int, keep: float = 1.0) -> Future:
    """The worth of open boxes and kept cards at a table of *seats*."""
    (values,) = rows(box_value_tables.VALUES[seats])
    weights = [[0.0] * len(BOX_OF), *rows(box_value_tables.WEIGHTS[seats])]
    sizes = [[0.0] * 9, *rows(box_value_tables.SIZES[seats])]
    return Future(values, [[keep * each for each in row] for row in weights], sizes)


@cache
def loot(seats: int) -> tuple[float, ...]:
    """The points a theft gains on average, by the number of boxes still open."""
    return tuple(rows(box_value_tables.LOOT[seats])[0])


@cache
def par_only(share: float = 1.0, keep: float = 0.0) -> Future:
    """The worth of boxes as a *share* of their par; kept cards count as little as *keep* says.

    The hunch about them is that of the rules notes: high spades, low cards, an ace, hearts.
    """
    values = [
        share * sum(PAR[box] for box in BOXES if at << 1 >> box & 1)
        for at in range((ALL_OPEN >> 1) + 1)
    ]
    hunch = [0.0, 3.0, 2.0, 1.0, 0.0, 0.0, 0.0, 2.0, 1.0, 3.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    return Future(values, [[keep * each for each in hunch]] * 8, [[0.0] * 9] * 8)


@cache
def nothing() -> Future:
    """The worth of boxes and cards to a player who takes what can be had now: nothing."""
    return Future([0.0] * 128, [[0.0] * len(BOX_OF)] * 8, [[0.0] * 9] * 8)


def rows(text: str) -> list[list[float]]:
    """The numbers of a text, with blanks between them and a slash after each row."""
    return [[float(word) for word in row.split()] for row in text.split("/")]
