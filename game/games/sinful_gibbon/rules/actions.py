"""The actions of Sinful Gibbon, each built once."""

from __future__ import annotations

from typing import Final, TypeAlias

from game.engine.action import Action
from game.engine.cards import Card, pack
from game.engine.zones import Seat, ZoneId
from game.games.sinful_gibbon.rules.promises import LOWEST, NUMBERS
from game.games.sinful_gibbon.rules.zones import HELD, PILE

CARD_VERBS: Final = ("promise_number", "promise_heart")
NUMBER_VERBS: Final = ("promise_number", "swap")
"""The verbs that carry a number or, for a swap, a seat."""
SEAT_VERBS = frozenset({"doubt", "swap"})
"""The verbs whose value, where they have one, is a seat."""

Answers: TypeAlias = tuple[Action, ...]


def aim(seat: Seat, verb: str) -> ZoneId | None:
    """The zone on which a verb always drops its card; None for verbs without one."""
    if verb == "pick":
        return ZoneId("hand", seat)
    return {"promise_number": PILE, "promise_heart": HELD}.get(verb)


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
