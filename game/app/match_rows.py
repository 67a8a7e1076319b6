"""The rows of the list of matches: the emblem of the game, how it ended, who sat there, when."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from datetime import date

import pygame

from game.app.things import game_title
from game.art.emblems import medal_emblem
from game.art.palette import PAPER_LIT, accent
from game.art.portraits import PORTRAITS, medal
from game.store.preview import Preview
from game.ui import drawing
from game.ui.describe import Described
from game.ui.drawing import Ground
from game.ui.picture import Size
from game.ui.raster import Raster
from game.ui.text import Style
from game.ui.theme import Role, Theme
from game.ui.widgets import PRESS_KEYS, Pressable

EMBLEM = 6.4
FACE = 4.4
"""The sides of the emblem and of a portrait, in u."""
STEP = 3.4
"""From one portrait to the next: they overlap a little."""
PAD = 1.0
GAP = 1.5
WEEK = 7
"""Days after which the name of the day says nothing more."""
SHARE = 0.36
"""The part of a row that portraits and date may take."""


class MatchRow(Pressable):
    """One match. A click or the focus chooses it, Enter or a second click opens it."""

    role = "match"

    def __init__(
        self,
        theme: Theme,
        raster: Raster,
        match: Preview,
        today: date,
        on_choose: Callable[[MatchRow], None],
        on_open: Callable[[], None],
    ) -> None:
        """*today* is what the date is told by."""
        super().__init__(theme, title(match), ground=Ground.PAPER)
        self.match = match
        self.name = ("match", match.path.name)
        self.chosen = False
        self._when = told_date(match, today)
        self._on_choose = on_choose
        self._on_open = on_open
        self._raster = raster

    def press(self) -> None:
        """Chooses it."""
        self._on_choose(self)

    def event(self, e: pygame.event.Event) -> bool:
        """Takes a mouse button; Enter opens it."""
        if e.type == pygame.KEYDOWN and e.key in PRESS_KEYS:
            self._on_choose(self)
            self._on_open()
            return True
        return super().event(e)

    def value(self) -> str:
        """How it ended, who played, and when."""
        return ", ".join(filter(None, (ending(self.match), people(self.match), self._when)))

    def describe(self) -> list[Described]:
        """The row in words; the chosen one is said to be it."""
        chosen = "chosen, " if self.chosen else ""
        (row,) = super().describe()
        return [row._replace(value=chosen + self.value())]

    def wanted(self, width: int | None = None) -> Size:
        """All lines of letters, and never less than the emblem."""
        wide, u = width or self.theme.units(60), self.theme.units
        tall = sum(self.theme.type.height(style) for _, style, _ in self._lines(wide))
        return wide, max(tall, u(EMBLEM)) + 2 * u(PAD)

    def look(self) -> Hashable:
        """Whether it is chosen, and which pictures are painted."""
        faces = tuple(self._face(name) is not None for name in self._portraits())
        return self.pressed, self.chosen, self._emblem() is not None, faces

    def paint(self, surface: pygame.Surface) -> None:
        """The slip of paper where it is chosen; emblem, words, portraits and date."""
        theme, u = self.theme, self.theme.units
        if self.chosen or self.hovered:
            edge = accent(self.match.game) if self.chosen else self.ground.soft
            slip = theme.chrome.piece(
                ("field", edge), self.rect.size,
                lambda: drawing.field(u, *self.rect.size, PAPER_LIT, edge),
            )  # fmt: skip
            surface.blit(slip, self.rect)
        area = self.rect.inflate(-2 * u(PAD), -2 * u(PAD))
        emblem = self._emblem()
        if emblem is not None:
            surface.blit(emblem, emblem.get_rect(midleft=area.midleft))
        self._paint_words(surface, area.left + u(EMBLEM + GAP))
        self._paint_right(surface, area)

    def _lines(self, width: int) -> list[tuple[str, Style, str]]:
        """The words of a row so wide: the game, how it ended, who played; long ones break."""
        theme, u = self.theme, self.theme.units
        room = width - 2 * u(PAD) - u(EMBLEM + GAP) - self._right(width)[0] - u(GAP)
        shown: list[tuple[str, Role, str]] = [
            (self.label, "game_title", self.ground.ink),
            (ending(self.match), "body", self.ground.ink),
            (people(self.match), "small", self.ground.soft),
        ]
        lines = []
        for words, role, ink in shown:
            parts, style = theme.type.arrange(words, theme.style(role), max(1, room), 2)
            lines += [(part, style, ink) for part in parts if part]
        return lines

    def _paint_words(self, surface: pygame.Surface, left: int) -> None:
        kind = self.theme.type
        lines = self._lines(self.rect.width)
        y = self.rect.centery - sum(kind.height(style) for _, style, _ in lines) // 2
        for text, style, ink in lines:
            surface.blit(kind.render(text, style, ink), (left, y))
            y += kind.height(style)

    def _right(self, width: int) -> tuple[int, int, str, Style]:
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
        return self._raster.get(("medal", name), (side, side), lambda: medal(name))

    def _emblem(self) -> pygame.Surface | None:
        side, game = self.theme.units(EMBLEM), self.match.game
        return self._raster.get(("emblem", game), (side, side), lambda: medal_emblem(game))


def title(match: Preview) -> str:
    """The game, or that nobody knows."""
    return game_title(match.game) or "A match"


def ending(match: Preview) -> str:
    """How it ended; where that was not noted, nothing."""
    return "Its file is damaged." if match.damaged else match.told


def people(match: Preview) -> str:
    """Who played, and how well: ``You, Moss (casual)``."""
    told = (p.name if p.human else f"{p.name} ({p.level})" for p in match.players)
    return ", ".join(told)


def told_date(match: Preview, today: date) -> str:
    """When it was played, in words: ``Yesterday, 21:05``."""
    moment = match.when
    ago = (today - moment.date()).days
    day = f"{moment.day} {moment:%B}"
    if ago in (0, 1):
        day = ("Today", "Yesterday")[ago]
    elif moment.year != today.year:
        day += f" {moment.year}"
    elif 0 < ago < WEEK:
        day = f"{moment:%A}, {day}"
    return f"{day}, {moment:%H:%M}"
