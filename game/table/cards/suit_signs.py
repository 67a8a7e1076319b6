"""Suit signs in text: a suit's name at their end stands as its sign on tags and bubbles."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pygame

from game.art.palette import BRASS, NIGHT, PAPER
from game.art.suits import pip, suit_colour
from game.art.svg import document, group
from game.ui.pictures.widget_svg import pill
from game.ui.text.text_renderer import TextStyle
from game.ui.theme import Theme

SUIT_LETTERS: Mapping[str, str] = MappingProxyType(
    {"club": "c", "diamond": "d", "heart": "h", "spade": "s"}
)
"""The letters of the suits by their names."""
_RIM = 1.3
"""On dark paper a sign stands on a paper one of so many times its size."""


def split_suit(text: str) -> tuple[str, str]:
    """Words, and the letter of the suit that stands after them.

    ``A heart`` and ``A of hearts`` are ``A`` and ``h``, ``3 hearts`` is ``3`` and ``h``.
    """
    words, _, last = text.rpartition(" ")
    suit = SUIT_LETTERS.get(last.removesuffix("s"), "")
    return (words.removesuffix(" of"), suit) if suit else (text, "")


def text_width(theme: Theme, text: str, style: TextStyle) -> int:
    """How wide *text* is with its sign, in pixels."""
    words, suit = split_suit(text)
    width = theme.type.size(words, style)[0] if words else 0
    return width + (_side(theme, style) + _gap(theme, words) if suit else 0)


def text_line(
    theme: Theme, text: str, style: TextStyle, colour: str, dark: bool = False
) -> pygame.Surface:
    """One line of *text* with its sign; *dark* is what it is to lie on."""
    words, suit = split_suit(text)
    if not suit:
        return theme.type.render(words, style, colour)
    side = _side(theme, style)
    sign = theme.shapes.piece(("sign", suit, dark), (side, side), lambda: _sign(suit, side, dark))
    if not words:
        return sign
    written = theme.type.render(words, style, colour)
    gap = _gap(theme, words)
    size = (written.get_width() + gap + side, max(written.get_height(), side))
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.blit(written, written.get_rect(midleft=(0, size[1] // 2)))
    sheet.blit(sign, sign.get_rect(midright=(size[0], size[1] // 2)))
    return sheet


def claim_sign(theme: Theme, text: str, side: int) -> pygame.Surface:
    """What was said as one sign: ``9`` on a dark disc, ``9 heart`` on a heart."""
    words, suit = split_suit(text)
    ground = theme.shapes.piece(("claim", suit), (side, side), lambda: _ground(theme, suit, side))
    sheet = ground.copy()
    word, style = theme.type.fit(words, theme.style("plate"), round(side * 0.6))
    figure = theme.type.render(word, style, PAPER)
    middle = (side // 2, round(side * (0.45 if suit == "h" else 0.5)))
    sheet.blit(figure, figure.get_rect(center=middle))
    return sheet


def _ground(theme: Theme, suit: str, side: int) -> str:
    if not suit:
        return pill(theme.units, side, side, NIGHT, BRASS)
    body = pip(suit, suit_colour(suit), incised=False)
    return document(side, side, group(body, side / 2, side / 2, side / 94))


def _sign(suit: str, side: int, dark: bool) -> str:
    half = side / 2
    under = group(pip(suit, PAPER, incised=False), half, half, side / 96) if dark else ""
    over = pip(suit, suit_colour(suit), incised=False)
    return document(side, side, under + group(over, half, half, side / 96 / (_RIM if dark else 1)))


def _side(theme: Theme, style: TextStyle) -> int:
    return round(theme.type.height(style) * 0.86)


def _gap(theme: Theme, words: str) -> int:
    return theme.units(0.4) if words else 0
