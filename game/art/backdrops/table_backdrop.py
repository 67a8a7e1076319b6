"""The table backdrop: the whole unmoving picture behind a game - night, table, rail and felt."""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from game.art.backdrops.bridge_solitaire_river import bridge_solitaire
from game.art.backdrops.democracy_sea import democracy, island_cut
from game.art.backdrops.felt_border import felt_border
from game.art.backdrops.fire_gibbon_grove import fire_gibbon, firelight
from game.art.backdrops.indian_chief_hills import indian_chief, stitched_hem
from game.art.backdrops.jersey_gin_pier import jersey_gin
from game.art.backdrops.pitch_barn import pitch
from game.art.backdrops.rail_bands import band, hoop
from game.art.backdrops.sinful_gibbon_jungle import sinful_gibbon
from game.art.backdrops.skitgubbe_birches import skitgubbe
from game.art.backdrops.spruce import spruces
from game.art.backdrops.table_rail import grain, on_rail, rail_wood
from game.art.backdrops.table_shape import (
    SHEET_HEIGHT,
    BackdropView,
    TableShape,
    backdrop_view,
    seeded_random,
)
from game.art.backdrops.vendetta_tavern import vendetta
from game.art.palette import BRASS, SHADOW, WOOD_DARK, WOOD_EDGE, accent, mix
from game.art.svg import circle, document, group, line, rect

__all__ = ["TableShape", "table_backdrop"]


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
    body = sky + far + _table(view, felt) + _on_felt(view, game_id) + on_rail(view, game_id)
    return document(shape.width, shape.height, body, (0, 0, view.width, SHEET_HEIGHT))


def _table(view: BackdropView, colour: str) -> str:
    t = view.table
    shade = "".join(
        band(view, t.rail - 34, t.rail + 12 * i, SHADOW, opacity, (8, 22))
        for i, opacity in enumerate((0.24, 0.18, 0.12))
    )
    rim = band(view, t.rail - 8, t.rail + 2, WOOD_DARK, 1, (0, 4))
    top = rail_wood(view)
    well = band(view, -1, 3.5, WOOD_EDGE) + band(view, -16, -1, SHADOW, 0.16)
    felt = group(circle(0, 0, 100, f"url(#felt-{colour})"), t.cx, t.cy, t.rx / 100, 0, t.ry / 100)
    gold = hoop(view, -26, BRASS, 2, 0.5) + hoop(view, -34, BRASS, 1.3, 0.3)
    return shade + felt + rim + top + grain(view) + well + _nap(view) + gold


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
        return sewn + firelight(view)
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
    return hoop(inner, 0, tint, 2, 0.42) + hoop(inner, -9, tint, 1.3, 0.28)
