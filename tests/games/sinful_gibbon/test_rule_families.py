"""Simple rules of Sinful Gibbon: when they doubt, and what they promise."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.bot import choose
from game.engine.match import Match
from game.games.sinful_gibbon.bot.rule_families import FAMILIES
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from tests.games.sinful_gibbon.tables import position

[TRUTH_FIRST] = [each for each in FAMILIES if each.name == "truth_first"]


def decided(match: Match[SinfulFacts], numbers: str = "") -> str:
    """What the rule with these *numbers* does."""
    bot = TRUTH_FIRST.bot(match.rules, f"truth_first{numbers}")
    action = choose(bot, match.observe(match.turn.seats[0]), Random("rule"))
    return match.rules.notation.write(action)


def asked(hand: str, number: int, hat: bool = False) -> Match[SinfulFacts]:
    """A seat with a *hand* may doubt a *number*."""
    worn = "hat: P2" if hat else ""
    return position(
        f"""
        hand P1: 2d 2h 3c
        hand P2: {hand}
        hand P3: 4c 5c 6c
        pile: 4d(P3,4) Tc(P1,{number})
        deck: 8c 9d 3s
        turn: P2
        {worn}
        """
    )


@pytest.mark.parametrize(
    ("hand", "has_truth"),
    [
        ("3d 5s Kc", True),
        ("3d 5s *1", True),
        ("3d 5s Qh", True),
        ("3d 5s Kh", False),
        ("3d 5s Jc", False),
    ],
)
def test_who_has_no_truth_doubts_from_a_lower_number_on(hand: str, has_truth: bool) -> None:
    match = asked(hand, 12)
    bounds = "/numbers_from=14/stuck_from=12"
    assert decided(match, bounds) == ("pick" if has_truth else "doubt")
    assert decided(match, "/numbers_from=14/stuck_from=13") == "pick"
    assert decided(match, "/numbers_from=12/stuck_from=15") == "doubt"


def test_a_heart_is_no_truth_for_who_wears_the_hat() -> None:
    bounds = "/numbers_from=14/stuck_from=12"
    assert decided(asked("3d 5s Qh", 12, hat=True), bounds) == "doubt"
