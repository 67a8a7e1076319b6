"""What computers of Sinful Gibbon remember of each seat's numbers: truths and doubts by height."""

from __future__ import annotations

import pytest

from game.bots.profile import Level, Style
from game.games.sinful_gibbon.bot.evaluation import Evaluation
from game.games.sinful_gibbon.bot.levels import LEVELS
from game.games.sinful_gibbon.bot.lie_odds import chance
from game.games.sinful_gibbon.bot.parameters import NUMBERS
from game.games.sinful_gibbon.bot.seat_record import HABITS, seat_records
from game.patterns.opponent_model import OpponentModel
from tests.games.sinful_gibbon.tables import act, position

MASTER = LEVELS[Level.MASTER]
TABLE = """
    hand P1: 2c 2d 3c Qc
    hand P2: {} 4c 4d 5c
    hand P3: 6c 6d 7c 7d
    deck: 8c 8d 9c 9d Tc Td
    pile: 3s(P3,3)
    turn: P1
"""


def records(top: str, number: int, doubted: bool = True) -> list[OpponentModel]:
    """P1 goes on; P2 promises a *number* with the card *top*, which P3 may doubt."""
    match = position(TABLE.format(top))
    act(match, "P1 pick", "P1 promise_number 3c 3", "P2 pick")
    act(match, f"P2 promise_number {top} {number}", "P3 doubt" if doubted else "P3 pick")
    return seat_records(match.observe(0).history, 3)


@pytest.mark.parametrize(("number", "other"), [(12, 5), (5, 12)])
def test_a_truth_that_was_doubted_speaks_for_its_seat_at_this_height(
    number: int, other: int
) -> None:
    true, false = records(f"{'Q' if number == 12 else '5'}s", number), records("As", number)
    nobody = OpponentModel(HABITS)
    assert true[1].honesty(number) > nobody.honesty(number) > false[1].honesty(number)
    assert true[1].honesty(other) == false[1].honesty(other) == nobody.honesty(other)
    assert true[2].honesty(number) == nobody.honesty(number), "the doubter has promised nothing"


def test_a_number_nobody_looked_under_says_nothing_of_its_truth() -> None:
    assert records("As", 12, doubted=False)[1].honesty(12) == OpponentModel(HABITS).honesty(12)


def test_who_doubts_is_expected_to_doubt_again() -> None:
    doubted, passed = records("Qs", 12), records("Qs", 12, doubted=False)
    usual = OpponentModel(HABITS).courage(12)
    assert usual == 0
    assert doubted[2].courage(12) > usual > passed[2].courage(12)
    assert doubted[2].courage(3) == 0
    assert doubted[1].courage(3) < 0, "P2 could have doubted the three"


def test_a_heart_counts_for_no_number() -> None:
    match = position(TABLE.format("3h"))
    act(match, "P1 pick", "P1 promise_number 3c 3", "P2 pick", "P2 promise_heart 3h", "P3 doubt")
    found = seat_records(match.observe(0).history, 3)
    assert found[1].honesty(3) == OpponentModel(HABITS).honesty(3)
    assert found[2].courage(3) == 0


def test_who_was_seen_to_be_honest_is_believed_but_by_a_casual_player() -> None:
    match = position(TABLE.format("Qs"))
    act(match, "P1 pick", "P1 promise_number 3c 3", "P2 pick", "P2 promise_number Qs 12")
    act(match, "P3 doubt", "P2 promise_number 4c 13")
    seen = match.observe(2)

    def false(level: Level, heights: bool) -> float:
        habits = LEVELS[level]._replace(heights=heights)
        return Evaluation(seen, match.rules, NUMBERS, habits, Style()).doubts.odds()[0]

    assert not LEVELS[Level.CASUAL].heights
    for level in (Level.SKILLED, Level.MASTER):
        assert LEVELS[level].heights
        assert false(level, True) < false(level, False)


def test_who_has_no_truth_to_go_on_with_rather_doubts() -> None:
    """AI note 1 lowers the bar without an honest reply."""

    def gain(own: str, stuck: float) -> float:
        match = position(
            f"""
            hand P1: 2c 3c 4c
            hand P2: 2d 3d {own}
            hand P3: 5c 6c 7c
            pile: 8d(P1,12)
            deck: 2s 3s 4s 5s
            turn: P2
            """
        )
        habits = LEVELS[Level.MASTER]._replace(stuck=stuck)
        worths = Evaluation(match.observe(1), match.rules, NUMBERS, habits, Style()).worths()
        return next(worth for action, worth in worths if action.verb == "doubt")

    assert gain("Jc", 20.0) - gain("Jc", 0.0) == pytest.approx(20.0)
    for truth in ("Kc", "*1", "Qh"):
        assert gain(truth, 20.0) == gain(truth, 0.0), truth


def test_who_lied_knows_that_others_saw_it_but_a_casual_player_forgets_it() -> None:
    match = position(TABLE.format("Qs"))
    act(match, "P1 pick", "P1 promise_number 3c 3", "P2 pick", "P2 promise_heart 4c", "P3 doubt")
    seen = match.observe(1)

    def bluffs(level: Level) -> float:
        risk = Evaluation(seen, match.rules, NUMBERS, LEVELS[level], Style()).now.risk
        return risk.known_bluffs

    for level in (Level.SKILLED, Level.MASTER):
        assert bluffs(level) > chance(LEVELS[level].wary)
    assert bluffs(Level.CASUAL) == 0


def test_a_lie_that_was_no_need_speaks_against_its_seat() -> None:
    """Who lies only where it must promises the least number, or one more."""

    def bluffs(top: str, number: int) -> float:
        match = position(TABLE.format(top))
        act(match, "P1 pick", "P1 promise_number 3c 3", "P2 pick")
        act(match, f"P2 promise_number {top} {number}", "P3 doubt")
        risk = Evaluation(match.observe(0), match.rules, NUMBERS, MASTER, Style()).now.risk
        return risk.bluffs[1]

    free, forced, true = bluffs("3h", 9), bluffs("3h", 4), bluffs("9s", 9)
    assert free > forced > true
