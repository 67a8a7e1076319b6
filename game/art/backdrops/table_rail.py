"""The rail of the table: its wood, and what each game has laid, cut or nailed on it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from game.art.backdrops.bridge_solitaire_river import coping
from game.art.backdrops.democracy_sea import four_pennants
from game.art.backdrops.jersey_gin_pier import rope
from game.art.backdrops.pitch_barn import tally_nails
from game.art.backdrops.rail_bands import along_rail, band, halves, hoop
from game.art.backdrops.sinful_gibbon_jungle import vine_on_rail
from game.art.backdrops.table_shape import (
    BackdropView,
    on_ellipse,
    seeded_random,
)
from game.art.backdrops.vendetta_tavern import dagger_in_rail, knife_nicks
from game.art.palette import BRASS, PAPER, SHADOW, WOOD_CUT, WOOD_DARK, WOOD_EDGE, mix
from game.art.svg import disc, group, line, path


def rail_wood(view: BackdropView) -> str:
    """The rail, lit from above: a band in a box 100 high, so that the wood's gradient fits."""
    t = view.table
    wide, high = t.rx + t.rail, t.ry + t.rail
    left = t.cx - wide
    both = halves(
        50 * (view.pixel(t.cx) - left) / wide,
        50,
        50,
        (50, 50),
        (50 * (t.rx - 2) / wide, 50 * (t.ry - 2) / high),
    )
    wood = "".join(path(d, "url(#wood)") for d in both)
    return group(wood, left, t.cy - high - 2, wide / 50, 0, high / 50)


def grain(view: BackdropView) -> str:
    """Knife strokes that follow the rail, in two tones."""
    rd = seeded_random("rail")
    t = view.table
    dark: list[str] = []
    light: list[str] = []
    for i in range(150):
        angle, k, reach = rd.uniform(0, 360), rd.uniform(0.16, 0.9) * t.rail, rd.uniform(1.2, 3.6)
        a, b, c = (on_ellipse(t, angle + s * reach, k) for s in (0, 0.5, 1))
        stroke = f"M{a[0]:.1f},{a[1]:.1f}Q{b[0]:.1f},{b[1]:.1f} {c[0]:.1f},{c[1]:.1f}"
        (light if i % 5 == 0 else dark).append(stroke)
    bright = line("".join(light), "#a9794c", view.line(1.8), 0.55)
    edge = hoop(view, t.rail * 0.93, "#a9794c", 1.8, 0.5)
    return edge + line("".join(dark), WOOD_CUT, view.line(2.1), 0.65) + bright


def on_rail(view: BackdropView, game_id: str) -> str:
    """What the game has on its rail."""
    decorated = _RAILS.get(game_id)
    return decorated(view) if decorated else ""


def _nicked(view: BackdropView) -> str:
    places = along_rail(view, 230, 250, 9) + along_rail(view, 62, 72, 5)
    x, y = on_ellipse(view.table, 77, view.table.rail / 2)
    return knife_nicks(view, places) + dagger_in_rail(x, y)


def _coped(view: BackdropView) -> str:
    """A wide rail: stones laid round the wood, a brass line between."""
    t = view.table
    stone, lit = mix(view.far, PAPER, 0.16), mix(view.far, PAPER, 0.32)
    return (
        band(view, t.rail - 1, t.rail + 13, stone)
        + band(view, t.rail + 10.4, t.rail + 13, lit, 0.7)
        + hoop(view, t.rail - 0.5, WOOD_EDGE, 2.6)
        + coping(view, along_rail(view, 2, 358, 64, t.rail + 6))
        + hoop(view, t.rail * 0.5, BRASS, 1.8, 0.5)
    )


def _studded(view: BackdropView) -> str:
    """Forty-nine brass studs, as the hem is sewn: seven times seven."""
    places = along_rail(view, 0, 360 - 360 / 49, 49)
    out = []
    for start in range(0, 49, 7):
        some = places[start : start + 7]
        for dx, dy, r, ink, opacity in (
            (1.0, 1.6, 4.6, SHADOW, 0.5),
            (0.0, 0.0, 4.2, mix(BRASS, WOOD_DARK, 0.15), 1.0),
            (-1.0, -1.3, 1.3, PAPER, 0.8),
        ):
            studs = "".join(disc(x + dx, y + dy, r) for x, y, _ in some)
            out.append(path(studs, ink, opacity=opacity))
    return "".join(out)


def _bound(view: BackdropView) -> str:
    """Strips of birch bark wound round the rail."""
    t = view.table
    half = t.rail / 2 + 1
    bark = (
        path(f"M-15,{-half}L15,{-half}L12,{half}L-18,{half}Z", "#a9a08c", WOOD_EDGE, 2)
        + line(f"M-9,{-half * 0.5}l8,0M2,{half * 0.1}l8,0M-10,{half * 0.55}l7,0", "#3a3028", 2.4)
        + line(f"M-4,{-half}L-7,{half}", "#7d7464", 2)
    )
    places = along_rail(view, 22, 338, 9)
    return "".join(group(bark, x, y, 1, turn) for x, y, turn in places)


_RAILS: Final[Mapping[str, Callable[[BackdropView], str]]] = MappingProxyType(
    {
        "sinful_gibbon": lambda v: vine_on_rail(v, along_rail(v, 0, 354, 60), "#56713a"),
        "vendetta": _nicked,
        "skitgubbe": _bound,
        "indian_chief": _studded,
        "bridge_solitaire": _coped,
        "jersey_gin": lambda v: rope(v, v.table.rail * 0.5, v.table.rail * 0.36),
        "pitch": lambda v: tally_nails(v, along_rail(v, 228, 243, 4)),
        "democracy": lambda v: four_pennants(v, along_rail(v, 83, 68, 4)),
    }
)
