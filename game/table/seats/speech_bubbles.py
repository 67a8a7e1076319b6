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
from game.table.seats.speech_bubble_placement import BubbleSpot, place_bubble
from game.table.table_dependencies import PlayerInfo
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.smaller_letters import smaller_themes
from game.ui.theme import Role

BUBBLE_SECONDS = 4.2
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
        self._hung: dict[Seat, HungBubble] = {}

    def say(self, seat: Seat, text: str, claim: str = "", light: bool = False) -> None:
        """A seat speaks, with *claim* as a sign; what it said before is gone.

        A new claim takes away whatever was said of the one before, by anybody. Only one thing
        that is said *light* hangs in the air, in small letters.
        """
        if light:
            self.clear_remarks()
        if claim:
            self._said = {who: one for who, one in self._said.items() if one.light}
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
        """Find every new bubble its place; each stays where it began, or is taken away.

        *soft* may be covered where there is no better place, *hard* never; both in pixels.
        """
        for seat, one in [*self._said.items()]:
            hung = self._hung.get(seat)
            chair = layout.chair(seat)
            if chair is None:
                self._hung.pop(seat, None)
            elif hung is None or not hung.fits(one.text, layout, hard):
                found = self._hang(layout, chair, one, soft(), hard)
                if hung is not None and hung.text == one.text and found.spot.far:
                    del self._said[seat], self._hung[seat]  # away from the mouth it is nobody's
                else:
                    self._hung[seat] = found

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
    ) -> HungBubble:
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
                spot = place_bubble(layout, chair, words.size, beak, [*soft, *others * 3], hard)
                tries.append(HungBubble(said.text, layout, words, spot, beak))
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

    def _bubble(self, layout: TableLayout, chair: Chair, hung: HungBubble) -> CachedSprite:
        u, rect, side = layout.frame.u, hung.spot.rect, hung.spot.side
        across = side in ("top", "bottom")
        at = chair.x * u - rect.x if across else (chair.y + chair.r * 0.3) * u - rect.y
        name = ("bubble", chair.seat)
        return bubble_sprite(self.sprites, name, hung.words, rect, BubbleBeak(side, at, hung.beak))


class HungBubble(NamedTuple):
    """A bubble in its place."""

    text: str
    layout: TableLayout
    words: BubbleText
    spot: BubbleSpot
    beak: int

    def fits(self, text: str, layout: TableLayout, hard: Sequence[pygame.Rect]) -> bool:
        """Whether it can stay: it says the same, and nothing came to lie under it."""
        if text != self.text or layout is not self.layout:
            return False
        return self.spot.covers or self.spot.rect.inflate(-4, -4).collidelist(list(hard)) < 0
