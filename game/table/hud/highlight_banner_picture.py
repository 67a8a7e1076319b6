"""The picture of a highlight: its cut-out figure and its sign over a banner of words."""

from __future__ import annotations

import math
from functools import partial

import pygame

from game.art import palette as ink
from game.art.icons.highlight_cut_outs import (
    highlight_banner,
    highlight_cord,
    highlight_figure,
    highlight_sign,
)
from game.art.svg_picture import SvgPicture
from game.engine.events import Said
from game.presentation.announcement import announcement_of
from game.presentation.highlight import Highlight, HighlightKind
from game.table.animation.highlight_animation import CUTS, HighlightFrame, PieceState
from game.table.layout.highlight_placement import hidden_cards, highlight_shift
from game.table.layout.table_layout import TableLayout
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.pictures.drawable import Drawable
from game.ui.pictures.picture_loader import PictureLoader

_FIGURE = 31.0
_SIGN = 15.5
_TALL = 12.0
_UP = 3.5
"""The figure's middle is so much above that of the felt, in u."""
_DOWN = 13.4
_ROPE = 40.0
_HIDES = 60.0
"""The figure stays away where it would hide more of the cards on the table, in u x u."""


def request_pictures(raster: PictureLoader, layout: TableLayout, said: Said) -> None:
    """Ask the loader for what a coming highlight needs."""
    highlight = announcement_of(said).highlight
    if highlight is None:
        return
    name, side = highlight.kind.name.lower(), _px(layout, _FIGURE)
    for cut in range(1, CUTS + 1):
        raster.request(
            ("highlight", name, cut),
            (side, side),
            partial(highlight_figure, name, cut),
        )
    sign, small = highlight.sign, _px(layout, _SIGN)
    raster.request(("highlight sign", sign), (small, small), lambda: highlight_sign(sign))


def highlight_drawables(
    sprites: CachedSprites, layout: TableLayout, shown: HighlightFrame, name: str
) -> list[Drawable]:
    """The pieces of a highlight where they are now; *name* is whom it is about, or ''."""
    stand, u = shown.state, layout.frame.u
    middle = layout.middle.middle
    top = max(_FIGURE * 0.5 + 1, middle[1] - _UP)
    over = round(middle[0] * u), round(top * u)
    dx, dy, whole = _shift(sprites, layout, shown, name, over)
    over = over[0] + dx, over[1] + dy
    if not whole:
        return [_banner(sprites, layout, shown, name, (over[0] / u, over[1] / u + _DOWN))]
    things: list[Drawable] = []
    if stand.figure.cut:
        things += _laid(sprites, layout, _Figure(shown.highlight, stand.figure), over)
    if shown.highlight.kind is HighlightKind.SHAME:
        things += _hung(sprites, layout, shown.highlight, stand.sign, over)
    else:
        things += _sign(sprites, layout, shown.highlight, stand.sign, over)
    things.append(_banner(sprites, layout, shown, name, (over[0] / u, over[1] / u + _DOWN)))
    return things


def _shift(
    sprites: CachedSprites,
    layout: TableLayout,
    shown: HighlightFrame,
    name: str,
    over: tuple[int, int],
) -> tuple[int, int, bool]:
    """How far the highlight goes aside for the cards on the table, in pixels; and whether it is
    whole: where its figure would hide the status line or cards the banner stands alone."""
    figure = pygame.Rect(0, 0, *(2 * (_px(layout, _FIGURE),)))
    figure.center = over
    banner = pygame.Rect(0, 0, *_banner_size(sprites, layout, shown, name))
    banner.center = over[0], over[1] + round(_DOWN * layout.frame.u)
    whole = highlight_shift(layout, (figure, banner), shown.spoken, shown.laid)
    moved, line = (figure.move(whole), banner.move(whole)), layout.frame.px(layout.prompt)
    hides = hidden_cards(layout, moved, shown.laid) > _HIDES * layout.frame.u**2
    if hides or any(each.colliderect(line) for each in moved):
        return *highlight_shift(layout, (banner,), shown.spoken, shown.laid), False
    return *whole, True


def _banner_size(
    sprites: CachedSprites, layout: TableLayout, shown: HighlightFrame, name: str
) -> tuple[int, int]:
    u, theme, tall = layout.frame.u, sprites.theme, _px(layout, _TALL)
    words = theme.type.size(shown.highlight.words, theme.style("screen_title"))[0]
    below = theme.type.size(name, theme.style("small"))[0]
    wide = max(words, below) + 1.24 * tall + 5 * u
    return round(min(layout.frame.size[0] * 0.9, wide)), tall


class _Figure:
    """The figure of a highlight as one of its cuts."""

    def __init__(self, highlight: Highlight, piece: PieceState) -> None:
        self.name = highlight.kind.name.lower()
        self.piece = piece


def _laid(
    sprites: CachedSprites, layout: TableLayout, figure: _Figure, over: tuple[int, int]
) -> list[Drawable]:
    side, piece = _px(layout, _FIGURE), figure.piece
    picture = sprites.raster.get(
        ("highlight", figure.name, piece.cut), (side, side),
        lambda: highlight_figure(figure.name, piece.cut),
    )  # fmt: skip
    return _at(picture, layout, piece, over)


def _sign(
    sprites: CachedSprites,
    layout: TableLayout,
    highlight: Highlight,
    piece: PieceState,
    over: tuple[int, int],
) -> list[Drawable]:
    return _at(_roundel(sprites, layout, highlight), layout, piece, over)


def _hung(
    sprites: CachedSprites,
    layout: TableLayout,
    highlight: Highlight,
    piece: PieceState,
    over: tuple[int, int],
) -> list[Drawable]:
    """A sign on a cord that swings about a point above the window's edge."""
    u, lean = layout.frame.u, math.radians(piece.turn * 0.45)
    reach = _ROPE * u
    x = over[0] + reach * math.sin(lean)
    y = over[1] - reach * (1 - math.cos(lean)) + piece.y * u
    turned = PieceState(turn=-piece.turn)
    wide, tall = max(4, round(0.9 * u)), max(4, round(y))
    rope = sprites.shape(
        ("cord", wide),
        (wide, round(reach)),
        lambda: highlight_cord(wide, round(reach)),
    )
    things: list[Drawable] = []
    if tall > 4:
        angle = math.degrees(lean)
        picture = pygame.transform.rotozoom(rope, angle, 1) if abs(angle) > 0.2 else rope
        foot = round(x - reach / 2 * math.sin(lean)), round(y - reach / 2 * math.cos(lean))
        things.append(CachedSprite(picture.get_rect(center=foot), picture, None))
    return things + _at(_roundel(sprites, layout, highlight), layout, turned, (round(x), round(y)))


def _banner(
    sprites: CachedSprites,
    layout: TableLayout,
    shown: HighlightFrame,
    name: str,
    at: tuple[float, float],
) -> CachedSprite:
    u, words = layout.frame.u, shown.highlight.words
    wide, tall = _banner_size(sprites, layout, shown, name)
    rect = pygame.Rect(0, 0, wide, tall)
    piece = shown.state.banner
    rect.center = round((at[0] + piece.x) * u), round((at[1] + piece.y) * u)

    def paint(sheet: pygame.Surface) -> None:
        sprites.draw_picture(
            sheet, ("banner", rect.size),
            lambda: SvgPicture(highlight_banner(wide, tall, u), (), wide, tall),
            pygame.Rect(0, 0, wide, tall),
        )  # fmt: skip
        edge = round(tall * 0.62)
        face = pygame.Rect(edge, 0, wide - 2 * edge, round(tall * 0.82))
        line = face.copy()
        if name:
            foot = pygame.Rect(face.x, round(tall * 0.535), face.width, round(tall * 0.2))
            sprites.draw_text(sheet, name, "small", ink.SOFT_INK, foot)
            line = pygame.Rect(face.x, round(tall * 0.06), face.width, round(tall * 0.5))
        sprites.draw_text(sheet, words, "screen_title", ink.INK, line)

    return sprites.sprite("fanfare", (words, name, wide), rect, paint)


def _roundel(
    sprites: CachedSprites, layout: TableLayout, highlight: Highlight
) -> pygame.Surface | None:
    side = _px(layout, _SIGN)
    return sprites.raster.get(
        ("highlight sign", highlight.sign),
        (side, side),
        lambda: highlight_sign(highlight.sign),
    )


def _at(
    picture: pygame.Surface | None, layout: TableLayout, piece: PieceState, over: tuple[int, int]
) -> list[Drawable]:
    """A picture where its piece is, turned as it is."""
    if picture is None:
        return []
    if abs(piece.turn) > 0.2:
        picture = pygame.transform.rotozoom(picture, piece.turn, 1)
    u = layout.frame.u
    middle = over[0] + round(piece.x * u), over[1] + round(piece.y * u)
    return [CachedSprite(picture.get_rect(center=middle), picture, None)]


def _px(layout: TableLayout, length: float) -> int:
    return max(8, round(length * layout.frame.u))
