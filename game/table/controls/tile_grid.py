"""The tile grid: many choices of one kind side by side, numbers in a strip or bids in a grid."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.art.palette import BONE, NIGHT, PAPER_EDGE
from game.art.suits import pip, suit_colour
from game.art.svg import Paint, document, group, rect
from game.presentation.presented_choice import PresentedChoice
from game.table.controls.choice_text import refusal_text, short_label
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import SINK, Background
from game.ui.text.text_renderer import SMALLEST
from game.ui.theme import Theme
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget

_GAP = 0.4
_PIP = 1.9
_LINES = 2
CHOOSE = "Choose one."
"""What a caption says while nothing is pointed at."""


class TileButton(Button):
    """A small button with a number or a bid; one that cannot be chosen is a faint outline."""

    def __init__(
        self,
        theme: Theme,
        choice: PresentedChoice,
        named: Callable[[str], str],
        on_press: Callable[[], None],
        *,
        on_refused: Callable[[str], None],
    ) -> None:
        """Fill names of players by *named* into the words that describe it in full."""
        super().__init__(theme, named(short_label(choice)), on_press)
        self.refusal = named(refusal_text(choice.refused))
        self.on_refused = on_refused
        assert choice.input_hints.tile is not None
        self.choice = choice
        self.tile = choice.input_hints.tile
        staging = choice.input_hints.staging_area
        self.asks = staging.button if staging is not None else self.tile.asks
        """What all tiles beside it ask."""

    def look(self) -> Hashable:
        """What the picture depends on."""
        return super().look(), self.tile

    def paint(self, surface: pygame.Surface) -> None:
        """Paint paper or outline, the text and the sign of a suit."""
        theme, u, area = self.theme, self.theme.units, self.rect
        lit = self.enabled and self.hovered and not self.pressed
        paper = self.kind.colours[1 if lit else 0] if self.enabled else ""
        face = theme.shapes.piece(
            ("tile", paper, self.pressed), area.size, lambda: _face(area.size, u.exact(0.6), paper)
        )
        surface.blit(face, area)
        self._paint_tile(surface)

    def _paint_tile(self, surface: pygame.Surface) -> None:
        theme, u = self.theme, self.theme.units
        colour = self.kind.colours[3] if self.enabled else Background.NIGHT.soft
        middle = self.rect.centery + (u(SINK) if self.pressed else 0)
        sign = self._sign() if self.tile.suit else None
        beside = sign.get_width() + u(0.4) if sign is not None else 0
        room = self.rect.width - 2 * u(0.4) - beside
        text, style = theme.type.fit(self.tile.text, theme.style("button"), room)
        line = theme.type.render(text, style, colour)
        left = self.rect.centerx - (line.get_width() + beside) // 2
        surface.blit(line, (left, middle - line.get_height() // 2))
        if sign is not None:
            at = (left + line.get_width() + u(0.4), middle - sign.get_height() // 2)
            surface.blit(sign, at)

    def _sign(self) -> pygame.Surface:
        side = max(SMALLEST, min(self.theme.units(_PIP), self.rect.height * 2 // 3))
        colour = suit_colour(self.tile.suit, False) if self.enabled else BONE
        body = group(pip(self.tile.suit, colour, incised=False), side / 2, side / 2, side / 100)
        return self.theme.shapes.piece(
            ("tile pip", self.tile.suit, colour), (side, side), lambda: document(side, side, body)
        )


class TileGrid(Widget):
    """All tiles of a chooser or a group of actions, in columns and rows."""

    def __init__(self, tiles: Sequence[TileButton]) -> None:
        super().__init__(tiles[0].theme)
        self.tiles = list(tiles)
        self._first = min(tile.tile.column for tile in tiles)
        self.columns = max(tile.tile.column for tile in tiles) - self._first + 1
        self.rows = max(tile.tile.row for tile in tiles) + 1

        self._wrapped = 0

    def wrap(self, columns: int) -> None:
        """Break a strip of tiles into rows of so many *columns*."""
        if self.rows == 1:
            self._wrapped = self.columns = columns
            self.rows = -(-len(self.tiles) // columns)

    def size(self, wide: int, tall: int) -> Size:
        """The size of the grid with tiles of *wide* by *tall* pixels."""
        gap = self.theme.units(_GAP)
        return self.columns * (wide + gap) - gap, self.rows * (tall + gap) - gap

    def place(self, area: pygame.Rect) -> None:
        """Divide *area* among the tiles."""
        super().place(area)
        gap = self.theme.units(_GAP)
        wide, tall = (area.width + gap) / self.columns, (area.height + gap) / self.rows
        for number, tile in enumerate(self.tiles):
            column, row = tile.tile.column - self._first, tile.tile.row
            if self._wrapped:
                row, column = divmod(number, self._wrapped)
            left, top = area.x + round(column * wide), area.y + round(row * tall)
            right, low = area.x + round((column + 1) * wide), area.y + round((row + 1) * tall)
            tile.place(pygame.Rect(left, top, right - left - gap, low - top - gap))


class TileCaption(Widget):
    """What the tile under the pointer or the focus says; else why some cannot be chosen."""

    role = "note"

    def __init__(self, theme: Theme, tiles: Sequence[TileButton]) -> None:
        super().__init__(theme)
        self.tiles = tiles
        self.least_lines = 1
        """So many lines have room at least, whatever is said."""

    @property
    def words(self) -> str:
        """The line."""
        pointed = [tile for tile in self.tiles if tile.hovered]
        for tile in pointed or [tile for tile in self.tiles if tile.focused]:
            return tile.refusal or tile.label
        refused = next((tile.refusal for tile in self.tiles if tile.refusal), "")
        return refused or self.tiles[0].asks or CHOOSE

    def wanted(self, width: int | None = None) -> Size:
        """Room for the longest of its lines."""
        theme, u = self.theme, self.theme.units
        style, room = theme.style("caption"), (width or u(40)) - 2 * u(0.8)
        texts = {tile.refusal or tile.label for tile in self.tiles} | {self.tiles[0].asks}
        lines = max(len(theme.type.arrange(text, style, room, _LINES)[0]) for text in texts)
        lines = max(lines, self.least_lines)
        return width or 0, lines * theme.type.height(style) + u(0.8)

    def stamp(self) -> Hashable:
        """What the picture depends on."""
        return super().stamp(), self.words

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the words on a dark plate."""
        theme, u, size = self.theme, self.theme.units, self.rect.size
        back = theme.shapes.piece(
            "tile words", size,
            lambda: document(*size, rect(0, 0, *size, u.exact(0.8), NIGHT)),
        )  # fmt: skip
        surface.blit(back, self.rect)
        room = size[0] - 2 * u(0.8)
        lines, style = theme.type.arrange(self.words, theme.style("caption"), room, _LINES)
        step = theme.type.height(style)
        top = self.rect.centery - step * len(lines) // 2
        for i, words in enumerate(lines):
            line = theme.type.render(words, style, Background.NIGHT.ink)
            surface.blit(line, line.get_rect(midtop=(self.rect.centerx, top + i * step)))


def tiled_choices(choices: Sequence[PresentedChoice]) -> list[PresentedChoice]:
    """The choices that stand in a grid: several of them, each with its place."""
    found = [choice for choice in choices if choice.input_hints.tile is not None]
    return found if len(found) > 1 else []


def tile_buttons(
    theme: Theme,
    choices: Sequence[PresentedChoice],
    named: Callable[[str], str],
    on_choice: Callable[[PresentedChoice], None],
    on_refused: Callable[[str], None],
) -> list[TileButton]:
    """A tile for each choice; none of them is dressed like advice."""
    tiles = [
        TileButton(theme, choice, named, _call(on_choice, choice), on_refused=on_refused)
        for choice in choices
    ]
    for number, tile in enumerate(tiles):
        tile.name = ("tile", number)
    return tiles


def _call(
    on_choice: Callable[[PresentedChoice], None], choice: PresentedChoice
) -> Callable[[], None]:
    return lambda: on_choice(choice)


def _face(size: Size, radius: float, paper: str) -> str:
    """A flat tile of *paper*; without it an outline of what cannot be chosen."""
    wide, tall = size
    inner = (0.5, 0.5, wide - 1, tall - 1, radius)
    if paper:
        return document(wide, tall, rect(*inner, Paint(paper, PAPER_EDGE, 1)))
    ground = rect(0, 0, wide, tall, radius, NIGHT)
    return document(wide, tall, ground + rect(*inner, Paint("none", BONE, 1, 0.35)))
