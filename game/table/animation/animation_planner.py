"""The animation planner: from events to steps with order, delays, holds and sound; pure."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.events import Event, Moved, Said, Scored, Shuffled, Turned
from game.engine.zones import Seat
from game.presentation.announcement import Delivery, PointCount, announcement_of
from game.presentation.score_sheet import round_end_of
from game.table.animation.animation_speedup import LONGEST_LOOK, speed_up
from game.table.animation.animation_step import AnimationStep, StepKind
from game.table.animation.flight_time import deal_gap
from game.table.animation.highlight_animation import highlighted_moments
from game.table.animation.move_grouping import MoveGroup, ZoneSpecOf, next_move_group
from game.table.animation.pause_time import (
    COUNTED,
    REVEAL_HOLD,
    SHOW_HOLD,
    SWEEP_HOLD,
    TOLD_HOLD,
    pause_kind,
    pause_seconds,
    spoken_hold,
)
from game.table.animation.table_sounds import CARD_TURNED, SHUFFLED, move_sound
from game.table.table_dependencies import PauseKind

HIGHLIGHT_SECONDS = 1.2
_SOON_OVER = 0.08


def plan_animation(
    events: Sequence[Event], spec: ZoneSpecOf, viewer: Seat | None = None
) -> list[AnimationStep]:
    """Group *events* into steps, in their order; *spec* describes each zone.

    A card that the *viewer* takes is not pointed out to that seat.
    """
    shown = highlighted_moments(events)
    result: list[AnimationStep] = []
    i = 0
    while i < len(events):
        step = _next(events, i, spec, viewer)
        follows = step.kind is StepKind.PLAY and bool(i) and _points_out(events[i - 1], viewer)
        i += len(step.events)
        if step.before and _looked_at(result):
            step = step._replace(before=0.0)
        if step.reads is not None and result and not _looked_at(result):
            result.append(_reading(step.reads, _last_words(result)))
        result.append(step._replace(reads=None))
        result.extend(_readings(step, events[i:]))
        if follows:
            result.append(_reading(PauseKind.COUNT, _last_words(result[:-1])))
        for event in step.events:
            if isinstance(event, Said) and id(event) in shown:
                result.append(
                    AnimationStep(StepKind.HIGHLIGHT, (), hold=HIGHLIGHT_SECONDS, said=event)
                )
    return speed_up(result)


def _points_out(event: Event, viewer: Seat | None) -> bool:
    """Whether *event* says which card somebody else than the *viewer* takes next."""
    return isinstance(event, Said) and announcement_of(event).followed and event.seat != viewer


def _readings(step: AnimationStep, after: Sequence[Event]) -> list[AnimationStep]:
    """What is read after *step*: an outcome of a doubt, where a card was turned up for it, and what
    somebody got by it.

    So is a card that is laid open, where others move *after* it and cover it, and everything that
    was laid open and scored.
    """
    if step.kind is StepKind.SHOW and any(isinstance(event, Moved) for event in after):
        return [_reading(PauseKind.TRICK, "")]
    if step.kind is StepKind.SCORE:
        look = sum(round_end_of(e).look_seconds for e in step.events if isinstance(e, Scored))
        lies = AnimationStep(StepKind.LOOK, (), hold=min(look, LONGEST_LOOK), reads=PauseKind.COUNT)
        return [lies] if look else []
    found = [
        (kind, event)
        for event in step.events
        if isinstance(event, Said) and (kind := pause_kind(event)) is not None
    ]
    return [
        _reading(kind, said.text)
        for kind, said in found[:1]
        if kind is not PauseKind.DOUBT
        or step.kind is StepKind.TURN
        or announcement_of(said).ends_doubt
    ]


def _reading(kind: PauseKind, words: str) -> AnimationStep:
    return AnimationStep(StepKind.READ, (), hold=pause_seconds(kind, words), reads=kind)


def _last_words(done: Sequence[AnimationStep]) -> str:
    """What was said last before this, where that was just now."""
    events = done[-1].events if done else ()
    return next((event.text for event in reversed(events) if isinstance(event, Said)), "")


def _next(
    events: Sequence[Event], first: int, spec: ZoneSpecOf, viewer: Seat | None
) -> AnimationStep:
    event, after = events[first], events[first + 1 :]
    if isinstance(event, Moved):
        return _moves(*next_move_group(events, first, spec))
    if isinstance(event, Turned):
        return _turns(events, first)
    if isinstance(event, Shuffled):
        return AnimationStep(StepKind.SHUFFLE, (event,), sound=SHUFFLED)
    if isinstance(event, Said):
        if isinstance(announcement_of(event).at_cards, PointCount):
            return AnimationStep(StepKind.LOOK, (event,), hold=COUNTED)
        own = announcement_of(event).followed and not _points_out(event, viewer)
        hold = 0.0 if own else spoken_hold(event, after)
        return AnimationStep(StepKind.SAY, (event,), hold=hold)
    assert isinstance(event, Scored)
    if round_end_of(event).look_seconds:
        return AnimationStep(StepKind.SCORE, (event,))
    return AnimationStep(StepKind.SCORE, (event,), hold=REVEAL_HOLD if after else _SOON_OVER)


def _turns(events: Sequence[Event], first: int) -> AnimationStep:
    """Cards turned at the same time; what they show is held, and told while it is seen."""
    head = events[first]
    assert isinstance(head, Turned)
    turned: list[Event] = []
    for event in events[first:]:
        if not isinstance(event, Turned) or event.up != head.up:
            break
        turned.append(event)
    if not head.up:
        return AnimationStep(StepKind.TURN, tuple(turned), hold=0.1, sound=CARD_TURNED)
    after = events[first + len(turned) :]
    told = after[0] if after else None
    if not isinstance(told, Said) or announcement_of(told).delivery is not Delivery.LINE:
        return AnimationStep(StepKind.TURN, tuple(turned), hold=REVEAL_HOLD, sound=CARD_TURNED)
    marked = any(isinstance(event, Said) and announcement_of(event).marks for event in after[1:3])
    hold = REVEAL_HOLD if marked or announcement_of(told).highlight is not None else TOLD_HOLD
    return AnimationStep(StepKind.TURN, (*turned, told), hold=hold, sound=CARD_TURNED)


def _moves(run: MoveGroup, moves: Sequence[Moved]) -> AnimationStep:
    """The step of moves that belong together."""
    count, sound = len(moves), move_sound(run)
    if run is MoveGroup.DEAL:
        return AnimationStep(StepKind.DEAL, tuple(moves), gap=deal_gap(count), sound=sound)
    if run is MoveGroup.REVEAL:
        return AnimationStep(StepKind.REVEAL, tuple(moves), hold=REVEAL_HOLD, sound=sound)
    if run is MoveGroup.PACKET:
        return AnimationStep(StepKind.SWEEP, tuple(moves), sound=sound)
    if run is MoveGroup.VOTES:
        gap = min(0.03, 0.3 / count)
        return AnimationStep(StepKind.SWEEP, tuple(moves), gap=gap, sound=sound)
    if run in (MoveGroup.SWEEP, MoveGroup.TRICK):
        gap = min(0.03, 0.3 / count)
        before = SWEEP_HOLD if run is MoveGroup.TRICK else 0.0
        reads = PauseKind.TRICK if run is MoveGroup.TRICK else None
        return AnimationStep(
            StepKind.SWEEP, tuple(moves), before=before, gap=gap, sound=sound, reads=reads
        )
    if run is MoveGroup.SHOWN:
        return AnimationStep(StepKind.SHOW, (moves[0],), hold=SHOW_HOLD, sound=sound)
    return AnimationStep(StepKind.PLAY, (moves[0],), sound=sound)


def _looked_at(done: Sequence[AnimationStep]) -> bool:
    """Whether the last thing that was seen to happen was held already."""
    last = next((step for step in reversed(done) if step.kind is not StepKind.SAY), None)
    return last is not None and last.hold >= REVEAL_HOLD
