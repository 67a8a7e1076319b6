"""The director: from events to beats, each with its order, delays, holds and sound; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import NamedTuple

from game.engine.events import Event, Moved, Said, Scored, Shuffled, Turned
from game.engine.zones import Look, ZoneId, ZoneSpec

SpecOf = Callable[[ZoneId], ZoneSpec]

DEAL_EACH = 0.14
DEAL_GAP = 0.07
DEAL_MOST = 1.5
FLIP = 0.18
RELAYOUT = 0.14
REVEAL_HOLD = 0.7
TOLD_HOLD = 1.1
"""A reveal that comes with a sentence: long enough to look and to read."""
SWEEP_HOLD = 0.7
SWEEP = 0.34
SPOKEN_HOLD = 0.45
SHUFFLE = 0.36
RETURN_LEAST, RETURN_MOST = 0.2, 0.26
_PLAY_LEAST, _PLAY_MOST, _PLAY_PX = 0.26, 0.52, 0.00025
_SOON_OVER = 0.08


class Kind(Enum):
    """What happens in a beat."""

    DEAL = auto()
    """Cards fly from one heap to several hands, close after each other."""
    PLAY = auto()
    """One card goes somewhere."""
    SWEEP = auto()
    """Several cards are pushed together to one place."""
    TURN = auto()
    """A card is turned over where it lies."""
    SHUFFLE = auto()
    SAY = auto()
    SCORE = auto()


class Beat(NamedTuple):
    """What happens at once on the table; times in seconds at speed 1."""

    kind: Kind
    events: tuple[Event, ...]
    before: float = 0.0
    """A pause before it, in which what lies there can be looked at."""
    gap: float = 0.0
    """From the start of one event to that of the next."""
    hold: float = 0.0
    """A pause after it."""
    sound: str = ""


class Pace(NamedTuple):
    """How quick the viewer wants it: 0 is at once; still means without motion, holds kept."""

    speed: float = 1.0
    still: bool = False

    def seconds(self, time: float) -> float:
        """A motion's time at this pace."""
        if self.speed <= 0 or self.still:
            return 0.0
        return time / self.speed

    def pause(self, time: float) -> float:
        """A hold's time at this pace."""
        return 0.0 if self.speed <= 0 else time / self.speed


def travel(distance: float) -> float:
    """How long a pushed card takes for *distance* pixels (look.md, 'Motion' 1)."""
    return min(_PLAY_MOST, _PLAY_LEAST + _PLAY_PX * distance)


def glide_home(distance: float) -> float:
    """How long a refused card takes home."""
    return min(RETURN_MOST, RETURN_LEAST + distance * 0.0001)


def beats(events: Sequence[Event], spec: SpecOf) -> list[Beat]:
    """Groups *events* into beats, in their order; *spec* describes each zone."""
    result: list[Beat] = []
    i = 0
    while i < len(events):
        event = events[i]
        if isinstance(event, Moved):
            run = _run(events, i)
            beat = _moves(run, spec)
            if beat.before and _looked_at(result):
                beat = beat._replace(before=0.0)
            i += len(beat.events)
        else:
            beat = _single(event, i + 1 < len(events))
            if beat.kind is Kind.TURN and beat.hold >= REVEAL_HOLD:
                beat = _told(beat, events[i + 1 :])
            i += len(beat.events)
        result.append(beat)
    return result


def _told(reveal: Beat, after: Sequence[Event]) -> Beat:
    """The reveal with the sentence that says what it means, if one follows at once."""
    if after and isinstance(after[0], Said) and not after[0].aloud:
        return reveal._replace(events=(*reveal.events, after[0]), hold=TOLD_HOLD)
    return reveal


def _looked_at(done: Sequence[Beat]) -> bool:
    """Whether the last thing that was seen to happen was held already."""
    last = next((beat for beat in reversed(done) if beat.kind is not Kind.SAY), None)
    return last is not None and last.hold >= REVEAL_HOLD


def _run(events: Sequence[Event], first: int) -> list[Moved]:
    """The moves that follow each other without anything between."""
    run = []
    for event in events[first:]:
        if not isinstance(event, Moved):
            break
        run.append(event)
    return run


def _moves(run: list[Moved], spec: SpecOf) -> Beat:
    """The longest deal or sweep at the start of *run*, else its first move alone."""
    first = run[0]
    deal = _while(run, lambda m: m.source.zone == first.source.zone and _hand(m, spec))
    if len(deal) >= 3:
        gap = min(DEAL_GAP, (DEAL_MOST - DEAL_EACH) / len(deal))
        return Beat(Kind.DEAL, tuple(deal), gap=gap, sound="deal")
    sweep = _while(run, lambda m: m.target.zone == first.target.zone and not _hand(m, spec))
    same = _while(run, lambda m: m.source.zone == first.source.zone and not _hand(m, spec))
    swept = sweep if len(sweep) >= len(same) else same
    if len(swept) >= 2:
        before = SWEEP_HOLD if spec(first.source.zone).look in (Look.TRICK, Look.RING) else 0.0
        gap = min(0.03, 0.3 / len(swept))
        return Beat(Kind.SWEEP, tuple(swept), before=before, gap=gap, sound="slide")
    return Beat(Kind.PLAY, (first,), sound="deal" if _hand(first, spec) else "slide")


def _while(run: list[Moved], fits: Callable[[Moved], bool]) -> list[Moved]:
    taken = []
    for move in run:
        if not fits(move):
            break
        taken.append(move)
    return taken


def _hand(move: Moved, spec: SpecOf) -> bool:
    return spec(move.target.zone).look is Look.FAN


def _single(event: Event, more: bool) -> Beat:
    if isinstance(event, Turned):
        return Beat(Kind.TURN, (event,), hold=REVEAL_HOLD if event.up else 0.1, sound="flip")
    if isinstance(event, Shuffled):
        return Beat(Kind.SHUFFLE, (event,), sound="shuffle")
    if isinstance(event, Said):
        return Beat(Kind.SAY, (event,), hold=SPOKEN_HOLD if event.aloud else 0.0)
    assert isinstance(event, Scored)
    return Beat(Kind.SCORE, (event,), hold=REVEAL_HOLD if more else _SOON_OVER)
