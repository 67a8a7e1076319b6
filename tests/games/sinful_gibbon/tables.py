"""Tables of Sinful Gibbon for the tests: rules with options, written positions, random matches."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from textwrap import dedent

from game.engine.events import Said
from game.engine.match import Match
from game.engine.rules import State
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.rules import SinfulGibbon
from game.scenario.scenario_parser import ScenarioLine, read_block
from game.scenario.written_position import begin_position
from game.shelf import open_game


def rules(seats: int = 4, **options: object) -> SinfulGibbon:
    """Sinful Gibbon with these options."""
    return SinfulGibbon(seats, SinfulGibbon.options_type.read(options))


def position(text: str, seats: int = 3) -> Match[SinfulFacts]:
    """A match that begins as a scenario writes it, with so many *seats*."""
    head = f"game: sinful_gibbon\nseats: {seats}\n"
    lines = (head + dedent(text)).splitlines()
    block = [ScenarioLine(number, line.strip()) for number, line in enumerate(lines, 1)]
    return begin_position(read_block(block), open_game)


def act(match: Match[SinfulFacts], *lines: str) -> None:
    """Plays lines like ``P1 promise_number 5d 5``."""
    for line in lines:
        who, what = line.split(" ", 1)
        match.submit(match.rules.notation.read(int(who[1:]) - 1, what))


def codes(match: Match[SinfulFacts], since: int = 0) -> list[str]:
    """What was said, in order."""
    return [event.code for event in match.events(None, since) if isinstance(event, Said)]


def walk(game: SinfulGibbon, seed: int, cap: int = 1500) -> Iterator[Match[SinfulFacts]]:
    """A match played at random, before each action; it must end within *cap* actions."""
    match: Match[SinfulFacts] = Match(game, f"walk {seed}")
    chance = Random(seed)
    for _ in range(cap):
        yield match
        if not match.turn.seats:
            return
        legal = match.legal(match.turn.seats[0])
        match.submit(legal[int(chance.random() * len(legal))])
    raise AssertionError(f"no end after {cap} actions")


def states(game: SinfulGibbon, seed: int) -> Iterator[State[SinfulFacts]]:
    """A silent match played at random, before each action."""
    chance = Random(seed)
    state = game.deal(chance)
    while game.turn(state).seats:
        yield state
        legal = game.legal(state, state.facts.turn)
        game.apply(state, legal[int(chance.random() * len(legal))], chance)
    yield state
