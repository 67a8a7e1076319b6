"""The labels of an analysis: its sum with a bar while it runs, and one decision."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.app.review.analysis_graph import AnalysisGraph
from game.arena.analysis import AnalysedDecision
from game.arena.analysis_text import amount_text, analysis_sentences, bluff_sentences
from game.arena.background_analysis import BackgroundAnalysis
from game.art.palette import BRASS, INK, MADDER, NIGHT, SOFT_INK
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Role, Theme
from game.ui.widgets.widget import Widget


class FixedLines(Widget):
    """A number of lines that always take the same room; letters shrink where one is too long."""

    role = "label"
    kinds: Sequence[Role] = ()

    def lines(self) -> Sequence[tuple[str, str]]:
        """Words and their colour, a line each.

        Raises:
            NotImplementedError: when a subclass does not say which.
        """
        raise NotImplementedError

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return None: what is only looked at does not stand in the mouse's way."""
        return None

    def wanted(self, width: int | None = None) -> Size:
        """All lines, whatever stands there."""
        return width or self.theme.units(60), sum(self._tall(kind) for kind in self.kinds)

    def look(self) -> Hashable:
        """The words."""
        return tuple(self.lines())

    def describe(self) -> list[AccessibleNode]:
        """Each line."""
        return [
            AccessibleNode(self.role, words, "", self.line(number))
            for number, (words, _) in enumerate(self.lines()) if words
        ]  # fmt: skip

    def line(self, number: int) -> pygame.Rect:
        """Where a line stands."""
        heights = [self._tall(kind) for kind in self.kinds]
        top = self.rect.top + sum(heights[:number])
        return pygame.Rect(self.rect.left, top, self.rect.width, heights[number])

    def paint(self, surface: pygame.Surface) -> None:
        """The lines."""
        for number, (words, colour) in enumerate(self.lines()):
            place, style = self.line(number), self.theme.style(self.kinds[number])
            told, style = self.theme.type.fit(words, style, place.width)
            if told:
                drawn = self.theme.type.render(told, style, colour)
                surface.blit(drawn, drawn.get_rect(midleft=place.midleft))

    def _tall(self, kind: Role) -> int:
        return round(self.theme.type.height(self.theme.style(kind)) * 1.15)


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
        colour = MADDER if findings.dear(each) else INK
        return [
            (head, INK),
            (f"You chose: {self.named(each.played)}", INK),
            (verdict_text(each, self.named), colour),
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


def verdict_text(each: AnalysedDecision, named: Callable[[str], str]) -> str:
    """What was better and by how much, or that nothing was."""
    if not each.loss:
        return "Nothing better was found."
    return f"Better by {amount_text(each.loss, each.unit)}: {named(each.better)}"


def certainty_text(each: AnalysedDecision) -> str:
    """How sure it is, modestly."""
    deals = "one imagined deal" if each.deals == 1 else f"{each.deals} imagined deals"
    return f"weighed over {deals}, from what you could see then"
