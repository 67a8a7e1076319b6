"""The little pictures in the rules: cards, suits and tokens by name."""

from __future__ import annotations

import pygame

from game.app.moments import SIGN, Moments
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
"""How wide an example card is, in u, where letters have their usual size."""
LARGEST = 1.4
"""With larger letters cards grow as well, up to so many times."""
STEP = 1.1
"""How far the next card of a row lies from it, in widths; closer where there is no room."""
ACROSS = 58.0
"""How wide a row of cards may be, in u."""
SMALL = 64
"""Cards of fewer pixels across are shown with their large index."""
GAP = "_"
"""What stands between two groups of cards in a row of examples."""


def inline_pictures(parlour: Parlour, game: str, moments: Moments) -> Inline:
    """What a page shows for ``{5d}``, ``{7c+8c+_+Ad}``, ``{hearts}``, ``{hat}`` or ``{emblem}``.

    *moments* has the pictures of the table.
    """
    painted: dict[tuple[str, int, bool], pygame.Surface | None] = {}

    def picture(name: str, tall: int, alone: bool) -> pygame.Surface | None:
        if name.startswith(SIGN):
            return moments.picture(name.removeprefix(SIGN))
        key = (name, tall, alone)
        if key not in painted:
            painted[key] = _painted(parlour, game, name, tall, alone)
        return painted[key]

    return picture


def _painted(
    parlour: Parlour, game: str, name: str, tall: int, alone: bool
) -> pygame.Surface | None:
    drawing = None if "+" in name else named(parlour, game, name)
    if "+" in name or (alone and drawing is not None and drawing.width == faces.WIDTH):
        return _cards(parlour, name.split("+"))
    if drawing is None:
        return None
    wide = parlour.theme.units(CARD_WIDTH)
    is_card = drawing.width == faces.WIDTH
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


def _cards(parlour: Parlour, names: list[str]) -> pygame.Surface | None:
    """A row of cards with their shadows; it is pushed together where there is no room."""
    theme = parlour.theme
    wide = _card_width(parlour)
    close = len(names) * wide > theme.units(ACROSS)
    drawings = [None if name == GAP else named(parlour, "", name, close) for name in names]
    if any(drawing is None and name != GAP for drawing, name in zip(drawings, names, strict=True)):
        return None
    steps = sum(0.5 if drawing is None else 1.0 for drawing in drawings[:-1])
    step = min(wide * STEP, (theme.units(ACROSS) - wide) / max(1.0, steps))
    laid: list[tuple[pygame.Surface, int]] = []
    x = edge = float(theme.units(0.6))
    for drawing in drawings:
        if drawing is None:
            x += step / 2
            continue
        size = (wide, round(wide * drawing.height / drawing.width))
        laid.append((paint_picture(drawing, size, theme.type), round(x)))
        x += step
    tall = laid[0][0].get_height()
    row = pygame.Surface(
        (laid[-1][1] + wide + round(edge), tall + 2 * round(edge)), pygame.SRCALPHA
    )
    for face, left in laid:
        place = face.get_rect(topleft=(left, round(edge)))
        cast = theme.shadows.cast(place.size, 0)
        row.blit(cast.picture, cast.under(place.center))
        row.blit(face, place)
    return row


def _card_width(parlour: Parlour) -> int:
    scale = min(LARGEST, max(1.0, parlour.theme.preferences.text_scale))
    return parlour.theme.units(CARD_WIDTH * scale)


def named(parlour: Parlour, game: str, name: str, large: bool = False) -> Picture | None:
    """The drawing a name in the rules stands for; None for a name that means nothing.

    *large* asks for cards with a large index.
    """
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
    small = _card_width(parlour) < SMALL
    style = faces.FaceStyle(settings.four_colours, settings.large_index or small or large)
    if named_card.is_joker:
        return faces.joker(int(named_card.text[1]), style)
    return faces.face(named_card.rank, named_card.suit.value, style)
