"""Tables of Pitch for the tests: rules with options, matches, cautious random players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from game.engine.action import Action
from game.engine.cards import cards
from game.engine.match import Match
from game.engine.rules import State
from game.engine.table import Table
from game.games.pitch.rules.facts import Phase, PitchFacts
from game.games.pitch.rules.options import PitchOptions
from game.games.pitch.rules.rules import Pitch
from tests.engine import play


def pitch(seats: int = 4, **options: object) -> Pitch:
    """Rules with some options other than usual."""
    return Pitch(seats, PitchOptions.read(options))


def cutthroat(seats: int, **options: object) -> Pitch:
    """Rules for each seat on its own."""
    return pitch(seats, variant="cutthroat", **options)


def any_card(rules: Pitch, state: State[PitchFacts], rng: Random) -> Action:
    """A random card, but a careful call: wild bids would never let a match end."""
    legal = rules.legal(state, state.facts.turn)
    return legal[0] if state.facts.phase is Phase.BID else legal[int(rng.random() * len(legal))]


def anything(rules: Pitch, state: State[PitchFacts], rng: Random) -> Action:
    """Any legal action."""
    legal = rules.legal(state, state.facts.turn)
    return legal[int(rng.random() * len(legal))]


def positions(rules: Pitch, seed: int, count: int) -> Iterator[State[PitchFacts]]:
    """Random positions, one action after the other."""
    return play.positions(rules, seed, count, anything)


def after(rules: Pitch, seed: str, actions: int) -> Match[PitchFacts]:
    """A match after a number of random actions."""
    return play.after(rules, seed, actions, anything)


def position(rules: Pitch, lines: str) -> Match[PitchFacts]:
    """A written position: ``trump: hearts; hand P1: Ah 2h``."""
    state: State[PitchFacts] = State(Table(rules.zone_registry), PitchFacts())
    for line in lines.split(";"):
        key, _, text = line.strip().partition(": ")
        if not rules.notation.read_special(key, text, state):
            zone = rules.notation.read_zone(key.replace(" ", "/"))
            state.table.put(rules.zone_registry.index[zone], cards(text))
    return Match(rules, "position", state)


def auction(
    calls: str, options: Mapping[str, object] | None = None
) -> tuple[Pitch, State[PitchFacts]]:
    """A state after some calls from the dealer's left, with nothing dealt; P4 deals."""
    rules = Pitch(4, PitchOptions.read(options or {}))
    state: State[PitchFacts] = rules.initial_state()
    rules.notation.read_special("dealer", "P4", state)
    rules.notation.read_special("bids", calls, state)
    rules.complete_position(state)
    return rules, state
