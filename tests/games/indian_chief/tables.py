"""Tables of Indian Chief for the tests: rules, random hands, matches, written positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.engine.action import Action
from game.engine.cards import Card, pack
from game.engine.match import Match
from game.engine.rules import State
from game.games.indian_chief.rules.facts import ChiefFacts
from game.games.indian_chief.rules.options import ChiefOptions
from game.games.indian_chief.rules.rules import IndianChief
from game.scenario.scenario_parser import ScenarioLine, read_block
from game.scenario.written_position import begin_position

ONE_PACK = pack()
TWO_PACKS = pack(copies=2)


def chief(seats: int = 4, **options: object) -> IndianChief:
    """Rules with some options other than usual."""
    return IndianChief(seats, ChiefOptions.read(options))


def hands(seed: str, count: int, size: int, cards: tuple[Card, ...]) -> Iterator[list[Card]]:
    """Random hands of *size* out of *cards*."""
    rng = Random(seed)
    for _ in range(count):
        yield rng.sample(cards, size)


def table(text: str, seats: int = 2, **options: object) -> Match[ChiefFacts]:
    """A match that begins from the lines of a position, written with semicolons."""
    lines = ["game: indian_chief", *(part.strip() for part in text.split(";"))]
    scenario = read_block([ScenarioLine(number, line) for number, line in enumerate(lines, 1)])
    return begin_position(scenario, lambda game, _, given: chief(seats, **{**options, **given}))


def play(match: Match[ChiefFacts], text: str) -> None:
    """Plays lines such as ``P1 meld 2c 3c; P2 meld 4h``."""
    for line in text.split(";"):
        who, _, words = line.strip().partition(" ")
        match.submit(match.rules.notation.read(int(who[1:]) - 1, words))


def any_meld(rules: IndianChief, state: State[ChiefFacts], seat: int, rng: Random) -> Action:
    """Any legal action of a seat."""
    legal = rules.legal(state, seat)
    return legal[int(rng.random() * len(legal))]
