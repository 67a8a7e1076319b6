"""Tables of Democracy for the tests, and a slow reading of the rules to hold them against."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.bots.random_bot import play_turn, random_policy
from game.engine.cards import cards
from game.engine.match import Match
from game.engine.rules import State
from game.engine.table import Table
from game.games.democracy.rules.facts import DemocracyFacts
from game.games.democracy.rules.options import DemocracyOptions
from game.games.democracy.rules.rules import Democracy

HIGH_TO_LOW = "543AKQJT9876"
VALUES = {"5": 5, "4": 4, "3": 3, "A": 3, "K": 2, "Q": 2, "J": 2, "T": 1, "9": 1, "8": 1, "7": 1}


def democracy(seats: int = 4, **options: object) -> Democracy:
    """Rules with some options other than usual."""
    return Democracy(seats, DemocracyOptions.read(options))


def position(lines: str, seats: int = 3, **options: object) -> Match[DemocracyFacts]:
    """A match from lines such as ``hand P1: 7h 5c; pool: 9h``; a pile is written top first."""
    rules = democracy(seats, **options)
    state: State[DemocracyFacts] = State(Table(rules.zone_registry), DemocracyFacts())
    for line in filter(None, lines.split(";")):
        key, _, text = line.strip().partition(":")
        if rules.notation.read_special(key, text.strip(), state):
            continue
        if hasattr(state.facts, key):
            numbers = [int(word) for word in text.split()]
            setattr(state.facts, key, numbers if key == "tribes" else numbers[0])
        else:
            zone = rules.notation.read_zone(key.replace(" ", "/"))
            laid = cards(text)
            pile = zone.name in ("pool", "rest", "won", "discarded")
            state.table.put(rules.zone_registry.index[zone], laid[::-1] if pile else laid)
    return Match(rules, "position", state)


def play(match: Match[DemocracyFacts], *chosen: str) -> None:
    """Every seat chooses the card written, from the first seat on."""
    for seat, word in enumerate(chosen):
        match.submit(match.rules.notation.read(seat, word))


def states(rules: Democracy, seed: int, matches: int) -> Iterator[State[DemocracyFacts]]:
    """The silent state before every trick of some random matches, and at their ends."""
    rng = Random(seed)
    for _ in range(matches):
        state = rules.deal(rng)
        yield state
        while play_turn(rules, state, random_policy(rules), rng):
            yield state


def taken_by(chosen: Sequence[str], upcard: str) -> int | None:
    """Who wins a trick, one sentence of the specification after the other; None for a tie."""
    trump = upcard[1] if upcard[0] != "*" else None
    trumps = [card for card in chosen if card[0] != "*" and card[1] == trump]
    if trumps:
        ranks = "".join(card[0] for card in trumps)
        if "5" in ranks and "6" in ranks:
            return chosen.index(f"6{trump}")
        for rank in HIGH_TO_LOW:
            if rank in ranks:
                return chosen.index(f"{rank}{trump}")
    counted = ["5" if card[0] == "*" else card[0] for card in chosen]
    for rank in HIGH_TO_LOW:
        if rank in counted:
            return counted.index(rank) if counted.count(rank) == 1 else None
    raise AssertionError("somebody has chosen")
