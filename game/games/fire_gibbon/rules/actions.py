"""The actions of Fire Gibbon, each built once."""

from __future__ import annotations

from typing import Final

from game.engine.action import Action
from game.engine.cards import Card, pack
from game.engine.zones import Seat, ZoneId
from game.games.fire_gibbon.rules.zones import FIRE

CARD_VERBS: Final[tuple[str, ...]] = ("play_up", "play_down", "play_table", "reward", "refill_hand")
SEAT_VERBS = frozenset({"doubt", "swap"})


def aim(seat: Seat, verb: str) -> ZoneId | None:
    """The zone on which a verb always drops its card; None for verbs without one."""
    if verb in ("play_up", "play_table", "play_random"):
        return FIRE
    if verb == "play_down":
        return ZoneId("rim", seat)
    if verb in ("reward", "refill_deck", "refill_hand"):
        return ZoneId("table", seat)
    return None


class Actions:
    """All actions of the game, by seat and then by card or other seat."""

    def __init__(self, seats: int) -> None:
        """Build the actions of *seats* players."""
        cards = pack(jokers=2)
        everybody = range(seats)

        def each(verb: str) -> list[dict[Card, Action]]:
            return [{card: with_card(seat, verb, card) for card in cards} for seat in everybody]

        def about(verb: str) -> list[list[Action]]:
            return [[Action(seat, verb, value=other) for other in everybody] for seat in everybody]

        def plain(verb: str) -> list[Action]:
            return [Action(seat, verb, target=aim(seat, verb)) for seat in everybody]

        self.up = each("play_up")
        self.down = each("play_down")
        self.table = each("play_table")
        self.reward = each("reward")
        self.refill_hand = each("refill_hand")
        self.random = plain("play_random")
        self.refill_deck = plain("refill_deck")
        self.doubt = about("doubt")
        self.swap = about("swap")


def with_card(seat: Seat, verb: str, card: Card) -> Action:
    """The action that drops *card* where its verb always drops it."""
    return Action(seat, verb, (card,), aim(seat, verb))
