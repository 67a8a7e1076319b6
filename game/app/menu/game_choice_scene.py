"""The choice of a game: a box for every game, and a note about the one that is looked at."""

from __future__ import annotations

import math
import re
from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game.app.help.game_assets import has_lesson
from game.app.help.lesson_progress import lesson_done
from game.app.help.rules_text import game_summary
from game.app.menu.game_box_button import GameBoxButton
from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import DailyRoute, LessonRoute, RulesRoute, SetupRoute
from game.app.widgets import screen_drawings
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.shelf import SHELF
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.widget import Widget

BOX = (25.2, 28.0)
"""Width and height of a box with its depth and shadow, in 90ths of the window's height."""
STEP = 29.0
BESIDE = 27.2
"""What such a box takes where many stand close together."""
EDGE = 5.5
"""How far many boxes keep from the window's sides."""
LANTERN = 24.5
"""How much of the lower plank the lantern takes at its end."""
HEIGHT = 90
"""The height of the wall in the unit of BOX and STEP."""
FEW = 5
"""So many boxes stand on the upper plank alone, larger and further apart."""
LARGE = (28.8, 32.0)
SPREAD = 42.0
UPPER = 2 / 3
"""The part of many boxes that stands on the upper plank; the note hangs beside the others."""
PLANKS = (0.516, 0.9)
"""Where the boxes stand, in parts of the window's height."""
TAG = (17.5, 3.6)
"""Width and height of a button that hangs under a box, in u."""
LEARN = "Learn (5 minutes)"
OPENS = "Enter opens it, {learn} teaches it, {daily} is today’s deal, {rules} shows the rules."


class GameChoiceScene(FormScene):
    """The games there are; Enter opens one, a key shows its rules or its lesson."""

    name = "shelf"
    commands = ("rules", "learn", "daily")

    def __init__(self, context: AppContext) -> None:
        """Begin with the shelf, the last played box looked at first."""
        super().__init__(context)
        self._scenery = SceneBackdrop(context.raster, "shelf", screen_drawings.shelf_backdrop)

    def build(self) -> Sequence[Widget]:
        """The title, the boxes, the note and the way back."""
        theme = self.theme
        self._title = Label(theme, "Choose a game", "screen_title")
        self._boxes = [
            GameBoxButton(theme, self.context.raster, box, partial(self._open, game))
            for game, box in SHELF.items()
        ]
        self._lessons = {
            box.box.rules.id: Button(theme, LEARN, partial(self._learn, box.box.rules.id))
            for box in self._boxes
            if has_lesson(self.context.assets, box.box.rules.id)
        }
        for box in self._boxes:
            box.learned = lesson_done(self.context.settings, box.box.rules.id)
        self._back = Button(theme, "Back", self.back)
        self._noted = ""
        self._note: Panel | None = None
        tags = column(theme, list(self._lessons.values()))
        return [self._title, column(theme, self._boxes), tags, self._back]

    def arrange(self, size: tuple[int, int]) -> None:
        """Boxes on their planks from the left, as many as there is room for."""
        u = self.theme.units
        # The planks are as far apart as the window is tall, whatever the size of everything else.
        v = size[1] / HEIGHT
        count = len(self._boxes)
        few = count <= FEW
        upper = math.ceil(count * UPPER)
        high = self._title.wanted()[1]
        self._title.place(pygame.Rect(u(8), u(3.4), size[0] - u(40), high))
        if few:
            # Title and arrow keep their places above the boxes, however large the letters are.
            room = round(size[1] * PLANKS[0]) - u(3.4) - high - u(4.5)
            tall = max(round(16 * v), min(round(LARGE[1] * v), room))
            wide = round(tall * LARGE[0] / LARGE[1])
            step = min(round(SPREAD * v), (size[0] - u(8)) // count)
            left = (size[0] - step * (count - 1) - wide) // 2
        else:
            left = round(EDGE * v)
            step = min(round(STEP * v), (size[0] - 2 * left) // upper)
            wide, tall = round(BOX[0] / BESIDE * step), round(BOX[1] / BESIDE * step)
        across = FEW if few else upper
        for number, box in enumerate(self._boxes):
            row, at = divmod(number, across)
            foot = round(size[1] * PLANKS[min(row, 1)])
            box.place(pygame.Rect(left + at * step, foot - tall, wide, tall))
            tag = self._lessons.get(box.box.rules.id)
            if tag is not None:
                place = pygame.Rect(0, 0, min(wide, u(TAG[0])), u(TAG[1]))
                place.midtop = box.rect.centerx, foot + round(0.5 * v)
                tag.place(place)
        w, h = max(self._back.wanted()[0], u(16)), u(5.3)
        self._back.place(pygame.Rect(size[0] - w - u(6), u(5), w, h))

    def first_focus(self) -> Widget | None:
        """The box opened last."""
        last = self.context.settings.game
        return next((b for b in self._boxes if b.box.rules.id == last), self._boxes[0])

    def event(self, e: pygame.event.Event) -> bool:
        """Show the rules, the lesson or today’s deal of the box that is looked at, at their keys.

        A digit opens a box.
        """
        keys = self.context.keys
        if keys.means(e, "rules"):
            self.context.open(RulesRoute(self._chosen().box.rules.id))
            return True
        if keys.means(e, "daily"):
            self.context.open(DailyRoute(self._chosen().box.rules.id))
            return True
        if keys.means(e, "learn"):
            lesson = self._lessons.get(self._chosen().box.rules.id)
            if lesson is not None:
                lesson.press()
                return True
        numbered = min(len(self._boxes), 9)
        if e.type == pygame.KEYDOWN and pygame.K_1 <= e.key < pygame.K_1 + numbered:
            self._boxes[e.key - pygame.K_1].press()
            return True
        meant = super().event(e)
        if e.type == pygame.MOUSEMOTION and not self.layers.dialogs:
            self._look_at(self.form.at(e.pos))
        return meant

    def drawn(self) -> Sequence[Drawable]:
        """The boxes and the note about the one that is looked at."""
        things = list(super().drawn())
        note = self._written()
        return [*note.drawn(), *things]

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """Wall paper and planks."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    def _look_at(self, under: Widget | None) -> None:
        """Put the focus on a box under the moving mouse: Enter and a click open the same one."""
        if isinstance(under, GameBoxButton) and not under.focused:
            self.form.focus(under)

    def _chosen(self) -> GameBoxButton:
        here = next((box for box in self._boxes if box.focused), None)
        noted = next((box for box in self._boxes if box.label == self._noted), None)
        return here or noted or self._boxes[0]

    def _written(self) -> Panel:
        """The note, written anew when another box is looked at."""
        chosen = self._chosen()
        if self._note is None or self._noted != chosen.label:
            u = self.theme.units
            self._noted = chosen.label
            v = self.size[1] / HEIGHT
            lower = [box.rect.right for box in self._boxes if box.rect.top > self.size[1] // 2]
            left = max([u(8) - u(4), *lower]) + u(4)
            width = min(u(104), self.size[0] - round(LANTERN * v) - left)
            top = round((HEIGHT * PLANKS[0] + 4.6) * v)
            room = round((HEIGHT * PLANKS[1] - 0.5) * v) - top
            self._note = self._fitting(chosen, width, room)
            size: Size = (width, self._note.wanted(width)[1])
            self._note.place(pygame.Rect((left, top + max(0, room - size[1])), size))
        return self._note

    def _fitting(self, chosen: GameBoxButton, width: int, room: int) -> Panel:
        """The note with as many whole sentences as there is room for."""
        theme, box = self.theme, chosen.box
        told = _sentences(game_summary(self.context, box))
        head = [
            Label(theme, chosen.label, "heading", ground=Background.PAPER),
            Label(theme, box.tagline + ".", "spoken", ground=Background.PAPER, soft=True),
        ]
        size = ", ".join(filter(None, (box.player_count_text, box.length)))
        keys = f"{size}. {self.context.keys.fill(OPENS)}"
        hint = Label(theme, keys, "small", ground=Background.PAPER, soft=True)
        for foot in ([hint], []):
            for count in range(len(told), 0, -1):
                body = Label(theme, "".join(told[:count]).strip(), "body", ground=Background.PAPER)
                note = Panel(theme, column(theme, [*head, body, *foot], 1), pad=2.5)
                if note.wanted(width)[1] <= room:
                    return note
        return Panel(theme, column(theme, head, 1), pad=2.5)

    def _learn(self, game: str) -> None:
        self.context.play("slide")
        self.context.open(LessonRoute(game))

    def _open(self, game: str) -> None:
        self.context.play("slide")
        self.context.open(SetupRoute(game))


def _sentences(text: str) -> list[str]:
    """A paragraph in its sentences."""
    return re.findall(r"[^.!?]+[.!?]+", text.replace("\n", " ")) if text else []
