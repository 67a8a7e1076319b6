"""The layout of the analysis graph: where each decision, line and round stands."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.app.review.analysis_graph_marks import HEAD
from game.arena.analysis.analysis_findings import WINS, AnalysedDecision, AnalysisFindings
from game.ui.pictures.svg_raster import Size
from game.ui.theme import Theme

FIRST = 1.3
"""How high the mark of the smallest loss stands over the line, in u."""


class AnalysisGraphLayout:
    """The places in a graph of one size, in pixels from its upper left corner."""

    def __init__(self, theme: Theme, findings: AnalysisFindings, size: Size) -> None:
        """Leave room for the letters beside it, above it and below."""
        self.theme = theme
        self.findings = findings
        self.whole = max(1, len(findings.moves))
        """How many decisions there are room for."""
        u, style = theme.units, theme.style("small")
        self._letters, self._tall = theme.type.height(style), size[1]
        self.first = u.exact(FIRST)
        self.steps = self._steps()
        """Lines across: at which part of the height, and what is lost there."""
        beside = max((theme.type.size(each, style)[0] for _, each in self.steps), default=0)
        left, top = beside + u(1.5), self._letters + u(2.8)
        tall = max(u(4), size[1] - self._letters - u(1.2) - top)
        self.rect = pygame.Rect(left, top, size[0] - left - u(0.5), tall)
        """Where the marks stand."""

    def x(self, number: float) -> float:
        """The middle of a decision, by its number."""
        return self.rect.left + self.rect.width * (number + 0.5) / self.whole

    def level(self, share: float) -> float:
        """The height of a loss of so large a part of the largest."""
        return self.rect.bottom - self.first - (self.rect.height - self.first) * share

    def y(self, decision: AnalysedDecision) -> float:
        """The height of a decision: on the line where nothing was lost."""
        cost = self.findings.cost(decision)
        if not cost:
            return self.rect.bottom
        return self.level(cost / self._top(decision.unit))

    def head(self) -> float:
        """Half the size of a mark: smaller where they stand close."""
        step = self.rect.width / self.whole
        return max(2.2, min(self.theme.units.exact(HEAD), step * 0.75))

    def under(self, x: int) -> int:
        """The decision nearest to a column of pixels."""
        number = math.floor((x - self.rect.left) * self.whole / self.rect.width)
        return max(0, min(number, len(self.findings.decisions) - 1))

    def borders(self) -> list[int]:
        """The first decisions of the rounds after the first, by number."""
        pairs = pairwise(self.findings.decisions)
        return [n for n, (a, b) in enumerate(pairs, 1) if a.part != b.part]

    def _top(self, unit: str) -> float:
        """The loss at the upper edge: small ones are not made to look large."""
        return max(self.findings.most.get(unit, 0.0), self.findings.usual(unit)) or 1.0

    def _steps(self) -> Sequence[tuple[float, str]]:
        units = {each.unit for each in self.findings.decisions if self.findings.cost(each)}
        if len(units) != 1:
            return ()
        unit = units.pop()
        top = self._top(unit) * (100 if unit == WINS else 1)
        most = max(1, min(4, (self._tall - 3 * self._letters) // (2 * self._letters)))
        power = 10 ** math.floor(math.log10(top))
        step = next(s * power for s in (0.1, 0.2, 0.5, 1, 2, 5) if top / (s * power) <= most + 0.99)
        places = max(0, -math.floor(math.log10(step) + 1e-9))
        count = min(most, int(top / step + 1e-9))
        return [(n * step / top, f"{n * step:.{places}f}") for n in range(1, count + 1)]
