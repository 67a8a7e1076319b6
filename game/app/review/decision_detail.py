"""The detail of a decision under the analysis graph: what was played, what was better, how sure."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.app.review.analysis_graph import AnalysisGraph
from game.arena.analysis.analysis_text import (
    certainty_text,
    verdict_text,
)
from game.art.palette import INK, MADDER, SOFT_INK
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.fixed_lines import FixedLines


class DecisionDetail(FixedLines):
    """One decision in words: what was played, what was better and by how much."""

    kinds = ("plate", "body", "body")

    def __init__(self, theme: Theme, graph: AnalysisGraph, named: Callable[[str], str]) -> None:
        """What *graph* looks at; *named* fills in the players' names."""
        super().__init__(theme, "", ground=Background.PAPER)
        self.graph = graph
        self.named = named

    def lines(self) -> Sequence[tuple[str, str]]:
        """The words about the decision that is looked at."""
        each, findings = self.graph.selected_decision, self.graph.findings
        if each is None:
            return [("", INK)] * len(self.kinds)
        part = findings.parts[each.part] if each.part < len(findings.parts) else ""
        head = ", ".join(word for word in (f"Move {each.move}", part) if word)
        came_off = each.move in findings.came_off
        colour = MADDER if findings.dear(each) else INK
        return [
            (head, INK),
            (f"You chose: {self.named(each.played)}", INK),
            (verdict_text(each, self.named, came_off), colour),
        ]

    def look(self) -> Hashable:
        """The words, and how sure they are."""
        return super().look(), self._remark()

    def describe(self) -> list[AccessibleNode]:
        """Each line, and the remark behind the first."""
        remark = self._remark()
        told = [AccessibleNode(self.role, remark, "", self._beside())] if remark else []
        return [*super().describe()[:1], *told, *super().describe()[1:]]

    def paint(self, surface: pygame.Surface) -> None:
        """The lines, and the remark behind the first."""
        super().paint(surface)
        place = self._beside()
        told, style = self.theme.type.fit(self._remark(), self.theme.style("caption"), place.width)
        if told:
            drawn = self.theme.type.render(told, style, SOFT_INK)
            surface.blit(drawn, drawn.get_rect(midleft=place.midleft))

    def _remark(self) -> str:
        each = self.graph.selected_decision
        return "" if each is None else certainty_text(each)

    def _beside(self) -> pygame.Rect:
        """What the first line leaves free."""
        first, words = self.line(0), self.lines()[0][0]
        used = self.theme.type.size(words, self.theme.style(self.kinds[0]))[0]
        left = min(first.width - 1, used + self.theme.units(1.5))
        return pygame.Rect(first.left + left, first.top, first.width - left, first.height)
