"""Every action of Skitgubbe, each built once, by player and then by card or run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.engine.action import Action
from game.engine.cards import Card, numbered, pack
from game.engine.zones import Seat, ZoneId
from game.games.skitgubbe.rules.part_two.runs import MASKS, SPANS, SUIT_SIZE
from game.games.skitgubbe.rules.zones import PILE, TABLE

PLAIN: Final[tuple[str, ...]] = ("flip", "pass", "eat", "accept", "decline", "another", "enough")
RUN_VERBS: Final = ("lead", "beat")


def aim(seat: Seat, verb: str) -> ZoneId | None:
    """The zone on which the cards of a verb are dropped: the pile, its edge, the table."""
    if verb == "play":
        return PILE
    if verb == "sluff":
        return ZoneId("rim", seat)
    return TABLE if verb in RUN_VERBS else None


class Runs(NamedTuple):
    """The leads or beats of a player in one suit, by the number of the run."""

    seat: Seat
    verb: str
    suit: int
    plain: Sequence[Action]
    """With cards of the first pack."""

    def mixed(self, number: int, seconds: int) -> Action:
        """The action with run *number*, whose ranks in *seconds* are of the second pack."""
        seconds &= MASKS[number]
        if not seconds:
            return self.plain[number]
        return Action(self.seat, self.verb, run_of(self.suit, number, seconds), TABLE)


class Actions:
    """All actions of the game, by player and then by card or run."""

    def __init__(self, players: int, decks: int) -> None:
        """Build the actions of *players* with cards of *decks* packs."""
        cards = pack(copies=decks)
        self.play = [self._each(seat, "play", cards) for seat in range(players)]
        self.sluff = [self._each(seat, "sluff", cards) for seat in range(players)]
        self.plain = [{verb: Action(seat, verb) for verb in PLAIN} for seat in range(players)]
        self.runs = {
            verb: [[_runs(seat, verb, suit) for suit in range(4)] for seat in range(players)]
            for verb in RUN_VERBS
        }
        """By verb, player and suit."""

    def _each(self, seat: Seat, verb: str, cards: Sequence[Card]) -> dict[int, Action]:
        return {card.index: Action(seat, verb, (card,), aim(seat, verb)) for card in cards}


def run_of(suit: int, number: int, seconds: int) -> tuple[Card, ...]:
    """The cards of run *number*, those in *seconds* of the second pack."""
    low, high = SPANS[number]
    return tuple(
        numbered(SUIT_SIZE * suit + rank + (54 if seconds >> rank & 1 else 0))
        for rank in range(low, high + 1)
    )


def _runs(seat: Seat, verb: str, suit: int) -> Runs:
    numbers = range(len(SPANS))
    plain = [Action(seat, verb, run_of(suit, number, 0), TABLE) for number in numbers]
    return Runs(seat, verb, suit, plain)
