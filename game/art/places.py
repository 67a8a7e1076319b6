"""The stamp drawer: the dim sign each game prints in an empty place for a card, box -50 to 50."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from game.art.palette import FELT_LIGHT
from game.art.svg import both_sides, circle, group, line, path
from game.art.things import fire

DARK: Final = "#0d231b"
_LIT: Final = FELT_LIGHT


def _cut(d: str, width: float = 5) -> str:
    return line(d, _LIT, width)


def _halo() -> str:
    """Half saint, half devil: a halo over two horns."""
    horns = both_sides(path("M-12,16C-34,12 -40,-6 -34,-20C-28,-8 -18,-4 -8,2Z", _LIT))
    return circle(0, -22, 22, "none", _LIT, 5, ry=8) + horns + _cut("M-14,24C-6,32 6,32 14,24")


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
    return circle(0, 0, 36, "none", _LIT, 5) + circle(0, 0, 25, "none", _LIT, 3) + holes


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


def place_sign(game_id: str) -> str:
    """The sign of a game for its empty places; a lozenge for a game without one of its own."""
    return _SIGNS.get(game_id, _lozenge)()
