"""The HUD frame: everything the HUD painter needs to know, as one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from game.engine.cards import Card
from game.engine.zones import Seat, ZoneId
from game.presentation.badge import Badge
from game.presentation.gauge import Gauge
from game.presentation.input_hints import StagingArea
from game.presentation.status import Status
from game.table.animation.highlight_animation import HighlightFrame
from game.table.controls.score_tab import ScoreTab
from game.table.controls.tool_button import ToolButton
from game.ui.cached_sprite import CachedSprite
from game.ui.widgets.pill import Pill
from game.ui.widgets.toast import Toast


class HudInput(NamedTuple):
    """What the signs round the table must know of the cards and the gestures."""

    counts: Mapping[ZoneId, int]
    """How many cards lie in each zone."""
    staged: StagingArea | None = None
    """What the staged cards would make, if they may be played."""
    staging_zone: ZoneId | None = None
    """The zone whose caption gives way to the words of the staging area."""
    drop_seats: frozenset[Seat] = frozenset()
    """Seats on whose plate something may be dropped now."""
    digit_seats: frozenset[Seat] = frozenset()
    """Seats whose digit is a key just now."""
    pointed_card: Card | None = None
    """The card the viewer points at, focuses or has picked."""
    highlight: HighlightFrame | None = None
    """What is made much of just now."""


class SignRoom(NamedTuple):
    """What signs keep clear of when they find their places, in pixels."""

    read: Sequence[pygame.Rect] = ()
    """Indices and tops of piles, which must be seen."""
    tags: Sequence[pygame.Rect] = ()
    """Words on cards, as what was promised of them, over which no tip lies."""
    pressed: Sequence[pygame.Rect] = ()
    """Buttons, an open chooser, and the viewer's own cards."""
    hard: Sequence[pygame.Rect] = ()
    """What else nothing in the air may lie over."""
    soft: Callable[[], Sequence[pygame.Rect]] = tuple
    """What it hides only where it must."""


class HudFrame(NamedTuple):
    """The HUD at one moment; its sprites are painted when they are first looked at."""

    input: HudInput
    status: Status
    goal: str
    """The aim of the game, with the names of players."""
    badges: tuple[Badge, ...]
    """What hangs under the name plates, running totals included."""
    hand_sizes: Mapping[Seat, int]
    moods: Mapping[Seat, str]
    deciding_seats: tuple[Seat, ...]
    gauge: Gauge | None
    """The gauge, with the names of players."""
    gauge_rect: pygame.Rect | None
    """Where the gauge or the map is painted, in pixels."""
    centre: tuple[CachedSprite, ...]
    scores: tuple[CachedSprite, ...]
    """Scores that float over the cards."""
    bubbles: tuple[CachedSprite, ...]
    log: tuple[CachedSprite, ...]
    prompt: Pill | None
    """The status line; None while nothing stands in it, or something covers it."""
    score_tab: ScoreTab | None
    """The tab of a folded score panel; None where the panel does not fold."""
    score_panel_open: bool
    """Whether a folded score panel is opened."""
    tools: tuple[ToolButton, ...]
    """The buttons at the right edge that stand there."""
    toast: Toast | None
    tooltip: CachedSprite | None = None
    """What is told of the thing under the pointer."""
