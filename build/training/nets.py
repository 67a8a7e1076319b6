"""Small nets that are learned in training: forward, backward, Adam's steps, and as a table.

A net gives each row of signs one number: the signs weighed one by one, and a few hidden units that
bend at zero. As a table it is a row for each unit (its weights, its threshold, and its weight in
the end), and last the weights of the signs alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.float64]
Rows: TypeAlias = Sequence[Sequence[float]]

SLOW, SLOWER = 0.9, 0.995
"""How much Adam's two means keep of the past (Kingma and Ba 2015)."""
WIDTH = 99
"""The longest line of a table."""


class Net:
    """Weights that learn."""

    def __init__(self, parts: Sequence[Array]) -> None:
        """*parts*: weights (signs by units), thresholds, ends, signs alone, and their threshold."""
        self.parts = list(parts)
        self.means = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]
        self.steps = 0

    @classmethod
    def fresh(cls, signs: int, units: int, rng: np.random.Generator, level: float = 0.0) -> Net:
        """A net that knows nothing but a *level*."""
        weights, ends = rng.normal(0, 0.2, (signs, units)), rng.normal(0, 0.1, units)
        return cls([weights, np.zeros(units), ends, np.zeros(signs), np.full(1, level)])

    @classmethod
    def read(cls, rows: Rows, signs: int) -> Net:
        """The net of a table; without a threshold in its last row it has none there."""
        hidden, last = np.array(rows[:-1], dtype=float), [*rows[-1], 0.0]
        weights, thresholds, ends = hidden[:, :signs].T.copy(), hidden[:, -2], hidden[:, -1]
        return cls([weights, thresholds, ends, np.array(last[:signs]), np.array([last[signs]])])

    def rows(self, level: bool = True) -> list[list[float]]:
        """The net as a table; *level* says whether the threshold of the signs alone counts."""
        weights, thresholds, ends, alone, threshold = self.parts
        hidden = np.column_stack([weights.T, thresholds, ends]).tolist()
        return [*hidden, [*alone.tolist(), *(threshold.tolist() if level else ())]]

    def values(self, signs: Array) -> tuple[Array, Array]:
        """The number of each row of *signs*, and how far each hidden unit is bent for it."""
        weights, thresholds, ends, alone, threshold = self.parts
        bent = np.maximum(signs @ weights + thresholds, 0)
        return bent @ ends + signs @ alone + threshold, bent

    def slopes(self, signs: Array, bent: Array, blame: Array) -> list[Array]:
        """What each weight does to a loss that changes with each number by *blame*."""
        signs, bent = signs.reshape(-1, signs.shape[-1]), bent.reshape(-1, bent.shape[-1])
        blame = blame.reshape(-1)
        inner = np.outer(blame, self.parts[2]) * (bent > 0)
        return [
            signs.T @ inner,
            inner.sum(axis=0),
            bent.T @ blame,
            signs.T @ blame,
            blame.sum(keepdims=True),
        ]

    def step(self, slopes: Sequence[Array], rate: float) -> None:
        """One step of Adam against the *slopes*."""
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.means[at] += (1 - SLOW) * (slope - self.means[at])
            self.squares[at] += (1 - SLOWER) * (slope**2 - self.squares[at])
            mean = self.means[at] / (1 - SLOW**self.steps)
            square = self.squares[at] / (1 - SLOWER**self.steps)
            self.parts[at] = self.parts[at] - rate * mean / (np.sqrt(square) + 1e-8)


def write(target: Path, doc: str, rows: Rows) -> None:
    """Write a table as a module with a *doc*."""
    lines = [f'"""{doc}"""', "", "from __future__ import annotations", "", "# fmt: off",
             "NET: tuple[tuple[float, ...], ...] = (", *quoted(rows), ")", "# fmt: on"]  # fmt: skip
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")


def quoted(rows: Rows) -> Iterator[str]:
    """The lines of a table."""
    for row in rows:
        line = "    ("
        for number in row:
            word = f"{round(number, 3) + 0.0}, "
            if len(line) + len(word) > WIDTH:
                yield line.rstrip()
                line = "     "
            line += word
        yield line.rstrip().removesuffix(",") + "),"
