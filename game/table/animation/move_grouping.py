"""Move grouping: which successive moves of cards are one motion of somebody's hands; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import TypeAlias

from game.engine.events import Event, Moved
from game.engine.zones import Audience, ZoneId, ZoneSpec
from game.presentation.zone_look import Shape, Spot, zone_look_of

_PLAYED = (Shape.TRICK, Shape.RING, Shape.PLAYS)
ZoneSpecOf: TypeAlias = Callable[[ZoneId], ZoneSpec]


class MoveGroup(Enum):
    """What a run of moves is."""

    DEAL = auto()
    """From one pile, card by card, to several places."""
    REVEAL = auto()
    """What several seats hid is laid open at the same time."""
    VOTES = auto()
    """Several seats put down what they chose."""
    PACKET = auto()
    """All that lies in one place goes to another place of its kind, as one."""
    TRICK = auto()
    """What was played is collected: it was to be looked at before."""
    SWEEP = auto()
    """Cards are pushed together."""
    DRAWN = auto()
    """One card comes into a hand."""
    SHOWN = auto()
    """A card of a hidden pile is laid open where the next one covers it: it is looked at."""
    SINGLE = auto()
    """One card goes somewhere."""


def next_move_group(
    events: Sequence[Event], first: int, spec: ZoneSpecOf
) -> tuple[MoveGroup, list[Moved]]:
    """The longest run that begins with event *first*, which is a move."""
    moves: list[Moved] = []
    for event in events[first:]:
        if not isinstance(event, Moved):
            break
        moves.append(event)
    one = moves[:1]
    if _uncovers(moves[0], spec):
        return MoveGroup.SHOWN, one
    dealt = _dealt(moves, spec)
    if len(dealt) >= 3:
        return MoveGroup.DEAL, dealt
    alike = _alike(moves)
    gathered = _while(moves, lambda m: m.target.zone == moves[0].target.zone)
    if len(gathered) >= len(alike):
        together = gathered
    else:
        together = alike
        if _seats(alike) > 1:
            return _of_several(alike, spec), alike
    if len(together) >= 2:
        return _pushed(together, spec), together
    return (MoveGroup.DRAWN if _hand(moves[0].target.zone, spec) else MoveGroup.SINGLE), one


def _uncovers(move: Moved, spec: ZoneSpecOf) -> bool:
    """Whether a card of a hidden pile is shown on an open one: each is seen, one by one."""
    source, target = spec(move.source.zone), spec(move.target.zone)
    hidden = _is_pile(source) and source.audience is Audience.NOBODY
    open_pile = target.audience in (Audience.TOP, Audience.EVERYONE)
    return hidden and _is_pile(target) and open_pile


def _is_pile(spec: ZoneSpec) -> bool:
    return zone_look_of(spec).shape is Shape.PILE


def _dealt(moves: Sequence[Moved], spec: ZoneSpecOf) -> list[Moved]:
    """What is dealt out of the pile of the first move."""
    pile = moves[0].source.zone
    if not _is_pile(spec(pile)):
        return []
    taken = _while(moves, lambda m: m.source.zone == pile)
    to_hands = any(_hand(move.target.zone, spec) for move in taken)
    several = len({move.target.zone for move in taken}) > 1
    return taken if to_hands or several else []


def _alike(moves: Sequence[Moved]) -> list[Moved]:
    """The moves between zones of the same two names."""
    names = (moves[0].source.zone.name, moves[0].target.zone.name)
    return _while(moves, lambda m: (m.source.zone.name, m.target.zone.name) == names)


def _of_several(moves: Sequence[Moved], spec: ZoneSpecOf) -> MoveGroup:
    source, target = spec(moves[0].source.zone), spec(moves[0].target.zone)
    look = zone_look_of(target)
    if look.shape is Shape.PILE or look.spot not in (Spot.FRONT, Spot.CENTRE):
        return MoveGroup.SWEEP
    shown = source.audience is not Audience.EVERYONE and target.audience is Audience.EVERYONE
    return MoveGroup.REVEAL if shown else MoveGroup.VOTES


def _pushed(moves: Sequence[Moved], spec: ZoneSpecOf) -> MoveGroup:
    source, target = moves[0].source.zone, moves[0].target.zone
    sources = {move.source.zone for move in moves}
    if source.name == target.name and len(sources) == 1 and not _hand(target, spec):
        return MoveGroup.PACKET
    played = all(zone_look_of(spec(zone)).shape in _PLAYED for zone in sources)
    return MoveGroup.TRICK if played and not _hand(target, spec) else MoveGroup.SWEEP


def _seats(moves: Sequence[Moved]) -> int:
    return len({move.source.zone.owner for move in moves})


def _hand(zone: ZoneId, spec: ZoneSpecOf) -> bool:
    return zone_look_of(spec(zone)).shape is Shape.FAN


def _while(moves: Sequence[Moved], fits: Callable[[Moved], bool]) -> list[Moved]:
    taken = []
    for move in moves:
        if not fits(move):
            break
        taken.append(move)
    return taken
