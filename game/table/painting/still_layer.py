"""The still layer: what never moves behind the cards, from the scenery to the empty places."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.art import palette as ink
from game.art.backdrops.table_backdrop import TableShape, table_backdrop
from game.art.icons.empty_place_signs import empty_place_sign, stone_slab, suit_sign
from game.art.svg import document, group
from game.art.svg_picture import SvgPicture
from game.presentation.zone_look import Shape, Spot
from game.table.cards.card_overlay_picture import empty_place_svg
from game.table.cards.card_pictures import card_height
from game.table.cards.poses.card_poses import empty_slot_poses
from game.table.cards.suit_signs import SUIT_LETTERS
from game.table.layout.slot import Slot
from game.table.layout.table_layout import TableLayout
from game.table.layout.viewport import Viewport, measure_viewport
from game.table.table_dependencies import FELT_COLOUR, TableDeps, table_preferences
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.pictures.svg_raster import Size, rasterize_svg
from game.ui.theme import Theme

_HEAPS = (Spot.BESIDE, Spot.CENTRE, Spot.ACROSS, Spot.BELOW)
"""Where the places of piles are outlined."""


def table_shape(f: Viewport) -> TableShape:
    """The table in *f*, in pixels."""
    return TableShape(
        f.size[0], f.size[1], f.cx * f.u, f.cy * f.u, f.rx * f.u, f.ry * f.u, 2.7 * f.u
    )


def scenery(
    raster: PictureLoader, game: str, f: Viewport, felt: str = FELT_COLOUR
) -> pygame.Surface | None:
    """The scenery with a table of this colour of *felt*; None while it is painted."""
    table = table_shape(f)
    return raster.get(("scenery", game, table, felt), f.size, partial(_drawing, game, table, felt))


def request_scenery(deps: TableDeps, game: str, size: Size) -> None:
    """Ask for the scenery of a table that will soon be opened in a window of *size* pixels."""
    theme = deps.theme
    f = measure_viewport(size, table_preferences(theme.preferences).ui_scale)
    table = table_shape(f)
    drawing = partial(_drawing, game, table, deps.felt)
    deps.raster.request(("scenery", game, table, deps.felt), f.size, drawing)


def _drawing(game: str, table: TableShape, felt: str) -> SvgPicture:
    drawn = table_backdrop(game, table, felt)
    return SvgPicture(drawn, (), table.width, table.height, opaque=True)


class StillLayer:
    """The still layer of one table, painted on its scenery, which the picture loader may forget.

    A large window has room for one picture of its size here, not for a second of bare scenery.
    """

    def __init__(self, game: str, theme: Theme) -> None:
        self._game = game
        self._theme = theme
        self._shown: tuple[TableShape, str] | None = None
        """Whose scenery is on the sheet."""
        self._sheet: pygame.Surface | None = None
        self._covered: list[tuple[pygame.Surface, pygame.Rect]] = []
        """What of the scenery lies under the places on the sheet."""

    def load_scenery(self, deps: TableDeps, frame: Viewport) -> bool:
        """Take the scenery for *frame* as soon as it is painted; True once it is there."""
        wanted = table_shape(frame), deps.felt
        if self._shown != wanted:
            self.forget()
            painted = scenery(deps.raster, self._game, frame, deps.felt)
            if painted is not None:
                self._shown, self._sheet = wanted, pygame.Surface(frame.size)
                self._sheet.blit(painted, (0, 0))
        return self._sheet is not None

    def picture(self, layout: TableLayout) -> pygame.Surface:
        """The whole layer, until the next call; plain felt where the scenery is not loaded yet."""
        sheet = self._bare()
        if sheet is None:
            sheet = pygame.Surface(layout.frame.size)
            _plain(sheet, layout)
        for place, rect in _places(layout, self._theme, empty_place_sign(self._game)):
            if sheet is self._sheet:
                area = rect.clip(sheet.get_rect())
                self._covered.append((sheet.subsurface(area).copy(), area))
            sheet.blit(place, rect)
        return sheet

    def forget(self) -> None:
        """Let go of the picture: the table is left."""
        self._shown = self._sheet = None
        self._covered.clear()

    def _bare(self) -> pygame.Surface | None:
        """The sheet as it was before there were places on it."""
        if self._sheet is not None:
            for piece, area in reversed(self._covered):
                self._sheet.blit(piece, area)
            self._covered.clear()
        return self._sheet


def empty_place_rects(layout: TableLayout) -> list[pygame.Rect]:
    """Where places for cards are outlined, empty or not, in pixels."""
    slots = [slot for slot in layout.slots.values() if is_outlined(layout, slot)]
    return [layout.frame.px(slot.box) for slot in slots]


def _plain(sheet: pygame.Surface, layout: TableLayout) -> None:
    table = table_shape(layout.frame)
    sheet.fill(ink.NIGHT)
    for out, colour in ((table.rail, ink.WOOD), (2.0, ink.WOOD_EDGE), (0.0, ink.FELT)):
        box = pygame.Rect(0, 0, round(2 * (table.rx + out)), round(2 * (table.ry + out)))
        box.center = (round(table.cx), round(table.cy))
        pygame.draw.ellipse(sheet, colour, box)


def _places(
    layout: TableLayout, theme: Theme, sign: str
) -> Iterator[tuple[pygame.Surface, pygame.Rect]]:
    """The outlines of empty places for cards, each with where it lies, lowest first."""
    u = layout.frame.u
    for slot in layout.slots.values():
        poses = empty_slot_poses(layout, slot)
        own = slot.look.pile.empty_sign
        cut = suit_sign(SUIT_LETTERS[own]) if own else sign
        if slot.look.pile.on_stone:
            yield _stone(layout, slot)
        elif _heaped(slot):
            x, y = slot.box.middle
            rect = pygame.Rect(0, 0, round(slot.card * u), card_height(slot.card * u))
            rect.center = (round(x * u), round(y * u))
            plain = empty_place_svg(*rect.size, theme.units, cut)
            yield rasterize_svg(plain, rect.size), rect
        for pose in poses:
            size = (round(pose.wide), card_height(pose.wide))
            empty = rasterize_svg(empty_place_svg(*size, theme.units, cut), size)
            turned = pygame.transform.rotate(empty, pose.turn) if pose.turn else empty
            yield turned, turned.get_rect(center=(round(pose.x), round(pose.y)))


def is_outlined(layout: TableLayout, slot: Slot) -> bool:
    """Whether a place is to be seen while no card lies in it."""
    return slot.look.pile.on_stone or _heaped(slot) or bool(empty_slot_poses(layout, slot))


def _heaped(slot: Slot) -> bool:
    """Whether the place of a pile is outlined."""
    own = slot.mine and slot.look.spot is Spot.FRONT and not slot.look.room.across
    return slot.look.shape is Shape.PILE and (own or slot.look.spot in _HEAPS)


def _stone(layout: TableLayout, slot: Slot) -> tuple[pygame.Surface, pygame.Rect]:
    """A flat stone, as wide as a card is high whichever way it lies."""
    u = layout.frame.u
    x, y = slot.box.middle
    side = round(card_height(slot.card * u) * 1.24)
    stone = rasterize_svg(document(side, side, group(stone_slab(), side / 2, side / 2, side / 100)),
                    (side, side))  # fmt: skip
    return stone, stone.get_rect(center=(round(x * u), round(y * u)))
