"""The rows of the list of matches: the table as everybody sees it, how it stands, who, when."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from datetime import date
from functools import partial

import pygame

from game.app.matches.match_row_text import date_text, match_name, match_state, people_line
from game.app.scenes.app_context import AppContext
from game.art.icons.game_emblems import medal_emblem
from game.art.icons.tokens import token
from game.art.palette import FELT_EDGE, PAPER_LIT, SOFT_INK, accent
from game.art.portraits.portraits import PORTRAITS, medal
from game.store.matches.match_preview import MatchPreview
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures import widget_svg
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.text.text_renderer import TextStyle
from game.ui.theme import Role
from game.ui.widgets.widget import PRESS_KEYS, Pressable

TABLE = (16.0, 9.0)
"""Width and height of the small picture of the table, in u."""
EMBLEM = 5.4
FACE = 4.4
LOCK = 2.0
"""The sides of the emblem, of a portrait and of the lock, in u."""
STEP = 3.4
"""From one portrait to the next: they overlap a little."""
PAD = 1.0
GAP = 1.8
SHARE = 0.3
"""The part of a row that portraits and date may take."""


class MatchRow(Pressable):
    """One match. A click or the focus chooses it, Enter or a second click opens it."""

    role = "match"

    def __init__(
        self,
        context: AppContext,
        match: MatchPreview,
        today: date,
        table: Callable[[MatchPreview, Size], pygame.Surface | None],
        on_choose: Callable[[MatchRow], None],
        on_open: Callable[[], None],
    ) -> None:
        """Tell the date by *today*; *table* gives the small picture, when it is there.

        It is asked for only while the row is in view.
        """
        super().__init__(context.theme, match_name(match), ground=Background.PAPER)
        self.match = match
        self.name = ("match", match.path.name)
        self.chosen = False
        self._when = date_text(match.when, today)
        self._table = table
        self._on_choose = on_choose
        self._on_open = on_open
        self._raster = context.raster
        self._tall: dict[Hashable, int] = {}

    def press(self) -> None:
        """Choose it."""
        self._on_choose(self)

    def event(self, e: pygame.event.Event) -> bool:
        """Take a mouse button; Enter opens it."""
        if e.type == pygame.KEYDOWN and e.key in PRESS_KEYS:
            self._on_choose(self)
            self._on_open()
            return True
        return super().event(e)

    def value(self) -> str:
        """How it stands, who played, and when."""
        return ", ".join(
            filter(None, (match_state(self.match), people_line(self.match), self._when))
        )

    def describe(self) -> list[AccessibleNode]:
        """The row in words; the chosen one is said to be it."""
        chosen = "chosen, " if self.chosen else ""
        (row,) = super().describe()
        return [row._replace(value=chosen + self.value())]

    def wanted(self, width: int | None = None) -> Size:
        """All lines of letters, and never less than the picture; measured once for each width."""
        wide, u = width or self.theme.units(60), self.theme.units
        key = (wide, self.theme.stamp)
        if key not in self._tall:
            letters = sum(self.theme.type.height(style) for _, style, _ in self._lines(wide))
            self._tall = {key: max(letters, u(TABLE[1])) + 2 * u(PAD)}
        return wide, self._tall[key]

    def look(self) -> Hashable:
        """Whether it is chosen, and which pictures are painted."""
        faces = tuple(self._face(name) is not None for name in self._portraits())
        signs = self._emblem() is not None, self._lock() is not None
        return self.pressed, self.chosen, self._seen() is not None, signs, faces

    def paint(self, surface: pygame.Surface) -> None:
        """The slip of paper where it is chosen; table, words, portraits and date."""
        theme, u = self.theme, self.theme.units
        if self.chosen or self.hovered:
            edge = accent(self.match.game) if self.chosen else self.ground.soft
            slip = theme.shapes.piece(
                ("field", edge), self.rect.size,
                lambda: widget_svg.field(u, *self.rect.size, PAPER_LIT, edge),
            )  # fmt: skip
            surface.blit(slip, self.rect)
        area = self.rect.inflate(-2 * u(PAD), -2 * u(PAD))
        place = pygame.Rect((0, 0), self._table_size())
        place.midleft = area.midleft
        self._paint_table(surface, place)
        self._paint_words(surface, place.right + u(GAP))
        self._paint_right(surface, area)

    def _paint_table(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        """The small picture; the emblem on plain felt where there is none (yet)."""
        table = self._seen()
        if table is None:
            surface.fill(FELT_EDGE, place)
            emblem = self._emblem()
            if emblem is not None:
                surface.blit(emblem, emblem.get_rect(center=place.center))
        else:
            surface.blit(table, place)
        pygame.draw.rect(surface, SOFT_INK, place, max(1, round(self.theme.units.line(0.12))))

    def _lines(self, width: int) -> list[tuple[str, TextStyle, str]]:
        """The words of a row so wide: the name, how it stands, who played; long ones break."""
        theme, u = self.theme, self.theme.units
        right = self._right(width)[0]
        room = width - 2 * u(PAD) - u(TABLE[0]) - u(GAP) - right - u(GAP)
        shown: list[tuple[str, Role, str, int]] = [
            (self.label, "game_title", self.ground.ink, 0),
            (match_state(self.match), "body", self.ground.ink, self._lock_room()),
            (people_line(self.match), "small", self.ground.soft, 0),
        ]
        lines = []
        for words, role, ink, less in shown:
            style = theme.style(role)
            parts, style = theme.type.arrange(words, style, max(1, room - less), 2)
            lines += [(part, style, ink) for part in parts if part]
        return lines

    def _paint_words(self, surface: pygame.Surface, left: int) -> None:
        kind = self.theme.type
        lines = self._lines(self.rect.width)
        y = self.rect.centery - sum(kind.height(style) for _, style, _ in lines) // 2
        told = self.theme.style("body").face
        for number, (text, style, ink) in enumerate(lines):
            x = left
            if number == 1 and self._lock_room() and style.face == told:
                lock = self._lock()
                x += self._lock_room()
                if lock is not None:
                    mid = y + kind.height(style) // 2
                    surface.blit(lock, lock.get_rect(midleft=(left, mid)))
            surface.blit(kind.render(text, style, ink), (x, y))
            y += kind.height(style)

    def _right(self, width: int) -> tuple[int, int, str, TextStyle]:
        """What date and portraits take: the width, the step of the portraits, date and letters."""
        theme, u = self.theme, self.theme.units
        most = round(width * SHARE)
        text, style = theme.type.fit(self._when, theme.style("small"), most)
        more, side = len(self._portraits()) - 1, u(FACE)
        step = min(u(STEP), (most - side) // max(1, more))
        wide = theme.type.size(text, style)[0]
        return max(wide, side + step * more if more >= 0 else 0), step, text, style

    def _paint_right(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The date over the portraits, both at the right edge of *area*."""
        theme, u = self.theme, self.theme.units
        _, step, text, style = self._right(self.rect.width)
        line = theme.type.render(text, style, self.ground.soft)
        names = self._portraits()
        side = u(FACE) if names else 0
        below = line.get_height() + u(0.4)
        top = area.centery - (below + side) // 2
        surface.blit(line, line.get_rect(topright=(area.right, top)))
        left = area.right - side - step * (len(names) - 1)
        for number, name in enumerate(names):
            face = self._face(name)
            if face is not None:
                surface.blit(face, (left + step * number, top + below))

    def _portraits(self) -> list[str]:
        return [p.portrait for p in self.match.players if p.portrait in PORTRAITS]

    def _face(self, name: str) -> pygame.Surface | None:
        side = self.theme.units(FACE)
        return self._raster.get(("medal", name), (side, side), partial(medal, name))

    def _table_size(self) -> Size:
        return self.theme.units(TABLE[0]), self.theme.units(TABLE[1])

    def _seen(self) -> pygame.Surface | None:
        return self._table(self.match, self._table_size())

    def _emblem(self) -> pygame.Surface | None:
        side, game = self.theme.units(EMBLEM), self.match.game
        return self._raster.get(("emblem", game), (side, side), lambda: medal_emblem(game))

    def _lock_room(self) -> int:
        """What the lock before the second line takes, where somebody else plays this match."""
        return self.theme.units(LOCK + 0.6) if self.match.open_elsewhere else 0

    def _lock(self) -> pygame.Surface | None:
        side = self.theme.units(LOCK)
        return self._raster.get(
            ("token", "lock", SOFT_INK), (side, side), lambda: token("lock", SOFT_INK)
        )
