"""The little pictures in the rules: cards, suits and tokens by name."""

from __future__ import annotations

import pygame

from game.app.parlour import Parlour
from game.art import cards as faces
from game.art.emblems import medal_emblem
from game.art.lettering import Picture, boxed
from game.art.palette import ACCENTS
from game.art.suits import pip, suit_colour
from game.art.tokens import TOKENS, token
from game.engine.cards import card
from game.ui.picture import Size, paint_picture
from game.ui.rich import Inline

CARD_WIDTH = 6.0
"""How wide an example card is, in u."""


def inline_pictures(parlour: Parlour, game: str) -> Inline:
    """What a rules page shows for ``{5d}``, ``{hearts}``, ``{hat}`` or ``{emblem}``."""
    painted: dict[tuple[str, int, bool], pygame.Surface | None] = {}

    def picture(name: str, tall: int, alone: bool) -> pygame.Surface | None:
        key = (name, tall, alone)
        if key not in painted:
            painted[key] = _painted(parlour, game, name, tall, alone)
        return painted[key]

    return picture


def _painted(
    parlour: Parlour, game: str, name: str, tall: int, alone: bool
) -> pygame.Surface | None:
    drawing = named(parlour, game, name)
    if drawing is None:
        return None
    wide = parlour.theme.units(CARD_WIDTH)
    is_card = drawing.width == 250
    size: Size
    if alone or is_card:
        size = (
            (wide, round(wide * drawing.height / drawing.width))
            if is_card
            else (round(3.4 * tall * drawing.width / drawing.height), round(3.4 * tall))
        )
    else:
        size = (round(tall * drawing.width / drawing.height), tall)
    return paint_picture(drawing, size, parlour.theme.type)


def named(parlour: Parlour, game: str, name: str) -> Picture | None:
    """The drawing a name in the rules stands for; None for a name that means nothing."""
    settings = parlour.settings
    if name == "emblem" or name in ACCENTS:
        return medal_emblem(game if name == "emblem" else name)
    suits = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"}
    if name in suits:
        return boxed(pip(suits[name], suit_colour(suits[name], settings.four_colours)))
    if name in TOKENS:
        return token(name)
    try:
        named_card = card(name)
    except ValueError:
        return None
    style = faces.FaceStyle(four_colours=settings.four_colours)
    if named_card.is_joker:
        return faces.joker(int(named_card.text[1]), style)
    return faces.face(named_card.rank, named_card.suit.value, style)
