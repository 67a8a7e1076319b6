"""Seat plates: what stands at each seat, put together of portrait, name plate, count and badges."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import pygame

from game.art.icons.tokens import TOKENS, token
from game.engine.zones import Seat
from game.presentation.badge import Badge
from game.presentation.status import Status
from game.table.animation.portrait_walk import PortraitWalk
from game.table.layout.seating import Chair
from game.table.layout.table_layout import TableLayout
from game.table.layout.text_room import call_height
from game.table.seats.badge_picture import paint_badge
from game.table.seats.name_format import number_of_cards
from game.table.seats.name_plate_picture import paint_call_tag, paint_card_count, paint_name_plate
from game.table.seats.seat_portrait import portrait_sprite
from game.table.table_dependencies import PlayerInfo
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites


class SeatPlates:
    """Everybody round the table, the viewer's own small portrait included."""

    def __init__(self, sprites: CachedSprites, people: Sequence[PlayerInfo]) -> None:
        self.sprites = sprites
        self.people = people
        self.seat_change = PortraitWalk()
        self.numbered: Collection[Seat] = ()
        """Seats whose digit is a key just now: it stands before the name."""

    def portrait_sprites(
        self, layout: TableLayout, deciding: Sequence[Seat], moods: Mapping[Seat, str]
    ) -> list[CachedSprite]:
        """The portraits; *moods* tells each seat's face, calm if it names none."""
        return [
            self.seat_change.moved(
                portrait_sprite(
                    self.sprites,
                    layout,
                    c,
                    self.people[c.seat],
                    c.seat in deciding,
                    moods.get(c.seat, "calm"),
                ),
                layout,
                c,
            )
            for c in layout.chairs.values()
        ]

    def plate_sprites(
        self,
        layout: TableLayout,
        badges: Sequence[Badge],
        counts: Mapping[Seat, int],
        deciding: Sequence[Seat],
        targets: Collection[Seat],
    ) -> list[CachedSprite]:
        """Name plates, numbers of cards, and badges; *targets* take what is dropped on them."""
        sprites = []
        for chair in layout.chairs.values():
            seat = chair.seat
            worn = tuple(b for b in badges if b.seat == seat)
            lit = seat in deciding, seat in targets
            sprite = self._worn(layout, chair, worn, counts.get(seat, 0), lit)
            sprites.append(self.seat_change.moved(sprite, layout, chair))
        return sprites

    def plate(self, layout: TableLayout, seat: Seat) -> pygame.Rect:
        """The name plate of a seat in pixels."""
        return layout.frame.px(layout.chairs[seat].plate)

    def call_rects(self, layout: TableLayout, badges: Sequence[Badge]) -> list[pygame.Rect]:
        """Where what was called hangs under the name plates, in pixels."""
        called = {badge.seat for badge in badges if _is_call(badge)}
        tall = call_height(layout.text)
        plates = [chair.plate for seat, chair in layout.chairs.items() if seat in called]
        return [layout.frame.px(plate._replace(y=plate.bottom, h=tall)) for plate in plates]

    def dragged_plate(self, layout: TableLayout, seat: Seat, pos: tuple[int, int]) -> CachedSprite:
        """A name plate in the hand."""
        rect = layout.frame.px(layout.chairs[seat].plate)
        rect.center = pos
        name = self.people[seat].name

        def paint(sheet: pygame.Surface) -> None:
            paint_name_plate(self.sprites, sheet, pygame.Rect(0, 0, *rect.size), name, False)

        return self.sprites.sprite("carried", name, rect, paint)

    def describe(
        self,
        layout: TableLayout,
        status: Status,
        counts: Mapping[Seat, int],
        deciding: Sequence[Seat],
    ) -> list[AccessibleNode]:
        """Every seat in words."""
        told = []
        for chair in layout.chairs.values():
            worn = [b.text or b.kind.value for b in status.badges if b.seat == chair.seat]
            words = [number_of_cards(counts.get(chair.seat, 0)), *worn]
            if chair.seat in deciding:
                words.append("decides")
            rect = layout.frame.px(chair.box)
            told.append(
                AccessibleNode("seat", self.people[chair.seat].name, ", ".join(words), rect)
            )
        return told

    def _worn(
        self,
        layout: TableLayout,
        chair: Chair,
        worn: Sequence[Badge],
        count: int,
        lit: tuple[bool, bool],
    ) -> CachedSprite:
        """A name plate with its badges; *lit* tells if its seat decides and takes a drop."""
        f, u = layout.frame, layout.frame.u
        rect = f.px(chair.box.grown(call_height(layout.text) + 0.4)).clip((0, 0), f.size)
        person, (turn, target) = self.people[chair.seat], lit
        shown = 0 if chair.side == "own" else count
        digit = str(chair.seat + 1) if chair.seat in self.numbered else ""
        key = (person, digit, tuple(worn), shown, turn, target)

        def place(x: float, y: float, wide: float, tall: float | None = None) -> pygame.Rect:
            high = wide if tall is None else tall
            box = pygame.Rect(0, 0, max(2, round(wide * u)), max(2, round(high * u)))
            box.center = (round(x * u) - rect.x, round(y * u) - rect.y)
            return box

        def paint(sheet: pygame.Surface) -> None:
            r = chair.r
            plate = f.px(chair.plate).move(-rect.x, -rect.y)
            paint_name_plate(self.sprites, sheet, plate, person.name, target, digit)
            if turn:
                spot = place(chair.x, chair.y - r - 1.6, 2.0)
                self.sprites.draw_picture(sheet, ("arrow", 1), lambda: token("arrow"), spot, 180)
            for badge in worn:
                if not _is_call(badge):
                    paint_badge(self.sprites, sheet, badge.kind.value, chair, place)
            if shown:
                spot = place(chair.x + r * 0.8, chair.y + r * 0.7, 3.3 if r > 5 else 2.9)
                paint_card_count(self.sprites, sheet, str(shown), spot)
            calls = [badge.text or badge.kind.value for badge in worn if _is_call(badge)]
            if calls:
                paint_call_tag(self.sprites, sheet, ", ".join(calls), plate)

        return self.sprites.sprite(("worn", chair.seat), key, rect, paint)


def _is_call(badge: Badge) -> bool:
    """Whether it hangs under the name plate in words, and is no token on the portrait."""
    return bool(badge.text) or badge.kind.value not in TOKENS
