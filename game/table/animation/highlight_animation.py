"""The highlight: which great moments get one, and how its pieces drop in, stand and leave."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.engine.events import Event, Said
from game.engine.zones import Seat
from game.presentation.announcement import announcement_of
from game.presentation.highlight import Highlight, HighlightKind
from game.table.animation.emotions import FACE_OF_EMOTION, emotion_of

COMES, GOES = 0.2, 0.16
"""The parts of its time in which a highlight comes and goes."""
CUTS = 3
"""Ink and blows grow in so many cuts, each drawn for itself."""
_ABOVE = 62.0
"""u above its place, where a piece is out of sight."""
_ASIDE = 110.0
_SWING = 24.0
"""Degrees of the bell's first swing."""
MOST_HIGHLIGHTS = 2
"""In one stretch; lesser moments then pass with their words alone."""
_GREATEST = (
    HighlightKind.TRIUMPH,
    HighlightKind.SHAME,
    HighlightKind.CAUGHT,
    HighlightKind.STRIKE,
    HighlightKind.AWARD,
)


class PieceState(NamedTuple):
    """Where one piece is: u away from its place, degrees turned, and which cut of it is seen.

    *cut* counts from 1 to :data:`CUTS`; 0 is nothing yet.
    """

    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0
    cut: int = CUTS


class HighlightState(NamedTuple):
    """Where the three pieces of a highlight are."""

    figure: PieceState
    sign: PieceState
    banner: PieceState


HIGHLIGHT_AT_REST = HighlightState(PieceState(), PieceState(), PieceState())


class HighlightFrame(NamedTuple):
    """A highlight at one moment."""

    highlight: Highlight
    seats: tuple[Seat, ...]
    """Whom it is about."""
    face: str
    """How those it is about look."""
    state: HighlightState
    spoken: pygame.Rect | None = None
    """Where the cards lie that it is about, in pixels; they stay to be seen."""
    laid: tuple[pygame.Rect, ...] = ()
    """Where the other cards lie, zone by zone; they stay to be seen where that can be."""


class HighlightAnimation:
    """One highlight on its way; *seconds* is its whole time, *still* shows it standing only."""

    def __init__(
        self,
        said: Said,
        seconds: float,
        still: bool,
        spoken: pygame.Rect | None = None,
        laid: Sequence[pygame.Rect] = (),
    ) -> None:
        highlight = announcement_of(said).highlight
        assert highlight is not None
        self.highlight = highlight
        stir = emotion_of(said)
        self.face = "calm" if stir is None else FACE_OF_EMOTION[stir]
        """How those it is about look."""
        one = () if said.seat is None else (said.seat,)
        self.seats = highlight.seats or one
        """Whom it is about."""
        self.seconds = seconds
        self.still = still
        self.spoken = spoken
        """Where the cards lie that it is about, in pixels."""
        self.laid = tuple(laid)
        """Where the other cards lie, zone by zone."""
        self.age = 0.0

    def step(self, dt: float) -> None:
        """Let *dt* seconds pass."""
        self.age += dt

    @property
    def part(self) -> float:
        """How much of its time has passed, 0 to 1."""
        return min(1.0, self.age / self.seconds) if self.seconds > 0 else 1.0

    @property
    def frame(self) -> HighlightFrame:
        """The highlight at this moment."""
        stand = self.highlight, self.seats, self.face, self.state
        return HighlightFrame(*stand, self.spoken, self.laid)

    @property
    def state(self) -> HighlightState:
        """Where its pieces are now."""
        return HIGHLIGHT_AT_REST if self.still else highlight_state(self.highlight.kind, self.part)


def highlight_state(kind: HighlightKind, part: float) -> HighlightState:
    """Where the pieces of a highlight of *kind* are when *part* of its time has passed."""
    if part < COMES:
        return _coming(kind, part / COMES)
    if part > 1 - GOES:
        return _going(kind, (part - 1 + GOES) / GOES)
    return _standing(kind, part - COMES)


def _coming(kind: HighlightKind, part: float) -> HighlightState:
    drop = 1 - (1 - part) ** 3
    above = PieceState(y=-_ABOVE * (1 - drop))
    banner = PieceState(x=-_ASIDE * (1 - drop))
    if kind in (HighlightKind.CAUGHT, HighlightKind.STRIKE):
        cut = PieceState(cut=min(CUTS, int(part / 0.25)))
        return HighlightState(cut, above, banner)
    if kind is HighlightKind.AWARD:
        lean = above._replace(turn=14 * (1 - part))
        return HighlightState(lean, lean, banner)
    return HighlightState(above, above, banner)


def _standing(kind: HighlightKind, since: float) -> HighlightState:
    """Little moves while it stands: the bell swings out, a seal settles, a blow shakes."""
    calm = max(0.0, 1 - since / 0.5)
    if kind is HighlightKind.SHAME:
        swing = _SWING * calm * math.cos(2 * math.pi * since / 0.26)
        return HighlightState(PieceState(), PieceState(turn=swing), PieceState())
    if kind is HighlightKind.AWARD:
        shaken = PieceState(turn=2 * math.sin(since * 40) * max(0.0, 1 - since / 0.12))
        return HighlightState(shaken, shaken,
                     PieceState())  # fmt: skip
    if kind is HighlightKind.STRIKE:
        shake = 0.7 * max(0.0, 1 - since / 0.15) * math.sin(since * 120)
        return HighlightState(PieceState(), PieceState(x=shake), PieceState(x=-shake))
    if kind is HighlightKind.TRIUMPH:
        return HighlightState(
            PieceState(cut=1 + int(since / 0.14) % CUTS), PieceState(), PieceState()
        )
    return HIGHLIGHT_AT_REST


def _going(kind: HighlightKind, part: float) -> HighlightState:
    rise = part**2
    above = PieceState(y=-_ABOVE * rise)
    banner = PieceState(x=_ASIDE * rise)
    if kind in (HighlightKind.CAUGHT, HighlightKind.STRIKE):
        return HighlightState(
            PieceState(cut=CUTS - min(CUTS, int(part * (CUTS + 1)))), above, banner
        )
    if kind is HighlightKind.TRIUMPH:
        return HighlightState(above._replace(cut=1), above, banner)
    return HighlightState(above, above, banner)


def highlighted_moments(events: Sequence[Event]) -> set[int]:
    """The moments of a stretch that get their highlight, by identity."""
    found = [
        (_GREATEST.index(highlight.kind), -at, id(event))
        for at, event in enumerate(events)
        if isinstance(event, Said) and (highlight := announcement_of(event).highlight) is not None
    ]
    return {name for _, _, name in sorted(found)[:MOST_HIGHLIGHTS]}
