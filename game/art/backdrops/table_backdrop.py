"""The table backdrop: the whole unmoving picture behind a game - night, table, rail and felt."""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from game.art.backdrops.bamboo import fire_gibbon, sinful_gibbon, vine_on_rail
from game.art.backdrops.felt_border import felt_border
from game.art.backdrops.hills import (
    dagger_in_rail,
    indian_chief,
    knife_nicks,
    stitched_hem,
    vendetta,
)
from game.art.backdrops.shores import (
    bridge_solitaire,
    coping,
    democracy,
    four_pennants,
    island_cut,
    jersey_gin,
    rope,
)
from game.art.backdrops.spruce import pitch, skitgubbe, spruces, tally_nails
from game.art.backdrops.table_shape import (
    SHEET_HEIGHT,
    BackdropView,
    TableShape,
    backdrop_view,
    on_ellipse,
    seeded_random,
)
from game.art.palette import BRASS, PAPER, SHADOW, WOOD_CUT, WOOD_DARK, WOOD_EDGE, accent, mix
from game.art.svg import circle, disc, document, glow, group, line, path, rect

__all__ = ["TableShape", "table_backdrop"]

Radii = tuple[float, float]

_FAR: Final[Mapping[str, Callable[[BackdropView], str]]] = MappingProxyType(
    {
        "sinful_gibbon": sinful_gibbon,
        "fire_gibbon": fire_gibbon,
        "vendetta": vendetta,
        "skitgubbe": skitgubbe,
        "indian_chief": indian_chief,
        "bridge_solitaire": bridge_solitaire,
        "jersey_gin": jersey_gin,
        "pitch": pitch,
        "democracy": democracy,
    }
)


def table_backdrop(game_id: str, shape: TableShape, felt: str = "spruce") -> str:
    """The static table picture of a game, exactly as large as the window of *shape*.

    *felt* names its colour, one of :data:`game.art.palette.FELTS`.
    """
    view = backdrop_view(game_id, shape)
    sky = group(
        rect(0, 0, 100, 100, 0, "url(#dusk)"), 0, 0, view.width / 100, 0, SHEET_HEIGHT / 100
    )
    far = _FAR.get(game_id, spruces)(view)
    body = sky + far + _table(view, felt) + _on_felt(view, game_id) + _on_rail(view, game_id)
    return document(shape.width, shape.height, body, (0, 0, view.width, SHEET_HEIGHT))


def _table(view: BackdropView, colour: str) -> str:
    t = view.table
    shade = "".join(
        _band(view, t.rail - 34, t.rail + 12 * i, SHADOW, opacity, (8, 22))
        for i, opacity in enumerate((0.24, 0.18, 0.12))
    )
    rim = _band(view, t.rail - 8, t.rail + 2, WOOD_DARK, 1, (0, 4))
    top = _rail_wood(view)
    well = _band(view, -1, 3.5, WOOD_EDGE) + _band(view, -16, -1, SHADOW, 0.16)
    felt = group(circle(0, 0, 100, f"url(#felt-{colour})"), t.cx, t.cy, t.rx / 100, 0, t.ry / 100)
    gold = _hoop(view, -26, BRASS, 2, 0.5) + _hoop(view, -34, BRASS, 1.3, 0.3)
    return shade + felt + rim + top + _grain(view) + well + _nap(view) + gold


def _halves(x: float, cx: float, cy: float, outer: Radii, inner: Radii) -> tuple[str, str]:
    """The band between two ellipses as a left and a right half that meet at *x*.

    The reader paints every line of pixels from a shape's left to its right end: two halves cost a
    third of one ring. They meet between two pixels, so no seam shows.
    """
    out = []
    (rx, ry), (ix, iy) = outer, inner
    high = ry * math.sqrt(max(0, 1 - ((x - cx) / rx) ** 2))
    low = iy * math.sqrt(max(0, 1 - ((x - cx) / ix) ** 2))
    for turn in (0, 1):
        out.append(
            f"M{x:.2f},{cy - high:.2f}A{rx:.2f},{ry:.2f} 0 0 {turn} {x:.2f},{cy + high:.2f}"
            f"L{x:.2f},{cy + low:.2f}A{ix:.2f},{iy:.2f} 0 0 {1 - turn} {x:.2f},{cy - low:.2f}Z"
        )
    return out[0], out[1]


def _band(
    view: BackdropView,
    inner: float,
    outer: float,
    fill: str,
    opacity: float = 1,
    offset: tuple[float, float] = (0, 0),
) -> str:
    """A band along the table, from *inner* to *outer* units outside the felt's edge."""
    t = view.table
    halves = _halves(
        view.pixel(t.cx + offset[0]),
        t.cx + offset[0],
        t.cy + offset[1],
        (t.rx + outer, t.ry + outer),
        (t.rx + inner, t.ry + inner),
    )
    return "".join(path(d, fill, opacity=opacity) for d in halves)


def _hoop(view: BackdropView, out: float, ink: str, width: float, opacity: float = 1) -> str:
    """A line along the table, *out* units outside the felt's edge."""
    half = view.line(width) / 2
    return _band(view, out - half, out + half, ink, opacity)


def _rail_wood(view: BackdropView) -> str:
    """The rail, lit from above: a band in a box 100 high, so that the wood's gradient fits."""
    t = view.table
    wide, high = t.rx + t.rail, t.ry + t.rail
    left = t.cx - wide
    halves = _halves(
        50 * (view.pixel(t.cx) - left) / wide,
        50,
        50,
        (50, 50),
        (50 * (t.rx - 2) / wide, 50 * (t.ry - 2) / high),
    )
    wood = "".join(path(d, "url(#wood)") for d in halves)
    return group(wood, left, t.cy - high - 2, wide / 50, 0, high / 50)


def _grain(view: BackdropView) -> str:
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
    edge = _hoop(view, t.rail * 0.93, "#a9794c", 1.8, 0.5)
    return edge + line("".join(dark), WOOD_CUT, view.line(2.1), 0.65) + bright


def _nap(view: BackdropView) -> str:
    """The felt's nap: a few short strokes, hardly lighter than the cloth."""
    rd = seeded_random("nap")
    t = view.table
    d = []
    for _ in range(260):
        angle, k = rd.uniform(0, 2 * math.pi), math.sqrt(rd.random()) * 0.95
        x, y = t.cx + t.rx * k * math.cos(angle), t.cy + t.ry * k * math.sin(angle)
        d.append(f"M{x:.0f},{y:.0f}l{rd.uniform(4, 11):.1f},{rd.uniform(-2, 2):.1f}")
    return line("".join(d), "#f4ead5", view.line(1.4), 0.055)


def _on_felt(view: BackdropView, game_id: str) -> str:
    sewn = felt_border(view, game_id)
    if game_id == "fire_gibbon":
        return sewn + _firelight(view)
    if game_id == "democracy":
        return sewn + island_cut(view)
    if game_id == "indian_chief":
        return sewn + stitched_hem(view) + _middle_ring(view, game_id)
    return sewn + _middle_ring(view, game_id)


def _middle_ring(view: BackdropView, game_id: str) -> str:
    """A thin double ring in the game's accent marks the middle of the felt."""
    tint = mix(accent(game_id), BRASS, 0.45)
    inner = view._replace(
        table=view.table._replace(rx=view.table.rx * 0.52, ry=view.table.ry * 0.52)
    )
    return _hoop(inner, 0, tint, 2, 0.42) + _hoop(inner, -9, tint, 1.3, 0.28)


def _firelight(view: BackdropView) -> str:
    """Warm light round the campfire and short rays cut into the felt."""
    rd = seeded_random("rays")
    t = view.table
    k = min(t.rx / 800, t.ry / 396)
    cy = t.cy - 0.09 * t.ry
    warm = group(circle(0, 0, 100, "url(#ember)"), t.cx, cy, 5.4 * k, 0, 3.5 * k)
    out = [warm, glow(t.cx, cy, 480 * k, 0.9, 330 * k)]
    bands: list[list[str]] = [[], [], []]
    for _ in range(150):
        angle, r, n = rd.uniform(0, 2 * math.pi), rd.uniform(185, 430), rd.uniform(14, 36)
        c, s = 1.45 * k * math.cos(angle), 0.72 * k * math.sin(angle)
        if r * abs(s) > t.ry * 0.86 or r * abs(c) > t.rx * 0.86:
            continue
        bands[min(2, int((r - 185) / 82))].append(
            f"M{t.cx + r * c:.0f},{cy + 12 * k + r * s:.0f}"
            f"L{t.cx + (r + n) * c:.0f},{cy + 12 * k + (r + n) * s:.0f}"
        )
    out += [
        line("".join(strokes), "#ffc46b", view.line(2), opacity)
        for strokes, opacity in zip(bands, (0.26, 0.17, 0.09), strict=True)
    ]
    return "".join(out)


def _along_rail(
    view: BackdropView, start: float, stop: float, count: int, out: float | None = None
) -> list[tuple[float, float, float]]:
    """*count* places along the rail as (x, y, turn), top of each pointing outwards.

    They lie on its middle, or *out* units outside the felt's edge.
    """
    t = view.table
    places = []
    for i in range(count):
        angle = start + (stop - start) * i / max(1, count - 1)
        x, y = on_ellipse(t, angle, t.rail / 2 if out is None else out)
        bent = math.degrees(
            math.atan2(t.rx * math.sin(math.radians(angle)), t.ry * math.cos(math.radians(angle)))
        )
        places.append((x, y, 90 - bent))
    return places


def _on_rail(view: BackdropView, game_id: str) -> str:
    decorated = _RAILS.get(game_id)
    return decorated(view) if decorated else ""


def _nicked(view: BackdropView) -> str:
    places = _along_rail(view, 230, 250, 9) + _along_rail(view, 62, 72, 5)
    x, y = on_ellipse(view.table, 77, view.table.rail / 2)
    return knife_nicks(view, places) + dagger_in_rail(x, y)


def _coped(view: BackdropView) -> str:
    """A wide rail: stones laid round the wood, a brass line between."""
    t = view.table
    stone, lit = mix(view.far, PAPER, 0.16), mix(view.far, PAPER, 0.32)
    return (
        _band(view, t.rail - 1, t.rail + 13, stone)
        + _band(view, t.rail + 10.4, t.rail + 13, lit, 0.7)
        + _hoop(view, t.rail - 0.5, WOOD_EDGE, 2.6)
        + coping(view, _along_rail(view, 2, 358, 64, t.rail + 6))
        + _hoop(view, t.rail * 0.5, BRASS, 1.8, 0.5)
    )


def _studded(view: BackdropView) -> str:
    """Forty-nine brass studs, as the hem is sewn: seven times seven."""
    places = _along_rail(view, 0, 360 - 360 / 49, 49)
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
    places = _along_rail(view, 22, 338, 9)
    return "".join(group(bark, x, y, 1, turn) for x, y, turn in places)


_RAILS: Final[Mapping[str, Callable[[BackdropView], str]]] = MappingProxyType(
    {
        "sinful_gibbon": lambda v: vine_on_rail(v, _along_rail(v, 0, 354, 60), "#56713a"),
        "vendetta": _nicked,
        "skitgubbe": _bound,
        "indian_chief": _studded,
        "bridge_solitaire": _coped,
        "jersey_gin": lambda v: rope(v, v.table.rail * 0.5, v.table.rail * 0.36),
        "pitch": lambda v: tally_nails(v, _along_rail(v, 228, 243, 4)),
        "democracy": lambda v: four_pennants(v, _along_rail(v, 83, 68, 4)),
    }
)
