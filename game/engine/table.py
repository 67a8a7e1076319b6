"""The table: the cards in their zones, and the record of every change."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from game.engine.cards import Card
from game.engine.events import Event, Moved, Said, Shuffled, Turned
from game.engine.shuffling import shuffle
from game.engine.witness_record import Record
from game.engine.zones import (
    EVERYBODY,
    Audience,
    Presentation,
    Seat,
    ZoneId,
    ZoneRegistry,
    seers,
    sees,
)


class Table:
    """The cards of a match by zone; every card lies in exactly one zone.

    A table with a record notes each change together with the seats that saw it; animation, log,
    replay and memory all read that record. A silent table, such as a clone, keeps no record and
    is faster for it.
    """

    __slots__ = ("record", "up", "zone_registry", "zones")

    def __init__(
        self,
        zone_registry: ZoneRegistry,
        record: Record | None = None,
        zones: list[list[Card]] | None = None,
    ) -> None:
        """Create a table, an empty one without *zones*; without *record* a silent one."""
        self.zone_registry = zone_registry
        if zones is None:
            zones = [[] for _ in range(zone_registry.permanent_count)]
        self.zones = zones
        """Cards by zone number, the last one on top; :meth:`open` adds reserved zones."""
        self.up: set[Card] = set()
        """Cards that lie face up in zones where nobody may look."""
        self.record = record

    def clone(self) -> Table:
        """Return a silent copy to think ahead on."""
        twin = Table(self.zone_registry, None, [zone[:] for zone in self.zones])
        twin.up |= self.up
        return twin

    def open(self, zone: ZoneId) -> int:
        """Return the number of *zone*, and make room for its cards.

        Raises:
            KeyError: when the rules declare no such zone.
        """
        number = self.zone_registry.index[zone]
        while len(self.zones) <= number:
            self.zones.append([])
        return number

    def put(self, zone: int, cards: Iterable[Card], up: bool = False) -> None:
        """Put cards on *zone* without an event: a pack before the deal, a written position."""
        heap = self.zones[zone]
        under = len(heap)
        heap += cards
        if up:
            self.up.update(heap[under:])

    def move(
        self, card: Card, source: int, target: int, up: bool = False, at: int | None = None
    ) -> None:
        """Move a card to the top of another zone.

        Args:
            card: The card, which lies in *source*.
            source: The number of the zone it leaves.
            target: The number of the zone it comes to.
            up: Whether it lies face up there, if nobody may look into that zone.
            at: How many cards lie below it afterwards; without it, all.

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
        if up:
            self.up.add(card)
        elif self.up:
            self.up.discard(card)

    def lay(self, cards: Sequence[Card], source: int, target: int) -> None:
        """Move several cards to the top of *target*, one after the other.

        Raises:
            ValueError: when one of them does not lie in *source*.
        """
        if self.record is not None:
            for card in cards:
                self.move(card, source, target)
            return
        left = self.zones[source]
        for card in cards:
            left.remove(card)
        self.zones[target] += cards
        if self.up:
            self.up.difference_update(cards)

    def draw(self, source: int, target: int, up: bool = False) -> Card:
        """Move the top card of *source* to *target* and return it.

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

    def gather(self, sources: Sequence[int], target: int) -> None:
        """Move the top card of each of the *sources* to *target*, one after the other.

        Raises:
            IndexError: when one of them is empty.
        """
        if self.record is not None:
            for source in sources:
                self.draw(source, target)
            return
        heap = self.zones[target]
        for source in sources:
            heap.append(self.zones[source].pop())
        if self.up:
            self.up.difference_update(heap[-len(sources) :])

    def deal(self, source: int, targets: Sequence[int], each: int = 1, rounds: int = 1) -> None:
        """Deal *each* cards from the top of *source* to all *targets* in order, *rounds* times.

        The targets are different zones. The deal ends early when *source* is empty.
        """
        order = (*targets,) * rounds
        stock = self.zones[source]
        if self.record is not None:
            for target in order:
                for _ in range(min(each, len(stock))):
                    self.draw(source, target)
            return
        size = each * len(order)
        if size < 1:
            return
        dealt = stock[: -size - 1 : -1]
        del stock[-size:]
        if self.up:
            self.up.difference_update(dealt)
        if each == 1:
            for at, target in enumerate(targets):
                self.zones[target] += dealt[at :: len(targets)]
        else:
            for at, target in enumerate(order):
                self.zones[target] += dealt[at * each : (at + 1) * each]

    def fill(self, source: int, targets: Sequence[int], size: int) -> None:
        """Deal from the top of *source* to one target after the other until each has *size* cards.

        The deal ends early when *source* is empty.
        """
        stock, zones = self.zones[source], self.zones
        silent = self.record is None and not self.up
        for target in targets:
            held = zones[target]
            missing = size - len(held)
            if missing > 0 and silent:
                held += stock[: -missing - 1 : -1]
                del stock[-missing:]
            else:
                for _ in range(min(missing, len(stock))):
                    self.draw(source, target)

    def move_all(self, source: int, target: int, up: bool = False) -> None:
        """Move all cards of *source* to the top of *target*, in their order."""
        cards = self.zones[source]
        if self.record is None and not up:
            self.zones[target].extend(cards)
            if self.up:
                self.up.difference_update(cards)
            cards.clear()
            return
        for card in cards[:]:
            self.move(card, source, target, up)

    def sweep(self, pairs: Iterable[tuple[int, int]]) -> None:
        """Move all cards of one zone to another, for each of these *pairs* in turn."""
        if self.record is None and not self.up:
            zones = self.zones
            for source, target in pairs:
                zones[target] += zones[source]
                zones[source] = []
            return
        for source, target in pairs:
            self.move_all(source, target)

    def turn(self, card: Card, zone: int, up: bool) -> None:
        """Turn a card face up or face down, in a zone where nobody may look."""
        if self.record is None:
            (self.up.add if up else self.up.discard)(card)
            return
        before = self.seers(card, zone)
        (self.up.add if up else self.up.discard)(card)
        place = self.zone_registry.place(zone, self.zones[zone].index(card))
        self.record.note(Turned(card, place, up), _both(before, self.seers(card, zone)))

    def shuffle(self, zone: int, rng: Random, top: int | None = None) -> None:
        """Bring the cards of *zone* into random order, face down if nobody may look there.

        Args:
            zone: The number of the zone.
            rng: Where the order comes from.
            top: Only so many cards on top become random, which is faster: for a zone from which
                no more than these are drawn before the next shuffle.
        """
        order = self.zones[zone]
        shuffle(order, rng, top)
        if self.up:
            self.up.difference_update(order)
        if self.record is None:
            return
        self.announce(Shuffled(self.zone_registry.ids[zone]))
        for at, card in enumerate(order):
            told = self.seers(card, zone)
            if told:
                self.record.note(Turned(card, self.zone_registry.place(zone, at), False), told)

    def say(
        self,
        code: str,
        text: str,
        presentation: Presentation | None,
        seat: Seat | None = None,
        value: int | None = None,
    ) -> None:
        """Tell everybody what happened, as a :class:`Said`; a silent table ignores it.

        Whoever composes a long text asks first whether :attr:`record` is None, to save the work.

        Args:
            code: What happened, in a word that does not change with the sentence.
            text: The sentence, with ``{0}`` for the name of a seat.
            presentation: How it is shown at the table.
            seat: Whom it is about.
            value: A number, seat or card that belongs to the code.
        """
        if self.record is not None:
            self.record.note(Said(code, text, presentation, seat, value), EVERYBODY)

    def announce(self, event: Event) -> None:
        """Record an event that everybody sees; a silent table ignores it."""
        if self.record is not None:
            self.record.note(event, EVERYBODY)

    def seers(self, card: Card, zone: int) -> int:
        """Return the seats that see the face of *card* now, as bits; ``EVERYBODY`` for all."""
        zone_registry, top = self.zone_registry, self.zones[zone][-1:] == [card]
        return seers(
            zone_registry.audience[zone], zone_registry.ids[zone].owner, top, card in self.up
        )

    def shows(self, card: Card, seat: Seat) -> bool:
        """Return whether *seat* sees the face of *card* now, wherever it lies."""
        for number, cards in enumerate(self.zones):
            if card in cards:
                return sees(seat, self.seers(card, number))
        return False

    def _moved(self, card: Card, source: int, target: int, up: bool, to: int | None) -> None:
        assert self.record is not None
        before = self.seers(card, source)
        left, arrived = self.zones[source], self.zones[target]
        at = left.index(card)
        left_from = self._told(source, at)
        del left[at]
        to = len(arrived) if to is None else to
        arrived.insert(to, card)
        (self.up.add if up else self.up.discard)(card)
        place = self.zone_registry.place
        told = _both(before, self.seers(card, target))
        event = Moved(card, place(source, at), place(target, to), up)
        self.record.note(event, told, Moved(None, place(source, left_from), event.target, up))
        if at and at == len(left) and self.zone_registry.audience[source] is Audience.TOP:
            self.announce(Turned(left[-1], place(source, at - 1), True))

    def _told(self, source: int, at: int) -> int:
        """Return the place in *source* from which the others see a card leave.

        A card that leaves a hidden hand seems to be the last of the hidden cards beside it, so
        that its place tells nothing about it, such as how long it was held.
        """
        held = self.zones[source]
        if self.zone_registry.audience[source] is Audience.OWNER and held[at] not in self.up:
            while at + 1 < len(held) and held[at + 1] not in self.up:
                at += 1
        return at


def _both(one: int, other: int) -> int:
    return EVERYBODY if EVERYBODY in (one, other) else one | other
