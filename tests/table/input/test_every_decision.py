"""Every decision of every game can be said by clicks, by a drag, and by keys alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from game.engine.match import Match
from game.engine.observation import Observation
from game.presentation.presented_choice import PresentedChoice
from game.presentation.presenter import presenter_of
from game.table.table_view import TableView
from tests.table.conftest import Play
from tests.table.input import say_decision

WAYS = {
    "clicks": say_decision.by_clicks,
    "drag": say_decision.by_drag,
    "keys": say_decision.by_keys,
}

QUICK: list[tuple[str, int, Mapping[str, object]]] = [
    ("sinful_gibbon", 4, {}),
    ("fire_gibbon", 4, {}),
    ("vendetta", 4, {}),
    ("skitgubbe", 4, {}),
    ("skitgubbe", 3, {"confusion": True}),
    ("indian_chief", 4, {}),
    ("bridge_solitaire", 1, {}),
    ("jersey_gin", 3, {}),
    ("pitch", 4, {}),
    ("democracy", 4, {}),
]
LONG: list[tuple[str, int, Mapping[str, object]]] = [
    ("sinful_gibbon", 3, {}),
    ("sinful_gibbon", 7, {}),
    ("fire_gibbon", 3, {}),
    ("fire_gibbon", 7, {}),
    ("vendetta", 3, {}),
    ("vendetta", 7, {}),
    ("skitgubbe", 3, {}),
    ("skitgubbe", 6, {}),
    ("skitgubbe", 8, {"decks": 2}),
    ("indian_chief", 2, {"declare": "manual"}),
    ("indian_chief", 8, {}),
    ("jersey_gin", 3, {"layoff_targets": "all"}),
    ("pitch", 5, {"variant": "cutthroat"}),
    ("democracy", 2, {}),
    ("democracy", 6, {}),
]

ALIKE = {"indian_chief": 5}
"""Moments of games whose turns are all alike: every turn of a Chief offers hundreds of melds, of
which each moment says twelve of as many shapes as there are."""


def moments(p: Play, count: int, rng: Random, each: int) -> list[tuple[int, str]]:
    """Say *each* of the decisions at some *count* moments of a match; what went wrong."""
    wrong: list[tuple[int, str]] = []
    for _ in range(count):
        if not wander(p, rng):
            p.match = Match(p.rules, f"again {rng.random()}")
            p.view.explain = p.match.why_illegal
            p.told = 0
            continue
        seen = p.match.observe(0)  # nothing is submitted: it holds for all that is said here
        for choice in chosen(p, seen, rng, each):
            for way, say in WAYS.items():
                fresh(p, seen)
                fault = said(p, choice, say)
                if fault:
                    wrong.append((len(p.match.actions), f"{way}: {choice.label}: {fault}"))
    return wrong


def wander(p: Play, rng: Random) -> bool:
    """Random play until seat 0 has something to do; some of its turns are passed over."""
    skip = rng.randrange(3)
    while p.match.seats_with_moves:
        if 0 in p.match.seats_with_moves:
            if not skip:
                return True
            skip -= 1
        seat = rng.choice(p.match.seats_with_moves)
        p.match.submit(rng.choice(list(p.match.legal(seat))))
    return False


def chosen(p: Play, seen: Observation[Any], rng: Random, each: int) -> list[PresentedChoice]:
    """Some of the legal decisions, one of every shape before others of the same."""
    legal = [
        c for c in presenter_of(p.rules).choices(seen)
        if c.refused is None and not c.input_hints.spare
    ]  # fmt: skip
    rng.shuffle(legal)
    shapes: dict[object, PresentedChoice] = {}
    for choice in legal:
        action = choice.action
        shapes.setdefault((action.verb, len(action.cards), action.target), choice)
    first = list(shapes.values())
    return (first + [c for c in legal if c not in first])[:each]


def fresh(p: Play, seen: Observation[Any]) -> None:
    p.show(seen)
    p.offer(seen)
    p.view.update(0.5)
    p.view.drawn()
    p.chosen.clear()


def said(
    p: Play, choice: PresentedChoice, say: Callable[[Play, PresentedChoice], bool | None]
) -> str:
    """What went wrong when it was said; nothing if all is well."""
    try:
        if say(p, choice) is False:
            return ""
    except say_decision.Unsaid as fault:
        return str(fault)
    if [c.action for c in p.chosen] != [choice.action]:
        heard = [c.label for c in p.chosen] or p.view.hud.refusal
        return f"understood as {heard}"
    return ""


def opened(play: Callable[..., Play], game: str, seats: int, options: Mapping[str, object]) -> Play:
    p: Play = play(game, seats, f"say {game} {seats}", speed=0.0, options=options)
    assert isinstance(p.view, TableView)
    return p


@pytest.mark.sample
@pytest.mark.parametrize(("game", "seats", "options"), QUICK)
def test_every_kind_of_decision_can_be_said_in_three_ways(
    play: Callable[..., Play], game: str, seats: int, options: Mapping[str, object]
) -> None:
    p = opened(play, game, seats, options)
    assert moments(p, 5, Random(f"{game}{seats}"), 4) == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), QUICK + LONG)
def test_every_decision_of_long_matches_can_be_said_in_three_ways(
    play: Callable[..., Play], game: str, seats: int, options: Mapping[str, object], times: int
) -> None:
    p = opened(play, game, seats, options)
    count = times * ALIKE.get(game, 12)
    assert moments(p, count, Random(f"long {game}{seats}"), 12) == []
