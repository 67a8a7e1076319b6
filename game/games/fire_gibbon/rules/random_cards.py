"""Random cards of Fire Gibbon: the top of the deck fits the fire, or the seat tumbles."""

from __future__ import annotations

from random import Random

from game.engine.action import Action
from game.games.fire_gibbon.rules.deck_supply import Deck
from game.games.fire_gibbon.rules.facts import FireState
from game.games.fire_gibbon.rules.fire import crash, feed
from game.games.fire_gibbon.rules.flame import fits_open
from game.games.fire_gibbon.rules.rewards import Rewards
from game.games.fire_gibbon.rules.zones import Zones
from game.games.fire_gibbon.text.log_text import tell


class RandomCards:
    """How a card is turned up blindly, and who is rewarded for a tumble."""

    def __init__(self, zones: Zones, deck: Deck, rewards: Rewards) -> None:
        """Prepare to turn up cards of *deck*; *rewards* follow a tumble."""
        self.zones = zones
        self.deck = deck
        self.rewards = rewards

    def play_random(self, state: FireState, action: Action, rng: Random) -> None:
        """Turn up the top of the deck: it fits the fire, or the seat tumbles (FG-X1..X4)."""
        facts, table, seat = state.facts, state.table, action.seat
        if not self.deck.supply(state, rng):
            facts.pass_on()
            return
        card = table.draw(self.zones.deck, self.zones.fire, up=True)
        tell(table, "play_random", seat, card)
        if fits_open(card, facts.flame or 0):
            feed(state, seat, card)
            facts.pass_on()
            return
        tell(table, "tumble", seat, card)
        raiser = facts.raiser
        crash(state, self.zones, seat)
        facts.tumbler = seat
        if raiser is None or raiser == seat:
            facts.pass_on()
        else:
            self.rewards.grant(state, raiser)
