"""Speech bubbles: what is said aloud, on paper beside the mouth; one at a time for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.art import paper_shapes
from game.engine.zones import Seat
from game.table.layout.seating import CROWDED, HOUSE, Chair
from game.table.layout.table_layout import TableLayout
from game.table.seats.speech_bubble_picture import (
    NARROW_BUBBLE,
    SHORT_BEAK,
    WIDEST_BUBBLE,
    BubbleBeak,
    BubbleText,
    bubble_sprite,
    measure_bubble,
)
from game.table.table_dependencies import PlayerInfo
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.smaller_letters import smaller_themes
from game.ui.theme import Role

BUBBLE_SECONDS = 4.2
_ASIDE = tuple((x, y) for x in (-10, -5, 0, 5, 10) for y in (-8, -4, 0, 4, 8) if x or y)
"""How far aside a bubble may hang where there is no room beside the head, in u."""
_FRESH = 0.9
"""Seconds in which words of the game are not taken away for others."""


class _Spoken(NamedTuple):
    text: str
    age: float
    claim: str = ""
    light: bool = False
    """No part of the game: it gives way to everything else."""


class SpeechBubbles:
    """Everything that hangs in the air just now."""

    def __init__(self, sprites: CachedSprites, people: Sequence[PlayerInfo], house: str) -> None:
        """Take *house*, the name of the side that is no seat."""
        self.sprites = sprites
        self.people = people
        self.house = house
        self._said: dict[Seat, _Spoken] = {}
        self._hung: dict[Seat, _Hung] = {}

    def say(self, seat: Seat, text: str, claim: str = "", light: bool = False) -> None:
        """A seat speaks, with *claim* as a sign; what it said before is gone.

        Only one thing that is said *light* hangs in the air, in small letters.
        """
        if light:
            self.clear_remarks()
        self._said.pop(seat, None)
        self._hung.pop(seat, None)
        self._said[seat] = _Spoken(text, 0.0, claim, light)

    def is_speaking(self, seat: Seat) -> bool:
        """Whether a seat says something just now."""
        return seat in self._said and not self._said[seat].light

    def just_spoke(self, seat: Seat) -> bool:
        """Whether what a seat said in the game has just been said."""
        return self.is_speaking(seat) and self._said[seat].age < _FRESH

    def clear_remarks(self) -> None:
        """Take away what is no part of the game."""
        self._said = {seat: one for seat, one in self._said.items() if not one.light}

    def clear(self) -> None:
        """Take all bubbles away."""
        self._said.clear()

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while somebody speaks."""
        self._said = {
            seat: one._replace(age=one.age + dt)
            for seat, one in self._said.items()
            if one.age + dt < BUBBLE_SECONDS
        }
        return bool(self._said)

    def place(
        self,
        layout: TableLayout,
        soft: Callable[[], Sequence[pygame.Rect]],
        hard: Sequence[pygame.Rect],
    ) -> None:
        """Find every new bubble its place; each stays where it began.

        *soft* may be covered where there is no better place, *hard* never; both in pixels.
        """
        for seat, one in self._said.items():
            hung = self._hung.get(seat)
            chair = layout.chair(seat)
            if chair is None:
                self._hung.pop(seat, None)
            elif hung is None or not hung.fits(one.text, layout, hard):
                self._hung[seat] = self._hang(layout, chair, one, soft(), hard)

    def drawn(self, layout: TableLayout) -> list[CachedSprite]:
        """The bubbles that were placed, the newest on top; an older one gives way."""
        shown: list[CachedSprite] = []
        newest = [*reversed(self._said)]
        newest.sort(key=lambda seat: self._said[seat].light)
        for seat in newest:
            hung = self._hung.get(seat)
            if hung is not None and self._said[seat].light and hung.spot.covers:
                continue
            chair = layout.chair(seat)
            free = hung is not None and hung.spot.rect.collidelist([s.rect for s in shown]) < 0
            if hung is not None and chair is not None and free:
                shown.append(self._bubble(layout, chair, hung))
        return shown[::-1]

    def _hang(
        self,
        layout: TableLayout,
        chair: Chair,
        said: _Spoken,
        soft: Sequence[pygame.Rect],
        hard: Sequence[pygame.Rect],
    ) -> _Hung:
        """Find a new bubble its place, one long line or broken in two.

        Where it would cover what it never should, its letters are smaller.
        """
        others = [hung.spot.rect for seat, hung in self._hung.items() if seat in self._said]
        crowded = len(layout.chairs) >= CROWDED
        beak = round(paper_shapes.beak_length(layout.frame.u) * (SHORT_BEAK if crowded else 1.0))
        scales = [theme.preferences.text_scale for theme in smaller_themes(self.sprites.theme)]
        role: Role = "caption" if said.light else "spoken"
        for scale in scales:
            tries = []
            for widest in (WIDEST_BUBBLE, NARROW_BUBBLE):
                words = measure_bubble(self.sprites, said.text, widest, said.claim, role, scale)
                spot = _place(layout, chair, words.size, beak, [*soft, *others * 3], hard)
                tries.append(_Hung(said.text, layout, words, spot, beak))
            best = min(tries, key=lambda hung: hung.spot.score + len(hung.words.lines))
            if not best.spot.covers:
                break
        return best

    def bubble_rects(self) -> list[pygame.Rect]:
        """Where words of the game hang that have found their places."""
        said = [seat for seat, one in self._said.items() if not one.light]
        return [self._hung[seat].spot.rect for seat in said if seat in self._hung]

    def describe(self, layout: TableLayout) -> list[AccessibleNode]:
        """What is said in the game, in words."""
        placed = [(seat, one, layout.chair(seat)) for seat, one in self._said.items()]
        return [
            AccessibleNode("bubble", self._name(seat), one.text, layout.frame.px(chair.box))
            for seat, one, chair in placed if chair is not None and not one.light
        ]  # fmt: skip

    def _name(self, seat: Seat) -> str:
        return self.house if seat == HOUSE else self.people[seat].name

    def _bubble(self, layout: TableLayout, chair: Chair, hung: _Hung) -> CachedSprite:
        u, rect, side = layout.frame.u, hung.spot.rect, hung.spot.side
        across = side in ("top", "bottom")
        at = chair.x * u - rect.x if across else (chair.y + chair.r * 0.3) * u - rect.y
        name = ("bubble", chair.seat)
        return bubble_sprite(self.sprites, name, hung.words, rect, BubbleBeak(side, at, hung.beak))


class _Spot(NamedTuple):
    """Where a bubble may hang and its beak's side; the smaller the score, the better."""

    rect: pygame.Rect
    side: str
    covers: bool
    """Whether it covers what it never should."""
    score: float


class _Hung(NamedTuple):
    """A bubble in its place."""

    text: str
    layout: TableLayout
    words: BubbleText
    spot: _Spot
    beak: int

    def fits(self, text: str, layout: TableLayout, hard: Sequence[pygame.Rect]) -> bool:
        """Whether it can stay: it says the same, and nothing came to lie under it."""
        if text != self.text or layout is not self.layout:
            return False
        return self.spot.covers or self.spot.rect.inflate(-4, -4).collidelist(list(hard)) < 0


def _place(
    layout: TableLayout,
    chair: Chair,
    size: tuple[int, int],
    beak: int,
    soft: Sequence[pygame.Rect],
    hard: Sequence[pygame.Rect],
) -> _Spot:
    """Beside the head where it covers least."""
    u = layout.frame.u
    screen = pygame.Rect(0, 0, *layout.frame.size).inflate(-round(2 * u), -round(2 * u))
    own = layout.frame.px(chair.box)
    head = pygame.Rect(0, 0, round(1.7 * chair.r * u), round(1.7 * chair.r * u))
    head.center = (round(chair.x * u), round(chair.y * u))
    plate = layout.frame.px(chair.plate)
    best: tuple[float, _Spot] | None = None
    options = _options(layout, chair, size, beak)
    far = [
        (side, rect.move(round(x * u), round(y * u))) for side, rect in options for x, y in _ASIDE
    ]
    for cost, (side, rect) in enumerate([*options, *far]):
        inside = rect.clamp(screen)
        moved = (abs(inside.x - rect.x) + abs(inside.y - rect.y)) / u
        score = cost * 0.4 + moved * 4.0
        score += sum(_shared(inside, one, u) for one in soft if one != own)
        score += _shared(inside, head, u) * 12 + _shared(inside, plate, u) * 3
        over = sum(_shared(inside, one, u) for one in hard)
        covers = over > 0.3
        score += over * 60 + (500 if covers else 0)
        if best is None or score < best[0]:
            best = (score, _Spot(inside, side, covers, score))
    assert best is not None
    return best[1]


def _options(
    layout: TableLayout, chair: Chair, size: tuple[int, int], beak: int
) -> list[tuple[str, pygame.Rect]]:
    """Places round the head with the side of the beak, the best first."""
    u = layout.frame.u
    x, y, r = chair.x * u, chair.y * u, chair.r * u
    foot = chair.plate.bottom * u
    wide, tall = size
    above, below = y - r - tall - beak, foot + beak * 0.1
    found = []
    for share in (0.5, 0.7, 0.3, 0.9, 0.1):
        found.append(("bottom", pygame.Rect(x - wide * share, above, wide, tall + beak)))
    for drop in (0.4, 0.9, 0.1, 0.65, 0.25):
        right = pygame.Rect(x + r * 1.01, y - tall * drop, wide + beak, tall)
        left = pygame.Rect(x - r * 1.01 - wide - beak, y - tall * drop, wide + beak, tall)
        found += [("left", right), ("right", left)]
    for share in (0.5, 0.8, 0.2, 0.95, 0.05):
        found.append(("top", pygame.Rect(x - wide * share, below, wide, tall + beak)))
    return found


def _shared(a: pygame.Rect, b: pygame.Rect, u: float) -> float:
    """The area two share, in u x u."""
    both = a.clip(b)
    return both.w * both.h / (u * u)
