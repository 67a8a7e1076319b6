"""The values of open boxes: what is still to be expected of them with the cards one keeps."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import TypeAlias

from game.engine.cards import Card
from game.games.indian_chief.bot.kept_card_features import BOX_OF, features

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
        self.values = values
        self.sizes = sizes
        self.weights = [
            [
                w * (boxes >> box & 1)
                for w, box in zip(weights[boxes.bit_count()], BOX_OF, strict=True)
            ]
            for boxes in range(0, 256, 2)
        ]

    def worth(self, kept: Sequence[Card], boxes: int) -> float:
        """The points to be expected of *boxes* with these cards kept."""
        if not boxes:
            return 0.0
        at = boxes >> 1
        plain = self.values[at] + self.sizes[boxes.bit_count()][len(kept)]
        promised: float = sum(map(mul, self.weights[at], features(kept)))
        return plain + promised
