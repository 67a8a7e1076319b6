"""Legal melds: those a hand allows, as lists that make each action only when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import chain, combinations
from operator import itemgetter
from typing import NamedTuple, TypeAlias, overload

from game.engine.action import Action, new_tuple
from game.engine.cards import Card, pack_order
from game.engine.zones import Seat, ZoneId
from game.games.indian_chief.rules.facts import BOXES, CHIEF, DOCTOR
from game.games.indian_chief.rules.poker_and_baccarat import PAIRS
from game.games.indian_chief.rules.scoring import SUITS

Pick: TypeAlias = Callable[[tuple[Card, ...]], tuple[Card, ...]]


class Shape(NamedTuple):
    """A meld of any hand: the places of its cards in order, and what is stated with them."""

    places: tuple[int, ...]
    pick: Pick
    """Takes these cards out of a hand."""
    suit: int | None = None
    pair: Pick | None = None


def shape(
    places: tuple[int, ...], suit: int | None = None, pair: tuple[int, int] | None = None
) -> Shape:
    """A shape by the places of its cards, and of those set aside."""
    return Shape(places, picker(places), suit, None if pair is None else picker(pair))


@cache
def picker(places: tuple[int, ...]) -> Pick:
    """The function that takes the cards at these places out of a hand, quicker than any loop."""
    if len(places) > 1:
        return itemgetter(*places)
    return itemgetter(slice(places[0], places[0] + 1) if places else slice(0))


@cache
def allowed(held: int, boxes: int, manual: bool) -> tuple[Shape, ...]:
    """The legal melds of *held* cards, *boxes* being open (a bit for each number of cards)."""
    filling = (fills(held, box, manual) for box in BOXES if boxes >> box & 1)
    return tuple(chain.from_iterable(filling))


@cache
def shown(held: int, manual: bool) -> tuple[Shape, ...]:
    """All melds of *held* cards worth showing: no and too many cards, filled boxes too."""
    shapes = [shape(())]
    for box in BOXES:
        if manual and box in (DOCTOR, CHIEF):
            shapes += map(shape, combinations(range(held), box))
        shapes += fills(held, box, manual)
    if held > CHIEF:
        shapes.append(shape(tuple(range(held))))
    return tuple(shapes)


@cache
def fills(held: int, box: int, manual: bool) -> tuple[Shape, ...]:
    """The melds of *held* cards that fill one box; all lists share them, which saves memory."""
    return tuple(
        each for places in combinations(range(held), box) for each in stated(places, manual)
    )


def stated(places: tuple[int, ...], manual: bool) -> list[Shape]:
    """The melds of these cards, with each suit or pair where it must be stated (IC-B3)."""
    if manual and len(places) == DOCTOR:
        return [shape(places, suit) for suit in range(len(SUITS))]
    if manual and len(places) == CHIEF:
        return [shape(places, None, (places[one], places[other])) for one, other in PAIRS]
    return [shape(places)]


def in_order(cards: Iterable[Card]) -> list[Card]:
    """The cards in the order of a pack, as a meld names them."""
    return sorted(cards, key=pack_order)


class Melds(Sequence[Action]):
    """The actions of one seat, one for each shape."""

    __slots__ = ("hand", "seat", "shapes", "target")

    def __init__(
        self, seat: Seat, target: ZoneId, hand: Iterable[Card], shapes: Sequence[Shape]
    ) -> None:
        """Prepare the melds of *hand*; *target* is where they are laid."""
        self.seat = seat
        self.target = target
        self.hand = tuple(sorted(hand, key=pack_order))
        self.shapes = shapes

    def __len__(self) -> int:
        return len(self.shapes)

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> list[Action]: ...
    def __getitem__(self, at: int | slice) -> Action | list[Action]:
        if not isinstance(at, int):
            return [self[place] for place in range(*at.indices(len(self.shapes)))]
        _, pick, suit, pair = self.shapes[at]
        hand = self.hand
        groups = () if pair is None else (pair(hand),)
        return new_tuple(Action, (self.seat, "meld", pick(hand), self.target, suit, groups))

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Action):
            return False
        try:
            places = tuple(self.hand.index(card) for card in action.cards)
        except ValueError:
            return False
        found = (at for at, each in enumerate(self.shapes) if each.places == places)
        return any(self[at] == action for at in found)
