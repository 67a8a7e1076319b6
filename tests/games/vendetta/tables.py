"""Tables of Vendetta for the tests: rules with options, random players, random positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.engine.action import Action, Mode
from game.engine.cards import Card, card
from game.engine.match import Match
from game.engine.rules import State
from game.engine.shuffling import shuffled
from game.engine.table import Table
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.options import VendettaOptions
from game.games.vendetta.rules.rules import Vendetta
from tests.engine import play

LADDER = "A23456789TJQKA"


def vendetta(seats: int = 5, **options: object) -> Vendetta:
    """Rules with some options other than usual."""
    return Vendetta(seats, VendettaOptions.read(options))


def written(rules: Vendetta, *lines: str) -> Match[VendettaFacts]:
    """A match from lines such as ``trick T1 P2: 7c 7d`` and ``hand P1: Ah 2h``."""
    state: State[VendettaFacts] = State(Table(rules.zone_registry), VendettaFacts())
    for line in lines:
        key, _, text = line.partition(":")
        if not rules.notation.read_special(key, text.strip(), state):
            zone = rules.notation.read_zone(key.replace(" ", "/"))
            state.table.put(rules.zone_registry.index[zone], map(card, text.split()))
    return Match(rules, "written", state)


def anything(rules: Vendetta, state: State[VendettaFacts], rng: Random) -> Action:
    """Any legal action of whoever can act."""
    turn = rules.turn(state)
    lists = [rules.legal(state, seat) for seat in turn.seats]
    assert turn.mode is Mode.OPEN or len(lists) == 1
    able = [actions for actions in lists if actions]
    actions = able[int(rng.random() * len(able))]
    return actions[int(rng.random() * len(actions))]


def positions(rules: Vendetta, seed: int, count: int) -> Iterator[State[VendettaFacts]]:
    """Random positions, one action after the other."""
    return play.positions(rules, seed, count, anything)


def after(rules: Vendetta, seed: str, actions: int) -> Match[VendettaFacts]:
    """A match after a number of random actions."""
    return play.after(rules, seed, actions, anything)


def random_trick(free: Sequence[Card], rng: Random) -> list[Card]:
    """A random match or run of cards that are still free; empty when there is none of its kind."""
    if rng.random() < 0.5:
        wanted = [rng.choice("23456789TJQKA")] * rng.randint(2, 4)
    else:
        size = rng.randint(3, 5)
        low = rng.randrange(len(LADDER) - size + 1)
        wanted = list(LADDER[low : low + size])
    flush = rng.choice("cdhs") if rng.random() < 0.4 else ""
    found: list[Card] = []
    for rank in wanted:
        fitting = [c for c in free if c.text[0] == rank and c not in found]
        fitting = [c for c in fitting if c.text[1] == flush] or fitting
        if not fitting:
            return []
        found.append(rng.choice(fitting))
    return found


def crowded(rules: Vendetta, rng: Random, most: int = 7) -> State[VendettaFacts]:
    """A random table: tricks of everybody, jokers on some, and hands of up to *most* cards."""
    state: State[VendettaFacts] = State(Table(rules.zone_registry), VendettaFacts())
    free = shuffled(rules.pack(), rng)
    for number in range(1, rng.randint(1, 8)):
        held = random_trick(free, rng)
        if held:
            free = [c for c in free if c not in held]
            if rng.random() < 0.1 and any(c.is_joker for c in free):
                held.append(next(c for c in free if c.is_joker))
                free.remove(held[-1])
            text = " ".join(c.text for c in held)
            key = f"trick T{number} P{rng.randrange(rules.seats) + 1}"
            assert rules.notation.read_special(key, text, state)
    for hand in rules.hands:
        size = rng.randint(0, most)
        state.table.put(hand, free[:size])
        del free[:size]
    state.table.put(rules.zones.stack, free)
    state.facts.turn = rng.randrange(rules.seats)
    rules.complete_position(state)
    return state
