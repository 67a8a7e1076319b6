"""The animation step: what happens on the table at the same time, and how long it takes."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from game.engine.events import Event, Said
from game.table.animation.flight_time import FAR, PLAY_MOST, deal_seconds, sweep_seconds
from game.table.table_dependencies import PauseKind

FLIP = 0.18
SHUFFLE = 0.36


class StepKind(Enum):
    """What happens in a step."""

    DEAL = auto()
    """Cards fly from one pile to several hands, close after each other."""
    PLAY = auto()
    """One card goes somewhere."""
    SWEEP = auto()
    """Several cards are pushed together to one place."""
    REVEAL = auto()
    """Cards of several players are laid open, all at the same time."""
    TURN = auto()
    """Cards are turned over where they lie."""
    SHUFFLE = auto()
    SAY = auto()
    HIGHLIGHT = auto()
    """The table makes much of what was said."""
    SCORE = auto()
    SHOW = auto()
    """A card is laid open where the next one covers it: it is looked at."""
    READ = auto()
    """Everything lies still until it was read, or until a click."""
    LOOK = auto()
    """Everything lies still and is looked at."""


class AnimationStep(NamedTuple):
    """What happens at once on the table; times in seconds at speed 1."""

    kind: StepKind
    events: tuple[Event, ...]
    before: float = 0.0
    """A pause before it, in which what lies there can be looked at."""
    gap: float = 0.0
    """From the start of one event to that of the next."""
    hold: float = 0.0
    """A pause after it."""
    sound: str = ""
    said: Said | None = None
    """What a highlight is about."""
    reads: PauseKind | None = None
    """What everything lies still for."""
    quick: float = 1.0
    """So many times quicker than usual: a long stretch is hurried."""


def step_seconds(step: AnimationStep) -> float:
    """How many seconds a step takes at most, at speed 1."""
    count = len(step.events)
    ways = {
        StepKind.DEAL: deal_seconds(FAR),
        StepKind.PLAY: PLAY_MOST,
        StepKind.SHOW: PLAY_MOST,
        StepKind.SWEEP: sweep_seconds(FAR, count),
        StepKind.REVEAL: sweep_seconds(FAR, 0),
        StepKind.TURN: FLIP,
        StepKind.SHUFFLE: SHUFFLE,
    }
    way = ways.get(step.kind, 0.0) + step.gap * max(0, count - 1)
    return (step.before + way + step.hold) / step.quick
