"""The table: every card lies in exactly one zone, and only the table moves it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from game.engine.cards import Card, shuffled
from game.engine.events import Event, Moved, Record, Said, Scored, Shuffled, Turned
from game.engine.zones import EVERYBODY, Audience, Board, Place, Seat, ZoneId


class Table:
    """Cards by zone number, the last of a list on top.

    Each change is recorded together with the seats that saw it, from where animation, log,
    replay and memory all come. A clone keeps no record and is therefore quick.
    """

    __slots__ = ("board", "record", "up", "zones")

    def __init__(self, board: Board, record: Record | None = None) -> None:
        """An empty table; *record* None makes a silent one."""
        self.board = board
        self.zones: list[list[Card]] = [[] for _ in board.ids]
        self.up: set[Card] = set()
        """Cards lying face up in zones where nobody may look."""
        self.record = record

    def clone(self) -> Table:
        """A silent copy for thinking ahead."""
        twin = Table.__new__(Table)
        twin.board = self.board
        twin.zones = [zone[:] for zone in self.zones]
        twin.up = self.up.copy()
        twin.record = None
        return twin

    def open(self, zone: ZoneId) -> int:
        """The number of *zone*, which may be a new one of a known name."""
        number = self.board.open(zone)
        while len(self.zones) <= number:
            self.zones.append([])
        return number

    def put(self, zone: int, cards: Iterable[Card], up: bool = False) -> None:
        """Lays cards without an event: for packs before the deal and for written positions."""
        laid = list(cards)
        self.zones[zone] += laid
        if up:
            self.up.update(laid)

    def move(
        self, card: Card, source: int, target: int, up: bool = False, at: int | None = None
    ) -> None:
        """Moves *card* to the top of *target*, face up if *up* says so and nobody may look there.

        *at* puts it above that many cards instead, between those that lie in fixed places.

        Raises:
            ValueError: when the card does not lie in *source*.
        """
        if self.record is not None:
            self._moved(card, source, target, up, at)
            return
        zones = self.zones
        zones[source].remove(card)
        if at is None:
            zones[target].append(card)
        else:
            zones[target].insert(at, card)
        if self.up:
            self.up.discard(card)
        if up:
            self.up.add(card)

    def draw(self, source: int, target: int, up: bool = False) -> Card:
        """Moves the top card of *source* to *target* and returns it.

        Raises:
            IndexError: when *source* is empty.
        """
        if self.record is not None or up:
            card = self.zones[source][-1]
            self.move(card, source, target, up)
            return card
        card = self.zones[source].pop()
        self.zones[target].append(card)
        if self.up:
            self.up.discard(card)
        return card

    def move_all(self, source: int, target: int, up: bool = False) -> None:
        """Moves all cards of *source* on top of *target*, in their order."""
        if self.record is None and not up:
            self.zones[target] += self.zones[source]
            if self.up:
                self.up.difference_update(self.zones[source])
            self.zones[source].clear()
            return
        for card in self.zones[source][:]:
            self.move(card, source, target, up)

    def turn(self, card: Card, zone: int, up: bool) -> None:
        """Turns a card of a zone where nobody may look up or down."""
        before = self.seers(card, zone)
        (self.up.add if up else self.up.discard)(card)
        if self.record is not None:
            place = Place(self.board.ids[zone], self.zones[zone].index(card))
            self.record.note(Turned(card, place, up), _both(before, self.seers(card, zone)))

    def shuffle(self, zone: int, rng: Random) -> None:
        """Brings the cards of *zone* into random order, all face down where they can be."""
        order = self.zones[zone]
        order[:] = shuffled(order, rng)
        if self.up:
            self.up.difference_update(order)
        if self.record is None:
            return
        self.note(Shuffled(self.board.ids[zone]))
        for at, card in enumerate(order):
            seers = self.seers(card, zone)
            if seers:
                self.record.note(Turned(card, Place(self.board.ids[zone], at), False), seers)

    def say(
        self,
        code: str,
        text: str,
        seat: Seat | None = None,
        value: int | None = None,
        aloud: bool = False,
    ) -> None:
        """Public words about *seat*: see :class:`Said`. Silent tables say nothing."""
        if self.record is not None:
            self.record.note(Said(code, text, seat, value, aloud), EVERYBODY)

    def scored(self, title: str) -> None:
        """Tells the screen that a round was scored."""
        self.note(Scored(title))

    def note(self, event: Event) -> None:
        """Records a public event."""
        if self.record is not None:
            self.record.note(event, EVERYBODY)

    def seers(self, card: Card, zone: int) -> int:
        """The seats, as bits, that see this card's face now; -1 is everybody."""
        audience = self.board.audience[zone]
        if audience is Audience.EVERYONE or card in self.up:
            return EVERYBODY
        owner = self.board.ids[zone].owner
        if audience is Audience.OWNER and owner is not None:
            return 1 << owner
        if audience is Audience.TOP and self.zones[zone][-1:] == [card]:
            return EVERYBODY
        return 0

    def view(self, seat: Seat | None) -> dict[ZoneId, tuple[Card | None, ...]]:
        """Every zone that holds cards, as *seat* sees it: None is the back of a card."""
        seen: dict[ZoneId, tuple[Card | None, ...]] = {}
        for number, cards in enumerate(self.zones):
            if cards:
                zone = self.board.ids[number]
                audience = self.board.audience[number]
                own = audience is Audience.OWNER and seat is not None and zone.owner == seat
                if own or audience is Audience.EVERYONE:
                    seen[zone] = tuple(cards)
                else:
                    top = cards[-1] if audience is Audience.TOP else None
                    seen[zone] = tuple(c if c is top or c in self.up else None for c in cards)
        return seen

    def _moved(self, card: Card, source: int, target: int, up: bool, to: int | None) -> None:
        assert self.record is not None
        before = self.seers(card, source)
        left, arrived = self.zones[source], self.zones[target]
        at = left.index(card)
        del left[at]
        to = len(arrived) if to is None else to
        arrived.insert(to, card)
        (self.up.add if up else self.up.discard)(card)
        ids = self.board.ids
        seers = _both(before, self.seers(card, target))
        event = Moved(card, Place(ids[source], at), Place(ids[target], to), up)
        self.record.note(event, seers)
        if at and at == len(left) and self.board.audience[source] is Audience.TOP:
            self.note(Turned(left[-1], Place(ids[source], at - 1), True))


def _both(one: int, other: int) -> int:
    return EVERYBODY if EVERYBODY in (one, other) else one | other
