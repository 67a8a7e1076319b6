"""Tables of Fire Gibbon for the tests: rules with options, written positions, random matches."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.engine.action import Action
from game.engine.cards import cards
from game.engine.events import Said
from game.engine.match import Match
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import ZoneId
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.rules import FireGibbon


def rules(seats: int = 4, **options: object) -> FireGibbon:
    """Fire Gibbon with these options."""
    return FireGibbon(seats, FireGibbon.options_type.read(options))


def position(
    game: FireGibbon, facts: dict[str, Any] | None = None, **zones: str
) -> Match[FireFacts]:
    """A match from a position: ``hand0="5d 9c"``, ``deck="6c"``, ``fire="P1:5d up"``."""
    state = State(Table(game.zone_registry), FireFacts())
    for name, value in (facts or {}).items():
        setattr(state.facts, name, value)
    for name, text in zones.items():
        if game.notation.read_special(name, text, state):
            continue
        zone = ZoneId(name.rstrip("0123456"), int(name[-1]) if name[-1].isdigit() else None)
        laid = cards(text)
        state.table.put(game.zone_registry.index[zone], laid[::-1] if name == "deck" else laid)
    return Match(game, "position", state)


def act(match: Match[FireFacts], line: str) -> None:
    """Plays ``P1 play_up 5d``."""
    who, what = line.split(" ", 1)
    match.submit(match.rules.notation.read(int(who[1:]) - 1, what))


def codes(match: Match[FireFacts], since: int = 0) -> list[str]:
    """What was said, in order."""
    return [event.code for event in match.events(None, since) if isinstance(event, Said)]


def walk(game: FireGibbon, seed: int, cap: int = 2000) -> Iterator[Match[FireFacts]]:
    """A match played at random, before each action; it must end within *cap* actions."""
    match: Match[FireFacts] = Match(game, f"walk {seed}")
    chance = Random(seed)
    for _ in range(cap):
        yield match
        seats = match.turn.seats
        if not seats:
            return
        legal = game.legal(match.state_copy(), seats[0])
        match.submit(legal[int(chance.random() * len(legal))])
    raise AssertionError(f"no end after {cap} actions")


def everything(game: FireGibbon) -> list[Action]:
    """Any action at all, sensible or not: every verb of every seat with every card or seat."""
    verbs = ("play_up", "play_down", "play_table", "reward", "refill_hand")
    plain = ("play_random", "refill_deck", "doubt", "swap", "pass", "peek", "fly")
    read = game.notation.read
    found = []
    for seat in range(game.seats):
        found += [read(seat, f"{verb} {card}") for verb in verbs for card in game.pack()]
        found += [read(seat, verb) for verb in (*verbs, *plain)]
        found += [
            read(seat, f"{verb} P{other}")
            for verb in ("doubt", "swap")
            for other in range(1, game.seats + 1)
        ]
        found += [Action(seat, "doubt_older", value=at) for at in (-1, 0, 1, 2, 99)]
        found += [Action(seat, verb, value=at) for verb in ("doubt", "swap") for at in (-1, 99)]
        found += [action._replace(value=1) for action in found[-3:]]
        found.append(Action(seat, "play_random", value=3))
        found.append(Action(seat, "play_random"))
    return found
