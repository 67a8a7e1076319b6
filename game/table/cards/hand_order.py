"""The order of the viewer's hand: sorted, in groups the game names, or as the viewer laid it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from game.engine.cards import Card
from game.engine.cards import card as card_of
from game.engine.zones import ZoneId
from game.table.cards.rank_values import rank_height

CardGroups: TypeAlias = Sequence[Sequence[Card]]

_SUITS = "cdsh*"
_ACE = 14
BY_GROUPS, BY_SUIT, BY_RANK, AS_LAID = "groups", "suits", "ranks", "own"


class DisplayOrder(NamedTuple):
    """A hand from left to right."""

    places: list[int]
    """Places in the zone."""
    gaps: frozenset[int] = frozenset()
    """Positions that begin a new group."""


class HandOrder:
    """How the viewer wants the own hand; it is kept for the whole match."""

    def __init__(self) -> None:
        self.mode = BY_GROUPS
        self.groups: tuple[tuple[Card, ...], ...] = ()
        """What the game thinks belongs together, in the order to be shown."""
        self.ranks: tuple[str, ...] = ()
        """The ranks from high to low, as a status tells them, where their order is odd."""
        self.aces_low = False
        """Whether an ace is sorted below a two, where the order of the ranks is usual."""
        self.previewed_groups: tuple[tuple[Card, ...], ...] = ()
        """Groups the viewer thinks of; they go before those of the game."""
        self.changes = 0
        """How often the viewer has asked for another way."""
        self._own: dict[ZoneId, list[Card]] = {}

    @property
    def shown_groups(self) -> tuple[tuple[Card, ...], ...]:
        """The groups as they are shown."""
        return self.previewed_groups or self.groups

    def preview_groups(self, tried: tuple[tuple[Card, ...], ...]) -> bool:
        """Try these groups, or none; False if nothing changes."""
        if tried == self.previewed_groups:
            return False
        self.previewed_groups = tried
        return self.current_mode == BY_GROUPS

    @property
    def current_mode(self) -> str:
        """The way the hand lies: groups need a game that names some."""
        return BY_SUIT if self.mode == BY_GROUPS and not self.groups else self.mode

    @property
    def next_mode(self) -> str:
        """The way that comes after this one."""
        ways = [BY_GROUPS, BY_SUIT, BY_RANK] if self.groups else [BY_SUIT, BY_RANK]
        return (
            ways[(ways.index(self.current_mode) + 1) % len(ways)]
            if self.current_mode in ways
            else ways[0]
        )

    def sort_next(self) -> None:
        """Sort the hand the next way."""
        self.mode = self.next_mode
        self.changes += 1
        self._own.clear()

    def display_order(self, zone: ZoneId, cards: Sequence[Card | None]) -> DisplayOrder:
        """The places of a hand as they are shown; a hand that is hidden stays as it lies."""
        held = [card for card in cards if card is not None]
        if len(held) < len(cards):
            return DisplayOrder(list(range(len(cards))))
        place = {card: at for at, card in enumerate(held)}
        if self.current_mode == AS_LAID:
            return DisplayOrder([place[card] for card in self._laid(zone, held)])
        if self.current_mode == BY_RANK:
            return DisplayOrder([place[card] for card in sorted(held, key=self._by_rank)])
        if self.current_mode == BY_SUIT:
            return DisplayOrder([place[card] for card in sorted(held, key=self._by_suit)])
        return self._grouped(place)

    def move_card(self, zone: ZoneId, shown: Sequence[Card], card: Card, to: int) -> bool:
        """Lay *card* at position *to* among the hand as it is shown; False if it lies there."""
        order = [one for one in shown if one is not card]
        order.insert(to, card)
        if order == list(shown):
            return False
        self.mode = AS_LAID
        self.changes += 1
        self._own[zone] = order
        return True

    def snapshot(self) -> tuple[str, dict[ZoneId, list[Card]]]:
        """How it is now, for :meth:`restore`."""
        return self.mode, {zone: order[:] for zone, order in self._own.items()}

    def restore(self, before: tuple[str, dict[ZoneId, list[Card]]]) -> None:
        """Make it as it was."""
        self.mode, self._own = before
        self.changes += 1

    def to_json(self) -> dict[str, Any]:
        """How the viewer wants the hand, to be kept with the match; see `load_json`."""
        own = [[list(zone), " ".join(c.text for c in held)] for zone, held in self._own.items()]
        return {"way": self.mode, "hands": own}

    def load_json(self, written: Mapping[str, Any]) -> None:
        """Take what `to_json` gave.

        Raises:
            ValueError: when it is nothing of the kind; the order stays as it is then.
        """
        way, hands = written.get("way"), written.get("hands", [])
        if way not in (BY_GROUPS, BY_SUIT, BY_RANK, AS_LAID) or not isinstance(hands, list):
            raise ValueError("This is no way to sort a hand.")
        own = dict(_hand(each) for each in hands)
        self.mode, self._own = way, own

    def _laid(self, zone: ZoneId, held: Sequence[Card]) -> list[Card]:
        """The hand as the viewer laid it; what came since stands beside its like."""
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

    def _grouped(self, place: dict[Card, int]) -> DisplayOrder:
        shown: list[int] = []
        gaps = set()
        left = dict(place)
        for group in self.shown_groups:
            here = [left.pop(card) for card in group if card in left]
            if here and shown:
                gaps.add(len(shown))
            shown += here
        rest = sorted(left, key=self._by_suit)
        if rest and shown:
            gaps.add(len(shown))
        return DisplayOrder(shown + [left[card] for card in rest], frozenset(gaps))

    def order_by_suit(self, cards: Sequence[Card], away: Sequence[Card]) -> DisplayOrder:
        """Cards on the table by suit and rank; places of those that are *away* stand as -1."""
        place = {card: at for at, card in enumerate(cards)}
        every = sorted([*cards, *away], key=self._by_suit)
        gaps = [at for at in range(1, len(every)) if every[at].suit is not every[at - 1].suit]
        return DisplayOrder([place.get(card, -1) for card in every], frozenset(gaps))

    def _by_suit(self, card: Card) -> tuple[int, int, int]:
        return _SUITS.index(card.suit.value), self._height(card), card.index

    def _by_rank(self, card: Card) -> tuple[int, int, int]:
        return self._height(card), _SUITS.index(card.suit.value), card.index

    def _height(self, card: Card) -> int:
        if self.aces_low and card.rank == _ACE:
            return 1
        return rank_height(card, self.ranks)


def _hand(written: object) -> tuple[ZoneId, list[Card]]:
    match written:
        case [[str(name), int() | None as owner, int(n)], str(cards)]:
            return ZoneId(name, owner, n), [card_of(text) for text in cards.split()]
    raise ValueError("This is no hand.")
