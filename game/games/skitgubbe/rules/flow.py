"""The course of Skitgubbe: which rule carries out each action, and which part follows which."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.zones import Seat
from game.games.skitgubbe.rules.dealing import Dealing
from game.games.skitgubbe.rules.facts import SkitgubbeState
from game.games.skitgubbe.rules.game_end import GameEnd
from game.games.skitgubbe.rules.intermission.intermission import Intermission
from game.games.skitgubbe.rules.legal_actions import LegalActions
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.skitgubbe.rules.part_one.part_one import PartOne
from game.games.skitgubbe.rules.part_two.part_two import PartTwo
from game.games.skitgubbe.rules.zones import Zones
from game.games.skitgubbe.text.log_text import LogText

Verb = Callable[[SkitgubbeState, Action, Random], None]


class Flow:
    """What carries out each action; all that follows unasked goes on from there."""

    def __init__(self, zones: Zones, options: SkitgubbeOptions, choices: LegalActions) -> None:
        """Prepare the parts of the game."""
        words = LogText(zones, options.scoring)
        self.zones = zones
        self.choices = choices
        self.dealing = Dealing(zones, options, words)
        self.game_end = GameEnd(zones, options, words, self.dealing)
        self.part_two = PartTwo(zones, options, words, self.game_end.finish)
        self.intermission = Intermission(zones, options, words, self.part_two.begin)
        self.part_one = PartOne(zones, options, choices.sluffs, words, self.intermission.run)
        self.verbs: dict[str, Verb] = {
            "play": self.part_one.play,
            "flip": self.part_one.flip,
            "sluff": self._sluff,
            "pass": self._pass,
            "accept": self.intermission.dreck.answer,
            "decline": self.intermission.dreck.answer,
            "lead": self.part_two.play,
            "beat": self.part_two.play,
            "eat": self.part_two.eat,
            "another": self.game_end.answer,
            "enough": self.game_end.answer,
        }

    def _sluff(self, state: SkitgubbeState, action: Action, rng: Random) -> None:
        """Sluff from the hand that decides, or from that of the player's that has the card."""
        card = action.cards[0]
        self.part_one.sluff(state, self._holder(state, action.seat, card), card, rng)

    def _pass(self, state: SkitgubbeState, action: Action, rng: Random) -> None:
        """Pass with all hands of the player that may sluff now."""
        hands = self.choices.open_hands(state.facts, action.seat)
        self.part_one.window.pass_(state, hands, rng)

    def _holder(self, state: SkitgubbeState, player: Seat, card: Card) -> Seat:
        """The hand of *player* that sluffs: in its own play, the one that decides."""
        facts, zones = state.facts, state.table.zones
        if facts.turn >= 0:
            return facts.turn
        for hand in self.zones.of_player(player):
            if card in zones[self.zones.hands[hand]]:
                return hand
        raise ValueError(f"Seat {player} does not hold {card}.")
