"""Every action of Skitgubbe, each built once, by player and then by card or run."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action
from game.engine.cards import Card, numbered, pack
from game.engine.zones import Seat, ZoneId
from game.games.skitgubbe.ground import PILE, TABLE
from game.games.skitgubbe.runs import MASKS, SPANS, SUIT_SIZE, runs_in

PLAIN = ("flip", "pass", "eat", "accept", "decline", "another", "enough")
RUN_VERBS = ("lead", "beat")


def aim(seat: Seat, verb: str) -> ZoneId | None:
    """Where the cards of a verb are dropped: the pile, its edge, the table."""
    if verb == "play":
        return PILE
    if verb == "sluff":
        return ZoneId("rim", seat)
    return TABLE if verb in RUN_VERBS else None


class Runs(dict[int, tuple[Action, ...]]):
    """A player's leads or beats in one suit, by the ranks that may be used, as bits.

    Each set of ranks is worked out when it is first asked for.
    """

    def __init__(self, seat: Seat, verb: str, suit: int, runs: Sequence[tuple[Card, ...]]) -> None:
        """*runs* are all of this suit, with cards of the first pack."""
        super().__init__()
        self.seat = seat
        self.verb = verb
        self.suit = suit
        self.single = [Action(seat, verb, run, TABLE) for run in runs]
        self._mixed: dict[tuple[int, int], Action] = {}

    def __missing__(self, ranks: int) -> tuple[Action, ...]:
        self[ranks] = found = tuple([self.single[number] for number in runs_in(ranks)])
        return found

    def mixed(self, number: int, seconds: int) -> Action:
        """The action with run *number*, whose ranks in *seconds* are of the second pack."""
        seconds &= MASKS[number]
        if not seconds:
            return self.single[number]
        action = self._mixed.get((number, seconds))
        if action is None:
            cards = run_of(self.suit, number, seconds)
            action = self._mixed[number, seconds] = Action(self.seat, self.verb, cards, TABLE)
        return action


class Moves:
    """The actions of all players."""

    def __init__(self, players: int, decks: int) -> None:
        """Builds the actions of *players* with cards of *decks* packs."""
        cards = pack(copies=decks)
        self.play = [self._each(seat, "play", cards) for seat in range(players)]
        self.sluff = [self._each(seat, "sluff", cards) for seat in range(players)]
        self.plain = [{verb: Action(seat, verb) for verb in PLAIN} for seat in range(players)]
        runs = [[run_of(suit, number, 0) for number in range(len(SPANS))] for suit in range(4)]
        self.runs = {
            verb: [
                [Runs(seat, verb, suit, row) for suit, row in enumerate(runs)]
                for seat in range(players)
            ]
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
