"""Highlight cut-outs: figures and signs cut out of paper for the great moments of a game.

Figures are drawn in a box from -100 to 100, signs in the token box on a paper roundel.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.art.icons.tokens import TOKENS, token_body
from game.art.palette import (
    BRASS,
    DUSK_HIGH,
    INDIGO,
    INK,
    LAMP,
    LEAF,
    MADDER,
    MADDER_EDGE,
    MOSS,
    PAPER,
    PAPER_SHADE,
    SHADOW,
    SKY,
    WOOD_LIGHT,
)
from game.art.suits import pip
from game.art.svg import Paint, circle, document, group, line, num, path, rect
from game.art.svg_picture import SvgPicture, centred_picture

HIGHLIGHT_FIGURES: Final = ("caught", "triumph", "shame", "strike", "award")
_REACH = (0.0, 0.46, 0.8, 1.0)
"""How far ink and blows have come in each cut."""


def highlight_figure(name: str, cut: int) -> SvgPicture:
    """The large shape behind the sign, 210 x 210, in one of its three cuts.

    Raises KeyError for a name that is not in FIGURES.
    """
    return centred_picture(_DRAWN[name](cut), 210)


def highlight_sign(name: str) -> SvgPicture:
    """A sign on a roundel of paper, 150 x 150."""
    body = _SIGNS[name]() if name in _SIGNS else token_body(name) if name in TOKENS else ""
    disc = (
        circle(2.5, 5, 68, Paint(SHADOW, opacity=0.4))
        + circle(0, 0, 68, INK)
        + circle(0, 0, 64, PAPER)
        + circle(0, 0, 57, Paint("none", BRASS, 2.6))
    )
    return centred_picture(disc + group(body, 0, 0, 0.9), 150)


def highlight_cord(wide: float, tall: float) -> str:
    """What a bell hangs on, cut to size in pixels."""
    mid = wide / 2
    twist = "".join(
        line(f"M{num(mid - wide * 0.2)},{y}l{num(wide * 0.4)},{num(wide * 0.4)}", INK, 1.4)
        for y in range(0, round(tall), max(4, round(wide)))
    )
    d = f"M{num(mid)},0L{num(mid)},{num(tall)}"
    return document(wide, tall, line(d, INK, wide * 0.8) + line(d, WOOD_LIGHT, wide * 0.5) + twist)


def highlight_banner(wide: float, tall: float, u: float) -> str:
    """A paper ribbon with two swallow tails, cut to size in pixels; the words are the caller's."""
    tail, drop, edge = tall * 0.62, tall * 0.14, max(1.2, 0.25 * u)
    left, right = tail, wide - tail
    foot = tall - drop - 0.4 * u

    def end(x: float, way: float) -> str:
        out = x - way * tail * 0.95
        back = x + way * tail * 0.4
        d = (
            f"M{num(out)},{num(drop)}L{num(back)},{num(drop)}L{num(back)},{num(foot + drop)}"
            f"L{num(out)},{num(foot + drop)}L{num(out + way * tail * 0.42)},"
            f"{num((foot + 2 * drop) / 2)}Z"
        )
        fold = (
            f"M{num(x)},{num(foot)}L{num(x + way * tail * 0.4)},{num(foot)}"
            f"L{num(x + way * tail * 0.4)},{num(foot + drop)}Z"
        )
        return path(d, PAPER_SHADE, INK, edge) + path(fold, INK, INK, edge)

    body = rect(left, 0.8 * u, right - left, foot, 0, Paint(SHADOW, opacity=0.35))
    body += end(left, 1) + end(right, -1)
    body += rect(left, edge, right - left, foot - edge, 0, Paint(PAPER, INK, edge))
    for y in (0.5 * u + edge, foot - 0.5 * u):
        body += line(f"M{num(left + 0.8 * u)},{num(y)}L{num(right - 0.8 * u)},{num(y)}",
                     MADDER, max(1.2, 0.2 * u))  # fmt: skip
    return document(wide, tall, body)


def _star(points: Sequence[float], inner: float, turn: float = 0.0) -> str:
    """A star with an arm of each length in *points*, its valleys *inner* from the middle."""
    count, corners = len(points), []
    for at, reach in enumerate(points):
        for r, step in ((reach, at), (inner, at + 0.5)):
            a = math.radians(360 * step / count + turn - 90)
            corners.append(f"{num(r * math.cos(a))},{num(r * math.sin(a))}")
    return f"M{'L'.join(corners)}Z"


_ARMS: Final = (97, 70, 88, 64, 98, 74, 84, 66, 94, 72, 90, 62, 96, 68)


def _strike(cut: int) -> str:
    """A blow: a jagged star in madder, a smaller one in lamp light on it."""
    share = _REACH[cut]
    outer = [arm * share for arm in _ARMS]
    return (
        group(path(_star(outer, 52 * share), SHADOW, opacity=0.4), 3, 5)
        + path(_star(outer, 52 * share), MADDER, INK, 4)
        + path(_star([arm * 0.8 for arm in outer[::-1]], 46 * share, 6), LAMP, INK, 2.6)
    )


def _caught(cut: int) -> str:
    """Ink thrown at the table: a wet blot with fingers and drops."""
    share = _REACH[cut]
    drops, body = "", ""
    for at in range(17):
        a = 2 * math.pi * at / 17 + 0.3 * math.sin(at * 2.3)
        reach = share * (66 + 24 * math.sin(at * 5.1))
        wide = 5 + 3.5 * (1 + math.sin(at * 3.7))
        x, y = reach * math.cos(a), reach * math.sin(a)
        body += line(f"M0,0L{num(x)},{num(y)}", INK, wide * (0.6 + 0.4 * share))
        body += circle(x, y, wide * 0.85, INK)
        if at % 3 == 0 and cut > 1:
            drops += circle(x * 1.13 + 2, y * 1.13, wide * 0.36, INK)
    blot = circle(0, 0, 62 * share, INK) + circle(-14 * share, 10 * share, 58 * share, INK)
    glint = line("M-46,-22C-42,-38 -28,-48 -14,-50", "#5c5660", 4) if cut == 3 else ""
    return body + drops + blot + glint


def _triumph(cut: int) -> str:
    """The sun: rays of paper and brass in turn, a third of a ray further in each cut."""
    turn = (cut - 1) * 360 / 16 / 3
    ray = path("M-12,-40L0,-99L12,-40Z", PAPER, INK, 2.6)
    gold = path("M-13,-40L0,-88L13,-40Z", BRASS, INK, 2.6)
    body = "".join(group(gold if i % 2 else ray, turn=22.5 * i + turn) for i in range(16))
    return (
        circle(3, 6, 62, Paint(SHADOW, opacity=0.35))
        + body
        + circle(0, 0, 48, Paint(MADDER, INK, 3))
    )


def _shame(cut: int) -> str:
    """A night cloud with rain cut into it."""
    puffs = ((-52, 8, 36), (-22, -26, 42), (26, -28, 40), (56, 6, 34), (0, 14, 54))
    edge = "".join(circle(x, y, r + 5, INK) for x, y, r in puffs)
    rim = "".join(circle(x, y, r + 2.4, SKY) for x, y, r in puffs)
    cloud = "".join(circle(x, y, r, DUSK_HIGH) for x, y, r in puffs)
    rain = "".join(
        line(f"M{x},{58 + 7 * (i % 2)}l-6,26", SKY, 4) for i, x in enumerate(range(-62, 76, 17))
    )
    return group(edge, 3, 5) + edge + rim + cloud + rain


def _award(cut: int) -> str:
    """A seal with two ribbons."""
    tails = path("M-34,40L-56,100L-32,88L-14,102L-6,44Z", MADDER, INK, 3) + path(
        "M34,40L56,100L32,88L14,102L6,44Z", MADDER_EDGE, INK, 3
    )
    edge = "".join(group(circle(0, -70, 17, INK), turn=22.5 * i) for i in range(16))
    wax = "".join(group(circle(0, -70, 14, MOSS), turn=22.5 * i) for i in range(16))
    rim = circle(0, 0, 74, MOSS) + circle(0, 0, 66, Paint("none", LEAF, 3))
    return tails + group(edge + circle(0, 0, 78, INK), 2, 4) + edge + wax + rim


def _drum() -> str:
    return (
        line("M-46,-44L-8,-22M46,-44L8,-22", WOOD_LIGHT, 8)
        + path("M-40,-14L-40,26C-40,46 40,46 40,26L40,-14Z", MADDER, INK, 4)
        + line("M-40,-10L-26,36L-12,-4L0,42L12,-4L26,36L40,-10", PAPER, 3.4)
        + circle(0, -14, 40, Paint(PAPER_SHADE, INK, 4), ry=14)
    )


def _knuckles() -> str:
    fingers = "".join(
        rect(x, -30 + 3 * abs(i - 1), 21, 40, 10, Paint("#f0cfa2", INK, 3.4))
        for i, x in enumerate((-42, -21, 0, 21))
    )
    return (
        path("M-40,0L42,0L38,30C30,46 -26,46 -34,30Z", "#f0cfa2", INK, 3.4)
        + fingers
        + path("M-44,8C-20,0 6,4 14,14C10,24 -18,22 -38,26Z", "#f0cfa2", INK, 3.4)
        + line("M-48,-40l-6,-10M-16,-46l-2,-11M18,-46l3,-11M48,-38l7,-9", MADDER, 5)
    )


def _island() -> str:
    return (
        line("M-46,34q11,-9 23,0t23,0t23,0t23,0", SKY, 6)
        + path("M-40,26C-30,6 -8,2 6,6C22,0 36,10 42,26Z", LEAF, INK, 3.4)
        + line("M2,8C4,-10 0,-26 8,-40", WOOD_LIGHT, 6)
        + path("M8,-40C-8,-52 -28,-44 -34,-30C-20,-38 -6,-36 8,-40Z", MOSS, INK, 2.6)
        + path("M8,-40C20,-54 40,-46 44,-32C32,-38 20,-36 8,-40Z", MOSS, INK, 2.6)
        + path("M8,-40C0,-34 -4,-24 -2,-14C6,-20 10,-30 8,-40Z", MOSS, INK, 2.6)
    )


def _smudge() -> str:
    whole = (
        "M-44,-20C-30,-44 8,-42 20,-34C44,-30 50,-4 40,12C42,34 10,44 -8,36"
        "C-34,42 -52,20 -42,4C-52,-4 -50,-14 -44,-20Z"
    )
    streak = "M-38,-8C-16,-20 12,-18 36,-10M-38,8C-14,-2 14,0 38,4M-32,24C-12,16 12,18 30,20"
    return path(whole, INK) + line(streak, PAPER_SHADE, 3.4) + circle(44, 36, 6, INK)


def _dagger() -> str:
    return group(
        path("M0,52L-9,-10L9,-10Z", SKY, INK, 3)
        + line("M0,-4L0,38", INK, 2)
        + rect(-24, -18, 48, 10, 4, Paint(BRASS, INK, 3))
        + rect(-6, -42, 12, 25, 3, Paint(MADDER, INK, 3))
        + circle(0, -46, 8, Paint(BRASS, INK, 3)),
        turn=32,
    )


def _killed() -> str:
    """Three cards with a stroke through them."""
    card = rect(-17, -26, 34, 50, 4, Paint(PAPER, INK, 3)) + group(pip("s", INDIGO), 0, -1, 0.24)
    fan = "".join(group(card, 20 * i, 5 * abs(i), 1, 14 * i) for i in (-1, 1, 0))
    return fan + line("M-46,34L46,-36", INK, 13) + line("M-46,34L46,-36", MADDER, 8)


_DRAWN: Final[Mapping[str, Callable[[int], str]]] = MappingProxyType(
    {
        "caught": _caught,
        "triumph": _triumph,
        "shame": _shame,
        "strike": _strike,
        "award": _award,
    }
)

_SIGNS: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "drum": _drum,
        "knuckles": _knuckles,
        "island": _island,
        "smudge": _smudge,
        "dagger": _dagger,
        "killed": _killed,
    }
)

HIGHLIGHT_SIGNS: Final = (*_SIGNS, *TOKENS)
"""All signs a great moment may show."""
