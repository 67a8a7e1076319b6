"""The table: every card lies in exactly one zone, and only the table moves it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from game.engine.cards import Card, shuffle
from game.engine.events import (
    Counted,
    Event,
    Judged,
    Moment,
    Moved,
    Record,
    Said,
    Scored,
    Shuffled,
    Turned,
    Worth,
)
from game.engine.status import Mark
from game.engine.zones import EVERYBODY, Audience, Seat, ZoneId, ZoneRegistry, seers, sees


class Table:
    """Cards by zone number, the last of a list on top.

    Each change is recorded together with the seats that saw it, from where animation, log,
    replay and memory all come. A clone keeps no record and is therefore quick.
    """

    __slots__ = ("board", "record", "up", "zones")

    def __init__(self, board: ZoneRegistry, record: Record | None = None) -> None:
        """An empty table; *record* None makes a silent one."""
        self.board = board
        self.zones: list[list[Card]] = [[] for _ in range(board.standing)]
        """By zone number, as far as reserved zones were needed: see :meth:`open`."""
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
        """The number of *zone*, for which this table has room from now on.

        Raises:
            KeyError: when the rules declare no such zone.
        """
        number = self.board.index[zone]
        while len(self.zones) <= number:
            self.zones.append([])
        return number

    def put(self, zone: int, cards: Iterable[Card], up: bool = False) -> None:
        """Lays cards without an event: for packs before the deal and for written positions."""
        heap = self.zones[zone]
        under = len(heap)
        heap += cards
        if up:
            self.up.update(heap[under:])

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
        if up:
            self.up.add(card)
        elif self.up:
            self.up.discard(card)

    def lay(self, cards: Sequence[Card], source: int, target: int) -> None:
        """Moves several *cards* to the top of *target*, one after the other.

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

    def gather(self, sources: Sequence[int], target: int) -> None:
        """Moves the top card of each of the *sources* to *target*, one after the other.

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
        """Deals *each* cards from the top of *source* to all *targets* in order, *rounds* times.

        The targets are different zones. Ends sooner when *source* is empty.
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
        """Deals from the top of *source* to one target after the other until each has *size* cards.

        Ends sooner when *source* is empty.
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
        """Moves all cards of *source* on top of *target*, in their order."""
        cards = self.zones[source]
        if self.record is None and not up:
            self.zones[target].extend(cards)
            if self.up:
                self.up.difference_update(cards)
            cards.clear()
            return
        for card in cards[:]:
            self.move(card, source, target, up)

    def sweep(self, sources: Iterable[int], targets: Iterable[int]) -> None:
        """Moves all cards of each of the *sources* on top of the target named in the same place."""
        both = zip(sources, targets, strict=True)
        if self.record is None and not self.up:
            zones = self.zones
            for source, target in both:
                zones[target] += zones[source]
                zones[source] = []
            return
        for source, target in both:
            self.move_all(source, target)

    def turn(self, card: Card, zone: int, up: bool) -> None:
        """Turns a card of a zone where nobody may look up or down."""
        before = self.seers(card, zone)
        (self.up.add if up else self.up.discard)(card)
        if self.record is not None:
            place = self.board.place(zone, self.zones[zone].index(card))
            self.record.note(Turned(card, place, up), _both(before, self.seers(card, zone)))

    def shuffle(self, zone: int, rng: Random, top: int | None = None) -> None:
        """Brings the cards of *zone* into random order, all face down where they can be.

        *top* is quicker where it is certain that no more cards than these are drawn before the
        next shuffle: only they are random.
        """
        order = self.zones[zone]
        shuffle(order, rng, top)
        if self.up:
            self.up.difference_update(order)
        if self.record is None:
            return
        self.note(Shuffled(self.board.ids[zone]))
        for at, card in enumerate(order):
            told = self.seers(card, zone)
            if told:
                self.record.note(Turned(card, self.board.place(zone, at), False), told)

    def say(
        self,
        code: str,
        text: str,
        seat: Seat | None = None,
        value: int | None = None,
        aloud: bool = False,
        moment: Moment | None = None,
        worth: Worth | None = None,
        claim: str = "",
        marks: tuple[Mark, ...] = (),
        quiet: bool = False,
        counted: Counted | None = None,
        judged: Judged | None = None,
    ) -> None:
        """Public words about *seat*: see :class:`Said`. Silent tables say nothing."""
        if self.record is not None:
            more = (aloud, moment, worth, claim, marks, quiet, counted, judged)
            self.record.note(Said(code, text, seat, value, *more), EVERYBODY)

    def scored(self, title: str, pause: bool = True, look: float = 0.0) -> None:
        """Tells the screen that a round was scored, and whether to stop for its sheet."""
        self.note(Scored(title, pause, look))

    def note(self, event: Event) -> None:
        """Records a public event."""
        if self.record is not None:
            self.record.note(event, EVERYBODY)

    def seers(self, card: Card, zone: int) -> int:
        """The seats, as bits, that see this card's face now; -1 is everybody."""
        board, top = self.board, self.zones[zone][-1:] == [card]
        return seers(board.audience[zone], board.ids[zone].owner, top, card in self.up)

    def shows(self, card: Card, seat: Seat) -> bool:
        """Whether *seat* sees the face of *card* now, wherever it lies."""
        for number, cards in enumerate(self.zones):
            if card in cards:
                return sees(seat, self.seers(card, number))
        return False

    def view(self, seat: Seat | None) -> dict[ZoneId, tuple[Card | None, ...]]:
        """Every zone that holds cards, as *seat* sees it: None is the back of a card."""
        seen: dict[ZoneId, tuple[Card | None, ...]] = {}
        for number, cards in enumerate(self.zones):
            if cards:
                zone, (covered, top) = self.board.ids[number], self.board.sight[number]
                if sees(seat, covered):
                    seen[zone] = tuple(cards)
                else:
                    shown = cards[-1] if sees(seat, top) else None
                    seen[zone] = tuple([c if c is shown or c in self.up else None for c in cards])
        return seen

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
        place = self.board.place
        told = _both(before, self.seers(card, target))
        event = Moved(card, place(source, at), place(target, to), up)
        self.record.note(event, told, Moved(None, place(source, left_from), event.target, up))
        if at and at == len(left) and self.board.audience[source] is Audience.TOP:
            self.note(Turned(left[-1], place(source, at - 1), True))

    def _told(self, source: int, at: int) -> int:
        """The place that is told to who does not see the card that leaves.

        Nobody need know which of a hand's cards it was, how long it was held least of all: the
        last hidden one beside it goes.
        """
        held = self.zones[source]
        if self.board.audience[source] is Audience.OWNER and held[at] not in self.up:
            while at + 1 < len(held) and held[at + 1] not in self.up:
                at += 1
        return at


def _both(one: int, other: int) -> int:
    return EVERYBODY if EVERYBODY in (one, other) else one | other
