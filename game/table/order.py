"""The order of the viewer's hand: sorted, in groups the game names, or as the viewer laid it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from game.engine.cards import Card
from game.engine.cards import card as card_of
from game.engine.zones import ZoneId
from game.table.odd import height

Groups: TypeAlias = Sequence[Sequence[Card]]

_SUITS = "cdsh*"
GROUPS, SUITS, RANKS, OWN = "groups", "suits", "ranks", "own"


class Shown(NamedTuple):
    """A hand from left to right."""

    places: list[int]
    """Places in the zone."""
    gaps: frozenset[int] = frozenset()
    """Positions that begin a new group."""


class Order:
    """Knows how the viewer wants the own hand; it is kept for the whole match."""

    def __init__(self) -> None:
        self.way = GROUPS
        self.groups: tuple[tuple[Card, ...], ...] = ()
        """What the game thinks belongs together, in the order to be shown."""
        self.ranks: tuple[str, ...] = ()
        """The ranks from high to low, as a status tells them, where their order is odd."""
        self.tried: tuple[tuple[Card, ...], ...] = ()
        """Groups the viewer thinks of; they go before those of the game."""
        self.changes = 0
        """How often the viewer has asked for another way."""
        self._own: dict[ZoneId, list[Card]] = {}

    @property
    def present(self) -> tuple[tuple[Card, ...], ...]:
        """The groups as they are shown."""
        return self.tried or self.groups

    def arrange(self, tried: tuple[tuple[Card, ...], ...]) -> bool:
        """Tries these groups, or none; False if nothing changes."""
        if tried == self.tried:
            return False
        self.tried = tried
        return self.now == GROUPS

    @property
    def now(self) -> str:
        """The way the hand lies: groups need a game that names some."""
        return SUITS if self.way == GROUPS and not self.groups else self.way

    @property
    def next(self) -> str:
        """The way that comes after this one."""
        ways = [GROUPS, SUITS, RANKS] if self.groups else [SUITS, RANKS]
        return ways[(ways.index(self.now) + 1) % len(ways)] if self.now in ways else ways[0]

    def turn(self) -> None:
        """Sorts the hand the next way."""
        self.way = self.next
        self.changes += 1
        self._own.clear()

    def shown(self, zone: ZoneId, cards: Sequence[Card | None]) -> Shown:
        """The places of a hand as they are shown; a hand that is hidden stays as it lies."""
        held = [card for card in cards if card is not None]
        if len(held) < len(cards):
            return Shown(list(range(len(cards))))
        place = {card: at for at, card in enumerate(held)}
        if self.now == OWN:
            return Shown([place[card] for card in self._laid(zone, held)])
        if self.now == RANKS:
            return Shown([place[card] for card in sorted(held, key=self._by_rank)])
        if self.now == SUITS:
            return Shown([place[card] for card in sorted(held, key=self._by_suit)])
        return self._grouped(place)

    def move(self, zone: ZoneId, shown: Sequence[Card], card: Card, to: int) -> bool:
        """Lays *card* at position *to* among the hand as it is shown; False if it lies there."""
        order = [one for one in shown if one is not card]
        order.insert(to, card)
        if order == list(shown):
            return False
        self.way = OWN
        self.changes += 1
        self._own[zone] = order
        return True

    def remember(self) -> tuple[str, dict[ZoneId, list[Card]]]:
        """How it is now, for :meth:`restore`."""
        return self.way, {zone: order[:] for zone, order in self._own.items()}

    def restore(self, before: tuple[str, dict[ZoneId, list[Card]]]) -> None:
        """Makes it as it was."""
        self.way, self._own = before
        self.changes += 1

    def written(self) -> dict[str, Any]:
        """How the viewer wants the hand, to be kept with the match; see :meth:`take`."""
        own = [[list(zone), " ".join(c.text for c in held)] for zone, held in self._own.items()]
        return {"way": self.way, "hands": own}

    def take(self, written: Mapping[str, Any]) -> None:
        """Takes what :meth:`written` gave.

        Raises:
            ValueError: when it is nothing of the kind; the order stays as it is then.
        """
        way, hands = written.get("way"), written.get("hands", [])
        if way not in (GROUPS, SUITS, RANKS, OWN) or not isinstance(hands, list):
            raise ValueError("This is no way to sort a hand.")
        own = dict(_hand(each) for each in hands)
        self.way, self._own = way, own

    def _laid(self, zone: ZoneId, held: Sequence[Card]) -> list[Card]:
        """As the viewer laid it; what came since stands beside its like."""
        known = [card for card in self._own.get(zone, []) if card in held]
        for card in sorted(held, key=self._by_suit):
            if card not in known:
                before = [
                    c
                    for c in known
                    if self._by_suit(c) < self._by_suit(card) and c.suit is card.suit
                ]
                at = 1 + known.index(before[-1]) if before else len(known)
                known.insert(at, card)
        self._own[zone] = known
        return known

    def _grouped(self, place: dict[Card, int]) -> Shown:
        shown: list[int] = []
        gaps = set()
        left = dict(place)
        for group in self.present:
            here = [left.pop(card) for card in group if card in left]
            if here and shown:
                gaps.add(len(shown))
            shown += here
        rest = sorted(left, key=self._by_suit)
        if rest and shown:
            gaps.add(len(shown))
        return Shown(shown + [left[card] for card in rest], frozenset(gaps))

    def in_suits(self, cards: Sequence[Card], away: Sequence[Card]) -> Shown:
        """Cards on the table by suit and rank; places of those that are *away* stand as -1."""
        place = {card: at for at, card in enumerate(cards)}
        every = sorted([*cards, *away], key=self._by_suit)
        gaps = [at for at in range(1, len(every)) if every[at].suit is not every[at - 1].suit]
        return Shown([place.get(card, -1) for card in every], frozenset(gaps))

    def _by_suit(self, card: Card) -> tuple[int, int, int]:
        return _SUITS.index(card.suit.value), height(card, self.ranks), card.index

    def _by_rank(self, card: Card) -> tuple[int, int, int]:
        return height(card, self.ranks), _SUITS.index(card.suit.value), card.index


def _hand(written: object) -> tuple[ZoneId, list[Card]]:
    match written:
        case [[str(name), int() | None as owner, int(n)], str(cards)]:
            return ZoneId(name, owner, n), [card_of(text) for text in cards.split()]
    raise ValueError("This is no hand.")
