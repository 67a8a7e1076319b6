"""The graph of an analysis: a mark for each decision, the higher the more was lost by it."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

import pygame

from game.app.review.analysis_graph_layout import AnalysisGraphLayout
from game.app.review.analysis_graph_marks import HEAD, LEGEND, decision_mark_svg
from game.arena.analysis.analysis_findings import WINS, AnalysedDecision, AnalysisFindings
from game.art.palette import INK, LAMP, MADDER, PAPER_EDGE, SOFT_INK
from game.art.svg import Paint, circle, document, line
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.svg_raster import Size, rasterize_svg
from game.ui.pictures.widget_svg import Background
from game.ui.theme import Theme
from game.ui.widgets.widget import PRESS_KEYS, Widget

LEAST = 17.0
"""The least height of the graph in u."""


class AnalysisGraph(Widget):
    """The marks along the match. Arrows walk, Page keys go from loss to loss, Enter picks."""

    role = "graph"

    def __init__(
        self, theme: Theme, findings: AnalysisFindings, on_pick: Callable[[], None]
    ) -> None:
        """Take *on_pick*, which is called when the decision looked at is pressed."""
        super().__init__(theme, "Decisions", ground=Background.PAPER)
        self.findings = findings
        self.at = 0
        """The decision that is looked at, by its number."""
        self.on_pick = on_pick
        self.touched = False
        """Whether somebody chose what to look at."""
        self.tall = theme.units(LEAST)
        self._painted: tuple[Hashable, pygame.Surface] | None = None

    @property
    def focusable(self) -> bool:
        """True once there is a mark."""
        return bool(self.findings.decisions)

    @property
    def selected_decision(self) -> AnalysedDecision | None:
        """The decision that is looked at."""
        decisions = self.findings.decisions
        return decisions[min(self.at, len(decisions) - 1)] if decisions else None

    def wanted(self, width: int | None = None) -> Size:
        """The size it takes: as wide as it may be, and as high as it was told."""
        return width or self.theme.units(60), self.tall

    def look(self) -> Hashable:
        """What the picture depends on."""
        return len(self.findings.decisions), self.at, self.tall

    def value(self) -> str:
        """The words of the mark that is looked at."""
        here = self.selected_decision
        return "" if here is None else f"move {here.move}, {self.kind(here)}"

    def kind(self, decision: AnalysedDecision) -> str:
        """Which kind of mark it has: one of :data:`LEGEND`."""
        if not decision.loss:
            return "best"
        if self.findings.lucky(decision):
            return "lucky"
        return "dear" if self.findings.dear(decision) else "slight"

    def describe(self) -> list[AccessibleNode]:
        """The graph, and its marks."""
        return super().describe() + [
            AccessibleNode("mark", f"move {each.move}", self.kind(each), self._spot(number),
                      self.focused and number == self.at)
            for number, each in enumerate(self.findings.decisions)
        ]  # fmt: skip

    def event(self, e: pygame.event.Event) -> bool:
        """Mouse and keys."""
        if e.type == pygame.KEYDOWN:
            return self._key(e.key)
        if e.type == pygame.MOUSEMOTION and self.rect.collidepoint(e.pos):
            self._go(self._plot().under(e.pos[0] - self.rect.left))
        if e.type == pygame.MOUSEBUTTONDOWN and e.button == 1:
            self._go(self._plot().under(e.pos[0] - self.rect.left))
            return True
        if e.type == pygame.MOUSEBUTTONUP and e.button == 1:
            if self.rect.collidepoint(e.pos) and self.selected_decision is not None:
                self.on_pick()
            return True
        return False

    def paint(self, surface: pygame.Surface) -> None:
        """The picture, then the lamp on the mark that is looked at."""
        key = (len(self.findings.decisions), self.rect.size, self.theme.stamp)
        if self._painted is None or self._painted[0] != key:
            self._painted = key, self._picture()
        surface.blit(self._painted[1], self.rect)
        if self.selected_decision is not None:
            self._paint_lamp(surface)

    # ---- where things stand

    def _plot(self) -> AnalysisGraphLayout:
        return AnalysisGraphLayout(self.theme, self.findings, self.rect.size)

    def _spot(self, number: int) -> pygame.Rect:
        """Where the mark of a decision stands on the screen."""
        plot = self._plot()
        size = 2 * round(plot.head()) + 1
        place = pygame.Rect(0, 0, size, size)
        at = plot.x(number), plot.y(self.findings.decisions[number])
        place.center = self.rect.left + round(at[0]), self.rect.top + round(at[1])
        return place

    # ---- the keys

    def _key(self, key: int) -> bool:
        last = len(self.findings.decisions) - 1
        navigator = {
            pygame.K_LEFT: self.at - 1, pygame.K_RIGHT: self.at + 1,
            pygame.K_HOME: 0, pygame.K_END: last,
            pygame.K_PAGEUP: self._loss(-1), pygame.K_PAGEDOWN: self._loss(1),
        }  # fmt: skip
        if last >= 0 and key in navigator:
            self._go(max(0, min(navigator[key], last)))
            return True
        if last >= 0 and key in PRESS_KEYS:
            self.on_pick()
            return True
        return False

    def _loss(self, step: int) -> int:
        """The next decision that way by which something was lost."""
        decisions = self.findings.decisions
        at = self.at + step
        while 0 <= at < len(decisions) and not self.findings.cost(decisions[at]):
            at += step
        return at if 0 <= at < len(decisions) else self.at

    def _go(self, number: int) -> None:
        self.at = number
        self.touched = True

    # ---- the picture

    def _picture(self) -> pygame.Surface:
        wide, tall = self.rect.size
        plot, u = self._plot(), self.theme.units
        left, right, low, fine = plot.rect.left, plot.rect.right, plot.rect.bottom, u.line(0.12)
        body = line(f"M{left},{low}H{right}", INK, u.line(0.2))
        for share, _ in plot.steps:
            body += line(f"M{left},{plot.level(share):.2f}H{right}", PAPER_EDGE, fine, 0.6)
        for number in plot.borders():
            x = plot.x(number - 0.5)
            body += line(f"M{x:.2f},{plot.rect.top}V{low + u(1)}", SOFT_INK, fine, 0.6)
        for number in range(len(self.findings.decisions), len(self.findings.moves)):
            body += circle(plot.x(number), low, max(1.2, plot.head() / 4), SOFT_INK)
        decisions = list(enumerate(self.findings.decisions))
        for kinds in (("best", "lucky"), ("slight", "dear")):
            for number, each in decisions:
                if self.kind(each) in kinds:
                    body += self._stem(plot, number, each)
        sheet = rasterize_svg(document(wide, tall, body), (wide, tall))
        self._letter(sheet, plot)
        return sheet

    def _stem(self, plot: AnalysisGraphLayout, number: int, each: AnalysedDecision) -> str:
        x, y, low, kind = plot.x(number), plot.y(each), plot.rect.bottom, self.kind(each)
        u, drawn, head = self.theme.units, "", plot.head()
        if kind == "slight":
            drawn = line(f"M{x:.2f},{low}V{y:.2f}", INK, min(u.line(0.2), head))
        elif kind == "dear":
            drawn = line(f"M{x:.2f},{low}V{y:.2f}", MADDER, min(u.line(0.5), 2 * head))
        return drawn + decision_mark_svg(kind, x, y, head, u.line(0.2))

    def _letter(self, sheet: pygame.Surface, plot: AnalysisGraphLayout) -> None:
        theme, style = self.theme, self.theme.style("small")
        for share, figure in plot.steps:
            words = theme.type.render(figure, style, SOFT_INK)
            beside = plot.rect.left - theme.units(0.8), round(plot.level(share))
            sheet.blit(words, words.get_rect(midright=beside))
        self._letter_parts(sheet, plot)
        self._letter_legend(sheet, plot)

    def _letter_parts(self, sheet: pygame.Surface, plot: AnalysisGraphLayout) -> None:
        """The names of the rounds under the line, as many as there is room for."""
        theme, u = self.theme, self.theme.units
        style, parts = theme.style("small"), self.findings.parts
        free = 0
        for number in [0, *plot.borders()] if self.findings.decisions else []:
            part = self.findings.decisions[number].part
            title = parts[part] if part < len(parts) else ""
            left = round(plot.x(number - 0.5)) + u(0.5)
            wide = theme.type.size(title, style)[0]
            if title and left >= free and left + wide <= plot.rect.right:
                words = theme.type.render(title, style, SOFT_INK)
                sheet.blit(words, (left, plot.rect.bottom + u(1.2)))
                free = left + wide + u(2)

    def _letter_legend(self, sheet: pygame.Surface, plot: AnalysisGraphLayout) -> None:
        """What is counted at the left, what the marks mean at the right."""
        theme, u = self.theme, self.theme.units
        style = theme.style("small")
        height = theme.type.height(style)
        shown = {self.kind(each) for each in self.findings.decisions} | {"best", "slight", "dear"}
        legend = {kind: words for kind, words in LEGEND.items() if kind in shown}
        widths = [theme.type.size(words, style)[0] + u(3) for words in legend.values()]
        x = sheet.get_width() - sum(widths) - u(1.5) * (len(widths) - 1)
        unit = next((each.unit for each in self.findings.decisions if self.findings.cost(each)), "")
        counted = f"{unit}{' in 100' if unit == WINS else ''} lost" if unit and plot.steps else ""
        if counted and theme.type.size(counted, style)[0] + u(2) <= x:
            sheet.blit(theme.type.render(counted, style, SOFT_INK), (0, 0))
        for (kind, words), wide in zip(legend.items(), widths, strict=True):
            piece = self._sign(kind)
            sheet.blit(piece, piece.get_rect(midleft=(x, height // 2)))
            sheet.blit(theme.type.render(words, style, INK), (x + u(3), 0))
            x += wide + u(1.5)

    def _sign(self, kind: str) -> pygame.Surface:
        """A mark by itself."""
        r, thick = self.theme.units.exact(HEAD), self.theme.units.line(0.2)
        side = 2 * math.ceil(1.25 * r + thick)
        shape = document(side, side, decision_mark_svg(kind, side / 2, side / 2, r, thick))
        return self.theme.shapes.piece(("decision", kind), (side, side), lambda: shape)

    def _paint_lamp(self, surface: pygame.Surface) -> None:
        """A lamp ring round the mark that is looked at, and a thread down to the line."""
        u, spot = self.theme.units, self._spot(self.at)
        lamp, edge = u.line(0.4), u.line(0.14)
        r = spot.width / 2 + u.exact(0.5)
        side = 2 * math.ceil(r + lamp + edge)
        ring = circle(side / 2, side / 2, r, Paint("none", INK, lamp + 2 * edge))
        ring += circle(side / 2, side / 2, r, Paint("none", LAMP, lamp))
        piece = self.theme.shapes.piece(
            ("mark lamp", spot.width), (side, side), lambda: document(side, side, ring)
        )
        surface.blit(piece, piece.get_rect(center=spot.center))
