"""The title screen: the poster, the lantern, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from game.app.matches.match_row_text import LONGEST_TITLE, match_standing
from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import (
    GameChoiceRoute,
    LessonChoiceRoute,
    MatchesRoute,
    RecordsRoute,
    ResumeRoute,
    SettingsRoute,
)
from game.app.widgets import screen_drawings
from game.app.widgets.picture_sprite import PictureSprite, arrow, rotated
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.shelf import game_title
from game.store.matches.match_preview import MatchPreview
from game.store.matches.match_to_continue import newest_unfinished
from game.ui.accessible_node import AccessibleNode
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.widget_svg import ButtonKind
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column
from game.ui.widgets.label import Label
from game.ui.widgets.widget import Widget

POSTER = (82.0, 78.0)
LEAN = 1.1
SLIDE = 0.52
"""Seconds the poster takes to slide in."""
MENU = (38.0, 6.3, 8.3)
"""Width, height and step of the menu's buttons in u."""
SENTENCE = 1.5
"""Where a sentence hangs, in u from the top: it leaves the menu free."""
FULL, CLOSE = 7, 7.2
"""With so many buttons they stand closer, by this step, and leave room for a sentence above."""
ABOVE = 1 / 9
"""The part of the height that stays free for such a sentence where the menu moves up."""


def lantern(size: tuple[int, int]) -> pygame.Rect:
    """Where the lantern of the backdrop stands."""
    v = size[1] / 90
    return pygame.Rect(size[0] - round(18.5 * v), round(62 * v), round(13 * v), round(23 * v))


def sill(size: tuple[int, int]) -> int:
    """Where the wooden sill of the backdrop begins, in pixels from the top."""
    return size[1] * 5 // 6


class TitleScene(FormScene):
    """The first screen: the poster slides in beside the menu."""

    name = "title"

    def __init__(self, context: AppContext) -> None:
        """The title as it is found when the program opens or a match was left."""
        super().__init__(context)
        self.running: MatchPreview | None = None
        self._scenery = SceneBackdrop(context.raster, "title", screen_drawings.title_backdrop)
        self._poster: pygame.Surface | None = None
        self._age = 0.0

    def enter(self) -> None:
        """Look whether a match is waiting."""
        self.running = newest_unfinished(self.context.paths.matches, self.context.unplayable)

    def cover(self) -> None:
        """Let go of the poster."""
        self._poster = None

    def build(self) -> Sequence[Widget]:
        """The menu, and a line about the match that is waiting."""
        show = self.context.open
        entries: list[tuple[str, Callable[[], None]]] = [
            ("Choose a game", partial(show, GameChoiceRoute())),
            ("Learn to play", partial(show, LessonChoiceRoute())),
            ("Matches", partial(show, MatchesRoute())),
            ("Records", partial(show, RecordsRoute())),
            ("Settings", partial(show, SettingsRoute())),
            ("Quit", self.context.stack.quit),
        ]
        if self.running is not None:
            title = game_title(self.running.game) or "your match"
            entries.insert(0, (f"Continue {title}", partial(show, ResumeRoute())))
        self._menu = [Button(self.theme, label, press) for label, press in entries]
        self._menu[0].kind = ButtonKind.PRIMARY
        self._note = Label(self.theme, last_match_line(self.running), "spoken", side="middle")
        return [column(self.theme, self._menu), self._note]

    def arrange(self, size: tuple[int, int]) -> None:
        """The poster at the left, the menu beside it."""
        u = self.theme.units
        rows = len(self._menu)
        wide, tall, step = u(MENU[0]), u(MENU[1]), u(MENU[2] if rows < FULL else CLOSE)
        self._poster = None
        side = self._poster_size()
        beside = size[0] - side[0] - 2 * u(5)
        left = side[0] + u(5) + (beside + u(5) - wide) // 2
        if beside < wide:
            left = size[0] - wide - u(4)
        lift = (rows - 5) * step // 4 if rows < FULL else 0
        top = max(u(4), (size[1] - rows * step) // 2 - u(1) - lift)
        note = rows * step + u(1) + self._note.wanted(wide)[1]
        if top + note + u(1) > sill(size):  # words across the edge of the wood are hard to read
            top = min(top, max(round(size[1] * ABOVE), sill(size) - u(1) - note))
        for number, button in enumerate(self._menu):
            button.place(pygame.Rect(left, top + number * step, wide, tall))
        below = pygame.Rect(left, top + rows * step + u(1), wide, self._note.wanted(wide)[1])
        if below.colliderect(lantern(size)):
            below.width = max(u(20), lantern(size).left - u(1) - left)
            below.height = self._note.wanted(below.width)[1]
        if below.colliderect(lantern(size)) or below.bottom > size[1]:
            below.bottom = top - u(1)
        self._note.place(below)

    def first_focus(self) -> Widget | None:
        """The primary button."""
        return self._menu[0]

    def back(self) -> None:
        """Escape leaves nothing: the title is the way out."""

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """Bamboo and moon."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    def update(self, dt: float) -> bool:
        """Let the poster slide in once it is painted."""
        moving = super().update(dt)
        if self._leaning() is None or self._age >= SLIDE:
            return moving
        self._age += dt * self.theme.preferences.speed
        if self.theme.preferences.still:
            self._age = SLIDE
        return True

    def drawn(self) -> Sequence[Drawable]:
        """Poster, arrow and menu."""
        things: list[Drawable] = []
        poster = self._leaning()
        if poster is not None:
            rest = 1 - min(1.0, self._age / SLIDE)
            body = self._poster_size()
            u = self.theme.units
            x = u(5) + body[0] // 2 - round(rest**3 * (body[0] + u(12)))
            centre = (x, self.size[1] // 2 - u(1))
            things.append(
                PictureSprite(self.theme, poster, centre, body=body, angle=LEAN, height=2.0)
            )
        things += super().drawn()
        here = next((b for b in self._menu if b.hovered), None) or self.form.focused
        if isinstance(here, Button) and here in self._menu:
            mark = arrow(self.theme, "right")
            at = (here.rect.left - self.theme.units(3.4), here.rect.centery)
            things.append(PictureSprite(self.theme, mark, at))
        return things

    def free_strip(self, wanted: Callable[[int], int]) -> pygame.Rect:
        """Where a sentence may hang: at the very top, over the poster."""
        return super().free_strip(wanted).move_to(top=self.theme.units(SENTENCE))

    def kept_areas(self) -> Sequence[pygame.Rect]:
        """The menu."""
        return [button.rect for button in self._menu]

    def describe(self) -> list[AccessibleNode]:
        """The name of the house, then the menu."""
        place = pygame.Rect((self.theme.units(5), self.theme.units(5)), self._poster_size())
        return [AccessibleNode("heading", "Folkdeck", "", place), *super().describe()]

    def _poster_size(self) -> tuple[int, int]:
        u, size = self.theme.units, self.size
        wide = min(u(POSTER[0]), size[0] - u(MENU[0]) - u(15))
        tall = round(wide * POSTER[1] / POSTER[0])
        most = size[1] - u(7)
        if tall > most:
            wide, tall = round(most * POSTER[0] / POSTER[1]), most
        return max(1, wide), max(1, tall)

    def _leaning(self) -> pygame.Surface | None:
        """The poster, leaning; None while it is being printed."""
        if self._poster is None:
            flat = self.context.raster.get("poster", self._poster_size(), screen_drawings.poster)
            if flat is not None:
                self._poster = rotated(flat, LEAN)
        return self._poster


def last_match_line(running: MatchPreview | None) -> str:
    """What stands under the menu about the match *running*; a word of welcome without one."""
    if running is None:
        return "Pull up a chair: choose a game."
    where, title = match_standing(running), game_title(running.game)
    if name := running.title:
        if len(name) > LONGEST_TITLE:  # given on the command line
            name = f"{name[: LONGEST_TITLE - 1].rstrip()}…"
        return f"{name}: {where}."
    return f"Your last game: {title},\n{where}." if title else f"Your last game: {where}."
