"""What is shown beside the cards, and how positions are written and refused."""

from __future__ import annotations

import pytest

from game.engine.events import Said
from game.engine.match import IllegalAction, Match
from game.games.skitgubbe.rules.facts import SkitgubbeFacts
from game.games.skitgubbe.text import status_text
from game.presentation.badge import Badge, BadgeKind
from game.presentation.marks import MarkKind
from game.presentation.presenter import presenter_of
from game.scenario.scenario_parser import BadScenario
from tests.games.skitgubbe.tables import do, skitgubbe, written

WAR = """
seats: 4
part: 1
trick: P1:Kc, P2:5d, P2:5h sluff, P3:Kd, P4:3s
hand P1: 4c 5s 7c
hand P2: 8c 9c Tc
hand P3: 4d 8d 9d
hand P4: Js Qs Ts
stock: 2c 2d 2h
"""
TABLE = """
options: high_trump=on
seats: 4
part: 2
trump: h
out: P3
table: P1:2c-3c P2:7c
turn: P4
N: 4
hand P1: Ah 4s
hand P2: Ac
hand P4: 9c 2s 3h
"""


def prompt(match: Match[SkitgubbeFacts], seat: int | None) -> str:
    return presenter_of(match.rules).status(match.observe(seat)).prompt


def test_prompts_of_part_one() -> None:
    match = Match(skitgubbe(3, first_goat="P2"), "prompt")
    assert prompt(match, 1) == "Lead a card, or turn one over."
    assert prompt(match, 0) == "{1} leads."
    assert prompt(match, None) == "{1} leads."


def test_prompts_of_a_war() -> None:
    match = written(WAR)
    assert match.state_copy().facts.turn == 0
    assert prompt(match, 0) == "War: lead a card, or turn one over."
    do(match, "P1 play 5s")
    assert "5 is highest so far" in prompt(match, 2)


def test_who_has_to_match_is_told() -> None:
    match = written(
        """
        seats: 3
        part: 1
        lead: P1
        hand P1: Kc 4d 7h
        hand P2: Kd 9h 8c
        hand P3: 2c 3c 5c
        stock: As 3d
        """
    )
    do(match, "P1 play Kc")
    assert prompt(match, 1) == "The king is highest so far: you hold a king and have to play it."


def test_the_last_trick_is_announced() -> None:
    match = written(
        """
        seats: 3
        part: 1
        lead: P1
        hand P1: 9c
        hand P2: 4s 5d
        hand P3: Jh 9d
        """
    )
    assert prompt(match, 1).endswith("Last trick - no sluffing until you are beaten.")


def test_the_pile_shows_whose_and_what_counts() -> None:
    match = written(WAR)
    marks = presenter_of(match.rules).status(match.observe(None)).marks
    kinds = {(mark.kind.value, mark.at): mark for mark in marks}
    assert kinds["edge", 2]
    assert kinds["owner", 2].seat == 1
    assert {at for kind, at in kinds if kind == "bracket"} == {0, 1, 3, 4}
    assert {at for kind, at in kinds if kind == "joined"} == {1, 3, 4}
    assert {at for kind, at in kinds if kind == "dim"} == {0, 1, 3, 4}
    worn = {
        (badge.seat, badge.kind.value)
        for badge in presenter_of(match.rules).status(match.observe(None)).badges
    }
    assert worn >= {(0, "war"), (2, "war")}


def test_part_two_shows_what_is_eaten_and_what_kills() -> None:
    match = written(TABLE)
    status = presenter_of(match.rules).status(match.observe(3))
    assert status.prompt == "Beat the 7 of clubs, or eat the 2 and 3 of clubs."
    assert status.gauge is not None
    assert (status.gauge.value, status.gauge.high) == (2, 4)
    assert status.gauge.text == "2 more plays kill\nhighest trump: A"
    assert [mark.at for mark in status.marks if mark.kind is MarkKind.BRACKET] == [0, 1]
    assert status.centre is not None
    assert status.centre.text == "trump"
    assert status.gauge.label == "clubs led"
    assert Badge(2, BadgeKind.OUT, "first", "Has got rid of all cards.") in status.badges
    assert [line.cells[0].text for line in status.score_lines] == ["2", "1", "first", "3"]


def test_the_gauge_says_when_only_trump_beats() -> None:
    match = written(TABLE)
    assert (
        "may only be used to kill"
        in presenter_of(match.rules).status(match.observe(0)).sign_texts.gauge
    )
    do(match, "P4 beat 3h")
    gauge = presenter_of(match.rules).status(match.observe(0)).gauge
    assert gauge is not None
    assert gauge.label == "only trump beats"
    open_high = written(TABLE.replace("high_trump=on", "high_trump=off"))
    signs = presenter_of(open_high.rules).status(open_high.observe(0)).sign_texts
    assert "used to kill" not in signs.gauge


def test_a_low_card_left_over_is_offered_in_words() -> None:
    assert status_text.take_extra_card(1).startswith("One low card is left over")
    assert status_text.take_extra_card(2).startswith("2 low cards are left over")


def test_ranks_that_may_be_sluffed_stand_in_a_list() -> None:
    assert status_text.any_of(["ace"]) == "ace"
    assert status_text.any_of(["ace", "8", "10"]) == "ace, 8 or 10"


def test_the_prompt_says_what_a_play_would_do() -> None:
    match = written(TABLE)
    do(match, "P4 beat 9c")
    kills = "A play kills."
    assert prompt(match, 0) == f"Beat the 9 of clubs, or eat the 2 and 3 of clubs. {kills}"
    do(match, "P1 eat")
    assert prompt(match, 1) == "Beat the 9 of clubs, or eat the 7 of clubs."
    do(match, "P2 beat Ac")
    assert prompt(match, 3) == f"Beat the ace of clubs, or eat the 7 of clubs. {kills}"
    do(match, "P4 eat")
    assert prompt(match, 0) == "You cannot beat the ace of clubs: eat the 9 of clubs."


def test_labels_and_what_a_hand_takes_hold_of() -> None:
    match = written(TABLE)
    choices = {
        choice.action.verb: choice for choice in presenter_of(match.rules).choices(match.observe(3))
    }
    assert choices["eat"].label == "Eat the 2 and 3 of clubs"
    assert choices["eat"].grab_at is not None
    assert choices["eat"].grab_at.zone.name == "table"


def test_the_sheet_counts_goats() -> None:
    match = written("seats: 3\nphase: between\noptions: games=open\nscore: 2 0 1")
    sheet = presenter_of(match.rules).sheet(match.observe(0))
    assert sheet.totals == ("2", "0", "1")
    assert sheet.leaders == (1,)
    assert [row.values[0] for row in sheet.rows] == ["Goat", "Goat", "in"]


@pytest.mark.parametrize(
    "position",
    [
        "part: 3",
        "phase: nap",
        "part: 1\nlead: P9",
        "part: 1\ntrick: P1:3d, P3:4d",
        "part: 1\ntrick: P1:3d\nturn: P3",
        "phase: extras\ndreck: 2c",
        "part: 2\ntable: 2c-4c",
        "part: 2\ntrump: s\ntable: 7c 5c",
        "part: 2\nN: many",
        "score: 1 2",
        "hand P1: 5c'",
    ],
)
def test_nonsense_is_refused_in_words(position: str) -> None:
    with pytest.raises(BadScenario) as error:
        written("seats: 3\n" + position)
    assert str(error.value).endswith((".", "”."))


def test_left_hands_may_be_written_by_number_or_as_the_owners_second() -> None:
    one = written("options: confusion=on\nseats: 3\npart: 2\nhand P4: 2c\nhand P2: 3c")
    two = written("options: confusion=on\nseats: 3\npart: 2\nhand P1 1: 2c\nhand P2: 3c")
    assert one.state_copy().table.zones == two.state_copy().table.zones


def test_a_written_match_can_be_taken_up_again_as_it_is() -> None:
    match = written(TABLE)
    do(match, "P4 eat")
    again = Match(match.rules, "x", match.state_copy())
    assert repr(again.state_copy().facts) == repr(match.state_copy().facts)


def test_a_window_against_the_clock_says_why_one_has_to_wait() -> None:
    match = written(
        """
        options: sluff_mode=timed
        seats: 3
        phase: part1_sluff
        trick: P1:9c
        hand P1: 9d Kd Kh
        hand P2: 9h 2s Qh
        hand P3: 4h 4s Qs
        """
    )

    def why(line: str) -> str:
        with pytest.raises(IllegalAction) as error:
            do(match, line)
        return error.value.refusal.text

    still_open = "The others may still sluff; play goes on when all of them have passed."
    assert why("P2 play 9h") == still_open
    assert why("P2 sluff 9h") == "You play next, and may sluff before you do."
    do(match, "P1 pass")
    assert why("P1 sluff 9d") == "You have passed; you may sluff again after the next play."


def test_a_curtain_asks_for_another_game_as_the_table_does() -> None:
    match = written("seats: 3\nphase: between\noptions: games=open\nscore: 1 1 1")
    assert status_text.ANOTHER_OR_ENOUGH in prompt(match, None)
    do(match, "P1 another")
    assert status_text.OTHERS_ANSWER in prompt(match, 0)
    assert status_text.ANOTHER_OR_ENOUGH in prompt(match, None)


def test_words_at_the_end_of_an_evening() -> None:
    match = written("seats: 3\nphase: between\noptions: games=open\nscore: 1 1 1")
    for line in ("P1 enough", "P2 another", "P3 enough"):
        do(match, line)
    said = [event.text for event in match.events(None) if isinstance(event, Said)]
    assert said == ["{0} and {2} have had enough.", "The evening is over: all come off even."]
