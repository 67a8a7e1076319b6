"""The field's side of the measurement: OpenSpiel and RLCard, driven from Python as users do it."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from random import Random
from typing import Any, TypeAlias

import pyspiel
import rlcard
from rlcard.agents import RandomAgent

Once: TypeAlias = Callable[[], tuple[int, float]]
"""Plays once: the decisions and the play-outs of it."""
OPEN_SPIEL = {
    "spades": "spades",
    "hearts": "hearts",
    "bridge": "bridge(use_double_dummy_result=false)",
    "gin_rummy": "gin_rummy",
    "crazy_eights": "crazy_eights",
    "cribbage": "cribbage",
    "euchre": "euchre",
}
"""The games of OpenSpiel that are measured, and how they are loaded."""
NEAREST = {
    "pitch": "spades",
    "democracy": "hearts",
    "skitgubbe": "hearts",
    "bridge_solitaire": "bridge",
    "jersey_gin": "gin_rummy",
    "vendetta": "crazy_eights",
    "indian_chief": "cribbage",
    "sinful_gibbon": "crazy_eights",
    "fire_gibbon": "crazy_eights",
}
"""The game of OpenSpiel that is nearest in kind to each of ours."""


def open_spiel(name: str) -> Once:
    """A whole random game of OpenSpiel; a decision is what no chance node decides."""
    game = pyspiel.load_game(OPEN_SPIEL[name])
    roll = Random(name).random

    def once() -> tuple[int, float]:
        state: Any = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()  # all equally likely in these games
                state.apply_action(outcomes[floor(roll() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[floor(roll() * len(legal))])
                decisions += 1
        return decisions, 1

    return once


def rl_card(name: str = "gin-rummy") -> Once:
    """A whole game of RLCard between its own random agents, by ``env.run``."""
    env: Any = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions)] * env.num_players)

    def once() -> tuple[int, float]:
        tracks, _ = env.run(is_training=False)
        return sum(len(track) // 2 for track in tracks), 1

    return once
