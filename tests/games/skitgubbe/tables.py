"""Tables of Skitgubbe for the tests: rules with options, positions, random play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from game.engine.match import Match
from game.engine.rules import State
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.skitgubbe.rules.rules import Skitgubbe
from game.scenario.scenario_parser import ScenarioLine, read_block
from game.scenario.written_position import begin_position
from game.shelf import open_game

TABLES: tuple[tuple[int, Mapping[str, object]], ...] = (
    (3, {}),
    (4, {"trump_mode": "scramble"}),
    (5, {"trump_mode": "restaurant", "aces_low": False}),
    (7, {}),
    (8, {"decks": 2}),
    (3, {"confusion": True}),
    (3, {"sluff_mode": "timed", "trump_mode": "restaurant", "high_trump": "off"}),
    (3, {"decks": 2, "high_trump": "on", "trump_mode": "scramble"}),
)
"""Tables that differ in what matters to the flow of the game."""


def skitgubbe(seats: int = 4, **options: object) -> Skitgubbe:
    """Rules with some options other than usual."""
    return Skitgubbe(seats, SkitgubbeOptions.read(options))


def positions(
    rules: Skitgubbe, seed: int, count: int, each: int = 10_000
) -> Iterator[State[SkitgubbeFacts]]:
    """Random positions, one action after the other; a new match begins when one is over.

    With *each* no more than so many come from one match.
    """
    rng = Random(seed)
    state = rules.deal(rng)
    done = 0
    for _ in range(count):
        yield state
        random_step(rules, state, rng)
        done += 1
        if done == each or not rules.turn(state).seats:
            state, done = rules.deal(rng), 0


def random_step(rules: Skitgubbe, state: State[SkitgubbeFacts], rng: Random) -> None:
    """Any legal action of any seat that may decide."""
    seats = rules.turn(state).seats
    seat = seats[int(rng.random() * len(seats))]
    if state.facts.answers:  # sealed: in the order of the seats
        seat = state.facts.answers.index("")
    legal = rules.legal(state, seat)
    rules.apply(state, legal[int(rng.random() * len(legal))], rng)


def after_any_action(
    rules: Skitgubbe, state: State[SkitgubbeFacts], rng: Random
) -> tuple[SkitgubbeFacts, SkitgubbeFacts]:
    """The facts after an action, and after the same with the cards of the other hands mixed up."""
    seat = rng.choice(rules.turn(state).seats)
    action = rng.choice(rules.legal(state, seat))
    one, other = state.clone(), state.clone()
    zones = other.table.zones
    hidden = [zones[zone] for hand, zone in enumerate(rules.zones.hands) if hand != seat]
    pool = [card for hand in hidden for card in hand]
    rng.shuffle(pool)
    for hand in hidden:
        hand[:] = [pool.pop() for _ in hand]
    for world in (one, other):
        rules.apply(world, action, Random(1))
    return one.facts, other.facts


def written(text: str) -> Match[SkitgubbeFacts]:
    """The match that begins with a position as scenarios write it."""
    block = ["game: skitgubbe", *text.strip().split("\n")]
    lines = [ScenarioLine(number, line.strip()) for number, line in enumerate(block, 1)]
    return begin_position(read_block(lines), open_game)


def do(match: Match[SkitgubbeFacts], line: str) -> None:
    """One action as scenarios write it: ``P1 play 3d``."""
    who, _, what = line.partition(" ")
    notation = match.rules.notation
    match.submit(notation.read(notation.player(who), what))
