"""What a player of Indian Chief is told: prompts, badges, marks, the sheet, bad positions."""

import pytest

from game.engine.match import Match
from game.engine.zones import Seat, ZoneId
from game.games.indian_chief.rules.facts import ChiefFacts
from game.presentation.badge import Badge, BadgeKind
from game.presentation.marks import Mark, MarkKind
from game.presentation.presenter import presenter_of
from game.presentation.score_panel import Cell, CellLook
from game.scenario.scenario_parser import BadScenario
from tests.games.indian_chief.tables import chief, play, table

FULL = "sheet P1: -9 21 4 10 40 25 34; sheet P2: -9 30 8 7 40 25 24"


def prompt(match: Match[ChiefFacts], seat: Seat | None) -> str:
    return presenter_of(match.rules).status(match.observe(seat)).prompt


def test_prompts_while_all_choose() -> None:
    match = Match(chief(3), "prompts")
    assert prompt(match, 0) == "Turn 1 of 7: meld one to seven cards for an open box."
    assert prompt(match, None) == "Turn 1 of 7: everybody chooses a meld in secret."
    match.submit(match.legal(0)[0])
    assert prompt(match, 0) == "Turn 1 of 7: {1} and {2} choose a meld in secret."
    match.submit(match.legal(2)[0])
    assert prompt(match, 2) == "Turn 1 of 7: {1} chooses a meld in secret."


def test_prompts_of_thieves() -> None:
    match = table("turn: 2; meld P1: 2c; meld P2: 2d; meld P3: 3c; meld P4: Kc Qc", seats=4)
    assert prompt(match, 0).endswith(
        "ties with {1}: mark a card nobody else marks, or none. Tries after this: 1."
    )
    assert prompt(match, 2) == "The Thieves of {0} and {1} tie: each marks a card in secret."
    play(match, "P1 mark Kc")
    assert prompt(match, 0) == "Your mark is made: {1} still marks a card in secret."
    play(match, "P2 mark Kc")
    assert prompt(match, 1).endswith("This is the last try.")
    play(match, "P1 mark none; P2 mark Kc")
    assert prompt(match, 2) == "Your Thief may steal a card from another meld, or draw one instead."
    assert prompt(match, None) == "{2}'s Thief may steal a card."


def test_prompts_of_positions_that_wait() -> None:
    reveal = table("phase: reveal; commit P1: 2c; commit P2: 3c")
    assert prompt(reveal, 0) == "Turn 1 of 7: the melds are turned up."
    assert reveal.continue_position()
    assert prompt(reveal, 1) == "{0}'s Thief may steal a card."
    refill = table("phase: refill; turn: 2; meld P1: 2c 3c; stub: Kc; hand P2: 5c")
    assert prompt(refill, None) == "The hands are filled up to eight cards."
    assert refill.continue_position()
    assert not refill.continue_position()
    assert prompt(refill, 0).startswith("Turn 3 of 7")


def test_prompts_at_the_end() -> None:
    shared = table(FULL)
    assert prompt(shared, 0) == "{0} and {1} share the win."
    won = table(FULL.replace("34", "35"))
    assert prompt(won, 0) == "You win the match."
    assert prompt(won, 1) == "{0} wins the match."


def test_badges_and_key() -> None:
    match = Match(chief(2), "badges")
    dealer = match.state_copy().facts.dealer
    match.submit(match.legal(1)[0])
    status = presenter_of(match.rules).status(match.observe(0))
    assert [(badge.seat, badge.kind.value, badge.text) for badge in status.badges] == [
        (dealer, "dealer", ""),
        (1, "call", "ready"),
    ]
    later = table("turn: 2; meld P1: 2c; meld P2: 3d Kd; sheet P1: thief 2; sheet P2: rich -20")
    status = presenter_of(later.rules).status(later.observe(1))
    assert Badge(0, BadgeKind.CALL, "Thief", "May steal a card now.") in status.badges
    assert Mark(MarkKind.WORTH, ZoneId("meld", 0), text="Thief 2") in status.marks
    assert [line.points for line in status.score_lines] == ["2", "−20"]
    assert [head.text for head in status.heads] == ["1", "2", "3", "4", "5", "6", "7"]
    assert [head.widest for head in status.heads if head.widest] == ["−50"]
    assert [cell for cell in status.score_lines[0].cells if cell.look is not CellLook.OPEN] == [
        Cell("2", CellLook.CHOSEN)
    ]
    assert [cell for cell in status.score_lines[1].cells if cell.look is not CellLook.OPEN] == [
        Cell("−20")
    ]


def test_marks() -> None:
    seven, two, one = ZoneId("meld", 2), ZoneId("meld", 0), ZoneId("meld", 1)
    text = "turn: 2; meld P1: 2c; meld P2: 2d; meld P3: 3c 4c 5c 6c 7c 8c 9c"
    match = table(text, seats=3)
    marks = presenter_of(match.rules).status(match.observe(0)).marks
    assert {mark.at for mark in marks if mark.kind is MarkKind.LIT and mark.zone == seven} == set(
        range(7)
    )
    assert Mark(MarkKind.LIT, one, 0) in marks
    assert Mark(MarkKind.LIT, two, 0) not in marks
    assert [mark.at for mark in marks if mark.kind is MarkKind.FRAME] == [5, 6]
    play(match, "P1 mark 4c; P2 mark 4c")
    marks = presenter_of(match.rules).status(match.observe(2)).marks
    assert [mark for mark in marks if mark.kind is MarkKind.OWNER] == [
        Mark(MarkKind.OWNER, seven, 1, seat=0),
        Mark(MarkKind.OWNER, seven, 1, seat=1),
    ]


def test_the_sheet() -> None:
    blank = Match(chief(2), "sheet")
    sheet = presenter_of(blank.rules).sheet(blank.observe(0))
    names = ["Thief", "Beggar Man", "Poor Man", "Lawyer", "Rich Man", "Doctor", "Indian Chief"]
    assert [row.label for row in sheet.rows] == names
    assert {value for row in sheet.rows for value in row.values} == {""}
    assert (sheet.totals, sheet.leaders) == (("0", "0"), ())
    assert sheet.note.startswith("Nothing is scored yet")
    full = table(FULL.replace("34", "35"))
    sheet = presenter_of(full.rules).sheet(full.observe(None))
    assert [row.values[0] for row in sheet.rows] == ["10", "4", "21", "25", "−9", "40", "35"]
    assert (sheet.totals, sheet.leaders) == (("126", "125"), (0,))
    assert sheet.note == "The match is over: 126 points win."
    half = table("sheet P1: rich -9, poor 0; sheet P2: rich -9, doctor 0; hand P1: 2c")
    sheet = presenter_of(half.rules).sheet(half.observe(None))
    assert sheet.note.startswith("After turn 2 of 7")


def test_declining_takes_hold_of_the_stub() -> None:
    match = table("turn: 2; meld P1: 2c; meld P2: 3d Kd; stub: 4c 5c")
    places = [choice.grab_at for choice in presenter_of(match.rules).choices(match.observe(0))]
    assert [place and place.at for place in places] == [1, None, None, None]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("turn: 8", "no turn"),
        ("turn: P1", "no turn"),
        ("phase: dawn", "no phase"),
        ("sheet: 1 2 3", "one line for each seat"),
        ("sheet P1: 1 2 3", "seven scores"),
        ("sheet P1: rich x", "no score"),
        ("sheet P1: baker 3", "no box|no score|seven scores"),
        ("sheet P1: rich 3, baker 3", "no box"),
        ("sheet P9: rich 3", "no seat"),
        ("suit P1: swords", "no suit"),
        ("open P1: rich", "follows from the sheets"),
        ("committed: P1", "follows from the commits"),
        ("thieves: P9", "no seat"),
        ("stolen P1: Ah; meld P1: 2c; meld P2: 3c", "must lie in the hand"),
        ("hand P1: Ah'", "not in the pack"),
        ("moon: 3", "no fact or zone"),
    ],
)
def test_bad_positions_are_refused_in_a_sentence(text: str, why: str) -> None:
    with pytest.raises(BadScenario, match=why) as caught:
        table(text)
    assert str(caught.value).endswith(".")


def test_a_position_knows_its_turn() -> None:
    def turn(text: str) -> int:
        return table(text).state_copy().facts.turn

    assert turn("hand P1: 2c") == 1
    assert turn("sheet P1: rich -9, poor 3") == 3
    assert turn("sheet P1: rich -9, poor 3; meld P1: 2c; meld P2: 3c Kc") == 2
    assert turn("meld P1: 2c; meld P2: 3c Kc") == 1
    assert turn(FULL) == 7
