"""How an imagined deal of Bridge Solitaire is played on, card by card to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from game.engine.action import Action
from game.engine.rules import State
from game.games.bridge_solitaire.rules.facts import PLAYER, BridgeFacts, Phase
from game.games.bridge_solitaire.rules.rules import BridgeSolitaire

Player: TypeAlias = Callable[[State[BridgeFacts], Sequence[Action]], Action]
"""Plays a card of an imagined hand."""


def finished(
    rules: BridgeSolitaire, state: State[BridgeFacts], choose: Player, rng: Random
) -> BridgeFacts:
    """Play an imagined deal to its end and return the facts after it."""
    facts, number, play = state.facts, state.facts.number, Phase.PLAY
    while facts.phase is play and facts.number == number:
        rules.apply(state, choose(state, rules.legal(state, PLAYER)), rng)
    return facts
