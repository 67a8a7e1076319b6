"""Zones: the named places of a table, who may look there and how they are laid out."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple, TypeAlias

Seat: TypeAlias = int
"""A player's number, 0 to seats - 1; scenarios write it P1, P2, ..."""

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
    """Who may look at the faces in a zone."""

    EVERYONE = auto()
    OWNER = auto()
    TOP = auto()
    """Everybody sees the top card; what it covers must be remembered."""
    NOBODY = auto()
    """Nobody, except at cards that lie turned up."""


class Look(Enum):
    """How the cards of a zone lie; the rules declare it, the table draws it."""

    PILE = auto()
    """One heap, the last card on top."""
    FAN = auto()
    """A hand of cards."""
    ROW = auto()
    """Side by side, in order."""
    RING = auto()
    """Round the middle; a face-down card sticks out towards its owner."""
    PLAYS = auto()
    """Side by side, each with the name of whoever played it; the cards of one play overlap."""
    TRICK = auto()
    """In the middle, each card on the side of the seat that played it."""


class Spot(Enum):
    """Where a zone has its place on the table."""

    HAND = auto()
    """With its owner; the viewer's own is the large fan below."""
    FRONT = auto()
    """On the felt before its owner."""
    CENTRE = auto()
    """The middle of the felt."""
    BESIDE = auto()
    """On the felt beside the middle: decks and heaps."""
    ACROSS = auto()
    """Beside the side across that is no seat: what it plays from and what it has won."""
    BELOW = auto()
    """At the lower edge, where the viewer's hand will lie: what is to become a hand."""
    RIM = auto()
    """Only a place to drop a card: the owner's edge of the middle. It never holds cards."""
    AWAY = auto()
    """Not drawn."""


class ZoneSpec(NamedTuple):
    """What all zones of one name have in common."""

    name: str
    audience: Audience
    look: Look
    spot: Spot
    label: str = ""
    """A word under the zone, ``deck``; the number of cards is added."""
    note: str = ""
    """Said to a player who tries to look inside."""
    slots: int = 0
    """Number of empty places to outline, 0 for none."""
    passing: bool = False
    """Takes room on the table only while it holds cards or one may be laid there."""
    usual: int = 0
    """For how many cards side by side there is always room; 0 for four in a row."""
    trick: int = 0
    """So many cards of a heap are a trick: each trick lies crosswise on the one below."""
    across: bool = False
    """Its cards may lie across: it takes so much more room."""
    stone: bool = False
    """Its cards lie on a flat stone."""
    edge: bool = False
    """Of plays: room is kept along the lower edge for small cards that are marked so."""
    over: str = ""
    """The zone over whose cards its own are held up."""
    at: str = ""
    """The zone of the same owner in whose place its cards lie: one of the two is empty."""
    sign: str = ""
    """The suit that stands in its empty place, ``heart``; the game's own sign when empty."""
    suits: bool = False
    """Its row lies sorted by suit and rank, suits apart, in one line or two."""
    returns: str = ""
    """The zone to which cards go from such a row and may come back: their places stay free."""
    lap: bool = False
    """Its cards were a hand: they may lie where that was, as large, while the owner holds none."""


class Board:
    """All zones of one game, numbered, so that a table can keep them in plain lists."""

    def __init__(self) -> None:
        """An empty board; the rules add their zones with :meth:`shared` and :meth:`each`."""
        self.across = ""
        """The name of a side that sits across and is no seat, ``House``; empty for none."""
        self.specs: dict[str, ZoneSpec] = {}
        self.ids: list[ZoneId] = []
        self.index: dict[ZoneId, int] = {}
        self.audience: list[Audience] = []
        self._places: list[list[Place]] = []

    def shared(self, spec: ZoneSpec) -> int:
        """Adds one zone that belongs to nobody; returns its number."""
        return self._add(spec, ZoneId(spec.name))

    def each(self, spec: ZoneSpec, seats: int) -> tuple[int, ...]:
        """Adds one zone for every seat; returns their numbers by seat."""
        return tuple(self._add(spec, ZoneId(spec.name, seat)) for seat in range(seats))

    def several(self, spec: ZoneSpec, count: int) -> tuple[int, ...]:
        """Adds *count* zones that belong to no seat (a side's piles); returns their numbers."""
        return tuple(self._add(spec, ZoneId(spec.name, None, n)) for n in range(count))

    def open(self, zone: ZoneId) -> int:
        """The number of *zone*; a new meld of a known name is added at its first use.

        Raises:
            KeyError: when no zone of that name was ever declared.
        """
        number = self.index.get(zone)
        return self._add(self.specs[zone.name], zone) if number is None else number

    def place(self, number: int, at: int) -> Place:
        """The place above *at* cards of zone *number*, always the same object."""
        places = self._places[number]
        for below in range(len(places), at + 1):
            places.append(Place(self.ids[number], below))
        return places[at]

    def spec(self, zone: ZoneId) -> ZoneSpec:
        """What zones of this name have in common."""
        return self.specs[zone.name]

    def _add(self, spec: ZoneSpec, zone: ZoneId) -> int:
        self.specs[spec.name] = spec
        self.index[zone] = len(self.ids)
        self.ids.append(zone)
        self.audience.append(spec.audience)
        self._places.append([])
        return self.index[zone]
