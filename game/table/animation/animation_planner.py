"""The animation planner: from events to steps with order, delays, holds and sound; pure."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from game.engine.events import Event, Moved, Said, Scored, Shuffled, Turned
from game.presentation.announcement import Delivery, FloatingScore, PointCount, announcement_of
from game.presentation.highlight import HighlightKind
from game.presentation.round_end import round_end_of
from game.table.animation.flight_time import DEAL_EACH, FAR, PLAY_MOST, deal_seconds, sweep_seconds
from game.table.animation.move_grouping import MoveGroup, ZoneSpecOf, next_move_group
from game.table.animation.reading_time import reading_kind, reading_seconds
from game.table.animation.sound_map import CARD_TURNED, SHUFFLED, move_sound
from game.table.table_dependencies import ReadingKind

DEAL_GAP = 0.07
DEAL_MOST = 1.5
"""Within so many seconds the last card of a deal leaves and lands."""
FLIP = 0.18
RELAYOUT = 0.14
REVEAL_HOLD = 0.7
TOLD_HOLD = 1.1
"""A reveal that comes with a sentence: long enough to look and to read."""
SHOW_HOLD = 0.42
"""A card that the next one covers: long enough to know it again."""
SWEEP_HOLD = 0.7
SPOKEN_HOLD = 0.45
COUNTED = 0.85
"""One kind of points of a round, with the cards it is counted from."""
CHORUS = 0.16
"""Between two who speak at the same time."""
SHUFFLE = 0.36
HIGHLIGHT_SECONDS = 1.2
MOST_HIGHLIGHTS = 2
"""In one stretch; lesser moments then pass with their words alone."""
MOST_HIGHLIGHT_SECONDS = 2.0
"""All highlights of one stretch together take no longer."""
LONGEST_SHOW = 9.0
"""All cards of a stretch that are laid open and covered again take no longer."""
LONGEST_READING = 4.0
"""All that is to be read in one stretch is held no longer; a count of many rows is hurried."""
LONGEST_LOOK = 4.0
"""What was laid open is looked at so long at most before play goes on."""
SHOWN = 2.5
"""What follows from one decision is shown within so many seconds at speed 1; a deal has its own
time, and so have a highlight, cards that are shown, and a look at what lies there."""
_SOON_OVER = 0.08


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
    reads: ReadingKind | None = None
    """What everything lies still for."""
    quick: float = 1.0
    """So many times quicker than usual: a long stretch is hurried."""


class AnimationPace(NamedTuple):
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

    def quicker(self, quick: float) -> AnimationPace:
        """The same, *quick* times quicker."""
        return AnimationPace(self.speed * quick, self.still)


def plan_animation(events: Sequence[Event], spec: ZoneSpecOf) -> list[AnimationStep]:
    """Group *events* into steps, in their order; *spec* describes each zone."""
    shown = _greatest(events)
    result: list[AnimationStep] = []
    i = 0
    while i < len(events):
        step = _next(events, i, spec)
        i += len(step.events)
        if step.before and _looked_at(result):
            step = step._replace(before=0.0)
        if step.reads is not None and result and not _looked_at(result):
            result.append(_reading(step.reads, _last_words(result)))
        result.append(step._replace(reads=None))
        result.extend(_readings(step))
        for event in step.events:
            if isinstance(event, Said) and id(event) in shown:
                result.append(
                    AnimationStep(StepKind.HIGHLIGHT, (), hold=HIGHLIGHT_SECONDS, said=event)
                )
    return fit_to_time(result)


def _readings(step: AnimationStep) -> list[AnimationStep]:
    """What is read after *step*; an outcome of a doubt is, where a card was turned up for it."""
    found = [
        (kind, event.text)
        for event in step.events
        if isinstance(event, Said) and (kind := reading_kind(event)) is not None
    ]
    return [
        _reading(kind, words)
        for kind, words in found[:1]
        if kind is not ReadingKind.DOUBT or step.kind is StepKind.TURN
    ]


def _reading(kind: ReadingKind, words: str) -> AnimationStep:
    return AnimationStep(StepKind.READ, (), hold=reading_seconds(kind, words), reads=kind)


def _last_words(done: Sequence[AnimationStep]) -> str:
    """What was said last before this, where that was just now."""
    events = done[-1].events if done else ()
    return next((event.text for event in reversed(events) if isinstance(event, Said)), "")


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


def fit_to_time(steps: Sequence[AnimationStep]) -> list[AnimationStep]:
    """Quicken all *steps* of one stretch alike if they would take too long."""
    own_time = (StepKind.DEAL, StepKind.HIGHLIGHT, StepKind.LOOK, StepKind.SHOW, StepKind.READ)
    plain = [step for step in steps if step.kind not in own_time]
    shows = sum(step_seconds(step) for step in steps if step.kind is StepKind.SHOW)
    quick = max(1.0, sum(step_seconds(step) for step in plain) / SHOWN)
    deals = sum(step_seconds(step) for step in steps if step.kind is StepKind.DEAL)
    swift = max(1.0, deals / (DEAL_MOST + 0.5))
    great = sum(step_seconds(step) for step in steps if step.kind is StepKind.HIGHLIGHT)
    looks = sum(step_seconds(step) for step in steps if step.kind is StepKind.LOOK)
    reads = sum(step_seconds(step) for step in steps if step.kind is StepKind.READ)
    own = {
        StepKind.DEAL: swift,
        StepKind.HIGHLIGHT: max(1.0, great / MOST_HIGHLIGHT_SECONDS),
        StepKind.LOOK: max(1.0, looks / LONGEST_LOOK),
        StepKind.SHOW: max(1.0, shows / LONGEST_SHOW),
        StepKind.READ: max(1.0, reads / LONGEST_READING),
    }
    return [step._replace(quick=own.get(step.kind, quick)) for step in steps]


def _next(events: Sequence[Event], first: int, spec: ZoneSpecOf) -> AnimationStep:
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
        return AnimationStep(StepKind.SAY, (event,), hold=_heard(event, after))
    assert isinstance(event, Scored)
    look = round_end_of(event).look_seconds
    if look:
        return AnimationStep(StepKind.LOOK, (event,), hold=min(look, LONGEST_LOOK))
    return AnimationStep(StepKind.SCORE, (event,), hold=REVEAL_HOLD if after else _SOON_OVER)


def _heard(event: Said, after: Sequence[Event]) -> float:
    """How long words are listened to, or marked cards looked at, before the next thing happens."""
    told = announcement_of(event)
    if told.marks:
        return TOLD_HOLD
    if not told.aloud or told.highlight is not None:
        return 0.0
    following = after[0] if after else None
    if isinstance(told.at_cards, FloatingScore):
        return CHORUS
    others = (
        isinstance(following, Said)
        and announcement_of(following).aloud
        and following.seat != event.seat
    )
    return CHORUS if others else SPOKEN_HOLD


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
        gap = min(DEAL_GAP, (DEAL_MOST - DEAL_EACH) / count)
        return AnimationStep(StepKind.DEAL, tuple(moves), gap=gap, sound=sound)
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
        reads = ReadingKind.TRICK if run is MoveGroup.TRICK else None
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


_GREATEST = (
    HighlightKind.TRIUMPH,
    HighlightKind.SHAME,
    HighlightKind.CAUGHT,
    HighlightKind.STRIKE,
    HighlightKind.AWARD,
)


def _greatest(events: Sequence[Event]) -> set[int]:
    """The moments of a stretch that get their highlight, by identity."""
    found = [
        (_GREATEST.index(highlight.kind), -at, id(event))
        for at, event in enumerate(events)
        if isinstance(event, Said) and (highlight := announcement_of(event).highlight) is not None
    ]
    return {name for _, _, name in sorted(found)[:MOST_HIGHLIGHTS]}
