"""The advice: the coach's note or a hint, and the free places where such things may lie."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.app.coach import Coach
from game.engine.observation import Observation
from game.engine.status import Status
from game.table.frame import Box
from game.table.layout import Layout
from game.table.view import TableView
from game.ui.canvas import Drawn
from game.ui.describe import Described
from game.ui.drawing import Ground
from game.ui.label import Label
from game.ui.layout import column
from game.ui.paper import Panel

WIDE = (29.0, 24.0, 20.0)
"""How wide a note may be, in u; the widest that hides nothing."""
SHORT = (70.0, 54.0, 42.0, 32.0)
"""How wide a sentence in the middle may be, in u."""
STRIDE = 2.0
"""From one place to the next where a note looks for a free one, in u."""
AWAY = "Click or Backspace: put away"


class Advice:
    """Says what the coach says at one's decision, or what a hint was; it can be put away."""

    def __init__(
        self, view: TableView, coach: Coach | None, taken: Callable[[], list[pygame.Rect]]
    ) -> None:
        """*taken* tells what on the table must stay in sight."""
        self.view = view
        self.coach = coach
        self.wanted = True
        """Whether the settings want any advice."""
        self._taken = taken
        self._lines: list[str] = []
        self._hint = ""
        """What to do, if the note is a hint; its lines say why."""
        self._note: Panel | None = None

    def give(self, seen: Observation[Any], status: Status, named: Callable[[str], str]) -> None:
        """Lets the coach speak about the decision that *seen* asks for."""
        self.forget_hint()
        if self.coach is None or not self.wanted:
            return
        verbs = {choice.action.verb for choice in seen.choices if choice.refused is None}
        badges = {badge.kind for badge in status.badges if badge.seat == seen.seat}
        self._lines = [named(line) for line in self.coach.lines(verbs, badges)]
        self.layout()

    def tell(self, what: str, why: str) -> None:
        """Lays down a hint in the place of the coach's note."""
        self._hint, self._lines = what, [why] if why else []
        self.layout()

    def put_away(self) -> None:
        """Takes the note off the table."""
        self._lines, self._hint = [], ""
        self._note = None

    def forget_hint(self) -> None:
        """Takes a hint off the table: another looks at it, or another thing is to be decided."""
        if self._hint:
            self.put_away()

    def layout(self) -> None:
        """Finds the note its place."""
        self._note = None
        if self._lines or self._hint:
            taken = self._taken()
            self._note = self._laid(taken)
            hides = self._note.rect.collidelist(taken) >= 0
            if hides and len(self._lines) > 1 and not self._hint:
                # Where it is crowded, the aim of the game stands under its title as well.
                self._lines = self._lines[-1:]
                self._note = self._laid(taken)

    def _laid(self, taken: Sequence[pygame.Rect]) -> Panel:
        theme, paper = self.view.theme, Ground.PAPER
        lines = [Label(theme, line, "body", ground=paper) for line in self._lines]
        if self._hint:
            lines.insert(0, Label(theme, self._hint, "body_bold", ground=paper))
        away = Label(theme, AWAY, "small", ground=paper, soft=True)
        note = Panel(theme, column(theme, [*lines, away], 0.8), pad=1.4)
        place = free_place(self.view.layout_, taken, lambda wide: note.wanted(wide)[1])
        note.place(place)
        return note

    def rects(self) -> list[pygame.Rect]:
        """Where the note lies, if there is one."""
        return [] if self._note is None else [self._note.rect]

    def event(self, e: pygame.event.Event) -> bool:
        """A click on the note or Backspace puts it away."""
        note = self._shown
        if note is None:
            return False
        clicked = e.type == pygame.MOUSEBUTTONDOWN and note.rect.collidepoint(e.pos)
        if clicked or (e.type == pygame.KEYDOWN and e.key == pygame.K_BACKSPACE):
            self.put_away()
            return True
        return False

    def drawn(self) -> list[Drawn]:
        """The note."""
        note = self._shown
        return [] if note is None or self.view.busy else note.drawn()

    def describe(self) -> list[Described]:
        """The note in words."""
        note = self._shown
        words = " ".join([self._hint, *self._lines] if self._hint else self._lines)
        return [] if note is None else [Described("advice", words, "", note.rect)]

    @property
    def _shown(self) -> Panel | None:
        """The note, unless something lies in its place that is asked for just now."""
        hands = self.view.hands
        if self._note is None or self.view.hud.log.open or hands.dialog is not None:
            return None
        chooser = hands.chooser
        hides = chooser is not None and self._note.rect.colliderect(chooser.rect)
        return None if hides else self._note


def free_place(
    layout: Layout, taken: Sequence[pygame.Rect], tall: Callable[[int], int]
) -> pygame.Rect:
    """The place on the table that hides least; *tall* tells the height at a width in pixels."""
    f = layout.frame
    under, toast = max(layout.title.bottom, 12.0) + 0.6, layout.toast
    step = f.px(Box(0, 0, 1, 1)).width
    places = []
    for wide in WIDE:
        right = f.w - 3.6 - wide
        for x, y in ((2, under), (right, layout.key.bottom + 1)):
            rect = f.px(Box(x, y, wide, 0))
            places.append(pygame.Rect(rect.topleft, (rect.width, tall(rect.width))))
        places.append(_above(f.px(Box(right, layout.actions.bottom, wide, 0)), tall, taken, step))
    for wide in SHORT:
        places.append(_above(f.px(Box(f.cx - wide / 2, layout.prompt.y, wide, 0)), tall, (), step))
        rect = f.px(Box(f.cx - wide / 2, toast.y, wide, 0))
        places.append(pygame.Rect(rect.topleft, (rect.width, tall(rect.width))))
    window = pygame.Rect((0, 0), f.size)
    places = [place.clamp(window) for place in places]
    # A little air belongs to everything: paper that only touches a word hides it too.
    aired = [each.inflate(step, step) for each in taken]
    best = min(places, key=lambda place: sum(_hidden(place, each) for each in aired))
    if best.collidelist(aired) < 0:
        return best
    return _roamed(layout, aired, tall, best) or _roamed(layout, taken, tall, best) or best


def _roamed(
    layout: Layout, taken: Sequence[pygame.Rect], tall: Callable[[int], int], wish: pygame.Rect
) -> pygame.Rect | None:
    """The place nearest to *wish* that hides nothing, anywhere on the table; None if it is full."""
    f = layout.frame
    room, step = f.px(Box(2, 2, f.w - 4, f.h - 4)), f.px(Box(0, 0, STRIDE, 1)).width
    for wide in (*WIDE, *SHORT[::-1]):
        width = f.px(Box(0, 0, wide, 1)).width
        place = pygame.Rect(0, 0, width, tall(width))
        free = [
            place.copy()
            for place.top in range(room.top, room.bottom - place.height + 1, step)
            for place.left in range(room.left, room.right - width + 1, step)
            if place.collidelist(taken) < 0
        ]
        if free:
            return min(free, key=lambda each: math.dist(each.center, wish.center))
    return None


def _above(
    rect: pygame.Rect, tall: Callable[[int], int], taken: Sequence[pygame.Rect], gap: int
) -> pygame.Rect:
    """The place that stands on the top of *rect*, or on what is *taken* there."""
    high = tall(rect.width)
    place = pygame.Rect(rect.left, rect.top - gap // 2 - high, rect.width, high)
    below = [each.top for each in taken if place.colliderect(each)]
    if below:
        place.bottom = min(below) - gap
    return place


def _hidden(place: pygame.Rect, thing: pygame.Rect) -> int:
    both = place.clip(thing)
    return both.width * both.height
