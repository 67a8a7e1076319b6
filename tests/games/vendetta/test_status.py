"""What a player of Vendetta is told: prompts, points, tags, marks, the log and the score sheet."""

import pytest

from game.engine.events import Said, Scored
from game.engine.match import Match
from game.engine.zones import Seat, ZoneId
from game.games.vendetta.rules.facts import VendettaFacts
from game.presentation.gauge import Gauge, GaugeKind
from game.presentation.marks import Mark, MarkKind
from game.presentation.presenter import presenter_of
from tests.games.vendetta.tables import after, positions, vendetta, written


def prompt(match: Match[VendettaFacts], seat: Seat | None) -> str:
    return presenter_of(match.rules).status(match.observe(seat)).prompt


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("2c 3d", "Nothing in your hand fits: you can only pass."),
        ("2c 2d", "Your turn: lay down a trick, or pass."),
        ("7s 2d", "Your turn: add to an open trick, or pass."),
        ("*1 2d", "Your turn: steal with a joker, or pass."),
        (
            "7s 2d 2c *1",
            "Your turn: lay down a trick, add to an open trick, steal with a joker, or pass.",
        ),
    ],
)
def test_prompts_on_turn(hand: str, words: str) -> None:
    match = written(vendetta(3), f"hand P1: {hand}", "hand P2: *2", "trick T1 P3: 7c 7d")
    assert prompt(match, 0) == words
    assert prompt(match, 1) == "It is {0}'s turn; you may play a joker at any time."
    assert prompt(match, 2) == prompt(match, None) == "It is {0}'s turn."


def test_prompts_after_a_play_speak_of_the_end_of_the_turn() -> None:
    match = written(vendetta(3), "hand P1: 2c 2d 9h 9s 9c", "hand P2: 4c", "hand P3: 4d")
    match.submit(match.legal(0)[0])
    assert prompt(match, 0) == "Your turn: lay down a trick, or say that you are done."
    match.submit(match.rules.notation.read(0, "create 9c 9h"))
    assert prompt(match, 0) == "Your turn: add to an open trick, or say that you are done."
    match.submit(match.rules.notation.read(0, "add 9s T2/P1"))
    assert prompt(match, 0) == "Your hand is empty: you can end your turn."
    assert (
        presenter_of(match.rules).label(match.look((match.legal(0)[0]).seat), match.legal(0)[0])
        == "Done"
    )


def test_prompts_of_the_last_call_and_the_end() -> None:
    match = written(vendetta(3), "hand P1: 2c", "hand P2: *1", "hand P3: 3c", "trick T1 P3: 7c 7d")
    for seat in range(3):
        match.submit(match.legal(seat)[-1])
        if seat == 0:
            assert (
                presenter_of(match.rules).label(
                    match.look((match.legal(1)[-1]).seat), match.legal(1)[-1]
                )
                == "Pass"
            )
    assert presenter_of(match.rules).status(match.observe(0)).gauge == Gauge(
        "passes", 3, 3, text="last call", kind=GaugeKind.DOTS
    )
    assert prompt(match, 1).startswith("Everyone has passed: play a joker, or decline")
    assert prompt(match, 0) == "Everyone has passed: {1} can still play a joker."
    match.submit(match.legal(1)[-1])
    assert prompt(match, 2) == "You win the match."
    assert prompt(match, None) == "{2} wins the match."


def test_a_shared_win_is_told() -> None:
    match = written(
        vendetta(3), "hand P1: 2c", "hand P2: 4c", "hand P3: 3c",
        "trick T1 P3: 7c 7d", "trick T2 P1: 8c 8d",
    )  # fmt: skip
    for seat in range(3):
        match.submit(match.legal(seat)[-1])
    assert prompt(match, 0) == "{0} and {2} share the win."
    last = [e for e in match.events(1) if isinstance(e, Said)][-1]
    assert last.text == "The game is over: {0} and {2} share the win with 2 points."
    assert match.events(1)[-1] == Scored("Deal 1")


def test_marks_show_the_worth_the_lock_and_the_jokers() -> None:
    match = written(
        vendetta(3),
        "hand P1: 2c",
        "trick T1 P2: 4h 5h 6h 7h 8h *1",
        "trick T2 P3: 9c 9d",
    )
    first, second = ZoneId("trick", 1, 1), ZoneId("trick", 2, 2)
    assert presenter_of(match.rules).status(match.observe(None)).marks == (
        Mark(
            MarkKind.COIN,
            first,
            4,
            "10 flush",
            tip="{1} has the run 4 to 8 in hearts: 10 points. "
            "It is closed: only a joker can steal it.",
        ),
        Mark(MarkKind.CLOSED, first),
        Mark(MarkKind.SIDEWAYS, first, 5),
        Mark(
            MarkKind.COIN,
            second,
            1,
            "2",
            tip="{2} has two 9s: 2 points. Another 9 or a joker steals it.",
        ),
    )


def test_marks_show_where_a_run_goes_on() -> None:
    match = written(
        vendetta(3),
        "hand P1: 2c",
        "trick T1 P2: 4h 5c 6h",
        "trick T2 P3: Ac 2d 3d",
        "trick T3 P3: Qc Kd Ad",
    )
    marks = presenter_of(match.rules).status(match.observe(None)).marks
    assert [(mark.zone.n, mark.at, mark.text) for mark in marks if mark.kind is MarkKind.GROWS] == [
        (1, 0, "3"), (1, 2, "7"), (2, 2, "4"), (3, 0, "J"),
    ]  # fmt: skip
    tips = [mark.tip for mark in marks if mark.kind is MarkKind.COIN]
    assert (
        tips[1] == "{2} has the run ace to 3: 1 point. It goes on with a 4; a joker steals it too."
    )


@pytest.mark.parametrize(
    ("line", "promise"),
    [
        ("add 7h T1/P2", "6 \u203a 8 flush"),
        ("add 7c T1/P2", "6 \u203a 2"),
        ("add 7h 8h T1/P2", "6 \u203a 10 flush closed"),
        ("add 9h T2/P3", "2 \u203a 3"),
        ("joker *1 T2/P3", "2 \u203a 2"),
        ("create 7c 7h", "2 points"),
        ("end", ""),
    ],
)
def test_what_a_trick_would_be_worth_is_promised(line: str, promise: str) -> None:
    match = written(
        vendetta(3),
        "hand P1: 7h 8h 7c 9h *1",
        "hand P2: 2c",
        "hand P3: 3c",
        "trick T1 P2: 4h 5h 6h",
        "trick T2 P3: 9c 9d",
    )
    action = match.rules.notation.read(0, line)
    choices = {
        choice.action: choice for choice in presenter_of(match.rules).choices(match.observe(0))
    }
    assert choices[action].input_hints.promise == promise
    assert choices[action].input_hints.space == (line == "end")


def test_the_key_and_the_sheet_say_the_same_at_every_moment() -> None:
    rules = vendetta(4, deals=3)
    seen = 0
    for seed in "abc":
        match = after(rules, seed, 30)
        status, sheet = (
            presenter_of(rules).status(match.observe(0)),
            presenter_of(rules).sheet(match.observe(0)),
        )
        assert [line.points for line in status.score_lines] == list(sheet.totals)
        rounds = [row for row in sheet.rows if row.level == 0]
        for seat in range(4):
            assert sum(int(row.values[seat]) for row in rounds) == int(sheet.totals[seat])
            newest = max(n for n, row in enumerate(sheet.rows) if row.level == 0)
            details = [row.values[seat] for row in sheet.rows[newest + 1 :]]
            assert sum(int(text or 0) for text in details) == int(rounds[-1].values[seat])
            seen += 1
    assert seen == 12


def test_who_passed_wears_it_until_somebody_plays() -> None:
    hands = [f"hand P{n}: {n + 1}c {n + 1}d" for n in (1, 2, 3, 4)]
    match = written(vendetta(4), *hands, "stack: Kc Kd Kh")
    for seat in range(2):
        match.submit(match.legal(seat)[-1])
    badges = presenter_of(match.rules).status(match.observe(None)).badges
    assert sorted((badge.seat, badge.text) for badge in badges) == [(0, "pass"), (1, "pass")]
    match.submit(match.legal(2)[0])
    assert presenter_of(match.rules).status(match.observe(None)).badges == ()
    assert presenter_of(match.rules).status(match.observe(None)).score_lines[2].note == "draws 2"


@pytest.mark.parametrize(("stack", "note"), [("", ""), ("stack: Kc", "draws 1")])
def test_nobody_draws_more_than_the_stack_holds(stack: str, note: str) -> None:
    match = written(vendetta(3), "hand P1: 2c 2d", "hand P2: 4c 4d", *filter(None, [stack]))
    match.submit(match.legal(0)[0])
    assert presenter_of(match.rules).status(match.observe(None)).score_lines[0].note == note


def test_a_hand_of_jokers_alone_steals_and_adds_nothing() -> None:
    lines = ("hand P1: *1", "hand P2: 9c", "trick T1 P1: 3c 3d", "trick T2 P2: 4c 4d")
    match = written(vendetta(3, joker_timing="own_turn"), *lines)
    choices = presenter_of(match.rules).choices(match.observe(0))
    labels = [choice.label for choice in choices]
    assert len(set(labels)) == len(labels)
    assert "add" not in {choice.action.verb for choice in choices}
    refused = {choice.refused.code for choice in choices if choice.refused is not None}
    assert refused == {"joker_only_steals", "already_yours"}


def test_labels_differ_even_for_equal_tricks_of_one_seat() -> None:
    match = written(vendetta(3), "hand P1: *1 *2", "trick T1 P2: 7c 7d", "trick T2 P2: 7h 7s")
    assert [
        c.label
        for c in presenter_of(match.rules).choices(match.observe(0))
        if c.action.verb == "joker"
    ] == [
        "Steal two 7s (7 of clubs) from {1}, 2 points: joker 1",
        "Steal two 7s (7 of hearts) from {1}, 2 points: joker 1",
        "Steal two 7s (7 of clubs) from {1}, 2 points: joker 2",
        "Steal two 7s (7 of hearts) from {1}, 2 points: joker 2",
    ]


def test_status_and_sheet_never_fail() -> None:
    rules = vendetta(6, jokers=4, deals=2)
    for at, state in enumerate(positions(rules, 30, 200)):
        if at % 10 == 0:
            match = Match(rules, "any", state.clone())
            for seat in (None, 0, 5):
                seen = match.observe(seat)
                assert presenter_of(rules).status(seen).prompt.format(*"abcdef")
                assert presenter_of(rules).sheet(seen).note


def test_a_label_says_that_a_trick_is_closed_by_it() -> None:
    match = written(vendetta(3), "hand P1: 7h 7s 9c 9d", "trick T1 P2: 7c 7d")
    labels = {c.label for c in presenter_of(match.rules).choices(match.observe(0))}
    assert "Steal two 7s from {1}, 4 points, closed: 7 of hearts, 7 of spades" in labels
    assert "Steal two 7s from {1}, 3 points: 7 of hearts" in labels
