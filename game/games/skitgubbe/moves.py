"""Every action of Skitgubbe, each built once, by player and then by card or run."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.engine.action import Action
from game.engine.cards import Card, numbered, pack
from game.engine.zones import Seat, ZoneId
from game.games.skitgubbe.ground import PILE, TABLE
from game.games.skitgubbe.runs import MASKS, SPANS, SUIT_SIZE, runs_in

PLAIN = ("flip", "pass", "eat", "accept", "decline", "another", "enough")
RUN_VERBS = ("lead", "beat")
KEPT = 10_000
"""How many actions, and how many lists of them, are not built again."""


def aim(seat: Seat, verb: str) -> ZoneId | None:
    """Where the cards of a verb are dropped: the pile, its edge, the table."""
    if verb == "play":
        return PILE
    if verb == "sluff":
        return ZoneId("rim", seat)
    return TABLE if verb in RUN_VERBS else None


@lru_cache(KEPT)
def runs(seat: Seat, verb: str, suit: int, ranks: int) -> tuple[Action, ...]:
    """A player's leads or beats with the first pack's cards of one suit, of these *ranks* as bits.

    They are kept here, as a function of nothing else, so that no rules remember what was played.
    """
    return tuple(run(seat, verb, suit, number, 0) for number in runs_in(ranks))


@lru_cache(KEPT)
def run(seat: Seat, verb: str, suit: int, number: int, seconds: int) -> Action:
    """The action with run *number*, whose ranks in *seconds* are of the second pack."""
    return Action(seat, verb, run_of(suit, number, seconds & MASKS[number]), TABLE)


class Moves:
    """The actions of all players."""

    def __init__(self, players: int, decks: int) -> None:
        """Builds the actions of *players* with cards of *decks* packs."""
        cards = pack(copies=decks)
        self.play = [self._each(seat, "play", cards) for seat in range(players)]
        self.sluff = [self._each(seat, "sluff", cards) for seat in range(players)]
        self.plain = [{verb: Action(seat, verb) for verb in PLAIN} for seat in range(players)]

    def _each(self, seat: Seat, verb: str, cards: Sequence[Card]) -> dict[int, Action]:
        return {card.index: Action(seat, verb, (card,), aim(seat, verb)) for card in cards}


def run_of(suit: int, number: int, seconds: int) -> tuple[Card, ...]:
    """The cards of run *number*, those in *seconds* of the second pack."""
    low, high = SPANS[number]
    return tuple(
        numbered(SUIT_SIZE * suit + rank + (54 if seconds >> rank & 1 else 0))
        for rank in range(low, high + 1)
    )
