"""Repeated leads in part two of Skitgubbe: a computer does not lead the same run in circles."""

from __future__ import annotations

from typing import Any

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.events import Moved, Said
from game.engine.observation import Observation
from game.games.skitgubbe.bot.belief import this_game
from game.games.skitgubbe.rules.facts import BEAT, PART_TWO, SkitgubbeFacts

CIRCLING = 30
"""After so many decisions without a kill, plays are piled up (see the AI notes)."""
STIR = 0.5
"""How much more a beat is worth then."""


def fresh_actions(seen: Observation[Any]) -> list[Action]:
    """The legal actions, without leads that have gone round in a circle already."""
    legal, facts = seen.legal, seen.facts
    if facts.met.get((facts.turn, facts.drift), 0) < 2 or seen.facts.phase not in PART_TWO:
        return legal
    before = led_before(seen)
    return [action for action in legal if action.cards not in before] or legal


def led_before(seen: Observation[SkitgubbeFacts]) -> set[tuple[Card, ...]]:
    """The runs the seat has led since the last kill."""
    runs: list[list[Card]] = []
    leading = False
    for event in this_game(seen.history):
        if isinstance(event, Said):
            if event.code == "kill":
                runs.clear()
            leading = event.code == "leads" and event.seat == seen.seat
            runs += [[]] if leading else []
        elif isinstance(event, Moved) and leading and event.card is not None:
            runs[-1].append(event.card)
    return {tuple(run) for run in runs}


def stir(facts: SkitgubbeFacts) -> float:
    """How much more a beat is worth when nobody has killed for long."""
    return STIR if facts.phase == BEAT and facts.idle >= CIRCLING else 0.0
