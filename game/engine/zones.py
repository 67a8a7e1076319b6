"""Zones: the named places for cards, and the seats that may look there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import Enum, auto
from functools import cache
from typing import NamedTuple, TypeAlias

Seat: TypeAlias = int
"""A player's number, 0 to seats - 1; scenarios write it P1, P2, ..."""

Presentation: TypeAlias = tuple[object, ...]
"""How a table shows a zone or an event: an immutable value of the game's, carried unread here.

Its types stand in ``game/presentation``.
"""

EVERYBODY = -1
"""The seats-as-bits number of all seats and spectators together."""


class ZoneId(NamedTuple):
    """The public name of a zone: ``fire``, ``hand`` of seat 2, third ``meld`` of seat 1."""

    name: str
    owner: Seat | None = None
    n: int = 0


class Place(NamedTuple):
    """A card's place: its zone and how many cards lie below it there."""

    zone: ZoneId
    at: int


class Audience(Enum):
    """The seats that may look at the faces in a zone."""

    EVERYONE = auto()
    OWNER = auto()
    TOP = auto()
    """Everybody sees the top card; what it covers must be remembered."""
    NOBODY = auto()
    """Nobody, except at cards that lie turned up."""


def seers(audience: Audience, owner: Seat | None, top: bool, up: bool) -> int:
    """Return the seats that see the face of one card, as bits; -1 is everybody, 0 nobody.

    This is the only place that decides it: for the table, for what a seat remembers and for what
    is drawn. *audience* and *owner* are those of its zone, *top* whether it lies on top there,
    *up* whether it was turned up.
    """
    if up or audience is Audience.EVERYONE or (top and audience is Audience.TOP):
        return EVERYBODY
    return 1 << owner if audience is Audience.OWNER and owner is not None else 0


def sees(seat: Seat | None, seers: int) -> bool:
    """Return whether *seat*, None for a spectator, is among the *seers* of a card."""
    return seers == EVERYBODY or (seat is not None and bool(seers >> seat & 1))


class ZoneSpec(NamedTuple):
    """The common properties of all zones of one name."""

    name: str
    audience: Audience
    presentation: Presentation | None = None
    """The look of these zones; a table reads it, the engine does not."""


class ZoneRegistry:
    """All zones of one game, numbered, so that a table can keep them in plain lists.

    The rules declare every zone there can ever be; :meth:`freeze` then ends it, so that nothing a
    match does can stay behind in its rules.
    """

    def __init__(self) -> None:
        """Create an empty registry; the rules declare the zones, those of :meth:`reserve` last."""
        self._specs: dict[str, ZoneSpec] = {}
        self._ids: list[ZoneId] = []
        self._index: dict[ZoneId, int] = {}
        self._audience: list[Audience] = []
        self._seers_by_zone: list[tuple[int, int]] = []
        self._frozen = False
        self.specs: Mapping[str, ZoneSpec] = self._specs
        self.ids: Sequence[ZoneId] = self._ids
        self.index: Mapping[ZoneId, int] = self._index
        self.audience: Sequence[Audience] = self._audience
        self.seers_by_zone: Sequence[tuple[int, int]] = self._seers_by_zone
        """By zone, the :func:`seers` of a covered card and of the top one, neither turned up."""
        self.permanent_count = 0
        """How many zones every table has from the start; those after them come when needed."""

    def shared(self, spec: ZoneSpec) -> int:
        """Declare one zone that belongs to nobody; return its number."""
        return self.add(spec, [ZoneId(spec.name)])[0]

    def each(self, spec: ZoneSpec, seats: int) -> tuple[int, ...]:
        """Declare one zone for every seat; return their numbers by seat."""
        return self.add(spec, [ZoneId(spec.name, seat) for seat in range(seats)])

    def several(self, spec: ZoneSpec, count: int) -> tuple[int, ...]:
        """Declare *count* zones that belong to no seat (a side's piles); return their numbers."""
        return self.add(spec, [ZoneId(spec.name, None, n) for n in range(count)])

    def add(self, spec: ZoneSpec, zones: Iterable[ZoneId]) -> tuple[int, ...]:
        """Declare *zones* of one name that are on every table; return their numbers.

        Raises:
            RuntimeError: when the registry is frozen, or zones were reserved before.
        """
        if self.permanent_count < len(self._ids):
            raise RuntimeError(f"The zones “{spec.name}” must be declared before reserved ones.")
        numbers = self._declare(spec, zones)
        self.permanent_count = len(self._ids)
        return numbers

    def reserve(self, spec: ZoneSpec, zones: Iterable[ZoneId]) -> tuple[int, ...]:
        """Declare all *zones* that play may ever need, the likeliest first; return their numbers.

        They may be many: a table makes room for them only when it needs them.

        Raises:
            RuntimeError: when the registry is frozen.
        """
        return self._declare(spec, zones)

    def freeze(self) -> None:
        """End the declarations: what is declared from now on is an error."""
        self._frozen = True

    def present(self, used: Collection[ZoneId]) -> list[ZoneId]:
        """Return the permanent zones and those of the reserved ones that are *used*, in order."""
        first, index = self.permanent_count, self.index
        late = sorted(n for zone in used if (n := index.get(zone, 0)) >= first)
        return [*self._ids[:first], *(self._ids[number] for number in late)]

    def place(self, number: int, at: int) -> Place:
        """Return the place above *at* cards of zone *number*, always the same object."""
        return _place(self.ids[number], at)

    def spec(self, zone: ZoneId) -> ZoneSpec:
        """Return the common properties of all zones of this name."""
        return self.specs[zone.name]

    def _declare(self, spec: ZoneSpec, zones: Iterable[ZoneId]) -> tuple[int, ...]:
        if self._frozen:
            raise RuntimeError(f"The zones “{spec.name}” come too late: the rules are made.")
        self._specs[spec.name] = spec
        first = len(self._ids)
        for zone in zones:
            self._index[zone] = len(self._ids)
            self._ids.append(zone)
            self._audience.append(spec.audience)
            covered = seers(spec.audience, zone.owner, top=False, up=False)
            top = seers(spec.audience, zone.owner, top=True, up=False)
            self._seers_by_zone.append((covered, top))
        return tuple(range(first, len(self._ids)))


@cache
def _place(zone: ZoneId, at: int) -> Place:
    return Place(zone, at)
