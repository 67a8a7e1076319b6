"""The picture of a card tag: a short word on a night pill or on a coin, to lie on a card."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import pygame

from game.art import palette as ink
from game.art.svg import document, group, path, rect
from game.table.cards.suit_signs import text_line
from game.ui.pictures.widget_svg import pill
from game.ui.theme import Role, Theme

_LOCK = 0.9
"""How wide a lock is, by the height of the words beside it."""


class CardTag(NamedTuple):
    """What lies on a card: words, and how they look."""

    text: str
    coin: bool = False
    """Counted: on brass instead of night."""
    lock: bool = False
    """Shut: with a small lock before the words."""

    @property
    def words(self) -> str:
        """The same in words."""
        return ("worth " if self.coin else "") + self.text + (", closed" if self.lock else "")


def tag_picture(theme: Theme, tag: CardTag) -> pygame.Surface:
    """A short word on a night pill with a brass edge, or on brass, to lie on a card."""
    if tag.coin:
        return coin_picture(theme, tag.text, ink.BRASS, "small", tag.lock)
    return _pill(theme, tag.text, "small", ink.PAPER, (ink.NIGHT, ink.BRASS), tag.lock)


def coin_picture(
    theme: Theme, text: str, colour: str, role: Role = "small", lock: bool = False
) -> pygame.Surface:
    """Words in ink on a coin or bar of this colour."""
    return _pill(theme, text, role, ink.INK, (colour, ink.INK), lock)


def _pill(
    theme: Theme, text: str, role: Role, colour: str, ground: tuple[str, str], lock: bool
) -> pygame.Surface:
    style = theme.style(role)
    word = text_line(theme, text, style, colour, dark=ground[0] == ink.NIGHT)
    tall = word.get_height() + theme.units(0.3)
    side = round(word.get_height() * _LOCK * 0.78) if lock else 0
    gap = theme.units(0.3) if lock else 0
    wide = max(tall, word.get_width() + side + gap + theme.units(1.5))
    key: Hashable = ("tag", wide, tall, ground)
    sheet = theme.shapes.piece(
        key, (wide, tall), lambda: pill(theme.units, wide, tall, *ground)
    ).copy()
    left = (wide - word.get_width() - side - gap) // 2
    if lock:
        shut = theme.shapes.piece(("lock", side, colour), (side, side), lambda: _lock(side, colour))
        sheet.blit(shut, shut.get_rect(midleft=(left, tall // 2)))
    sheet.blit(word, word.get_rect(midleft=(left + side + gap, tall // 2)))
    return sheet


def _lock(side: int, colour: str) -> str:
    """A shut lock in a square."""
    body = rect(-38, -6, 76, 52, 9, colour)
    bow = path("M-24,-4V-22A24,24 0 0 1 24,-22V-4", "none", colour, 12)
    return document(side, side, group(bow + body, side / 2, side / 2, side / 100))
