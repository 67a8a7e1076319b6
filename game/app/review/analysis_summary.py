"""The summary of an analysis: how a match was played in all, with a bar while it is weighed."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.arena.analysis.analysis_text import (
    analysis_sentences,
    bluff_sentences,
)
from game.arena.analysis.background_analysis import BackgroundAnalysis
from game.art.palette import BRASS, INK, NIGHT
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Role, Theme
from game.ui.widgets.fixed_lines import FixedLines


class AnalysisSummary(FixedLines):
    """How the match was played in all; while it is weighed, how far that has come."""

    kinds: list[Role]

    def __init__(self, theme: Theme, analyst: BackgroundAnalysis) -> None:
        """What *analyst* has found so far."""
        super().__init__(theme, "", ground=Background.PAPER)
        self.analyst = analyst
        self.kinds = ["body_bold", "body"]
        self.kinds += ["body" for _ in bluff_sentences(analyst.findings.bluffs)]

    def lines(self) -> Sequence[tuple[str, str]]:
        """What is known now."""
        analyst = self.analyst
        told = list(analysis_sentences(analyst.findings))
        bluffs = list(bluff_sentences(analyst.findings.bluffs))
        found = told[: len(told) - len(bluffs)]
        if analyst.failure is not None:
            found = [f"The analysis ended early ({analyst.failure.error}).", *found[:1]]
        elif not analyst.finished:
            found = [f"Weighing decision {analyst.done + 1} of {analyst.total}", *found[1:]]
        elif not analyst.total:
            found = ["There was never a choice."]
        return [(words, INK) for words in [*[*found, "", ""][:2], *bluffs]]

    def look(self) -> Hashable:
        """The words, and how far the bar is."""
        return super().look(), self.analyst.done

    def describe(self) -> list[AccessibleNode]:
        """The lines, and the bar while there is one."""
        bar = self._bar()
        done = f"{self.analyst.done} of {self.analyst.total}"
        shown = [AccessibleNode("progress", "progress", done, bar)] if bar.width else []
        return super().describe() + shown

    def paint(self, surface: pygame.Surface) -> None:
        """The lines and the bar."""
        super().paint(surface)
        bar = self._bar()
        if bar.width:
            edge = max(1, round(self.theme.units.line(0.16)))
            surface.fill(NIGHT, bar)
            inner = bar.inflate(-2 * edge, -2 * edge)
            inner.width = round(inner.width * self.analyst.done / max(1, self.analyst.total))
            surface.fill(BRASS, inner)

    def _bar(self) -> pygame.Rect:
        """Where the bar lies: after the words of the first line; nowhere once all is done."""
        if self.analyst.finished:
            return pygame.Rect(self.rect.topleft, (0, 0))
        u, first = self.theme.units, self.line(0)
        style = self.theme.style(self.kinds[0])
        whole = self.analyst.total
        words = f"Weighing decision {whole} of {whole}"
        left = first.left + self.theme.type.size(words, style)[0] + u(2)
        wide = min(u(40), first.right - left)
        if wide < u(6):
            return pygame.Rect(first.left, first.bottom - u(0.4), first.width, u(0.4))
        return pygame.Rect(left, first.centery - u(0.7), wide, u(1.4))
