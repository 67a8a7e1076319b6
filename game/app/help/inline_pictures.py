"""Inline images of the rules: cards, suits and tokens by name."""

from __future__ import annotations

import pygame

from game.app.help.rule_illustrations import SIGN, RuleIllustrations
from game.app.scenes.app_context import AppContext
from game.art.cards import card_faces as faces
from game.art.icons.game_emblems import medal_emblem
from game.art.icons.tokens import TOKENS, token
from game.art.palette import ACCENTS
from game.art.suits import pip, suit_colour
from game.art.svg_picture import SvgPicture, centred_picture
from game.engine.cards import card
from game.ui.pictures.svg_raster import Size, rasterize_picture
from game.ui.widgets.rich_text_layout import Inline

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


def inline_pictures(context: AppContext, game: str, moments: RuleIllustrations) -> Inline:
    """What a page shows for ``{5d}``, ``{7c+8c+_+Ad}``, ``{hearts}``, ``{hat}`` or ``{emblem}``.

    *moments* has the pictures of the table.
    """
    painted: dict[tuple[str, int, bool], pygame.Surface | None] = {}

    def picture(name: str, tall: int, alone: bool) -> pygame.Surface | None:
        if name.startswith(SIGN):
            return moments.picture(name.removeprefix(SIGN))
        key = (name, tall, alone)
        if key not in painted:
            painted[key] = _painted(context, game, name, tall, alone)
        return painted[key]

    return picture


def _painted(
    context: AppContext, game: str, name: str, tall: int, alone: bool
) -> pygame.Surface | None:
    drawing = None if "+" in name else picture_by_name(context, game, name)
    if "+" in name or (alone and drawing is not None and drawing.width == faces.WIDTH):
        return _cards(context, name.split("+"))
    if drawing is None:
        return None
    wide = context.theme.units(CARD_WIDTH)
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
    return rasterize_picture(drawing, size, context.theme.type)


def _cards(context: AppContext, names: list[str]) -> pygame.Surface | None:
    """A row of cards with their shadows; it is pushed together where there is no room."""
    theme = context.theme
    wide = _card_width(context)
    close = len(names) * wide > theme.units(ACROSS)
    drawings = [
        None if name == GAP else picture_by_name(context, "", name, close) for name in names
    ]
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
        laid.append((rasterize_picture(drawing, size, theme.type), round(x)))
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


def _card_width(context: AppContext) -> int:
    scale = min(LARGEST, max(1.0, context.theme.preferences.text_scale))
    return context.theme.units(CARD_WIDTH * scale)


def picture_by_name(
    context: AppContext, game: str, name: str, large: bool = False
) -> SvgPicture | None:
    """The drawing a name in the rules stands for; None for a name that means nothing.

    *large* asks for cards with a large index.
    """
    settings = context.settings
    if name == "emblem" or name in ACCENTS:
        return medal_emblem(game if name == "emblem" else name)
    suits = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"}
    if name in suits:
        return centred_picture(pip(suits[name], suit_colour(suits[name], settings.four_colours)))
    if name in TOKENS:
        return token(name)
    try:
        named_card = card(name)
    except ValueError:
        return None
    small = _card_width(context) < SMALL
    style = faces.FaceStyle(settings.four_colours, settings.large_index or small or large)
    if named_card.is_joker:
        return faces.joker(int(named_card.text[1]), style)
    return faces.face(named_card.rank, named_card.suit.value, style)
