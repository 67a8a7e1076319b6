"""Card faces: the fifty-two on a grid of 250 x 350, jokers and backs beside them."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from game.art.cards.card_backs import BACKS, back
from game.art.cards.court_cards import bust, court
from game.art.cards.jokers import joker_body, joker_letters
from game.art.motifs import leaf, tulip
from game.art.palette import BRASS, CARD_EDGE, INK, MADDER, MOSS, PAPER
from game.art.suits import pip, suit_colour
from game.art.svg import Paint, both_sides, circle, group, half_turned, line, path, rect
from game.art.svg_picture import Lettering, SvgPicture, picture_of

__all__ = [
    "BACKS",
    "HEIGHT",
    "PIP_PLACES",
    "WIDTH",
    "FaceStyle",
    "Lettering",
    "SvgPicture",
    "back",
    "blank",
    "face",
    "joker",
    "rank_name",
]

WIDTH: Final = 250
HEIGHT: Final = 350

_CORNERS = ((0, 0), (2, 0), (0, 6), (2, 6))
_SIXES = (*_CORNERS, (0, 3), (2, 3))
_NINES = tuple((x, y) for x in (0, 2) for y in (0, 2, 4, 6))
PIP_PLACES: Final[Mapping[int, tuple[tuple[float, float], ...]]] = MappingProxyType(
    {
        2: ((1, 0), (1, 6)),
        3: ((1, 0), (1, 3), (1, 6)),
        4: _CORNERS,
        5: (*_CORNERS, (1, 3)),
        6: _SIXES,
        7: (*_SIXES, (1, 1.5)),
        8: (*_SIXES, (1, 1.5), (1, 4.5)),
        9: (*_NINES, (1, 3)),
        10: (*_NINES, (1, 1), (1, 5)),
    }
)
"""Column (0 to 2) and row (0 to 6) of every pip on the number cards."""


class FaceStyle(NamedTuple):
    """How faces are printed: in four suit colours, with the large index for small cards."""

    four_colours: bool = False
    large_index: bool = False


PLAIN: Final = FaceStyle()


def rank_name(rank: int) -> str:
    """The index of a rank from 2 to 14: ``2`` .. ``10``, ``J``, ``Q``, ``K``, ``A``."""
    return {11: "J", 12: "Q", 13: "K", 14: "A"}.get(rank, str(rank))


def blank() -> str:
    """The empty card: warm paper with a thin edge."""
    return rect(1.25, 1.25, WIDTH - 2.5, HEIGHT - 2.5, 15, Paint("url(#paper)", CARD_EDGE, 2.5))


def face(rank: int, suit: str, style: FaceStyle = PLAIN) -> SvgPicture:
    """The face of a card, *rank* 2 to 14 (jack 11, ace 14), *suit* ``c d h s``."""
    if style.large_index:
        return _large(rank, suit, style)
    colour = suit_colour(suit, style.four_colours)
    corner = group(pip(suit, colour, incised=False), 27, 82, 0.34)
    name = rank_name(rank)
    size, tracking = (46, -4) if rank == 10 else (50, 0)
    letters = tuple(
        Lettering(name, 27, 54, size, "serif_bold", colour, "m", turned, tracking)
        for turned in (False, True)
    )
    if rank == 14:
        middle = _ace(suit, colour)
    elif rank > 10:
        middle = court(rank, suit, colour)
    else:
        middle = _pips(rank, suit, colour)
    return picture_of(
        WIDTH, HEIGHT, blank() + corner + half_turned(corner, WIDTH, HEIGHT) + middle, *letters
    )


def joker(n: int, style: FaceStyle = PLAIN) -> SvgPicture:
    """Joker *n*, 1 to 4: before the sun, under the moon, on its hands, with a drum."""
    body = blank() + joker_body(n, style.large_index)
    return picture_of(WIDTH, HEIGHT, body, *joker_letters(n, style.large_index))


def _pips(rank: int, suit: str, colour: str) -> str:
    sign = pip(suit, colour)
    return "".join(
        group(sign, 83 + 42 * x, 68 + 35.7 * y, 0.5, 180 if y > 3 else 0)
        for x, y in PIP_PLACES[rank]
    )


def _ace(suit: str, colour: str) -> str:
    if suit == "s":
        return _ace_of_spades(colour)
    arcs = line("M0,96C30,94 56,74 58,46M0,-96C30,-94 56,-74 58,-46", BRASS, 4.5)
    dots = circle(58, 38, 5, colour) + circle(58, -38, 5, colour)
    crest = group(_CRESTS[suit](), 125, 52) + circle(125, 52, 6, colour)
    return (
        group(both_sides(arcs + dots), 125, 175, 1.28)
        + crest
        + half_turned(crest, WIDTH, HEIGHT)
        + group(pip(suit, colour), 125, 175, 1.36)
    )


def _tulip_crest() -> str:
    return "".join(
        group(tulip(MADDER, MOSS, BRASS), x, y, 0.34, a)
        for x, y, a in ((-19, -10, -48), (19, -10, 48), (0, -17, 0))
    )


def _ray_crest() -> str:
    rays = (group(line("M0,-13L0,-30", BRASS, 4), 0, 0, 1, a) for a in (-72, -36, 36, 72))
    return "".join(rays) + path("M0,-42L6,-27L0,-12L-6,-27Z", MADDER)


def _leaf_crest() -> str:
    return "".join(
        group(leaf(MOSS, PAPER), 0, -3, k, a)
        for a, k in ((-76, 0.46), (76, 0.46), (-38, 0.6), (38, 0.6), (0, 0.7))
    )


_CRESTS: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {"h": _tulip_crest, "d": _ray_crest, "c": _leaf_crest}
)
"""What stands over and under the ring of an ace; the ace of spades has scrolls instead."""


def _ace_of_spades(colour: str) -> str:
    scroll = line(
        "M0,96C34,96 64,72 66,36C67,22 56,16 50,24C46,32 54,38 58,34"
        "M0,-96C34,-96 64,-72 66,-36C67,-22 56,-16 50,-24C46,-32 54,-38 58,-34",
        BRASS,
        5,
    )
    bloom = group(tulip(MADDER, MOSS, BRASS), 50, 62, 0.44, 24)
    sprig = group(tulip(MADDER, MOSS, BRASS), 50, -62, 0.44, 156)
    return (
        group(both_sides(scroll + bloom + sprig), 125, 175, 1.2)
        + circle(125, 59.8, 6, colour)
        + circle(125, 290.2, 6, colour)
        + group(pip("s", colour), 125, 175, 1.36)
    )


def _large(rank: int, suit: str, style: FaceStyle) -> SvgPicture:
    colour = suit_colour(suit, style.four_colours)
    size, tracking = (84, -8) if rank == 10 else (96, 0)
    letter = Lettering(rank_name(rank), 51, 84, size, "serif_bold", colour, "m", False, tracking)
    body = blank() + group(pip(suit, colour, incised=False), 50, 130, 0.62)
    if 11 <= rank <= 13:
        body += bust(rank, suit) + line("M58,337L238,337", INK, 5)
    else:
        body += group(pip(suit, colour), 160, 240, 1.5)
    return picture_of(WIDTH, HEIGHT, body, letter)
