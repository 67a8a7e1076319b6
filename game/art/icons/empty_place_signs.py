"""Signs of empty places: the dim sign each game prints where a card may lie, box -50 to 50."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from game.art.motifs import fire
from game.art.palette import FELT_LIGHT, STONE, STONE_DARK
from game.art.suits import OUTLINES
from game.art.svg import Paint, both_sides, circle, group, line, path

DARK: Final = "#0d231b"
_LIT: Final = FELT_LIGHT


def _cut(d: str, width: float = 5) -> str:
    return line(d, _LIT, width)


def _halo() -> str:
    """Half saint, half devil: a halo over two horns."""
    horns = both_sides(path("M-12,16C-34,12 -40,-6 -34,-20C-28,-8 -18,-4 -8,2Z", _LIT))
    return (
        circle(0, -22, 22, Paint("none", _LIT, 5), ry=8) + horns + _cut("M-14,24C-6,32 6,32 14,24")
    )


def _flame() -> str:
    return group(fire(DARK, _LIT, DARK), 0, 0, 0.83)


def _daggers() -> str:
    dagger = path("M0,-44L7,-30L6,10L-6,10L-7,-30Z", _LIT) + _cut("M-13,14L13,14M0,16L0,34", 6)
    return group(dagger, 0, 2, 1, 38) + group(dagger, 0, 2, 1, -38)


def _bell() -> str:
    return (
        path("M-17,-22L17,-22C20,-2 24,10 31,22L-31,22C-24,10 -20,-2 -17,-22Z", _LIT)
        + _cut("M-10,-24C-10,-40 10,-40 10,-24")
        + circle(0, 31, 7, _LIT)
        + line("M-22,10L22,10", DARK, 4)
    )


def _button() -> str:
    holes = "".join(circle(x, y, 5, _LIT) for x in (-10, 10) for y in (-10, 10))
    return (
        circle(0, 0, 36, Paint("none", _LIT, 5)) + circle(0, 0, 25, Paint("none", _LIT, 3)) + holes
    )


def _arch() -> str:
    return path(
        "M-44,22L-44,0C-26,-26 26,-26 44,0L44,22L22,22C22,-6 -22,-6 -22,22Z",
        _LIT,
    ) + _cut("M-44,34q7,-6 14.6,0t14.6,0t14.6,0t14.6,0t14.6,0t14.6,0", 4)


def _juniper() -> str:
    return (
        _cut("M-20,38C-8,20 4,2 14,-36M-8,18l-20,-6M-2,6l-18,-12M4,-6l-12,-16M-4,14l22,6M4,2l22,2")
        + circle(24, 24, 9, _LIT)
        + circle(-26, -2, 8, _LIT)
        + circle(30, -12, 7, _LIT)
    )


def _fork() -> str:
    return _cut("M-14,-40L-14,-10C-14,12 14,12 14,-10L14,-40M0,8L0,36", 7) + both_sides(
        _cut("M-26,-32C-33,-22 -33,-12 -26,-4", 4)
    )


def _pennant() -> str:
    return (
        _cut("M-20,40L-20,-40", 6)
        + path("M-16,-38L32,-22L-16,-6Z", _LIT)
        + _cut("M-36,40C-28,30 -4,30 8,40", 5)
    )


def _lozenge() -> str:
    return _cut("M0,-32L32,0L0,32L-32,0Z") + circle(0, 0, 9, _LIT)


_SIGNS: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "sinful_gibbon": _halo,
        "fire_gibbon": _flame,
        "vendetta": _daggers,
        "skitgubbe": _bell,
        "indian_chief": _button,
        "bridge_solitaire": _arch,
        "jersey_gin": _juniper,
        "pitch": _fork,
        "democracy": _pennant,
    }
)


def empty_place_sign(game_id: str) -> str:
    """The sign of a game for its empty places; a lozenge for a game without one of its own."""
    return _SIGNS.get(game_id, _lozenge)()


def suit_sign(suit: str) -> str:
    """The sign of a suit, by its letter, for an empty place."""
    return group(path(OUTLINES[suit], _LIT), 0, 0, 0.9)


def stone_slab() -> str:
    """A flat stone seen from above, box -50 to 50, on which a heap of cards lies."""
    return (
        path(
            "M-38,-34C-20,-46 18,-46 36,-38C48,-28 48,22 42,36C24,46 -22,48 -38,40"
            "C-48,26 -48,-22 -38,-34Z",
            "#050a08",
            opacity=0.4,
        )
        + path(
            "M-40,-37C-20,-47 16,-47 34,-41C46,-30 46,18 40,33C24,43 -24,45 -40,37"
            "C-49,22 -49,-24 -40,-37Z",
            STONE_DARK,
            "#1c2622",
            2,
        )
        + path(
            "M-37,-34C-20,-43 14,-43 31,-38C42,-28 42,16 36,28C22,38 -22,40 -36,33"
            "C-45,20 -45,-22 -37,-34Z",
            STONE,
        )
        + line("M-38,-8l9,-5l6,4M30,-30l-6,8l4,6M-22,33l6,-6l9,2M33,14l-7,3", "#1c2622", 1.8, 0.6)
        + line("M-30,-33C-16,-38 8,-38 20,-36M-40,8l2,10", "#8b978e", 2, 0.7)
    )
