"""The graph of an analysis: a mark for each decision, the higher the more was lost by it."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType

import pygame

from game.arena.analysis import WINS, Decision, Findings
from game.art.palette import INK, LAMP, MADDER, MOSS, PAPER, PAPER_EDGE, PAPER_LIT, SOFT_INK
from game.art.svg import circle, document, line, path
from game.ui.describe import Described
from game.ui.drawing import Ground
from game.ui.picture import Size, picture
from game.ui.theme import Theme
from game.ui.widgets import PRESS_KEYS, Widget

LEAST = 17.0
"""The least height of the graph in u."""
HEAD = 0.85
"""Half the size of a mark in u, where there is room."""
FIRST = 1.3
"""How high the mark of the smallest loss stands over the line, in u."""
LEGEND: Mapping[str, str] = MappingProxyType(
    {"best": "nothing better", "slight": "a little lost", "dear": "a dear mistake"}
)
"""What the three kinds of marks mean."""


class Graph(Widget):
    """Marks along the match. Arrows walk, Page keys go from loss to loss, Enter picks."""

    role = "graph"

    def __init__(self, theme: Theme, findings: Findings, on_pick: Callable[[], None]) -> None:
        """*on_pick* is called when the decision looked at is pressed."""
        super().__init__(theme, "Decisions", ground=Ground.PAPER)
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
    def looked_at(self) -> Decision | None:
        """The decision that is looked at."""
        decisions = self.findings.decisions
        return decisions[min(self.at, len(decisions) - 1)] if decisions else None

    def wanted(self, width: int | None = None) -> Size:
        """As wide as it may be, and as high as it was told."""
        return width or self.theme.units(60), self.tall

    def look(self) -> Hashable:
        """What the picture depends on."""
        return len(self.findings.decisions), self.at, self.tall

    def value(self) -> str:
        """The words of the mark that is looked at."""
        here = self.looked_at
        return "" if here is None else f"move {here.move}, {self.kind(here)}"

    def kind(self, decision: Decision) -> str:
        """Which kind of mark it has: one of :data:`LEGEND`."""
        if not decision.loss:
            return "best"
        return "dear" if self.findings.dear(decision) else "slight"

    def describe(self) -> list[Described]:
        """The graph, and its marks."""
        return super().describe() + [
            Described("mark", f"move {each.move}", self.kind(each), self._spot(number),
                      self.focused and number == self.at)
            for number, each in enumerate(self.findings.decisions)
        ]  # fmt: skip

    def event(self, e: pygame.event.Event) -> bool:
        """Mouse and keys."""
        if e.type == pygame.KEYDOWN:
            return self._key(e.key)
        if e.type == pygame.MOUSEMOTION and self.rect.collidepoint(e.pos):
            self._go(self._under(e.pos[0]))
        if e.type == pygame.MOUSEBUTTONDOWN and e.button == 1:
            self._go(self._under(e.pos[0]))
            return True
        if e.type == pygame.MOUSEBUTTONUP and e.button == 1:
            if self.rect.collidepoint(e.pos) and self.looked_at is not None:
                self.on_pick()
            return True
        return False

    def paint(self, surface: pygame.Surface) -> None:
        """The picture, then the lamp on the mark that is looked at."""
        key = (len(self.findings.decisions), self.rect.size, self.theme.stamp)
        if self._painted is None or self._painted[0] != key:
            self._painted = key, self._picture()
        surface.blit(self._painted[1], self.rect)
        if self.looked_at is not None:
            self._paint_lamp(surface)

    # ---- where things stand

    def _plot(self) -> pygame.Rect:
        """Where the marks stand, within the widget's own rectangle."""
        u, letters = self.theme.units, self.theme.type.height(self.theme.style("small"))
        style = self.theme.style("small")
        beside = max((self.theme.type.size(each, style)[0] for _, each in self._steps()), default=0)
        left, top = beside + u(1.5), letters + u(2.8)
        bottom = self.rect.height - letters - u(1.2)
        return pygame.Rect(left, top, self.rect.width - left - u(0.5), max(u(4), bottom - top))

    def _x(self, number: float) -> float:
        """The middle of a decision, by its number."""
        plot, whole = self._plot(), max(1, len(self.findings.moves))
        return plot.left + plot.width * (number + 0.5) / whole

    def _y(self, decision: Decision) -> float:
        plot, u = self._plot(), self.theme.units
        if not decision.loss:
            return plot.bottom
        first = u.exact(FIRST)
        return (
            plot.bottom - first - (plot.height - first) * decision.loss / self._top(decision.unit)
        )

    def _top(self, unit: str) -> float:
        """The loss at the upper edge: small ones are not made to look large."""
        return max(self.findings.most.get(unit, 0.0), self.findings.usual(unit)) or 1.0

    def _spot(self, number: int) -> pygame.Rect:
        """Where the mark of a decision stands on the screen."""
        size = 2 * round(self._head()) + 1
        place = pygame.Rect(0, 0, size, size)
        at = self._x(number), self._y(self.findings.decisions[number])
        place.center = self.rect.left + round(at[0]), self.rect.top + round(at[1])
        return place

    def _head(self) -> float:
        """Half the size of a mark: smaller where they stand close."""
        step = self._plot().width / max(1, len(self.findings.moves))
        return max(2.2, min(self.theme.units.exact(HEAD), step * 0.75))

    def _under(self, x: int) -> int:
        """The decision nearest to a column of pixels."""
        plot, whole = self._plot(), max(1, len(self.findings.moves))
        number = math.floor((x - self.rect.left - plot.left) * whole / plot.width)
        return max(0, min(number, len(self.findings.decisions) - 1))

    # ---- the keys

    def _key(self, key: int) -> bool:
        last = len(self.findings.decisions) - 1
        ways = {
            pygame.K_LEFT: self.at - 1, pygame.K_RIGHT: self.at + 1,
            pygame.K_HOME: 0, pygame.K_END: last,
            pygame.K_PAGEUP: self._loss(-1), pygame.K_PAGEDOWN: self._loss(1),
        }  # fmt: skip
        if last >= 0 and key in ways:
            self._go(max(0, min(ways[key], last)))
            return True
        if last >= 0 and key in PRESS_KEYS:
            self.on_pick()
            return True
        return False

    def _loss(self, step: int) -> int:
        """The next decision that way by which something was lost."""
        decisions = self.findings.decisions
        at = self.at + step
        while 0 <= at < len(decisions) and not decisions[at].loss:
            at += step
        return at if 0 <= at < len(decisions) else self.at

    def _go(self, number: int) -> None:
        self.at = number
        self.touched = True

    # ---- the picture

    def _picture(self) -> pygame.Surface:
        wide, tall = self.rect.size
        plot, u = self._plot(), self.theme.units
        fine = u.line(0.12)
        body = line(f"M{plot.left},{plot.bottom}H{plot.right}", INK, u.line(0.2))
        for share, _ in self._steps():
            y = plot.bottom - u.exact(FIRST) - (plot.height - u.exact(FIRST)) * share
            body += line(f"M{plot.left},{y:.2f}H{plot.right}", PAPER_EDGE, fine, 0.6)
        for number in self._borders():
            x = self._x(number - 0.5)
            body += line(f"M{x:.2f},{plot.top}V{plot.bottom + u(1)}", SOFT_INK, fine, 0.6)
        for number in range(len(self.findings.decisions), len(self.findings.moves)):
            body += circle(self._x(number), plot.bottom, max(1.2, self._head() / 4), SOFT_INK)
        decisions = list(enumerate(self.findings.decisions))
        for kinds in (("best",), ("slight", "dear")):
            for number, each in decisions:
                if self.kind(each) in kinds:
                    body += self._stem(number, each)
        sheet = picture(document(wide, tall, body), (wide, tall))
        self._letter(sheet)
        return sheet

    def _stem(self, number: int, each: Decision) -> str:
        x, y, low, kind = self._x(number), self._y(each), self._plot().bottom, self.kind(each)
        u, drawn = self.theme.units, ""
        if kind == "slight":
            drawn = line(f"M{x:.2f},{low}V{y:.2f}", INK, min(u.line(0.2), self._head()))
        elif kind == "dear":
            drawn = line(f"M{x:.2f},{low}V{y:.2f}", MADDER, min(u.line(0.5), 2 * self._head()))
        return drawn + mark(kind, x, y, self._head(), u.line(0.2))

    def _borders(self) -> list[int]:
        """The first decisions of the rounds after the first, by number."""
        decisions = self.findings.decisions
        pairs = pairwise(decisions)
        return [n for n, (a, b) in enumerate(pairs, 1) if a.part != b.part]

    def _steps(self) -> Sequence[tuple[float, str]]:
        """Lines across: at which part of the height, and what is lost there."""
        units = {each.unit for each in self.findings.decisions if each.loss}
        if len(units) != 1:
            return ()
        unit = units.pop()
        top = self._top(unit) * (100 if unit == WINS else 1)
        letters = self.theme.type.height(self.theme.style("small"))
        most = max(1, min(4, (self.rect.height - 3 * letters) // (2 * letters)))
        power = 10 ** math.floor(math.log10(top))
        step = next(s * power for s in (0.1, 0.2, 0.5, 1, 2, 5) if top / (s * power) <= most + 0.99)
        places = max(0, -math.floor(math.log10(step) + 1e-9))
        count = min(most, int(top / step + 1e-9))
        return [(n * step / top, f"{n * step:.{places}f}") for n in range(1, count + 1)]

    def _letter(self, sheet: pygame.Surface) -> None:
        theme, plot, u = self.theme, self._plot(), self.theme.units
        style = theme.style("small")
        for share, figure in self._steps():
            y = plot.bottom - u.exact(FIRST) - (plot.height - u.exact(FIRST)) * share
            words = theme.type.render(figure, style, SOFT_INK)
            sheet.blit(words, words.get_rect(midright=(plot.left - u(0.8), round(y))))
        self._letter_parts(sheet)
        self._letter_legend(sheet)

    def _letter_parts(self, sheet: pygame.Surface) -> None:
        """The names of the rounds under the line, as many as there is room for."""
        theme, plot, u = self.theme, self._plot(), self.theme.units
        style, parts = theme.style("small"), self.findings.parts
        free = 0
        for number in [0, *self._borders()] if self.findings.decisions else []:
            part = self.findings.decisions[number].part
            title = parts[part] if part < len(parts) else ""
            left = round(self._x(number - 0.5)) + u(0.5)
            wide = theme.type.size(title, style)[0]
            if title and left >= free and left + wide <= plot.right:
                words = theme.type.render(title, style, SOFT_INK)
                sheet.blit(words, (left, plot.bottom + u(1.2)))
                free = left + wide + u(2)

    def _letter_legend(self, sheet: pygame.Surface) -> None:
        """What is counted at the left, what the marks mean at the right."""
        theme, u = self.theme, self.theme.units
        style = theme.style("small")
        height = theme.type.height(style)
        widths = [theme.type.size(words, style)[0] + u(3) for words in LEGEND.values()]
        x = sheet.get_width() - sum(widths) - u(1.5) * (len(widths) - 1)
        unit = next((each.unit for each in self.findings.decisions if each.loss), "")
        counted = (
            f"{unit}{' in 100' if unit == WINS else ''} lost" if unit and self._steps() else ""
        )
        if counted and theme.type.size(counted, style)[0] + u(2) <= x:
            sheet.blit(theme.type.render(counted, style, SOFT_INK), (0, 0))
        for (kind, words), wide in zip(LEGEND.items(), widths, strict=True):
            piece = self._sign(kind)
            sheet.blit(piece, piece.get_rect(midleft=(x, height // 2)))
            sheet.blit(theme.type.render(words, style, INK), (x + u(3), 0))
            x += wide + u(1.5)

    def _sign(self, kind: str) -> pygame.Surface:
        """A mark by itself."""
        r, thick = self.theme.units.exact(HEAD), self.theme.units.line(0.2)
        side = 2 * math.ceil(1.25 * r + thick)
        shape = document(side, side, mark(kind, side / 2, side / 2, r, thick))
        return self.theme.chrome.piece(("decision", kind), (side, side), lambda: shape)

    def _paint_lamp(self, surface: pygame.Surface) -> None:
        """A lamp ring round the mark that is looked at, and a thread down to the line."""
        u, spot = self.theme.units, self._spot(self.at)
        lamp, edge = u.line(0.4), u.line(0.14)
        r = spot.width / 2 + u.exact(0.5)
        side = 2 * math.ceil(r + lamp + edge)
        ring = circle(side / 2, side / 2, r, "none", INK, lamp + 2 * edge)
        ring += circle(side / 2, side / 2, r, "none", LAMP, lamp)
        piece = self.theme.chrome.piece(
            ("mark lamp", spot.width), (side, side), lambda: document(side, side, ring)
        )
        surface.blit(piece, piece.get_rect(center=spot.center))


def mark(kind: str, x: float, y: float, r: float, thick: float) -> str:
    """The mark of a decision about (*x*, *y*), *r* in every direction, as SVG."""
    if kind == "best":
        return circle(x, y, r * 0.8, PAPER_LIT, MOSS, max(thick, r * 0.3))
    if kind == "slight":
        return circle(x, y, r, INK)
    k = r * 1.25
    shape = f"M{x:.2f},{y - k:.2f}l{k:.2f},{k:.2f}l{-k:.2f},{k:.2f}l{-k:.2f},{-k:.2f}Z"
    return path(shape, MADDER, INK, thick) + circle(x, y, k * 0.3, PAPER)
