"""What computers of Fire Gibbon remember of each seat: promises that were true, and its doubts."""

from __future__ import annotations

import pytest

from game.bots.profile import Level
from game.engine.match import Match
from game.games.fire_gibbon.bot.evaluation import Evaluation
from game.games.fire_gibbon.bot.levels import LEVELS
from game.games.fire_gibbon.bot.parameters import NUMBERS
from game.games.fire_gibbon.bot.seat_record import HABITS, haste, seat_records
from game.games.fire_gibbon.rules.facts import FireFacts
from game.patterns.opponent_model import OpponentModel
from tests.games.fire_gibbon.tables import act, position, rules

LOW, HIGH = 6, 13


def promised(card: str, number: int, doubted: bool = True) -> Match[FireFacts]:
    """P2 promises *number* with a *card*, which P3 doubts or lets lie; both play on."""
    match = position(
        rules(3),
        {"turn": 1},
        fire=f"P1:{'..23456789TJQK'[number - 1]}c up",
        hand0="2d 4d",
        hand1=f"{card} 7d",
        hand2="2s 3s *1",
        deck="8d 9d Td Jd Qd Kd Ad",
    )
    act(match, f"P2 play_down {card}")
    if doubted:
        act(match, "P3 doubt P2")
        act(match, f"{'P2' if card != '2h' else 'P3'} reward {'7d' if card != '2h' else '2s'}")
    act(match, "P3 play_up *1")
    return match


def records(match: Match[FireFacts]) -> list[OpponentModel]:
    return seat_records(match.observe(0).history, 3)


@pytest.mark.parametrize(("number", "other"), [(LOW, HIGH), (HIGH, LOW)])
def test_what_was_doubted_tells_how_far_its_seat_is_believed_at_this_height(
    number: int, other: int
) -> None:
    true, false = records(promised("Ks", number)), records(promised("2h", number))
    nobody = OpponentModel(HABITS)
    assert true[1].honesty(number) > nobody.honesty(number) > false[1].honesty(number)
    assert true[1].honesty(other) == false[1].honesty(other) == nobody.honesty(other)
    assert true[2].honesty(number) == nobody.honesty(number), "the doubter has promised nothing"


def test_a_card_nobody_looked_at_says_nothing_of_its_truth() -> None:
    found = records(promised("2h", HIGH, doubted=False))
    assert found[1].honesty(HIGH) == OpponentModel(HABITS).honesty(HIGH)


@pytest.mark.parametrize("number", [LOW, HIGH])
@pytest.mark.parametrize("card", ["Ks", "2h"])
def test_who_doubts_is_expected_to_doubt_again(card: str, number: int) -> None:
    doubted, passed = (records(promised(card, number, each))[2] for each in (True, False))
    other = LOW if number == HIGH else HIGH
    assert OpponentModel(HABITS).courage(number) == 0
    assert doubted.courage(number) > 0 > passed.courage(number)
    assert doubted.courage(other) == passed.courage(other) == 0
    assert haste(doubted, 0.2) > haste(OpponentModel(HABITS), 0.2) > 5 * haste(passed, 0.2)


def test_only_somebody_elses_hidden_card_that_is_still_in_doubt_can_be_let_lie() -> None:
    match = promised("Ks", LOW)
    act(match, "P1 play_down 2d")
    assert records(match)[0].courage(LOW) == 0, "everybody has seen the king of P2"
    match = promised("2h", LOW, doubted=False)
    assert records(match)[1].courage(LOW) == 0, "P2 cannot doubt itself"


def test_what_was_burned_cannot_be_let_lie() -> None:
    match = promised("2h", LOW)
    assert records(match)[0].courage(LOW) == 0
    act(match, "P1 play_down 2d")
    assert records(match)[0].courage(LOW) == 0


def doubted_by_others(match: Match[FireFacts], seat: int, level: Level) -> float:
    judged = Evaluation(match.observe(seat), match.rules, NUMBERS, LEVELS[level])
    return judged.promises.doubted(HIGH)


@pytest.mark.parametrize("level", [Level.CASUAL, Level.SKILLED, Level.MASTER])
def test_a_promise_is_dearer_before_somebody_who_doubts_them(level: Level) -> None:
    known, unknown = (promised("Ks", HIGH, doubted) for doubted in (True, False))
    assert doubted_by_others(known, 0, level) > doubted_by_others(unknown, 0, level)


def test_a_novice_takes_note_of_nobody() -> None:
    match = promised("Ks", HIGH)
    judged = Evaluation(match.observe(0), match.rules, NUMBERS, LEVELS[Level.NOVICE])
    assert [each.courage(HIGH) for each in judged.odds.records] == [0, 0, 0]
    assert judged.odds.hasty == [0, 0, 0]


@pytest.mark.parametrize(
    ("level", "learns"),
    [(Level.CASUAL, False), (Level.SKILLED, True), (Level.MASTER, True)],
)
def test_who_was_caught_is_believed_less(level: Level, learns: bool) -> None:
    def lie(card: str) -> float:
        match = promised(card, HIGH)
        seen = match.observe(0)
        habits = LEVELS[level]._replace(reads=False)
        return Evaluation(seen, match.rules, NUMBERS, habits).lies.lie_of(1, HIGH, 0.5)

    assert (lie("2h") > lie("Ks")) == learns
