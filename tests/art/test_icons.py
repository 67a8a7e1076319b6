"""Every sign by name: drawn, in its box, like no other, and every word readable on its ground."""

import io
import math
import re
from pathlib import Path

import pygame
import pytest

from game.art import palette
from game.art.backdrops import felt_border
from game.art.backdrops.table_backdrop import TableShape
from game.art.backdrops.table_shape import backdrop_view, moon_place
from game.art.icons import tokens
from game.art.icons.empty_place_signs import empty_place_sign
from game.art.icons.game_emblems import emblem_body
from game.art.svg import laid
from game.art.svg_picture import SvgPicture, centred_picture
from game.presentation.badge import BadgeKind

GAMES = Path(__file__).parents[2] / "game" / "games"
SHAPE = TableShape(1280, 720, 640, 324, 531, 263, 21)
SIDE = 120


def _sheet(picture: SvgPicture) -> pygame.Surface:
    drawn = pygame.image.load_sized_svg(io.BytesIO(picture.svg.encode()), (SIDE, SIDE))
    sheet = pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)
    sheet.blit(drawn, (0, 0))
    return sheet


def _small(sheet: pygame.Surface) -> bytes:
    return pygame.image.tobytes(pygame.transform.smoothscale(sheet, (30, 30)), "RGBA")


def _differing(one: bytes, other: bytes) -> int:
    """How many of the 3600 bytes of two small pictures differ clearly."""
    return sum(abs(a - b) > 40 for a, b in zip(one, other, strict=True))


DRAWN = {
    **{f"token {name}": tokens.token(name) for name in tokens.TOKENS},
    **{f"emblem of {game}": centred_picture(emblem_body(game), 124) for game in palette.ACCENTS},
    **{
        f"place of {game}": centred_picture(empty_place_sign(game))
        for game in (*palette.ACCENTS, "nobody's")
    },
}


@pytest.mark.parametrize("name", DRAWN)
def test_a_sign_is_drawn_and_keeps_to_its_box(name: str) -> None:
    sheet = _sheet(DRAWN[name])
    mask = pygame.mask.from_surface(sheet, 40)
    assert mask.count() > SIDE * SIDE * 0.03
    edges = [(i, k) for i in range(SIDE) for k in (0, SIDE - 1)]
    clipped = sum(bool(mask.get_at((i, k))) + bool(mask.get_at((k, i))) for i, k in edges)
    assert clipped == 0


def test_no_sign_can_be_taken_for_another() -> None:
    sheets = {name: _small(_sheet(picture)) for name, picture in DRAWN.items()}
    names = list(sheets)
    for at, name in enumerate(names):
        for other in names[at + 1 :]:
            assert _differing(sheets[name], sheets[other]) > 60, (name, other)


def _written(pattern: str) -> set[str]:
    texts = (file.read_text(encoding="utf-8") for file in GAMES.rglob("*.py"))
    return {name for text in texts for name in re.findall(pattern, text)}


def test_whatever_a_game_lets_a_seat_wear_is_drawn() -> None:
    assert {kind.value for kind in BadgeKind if kind is not BadgeKind.CALL} <= set(tokens.TOKENS)
    assert _written(r'icon="(\w+)"') <= set(tokens.TOKENS)


def test_every_border_is_sewn_in_its_own_pattern() -> None:
    borders = {
        game: felt_border.felt_border(backdrop_view(game, SHAPE), game) for game in palette.ACCENTS
    }
    assert all(borders.values())
    patterns = {re.sub(r'(?:fill|stroke)="[^"]*"', "", border) for border in borders.values()}
    assert len(patterns) == len(borders)
    assert felt_border.felt_border(backdrop_view("nobody's", SHAPE), "nobody's") == ""


def test_a_stitch_is_laid_where_it_belongs() -> None:
    """A quarter turn carries right to down; what follows a small letter only turns."""
    assert laid("M10,0L0,4l2,0", 100, 50, 90) == "M100,60L96,50l0,2"


def _light(colour: str) -> float:
    parts = [part / 255 for part in palette.rgb(colour)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    high, low = sorted((_light(one), _light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (palette.INK, palette.PAPER),
        (palette.INK, palette.PAPER_SHADE),
        (palette.INK, palette.COLUMN),
        (palette.INK, palette.BRASS),
        (palette.SOFT_INK, palette.PAPER),
        (palette.MADDER, palette.PAPER),
        (palette.ON_MADDER, palette.MADDER),
        (palette.PAPER, palette.NIGHT),
        (palette.BONE, palette.NIGHT),
        (palette.PAPER, palette.FELT_LIGHT),
        *((palette.PAPER, tint) for tint in palette.ACCENTS.values()),
    ],
)
def test_words_are_readable_on_their_ground(text: str, ground: str) -> None:
    assert _contrast(text, ground) >= 4.5


@pytest.mark.parametrize("game", palette.ACCENTS)
def test_words_are_readable_over_the_border(game: str) -> None:
    """A caption may stand on the felt's edge: over the threads it still has 3 to 1."""
    assert all(_contrast(palette.PAPER, ink) >= 3 for ink in felt_border.border_inks(game))


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_the_moon_stands_between_the_title_and_the_score_key_over_the_rail(
    size: tuple[int, int], left: bool
) -> None:
    w, h = size
    u = h / 90
    view = backdrop_view(
        "skitgubbe", TableShape(w, h, w * 0.5, h * 0.45, w * 0.415, h * 0.365, 2.7 * u)
    )
    r = 44.0
    x, y = moon_place(view, r, left)
    t = view.table
    assert x - r > 0.2 * view.width, "the title takes a fifth of the window"
    assert x + r < view.width - (42.0 if left else 27.0) * 12, "and so much the score panel"
    assert y > r
    seen = math.hypot((x - t.cx) / (t.rx + t.rail), (y - t.cy) / (t.ry + t.rail))
    assert seen > 1, "most of it stands over the rail"
