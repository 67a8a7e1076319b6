"""The course of Bridge Solitaire: which rule carries out each action, and what follows which."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.engine.action import Action
from game.games.bridge_solitaire.rules.bidding import Bidding
from game.games.bridge_solitaire.rules.deal_end import DealEnd
from game.games.bridge_solitaire.rules.dealing import Dealing
from game.games.bridge_solitaire.rules.facts import BridgeState
from game.games.bridge_solitaire.rules.hand_selection import HandSelection
from game.games.bridge_solitaire.rules.options import BridgeOptions
from game.games.bridge_solitaire.rules.tricks import Tricks
from game.games.bridge_solitaire.rules.zones import Zones


class Flow:
    """What carries out each action; all the house does follows from there."""

    def __init__(self, zones: Zones, options: BridgeOptions) -> None:
        """Carry the deals on in *zones* with these *options*."""
        self.zones = zones
        self.options = options
        self.dealing = Dealing(zones)
        self.deal_end = DealEnd(zones, self.dealing)
        tricks = Tricks(zones, self.deal_end)
        self.bidding = Bidding(zones, options, tricks)
        self.selection = HandSelection(zones, self.bidding.house_calls)
        self.verbs: dict[str, Callable[[BridgeState, Action, Random], None]] = {
            "keep": self.selection.keep,
            "put_back": self.selection.put_back,
            "take": self.selection.take,
            "bid": self.bidding.call,
            "pass": self.bidding.call,
            "play": tricks.play,
        }
