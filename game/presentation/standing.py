"""The standing: what score panel, map, gauge and tags show as soon as an event is told."""

from __future__ import annotations

from typing import NamedTuple

from game.presentation.badge import Badge
from game.presentation.gauge import Gauge
from game.presentation.island_map import IslandMap
from game.presentation.score_panel import ScoreLine


class Standing(NamedTuple):
    """The scores at one moment of a match, public like the event they come with."""

    score_lines: tuple[ScoreLine, ...] = ()
    """What is left empty here stays as it is."""
    island_map: IslandMap | None = None
    gauge: Gauge | None = None
    tricks: tuple[int, ...] | None = None
    """The tricks of each side of a race, where nothing else of its gauge has changed."""
    badges: tuple[Badge, ...] | None = None
    """What stays beside the faces; None leaves what is there."""
