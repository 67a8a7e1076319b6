"""The bubbles: what is said aloud, on paper beside the mouth; one at a time for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.art import palette as ink
from game.art import paper
from game.art.lettering import Picture
from game.engine.zones import Seat
from game.table.desk import Person
from game.table.layout import Layout
from game.table.seating import Chair
from game.table.slip import Slip, Slips
from game.ui.describe import Described

STAYS = 4.2
_WIDEST = 30.0


class _Spoken(NamedTuple):
    text: str
    age: float


class Bubbles:
    """Everything that hangs in the air just now."""

    def __init__(self, slips: Slips, people: Sequence[Person]) -> None:
        self.slips = slips
        self.people = people
        self._said: dict[Seat, _Spoken] = {}

    def say(self, seat: Seat, text: str) -> None:
        """A seat speaks; what it said before is gone."""
        self._said.pop(seat, None)
        self._said[seat] = _Spoken(text, 0.0)

    def speaks(self, seat: Seat) -> bool:
        """Whether a seat says something just now."""
        return seat in self._said

    def hush(self) -> None:
        """Nobody speaks any more."""
        self._said.clear()

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while somebody speaks."""
        self._said = {
            seat: one._replace(age=one.age + dt)
            for seat, one in self._said.items()
            if one.age + dt < STAYS
        }
        return bool(self._said)

    def drawn(self, layout: Layout, avoid: Sequence[pygame.Rect]) -> list[Slip]:
        """The bubbles, the newest on top."""
        slips = []
        taken = list(avoid)
        for seat, one in self._said.items():
            chair = layout.chairs.get(seat)
            if chair is not None:
                slip = self._bubble(layout, chair, one.text, taken)
                taken.append(slip.rect)
                slips.append(slip)
        return slips

    def describe(self, layout: Layout) -> list[Described]:
        """What is said, in words."""
        return [
            Described("bubble", self.people[seat].name, one.text,
                      layout.frame.px(layout.chairs[seat].box))
            for seat, one in self._said.items() if seat in layout.chairs
        ]  # fmt: skip

    def _bubble(
        self, layout: Layout, chair: Chair, text: str, avoid: Sequence[pygame.Rect]
    ) -> Slip:
        theme, u = self.slips.theme, layout.frame.u
        style = theme.style("spoken")
        lines = theme.type.wrap(text, style, round(_WIDEST * u))
        wide = max(theme.type.size(line, style)[0] for line in lines) + round(4.4 * u)
        step = theme.type.height(style)
        tall = step * len(lines) + round(2.6 * u)
        beak = round(paper.beak_length(u))
        rect, side = _place(layout, chair, (wide, tall), beak, avoid)
        mouth = (chair.x * u, (chair.y + chair.r * 0.3) * u)
        at = mouth[0] - rect.x if side in ("top", "bottom") else mouth[1] - rect.y
        along = rect.width if side in ("top", "bottom") else rect.height
        at = min(max(at, 3.6 * u), along - 3.6 * u)

        def paint(sheet: pygame.Surface) -> None:
            size = sheet.get_size()
            key = ("bubble", size, side, round(at))
            self.slips.stick(
                sheet, key, lambda: Picture(paper.bubble(*size, at, side, u), (), *size),
                pygame.Rect(0, 0, *size),
            )  # fmt: skip
            middle = pygame.Rect(0, 0, *size)
            if side == "bottom":
                middle.height -= beak
            elif side == "top":
                middle.y, middle.height = beak, middle.height - beak
            elif side == "left":
                middle.x, middle.width = beak, middle.width - beak
            else:
                middle.width -= beak
            top = middle.centery - step * len(lines) // 2 - round(0.15 * u)
            for i, words in enumerate(lines):
                image = theme.type.render(words, style, ink.INK)
                sheet.blit(image, image.get_rect(midtop=(middle.centerx, top + i * step)))

        key = (text, side, round(at), rect.size)
        return self.slips.slip(("bubble", chair.seat), key, rect, paint)


def _place(
    layout: Layout, chair: Chair, size: tuple[int, int], beak: int, avoid: Sequence[pygame.Rect]
) -> tuple[pygame.Rect, str]:
    """Beside the head where it covers least; *side* is that of the beak."""
    u = layout.frame.u
    screen = pygame.Rect(0, 0, *layout.frame.size).inflate(-round(2 * u), -round(2 * u))
    x, y, r = chair.x * u, chair.y * u, chair.r * u
    wide, tall = size
    options = [
        ("bottom", pygame.Rect(x - wide * 0.7, y - r - tall - beak * 0.8, wide, tall + beak)),
        ("bottom", pygame.Rect(x - wide * 0.3, y - r - tall - beak * 0.8, wide, tall + beak)),
        ("left", pygame.Rect(x + r * 0.95, y - tall * 0.4, wide + beak, tall)),
        ("right", pygame.Rect(x - r * 0.95 - wide - beak, y - tall * 0.4, wide + beak, tall)),
        ("top", pygame.Rect(x - wide * 0.5, y + r * 2.3, wide, tall + beak)),
    ]
    if chair.side == "own":
        options.insert(0, options.pop(2))
    own = layout.frame.px(chair.box)
    head = pygame.Rect(0, 0, round(1.7 * r), round(1.7 * r))
    head.center = (round(x), round(y))
    plate = layout.frame.px(chair.plate)
    best = None
    for cost, (side, rect) in enumerate(options):
        inside = rect.clamp(screen)
        moved = abs(inside.x - rect.x) + abs(inside.y - rect.y)
        score = cost * 20.0 + moved * 30
        for part, weight in ((head, 12), (plate, 3)):
            both = inside.clip(part)
            score += both.w * both.h * weight
        for other in avoid:
            if other == own:
                continue
            both = inside.clip(other)
            score += both.w * both.h
        if best is None or score < best[0]:
            best = (score, side, inside)
    assert best is not None
    return best[2], best[1]
