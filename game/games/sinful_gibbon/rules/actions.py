"""The actions of Sinful Gibbon and the zones they touch, each built once."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from game.engine.action import Action
from game.engine.cards import Card, pack
from game.engine.zones import Audience, Look, Seat, Spot, ZoneId, ZoneRegistry, ZoneSpec
from game.games.sinful_gibbon.rules.promises import LOWEST, NUMBERS
from game.games.sinful_gibbon.text import status_text

CARD_VERBS = ("promise_number", "promise_heart")
NUMBER_VERBS = ("promise_number", "swap")
"""The verbs that carry a number or, for a swap, a seat."""
SEAT_VERBS = frozenset({"doubt", "swap"})
"""The verbs whose value, where they have one, is a seat."""
PILE, HELD, DECK = ZoneId("pile"), ZoneId("held"), ZoneId("deck")
COVERED = status_text.FACE_DOWN_NOTE

Answers: TypeAlias = tuple[Action, ...]


def aim(seat: Seat, verb: str) -> ZoneId | None:
    """The zone on which a verb always drops its card; None for verbs without one."""
    if verb == "pick":
        return ZoneId("hand", seat)
    return {"promise_number": PILE, "promise_heart": HELD}.get(verb)


@cache
def lost_pile(seat: Seat, number: int) -> ZoneId:
    """The zone of a seat's lost pile, numbered from 1 in the order they were lost."""
    return ZoneId("shame", seat, number)


class Zones:
    """The zones of the game by their numbers."""

    def __init__(self, board: ZoneRegistry, seats: int) -> None:
        """Declare the zones."""
        nobody, pile, front = Audience.NOBODY, Look.PILE, Spot.FRONT
        note = status_text.DECK_NOTE
        self.deck = board.shared(ZoneSpec("deck", nobody, pile, Spot.BESIDE, "deck", note))
        self.pile = board.shared(ZoneSpec("pile", nobody, pile, Spot.CENTRE, "pile", COVERED))
        held = ZoneSpec(
            "held", nobody, pile, Spot.CENTRE, "", COVERED, 1, held_above="pile", sign="heart"
        )
        self.held = board.shared(held)
        hand = ZoneSpec("hand", Audience.OWNER, Look.FAN, Spot.HAND)
        self.hands = board.each(hand, seats)
        hearts = ZoneSpec("accepted", nobody, pile, front, "hearts", COVERED, collapsible=True)
        self.accepted = board.each(hearts, seats)
        everyone, row = Audience.EVERYONE, Look.ROW
        self.thrown = board.each(ZoneSpec("thrown", everyone, row, front, collapsible=True), seats)
        self.leftovers = board.each(
            ZoneSpec("leftovers", everyone, row, front, collapsible=True), seats
        )
        self.cleared = (
            *(self.pile, self.held),
            *(*self.hands, *self.accepted, *self.thrown, *self.leftovers),
        )
        """What goes back to the deck after a round, beside the lost piles."""
        shame = ZoneSpec(
            "shame", nobody, pile, front, "", COVERED, collapsible=True, across=True, on_stone=True
        )
        numbers = range(1, len(pack(jokers=1)) + 1)  # each lost pile has a card at least
        board.reserve(shame, [lost_pile(seat, n) for n in numbers for seat in range(seats)])


class Actions:
    """All actions of the game, by seat and then by the card's index."""

    def __init__(self, seats: int) -> None:
        """Build the actions of *seats* players."""
        everybody = range(seats)
        self.pick = [Action(seat, "pick", target=aim(seat, "pick")) for seat in everybody]
        self.doubt = [Action(seat, "doubt") for seat in everybody]
        self.accept = [Action(seat, "accept") for seat in everybody]
        self.pick_only: list[Answers] = [(pick,) for pick in self.pick]
        self.pick_or_doubt: list[Answers] = list(zip(self.pick, self.doubt, strict=True))
        self.answer: list[Answers] = list(zip(self.accept, self.doubt, strict=True))
        self.swap: list[Answers] = [
            tuple(Action(seat, "swap", value=other) for other in everybody if other != seat)
            for seat in everybody
        ]
        cards = pack(jokers=1)
        self.heart = [
            [Action(seat, "promise_heart", (card,), HELD) for card in cards] for seat in everybody
        ]
        self.number = [[_numbers(seat, card) for card in cards] for seat in everybody]
        self.all = [
            [(*numbers, heart) for numbers, heart in zip(*row, strict=True)]
            for row in zip(self.number, self.heart, strict=True)
        ]
        """What can be said of a card: all numbers, then that it is the heart."""
        self.numbers_from = [_from(rows) for rows in self.number]
        """By seat, standing number and card: what may be said of it without hearts."""
        self.all_from = [_from(rows) for rows in self.all]
        """The same with hearts."""


def _numbers(seat: Seat, card: Card) -> Answers:
    """The promises of one card, from the lowest number on."""
    return tuple(Action(seat, "promise_number", (card,), PILE, number) for number in NUMBERS)


def _from(rows: list[Answers]) -> dict[int, list[Answers]]:
    """The promises of each card from every standing number on."""
    return {number: [row[number - LOWEST :] for row in rows] for number in NUMBERS}
