"""The course of Fire Gibbon: which rule carries out each action."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine.action import Action
from game.games.fire_gibbon.rules.dealing import Dealing, SeatSwap
from game.games.fire_gibbon.rules.deck_supply import Deck
from game.games.fire_gibbon.rules.doubts import Doubts
from game.games.fire_gibbon.rules.face_up_cards import FaceUpCards, FireSpots, RandomCards
from game.games.fire_gibbon.rules.facts import FireState
from game.games.fire_gibbon.rules.options import FireGibbonOptions
from game.games.fire_gibbon.rules.promises import Promises
from game.games.fire_gibbon.rules.rewards import Rewards
from game.games.fire_gibbon.rules.round_end import RoundEnd
from game.games.fire_gibbon.rules.zones import Zones


class Flow:
    """What carries out each action; all that follows unasked goes on from there."""

    def __init__(self, zones: Zones, seats: int, options: FireGibbonOptions) -> None:
        """Prepare the course of play of *seats* players with their *options*."""
        deck = Deck(zones, seats)
        rewards = Rewards(zones, RoundEnd(zones, options))
        fire_spots = FireSpots(zones, deck)
        self.dealing = Dealing(zones, seats, options)
        self.verbs: dict[str, Callable[[FireState, Action, Random], None]] = {
            "play_up": FaceUpCards(zones, deck).play_up,
            "play_down": Promises(zones, deck).play_down,
            "play_table": fire_spots.play_table,
            "play_random": RandomCards(zones, deck, rewards).play_random,
            "refill_deck": fire_spots.refill_deck,
            "refill_hand": fire_spots.refill_hand,
            "doubt": Doubts(zones, options, rewards).doubt,
            "reward": rewards.show,
            "swap": SeatSwap(options, self.dealing).swap,
        }
