"""The seat plates: portrait, name plate, number of cards, and what a player wears."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

import pygame

from game.art import palette as ink
from game.art import paper_shapes
from game.art.icons.tokens import TOKENS, token
from game.art.portraits import portraits
from game.art.svg_picture import SvgPicture
from game.engine.zones import Seat
from game.presentation.badge import Badge
from game.presentation.status import Status
from game.table.animation.portrait_walk import PortraitWalk
from game.table.cards import suit_text
from game.table.layout.seating import Chair
from game.table.layout.table_layout import TableLayout
from game.table.layout.text_room import call_height
from game.table.layout.viewport import Box
from game.table.seats.name_format import number_of_cards
from game.table.table_dependencies import PlayerInfo
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures import widget_svg
from game.ui.text.text_renderer import SMALLEST

MEDAL_RATIO = 76 / 66
"""The medal's picture by the radius of its rim."""


class _Place(Protocol):
    """A search for a box about a point of the table on a picture; lengths in u."""

    def __call__(
        self, x: float, y: float, wide: float, tall: float | None = None
    ) -> pygame.Rect: ...


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
                self._medal(layout, c, c.seat in deciding, moods.get(c.seat, "calm")), layout, c
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

    def dragged_plate(self, layout: TableLayout, seat: Seat, pos: tuple[int, int]) -> CachedSprite:
        """A name plate in the hand."""
        rect = layout.frame.px(layout.chairs[seat].plate)
        rect.center = pos
        name = self.people[seat].name

        def paint(sheet: pygame.Surface) -> None:
            self._plate(sheet, pygame.Rect(0, 0, *rect.size), name, False)

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

    def _medal(self, layout: TableLayout, chair: Chair, turn: bool, mood: str) -> CachedSprite:
        f = layout.frame
        r = chair.r * MEDAL_RATIO
        rect = f.px(Box(chair.x - r, chair.y - r, 2 * r, 2 * r))
        person = self.people[chair.seat]
        key = ("medal", person.portrait, turn, mood)

        def paint(sheet: pygame.Surface) -> None:
            self.sprites.draw_picture(
                sheet, key, lambda: portraits.medal(person.portrait, turn, mood),
                pygame.Rect(0, 0, *rect.size),
            )  # fmt: skip

        return self.sprites.sprite(("medal", chair.seat), key, rect, paint)

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
        name = f"{chair.seat + 1}  {person.name}" if chair.seat in self.numbered else person.name
        key = (person, name, tuple(worn), shown, turn, target)

        def place(x: float, y: float, wide: float, tall: float | None = None) -> pygame.Rect:
            high = wide if tall is None else tall
            box = pygame.Rect(0, 0, max(2, round(wide * u)), max(2, round(high * u)))
            box.center = (round(x * u) - rect.x, round(y * u) - rect.y)
            return box

        def paint(sheet: pygame.Surface) -> None:
            r = chair.r
            plate = f.px(chair.plate).move(-rect.x, -rect.y)
            self._plate(sheet, plate, name, target)
            if turn:
                spot = place(chair.x, chair.y - r - 1.6, 2.0)
                self.sprites.draw_picture(sheet, ("arrow", 1), lambda: token("arrow"), spot, 180)
            for badge in worn:
                if badge.kind.value in TOKENS and not badge.text:
                    self._token(sheet, badge.kind.value, chair, place)
            if shown:
                spot = place(chair.x + r * 0.8, chair.y + r * 0.7, 3.3 if r > 5 else 2.9)
                self._round(sheet, str(shown), spot)
            calls = [b.text or b.kind.value for b in worn if b.text or b.kind.value not in TOKENS]
            if calls:
                self._call(sheet, ", ".join(calls), plate)

        return self.sprites.sprite(("worn", chair.seat), key, rect, paint)

    def _token(self, sheet: pygame.Surface, kind: str, chair: Chair, place: _Place) -> None:
        r = chair.r
        spots = {
            "hat": (chair.x - r * 0.24, chair.y - r * 0.82, r * 1.5, 14.0),
            "mask": (chair.x, chair.y - r * 0.06, r * 1.25, 0.0),
            "dealer": (chair.x - r * 0.84, chair.y + r * 0.62, r * 0.7, 0.0),
            "spark": (chair.x + r * 0.86, chair.y - r * 0.7, r * 0.62, 0.0),
            "goat": (chair.x - r * 0.9, chair.y + r * 0.5, r * 0.94, 0.0),
            "last_card": (chair.x + r * 0.86, chair.y - r * 0.62, r * 0.72, 0.0),
            "war": (chair.x - r * 0.86, chair.y - r * 0.66, r * 0.86, 0.0),
        }
        x, y, wide, turn = spots.get(kind, (chair.x - r * 0.86, chair.y - r * 0.6, r * 0.6, 0.0))
        self.sprites.draw_picture(
            sheet, ("token", kind), lambda: token(kind), place(x, y, wide), turn
        )

    def _plate(self, sheet: pygame.Surface, rect: pygame.Rect, name: str, target: bool) -> None:
        theme = self.sprites.theme
        u = theme.units.u
        style = theme.type.lower(theme.style("plate"), rect.height)
        wide = theme.type.size(name, style)[0] + round(3.2 * u)
        least = round(rect.height * 1.6)
        box = pygame.Rect(0, 0, min(rect.width, max(least, wide)), rect.height)
        box.center = rect.center
        key = ("plate", box.size)
        self.sprites.draw_picture(
            sheet, key, lambda: SvgPicture(paper_shapes.plate(*box.size, u), (), *box.size), box
        )
        self.sprites.draw_text(sheet, name, "plate", ink.INK, box.inflate(-round(1.6 * u), 0))
        if target:
            ring = self.sprites.shape(
                "plate ring", box.size,
                lambda: widget_svg.outline(theme.units, *box.size, ink.LAMP, 0.6, 0.4),
            )  # fmt: skip
            sheet.blit(ring, box)

    def _round(self, sheet: pygame.Surface, text: str, rect: pygame.Rect) -> None:
        units = self.sprites.theme.units
        disc = self.sprites.shape(
            "disc", rect.size, lambda: widget_svg.pill(units, *rect.size, ink.NIGHT, ink.BRASS)
        )
        sheet.blit(disc, rect)
        self.sprites.draw_text(sheet, text, "small", ink.PAPER, rect.inflate(-4, 0))

    def _call(self, sheet: pygame.Surface, text: str, plate: pygame.Rect) -> None:
        """A paper tag that hangs on two threads under the name plate."""
        theme = self.sprites.theme
        u = theme.units.u
        style = theme.style("small")
        most = sheet.get_width() - round(1.8 * u)
        while suit_text.text_width(theme, text, style) > most and style.px > SMALLEST:
            style = style._replace(px=style.px - 1)
        wide = suit_text.text_width(theme, text, style) + round(1.8 * u)
        tall = max(round(2.9 * u), theme.type.height(style) + round(0.5 * u))
        box = pygame.Rect(0, 0, max(round(4.6 * u), wide), tall)
        box.midtop = (plate.centerx, plate.bottom - round(0.1 * u))
        box.clamp_ip(sheet.get_rect())
        piece = self.sprites.shape("call", box.size, lambda: paper_shapes.tag(*box.size, u))
        sheet.blit(piece, box)
        words = suit_text.text_line(theme, text, style, ink.INK)
        sheet.blit(words, words.get_rect(center=(box.centerx, box.centery + round(0.12 * u))))
