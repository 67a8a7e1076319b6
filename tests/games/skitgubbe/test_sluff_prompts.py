"""When people are asked for sluffs (option `sluff_prompts`): a filter that changes no rule."""

from __future__ import annotations

import pytest

from game.engine.match import Match
from game.games.skitgubbe.rules.facts import SLUFF, SkitgubbeFacts
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from tests.games.skitgubbe.tables import do, skitgubbe, written

NINES = """
seats: 4
part: 1
lead: P1
hand P1: 9c 3d 4h
hand P2: Kd Jh Qh
hand P3: 4s 8h Qs
hand P4: 9d Kc 6s
stock: 2c 3c 4c 5c 6c 7c
"""


def spared(match: Match[SkitgubbeFacts], prompts: str, seat: int = 3) -> bool:
    """Whether a person on *seat* is not asked in this position, with the option so."""
    rules = skitgubbe(4, sluff_prompts=prompts, high_trump="off", aces_low=False)
    return rules.auto_pass(match.state_copy(), seat)


def test_who_passed_is_asked_again_only_for_something_new() -> None:
    match = written(NINES)
    for line in ("P1 play 9c", "P2 play Kd"):
        do(match, line)
    assert match.state_copy().facts.turn == 3  # a nine may go, the king is still owed
    assert not spared(match, "new")
    do(match, "P4 pass")
    do(match, "P3 play 4s")
    facts = match.state_copy().facts
    assert facts.passed[3]
    assert (facts.phase, facts.turn) == (SLUFF, 0)  # the four of P1: a rank that is new
    assert not spared(match, "new", 0)


def test_nothing_new_is_nothing_asked() -> None:
    match = written(NINES)
    for line in ("P1 play 9c", "P2 play Kd", "P4 pass"):
        do(match, line)
    state = match.state_copy()
    state.facts.phase, state.facts.turn, state.facts.window = SLUFF, 3, (3,)
    rules = skitgubbe(4, high_trump="off", aces_low=False)
    assert rules.auto_pass(state, 3)
    state.facts.winner = 1
    assert not rules.auto_pass(state, 3)


def test_a_play_of_ones_own_makes_everything_new() -> None:
    match = written(NINES)
    for line in ("P1 play 9c", "P2 play Kd", "P4 pass", "P3 play 4s", "P1 pass", "P3 pass"):
        do(match, line)
    assert match.state_copy().facts.passed[3]
    do(match, "P4 play Kc")
    assert not match.state_copy().facts.passed[3]


@pytest.mark.parametrize(("prompts", "quiet"), [("every", False), ("own_turn_and_end", True)])
def test_always_or_hardly_ever(prompts: str, quiet: bool) -> None:
    match = written(NINES)
    for line in ("P1 play 9c", "P2 play Kd"):
        do(match, line)
    assert spared(match, prompts) is quiet
    assert {action.verb for action in match.legal(3)} == {"sluff", "pass"}


def test_people_who_share_a_screen_are_asked_seldom_unless_they_wish() -> None:
    assert SkitgubbeOptions.shared == {"sluff_prompts": "own_turn_and_end"}
    assert SkitgubbeOptions().sluff_prompts == "new"
