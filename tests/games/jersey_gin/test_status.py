"""What the table is told to show: prompts, points, badges, marks and the score sheet."""

import pytest

from game.engine.action import Action
from game.engine.cards import card, cards
from game.engine.events import Said, Scored
from game.engine.match import Match
from game.engine.notation import BadNotation
from game.engine.options import BadOption
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import Place, ZoneId
from game.games.jersey_gin.rules.facts import JerseyGinFacts
from game.games.jersey_gin.rules.options import JerseyGinOptions
from game.games.jersey_gin.rules.rules import JerseyGin
from game.games.jersey_gin.rules.zones import DISCARD, STOCK
from game.presentation.announcement import announcement_of
from game.presentation.marks import Mark, MarkKind
from game.presentation.presenter import presenter_of
from tests.games.jersey_gin.tables import gin, written

KNOCKING = ("hand 0: 5h 6h 7h Kc Kd Kh 2s 3s 4s 9d Qh", "hand 1: 4h Jc", "hand 2: Jd 4c")


def match_of(*lines: str, **options: object) -> Match[JerseyGinFacts]:
    rules = gin(**options)
    return Match(rules, "status", written(rules, *lines))


def prompt(match: Match[JerseyGinFacts], seat: int | None) -> str:
    return presenter_of(match.rules).status(match.observe(seat)).prompt


def test_prompts_before_the_break() -> None:
    match: Match[JerseyGinFacts] = Match(gin(), "prompts")
    seat = match.turn.seats[0]
    assert prompt(match, seat).startswith("Draw from the stock or take the discard. Your deadwood")
    assert prompt(match, None) == f"{{{seat}}} draws."
    match.submit(Action(seat, "draw", target=STOCK))
    assert prompt(match, seat).startswith("Discard one card")
    assert prompt(match, (seat + 1) % 3) == f"{{{seat}}} chooses a discard."


def test_what_counts_against_a_hand_is_called_deadwood_in_the_prompts_too() -> None:
    match = match_of(
        *("hand 0: 5h 6h 7h Kc Kd Qh Js 9d 2s 3c 4s", "hand 1: 9h Jc 8c", "hand 2: 8h 4c"),
        "turn = 0",
    )
    assert prompt(match, 0) == "Discard one card. The best leaves 48 of deadwood."


def test_prompts_of_a_knock_and_the_visits() -> None:
    match = match_of(*KNOCKING, "turn = 0")
    assert prompt(match, 0) == "Discard one card, or knock with 9."
    match.submit(Action(0, "knock", cards("Qh"), ZoneId("aside")))
    assert prompt(match, 1) == "{0} has knocked: show your hand with its melds."
    assert prompt(match, 0) == "{1} shows their hand."
    match.submit(Action(1, "show"))
    assert prompt(match, 1) == "Lay off cards that fit a meld, or be done."
    assert prompt(match, 2) == "{1} lays off."
    row = ZoneId("meld", 0, 2)
    match.submit(Action(1, "lay_off", cards("4h"), row))
    marks = presenter_of(match.rules).status(match.observe(2)).marks
    assert [m for m in marks if m.kind is MarkKind.ADDED] == [Mark(MarkKind.ADDED, row, 0, seat=1)]
    badges = presenter_of(match.rules).status(match.observe(2)).badges
    assert [(badge.seat, badge.kind.value, badge.text) for badge in badges] == [
        (2, "call", "deadwood 14"),
        (0, "dealer", ""),
        (0, "call", "knock 9"),
        (1, "call", "deadwood 10"),
    ]


def test_whoever_may_lay_off_once_more_is_told_after_which_card() -> None:
    match = match_of(
        *("hand 0: 5h 6h 7h Kc Kd Kh 2s 3s 4s 9d Qh", "hand 1: 9h Jc 8c", "hand 2: 8h 4c"),
        "turn = 0",
    )
    match.submit(Action(0, "knock", cards("Qh"), ZoneId("aside")))
    match.submit(Action(1, "show"))
    match.submit(Action(2, "show"))
    assert prompt(match, 2) == "Lay off cards that fit a meld, or be done."
    match.submit(Action(2, "lay_off", cards("8h"), ZoneId("meld", 0, 2)))
    match.submit(Action(2, "done"))
    assert prompt(match, 1) == "{2} laid off the 8 of hearts: lay off what fits now, or be done."
    match.submit(Action(1, "lay_off", cards("9h"), ZoneId("meld", 0, 2)))
    assert prompt(match, 1) == "Lay off cards that fit a meld, or be done."


def test_labels_stay_short_and_tell_the_ways_to_show_a_hand_apart() -> None:
    match = match_of(
        *("hand 0: 5h 6h 7h 8h Kc Kd Kh 2s 3s 4s Qh", "hand 1: 9h 6s 7s 8s 7c 7d 2c"),
        *("hand 2: 4c", "turn = 0"),
    )
    match.submit(Action(0, "knock", cards("5h"), ZoneId("aside")))
    shows = [c.label for c in presenter_of(match.rules).choices(match.observe(1)) if not
             c.input_hints.spare]  # fmt: skip
    assert shows == ["Show your hand, 25 left", "Show 6–8 of spades, 25 left"]
    match.submit(Action(1, "show"))
    labels = [c.label for c in presenter_of(match.rules).choices(match.observe(1))]
    assert "Lay off: 9 of hearts, on 6–8 of hearts" in labels
    assert "Lay off: 9 of hearts, on kings" in labels


def test_the_last_line_of_a_hand_says_how_it_was_won_and_what_it_paid() -> None:
    match = match_of(*KNOCKING, "turn = 0")
    match.submit(Action(0, "knock", cards("Qh"), ZoneId("aside")))
    match.submit(Action(1, "show"))
    match.submit(Action(1, "done"))
    match.submit(Action(2, "show"))
    events = match.record.events
    end = next(n for n, event in enumerate(events) if isinstance(event, Scored))
    said = [event for event in events[:end] if isinstance(event, Said)]
    assert said[-1].text == "{0} wins the hand with a knock: 10 points and a box."
    standing = next(announcement_of(each).standing for each in said if each.code == "box")
    assert standing is not None
    assert standing.badges is not None
    worn = [(badge.seat, badge.text) for badge in standing.badges if badge.text]
    assert worn == [(0, "knock 9"), (1, "deadwood 14"), (2, "deadwood 14")]
    counts = [announcement_of(each).lasting_marks for each in said if each.code == "deadwood"]
    assert counts == [
        (Mark(MarkKind.COUNT, ZoneId("unmatched", seat), text=points),)
        for seat, points in enumerate(("9", "14", "14"))
    ]


def test_prompts_of_the_break() -> None:
    match = match_of(
        *("hand 0: 5h 6h 9c", "hand 1: 4h Jc", "hand 2: Jd 4c", "stock: 2c 3c 4s"),
        *("discard: 7h", "turn = 0"),
    )
    assert prompt(match, 0) == "The break: draw from the stock, or take the discard and meld it."
    assert prompt(match, 1) == "{0} draws, in the break."
    match.submit(Action(0, "draw", target=DISCARD))
    assert prompt(match, 0) == "Meld the 7 of hearts you took."
    match.submit(Action(0, "meld", cards("5h 6h 7h")))
    assert prompt(match, 0) == "Discard one card."
    assert prompt(match, 1) == "{0} lays melds, then discards."
    badges = presenter_of(match.rules).status(match.observe(None)).badges
    assert [badge.text for badge in badges] == ["", "breaker"]


def test_gin_is_announced_and_melds_in_hand_are_grouped() -> None:
    match = match_of("hand 0: 5h 6h 7h Kc Kd Kh 2s 3s 4s 5s Qh", "turn = 0")
    status = presenter_of(match.rules).status(match.observe(0))
    assert status.prompt == "Discard one card, or go gin."
    grouped = [" ".join(card.text for card in group) for group in status.hand]
    assert grouped == ["Kc Kd Kh", "5h 6h 7h", "2s 3s 4s 5s"]
    assert status.ungrouped_caption == "deadwood 0 at best"
    assert Mark(MarkKind.BAND, ZoneId("aside"), text="gin!") in status.marks
    others = presenter_of(match.rules).status(match.observe(1)).marks
    assert [mark.kind for mark in others] == [MarkKind.ALARM]
    assert status.gauge is None


def test_with_a_card_too_many_the_deadwood_is_that_after_the_best_discard() -> None:
    """At the cards, at the name and in the prompt; also when melds lie on the table already."""
    match = match_of(*KNOCKING, "turn = 0")
    status = presenter_of(match.rules).status(match.observe(0))
    assert status.ungrouped_caption == "deadwood 9 at best"
    assert status.badges[0].text == "deadwood 9"
    match = match_of(
        *("hand 0: 9c 9d 9h 3s 4s 5s 6s Kd Qs 6h 2c", "hand 1: Ac", "hand 2: 8c"),
        *("stock: 7d Kh", "discard: Tc", "turn = 0", "breaker = 0", "phase = discard"),
    )
    for melded in ("9c 9d 9h", "3s 4s 5s 6s"):
        status = presenter_of(match.rules).status(match.observe(0))
        assert status.ungrouped_caption == "deadwood 18 at best"
        match.submit(Action(0, "meld", cards(melded)))
    assert presenter_of(match.rules).status(match.observe(0)).ungrouped_caption == (
        "deadwood 18 at best"
    )


def test_the_sheet_and_the_end() -> None:
    match = match_of(*KNOCKING, "turn = 0", target=50)
    match.submit(Action(0, "knock", cards("Qh"), ZoneId("aside")))
    match.submit(Action(1, "show"))
    match.submit(Action(1, "done"))
    assert match.state_copy().facts.phase.value == "layoff"
    match.submit(Action(2, "show"))
    sheet = presenter_of(match.rules).sheet(match.observe(None))
    assert [row.label for row in sheet.rows] == [
        *("Hand 1: knock", "Deadwood", "More than the winner", "Boxes so far"),
    ]
    assert sheet.rows[0].values == ("+10", "", "")
    assert sheet.rows[1].values == ("9", "14", "14")
    assert sheet.rows[2].values == ("", "5 more", "5 more")
    assert sheet.rows[3].values == ("1", "0", "0")
    assert sheet.totals == ("10", "0", "0")
    assert sheet.leaders == (0,)
    assert sheet.note.startswith("After 1 hand: 50 points end the game")


def test_the_sheet_at_the_end() -> None:
    rules = gin(target=50)
    state = written(
        rules,
        *("hand 0: 6c Kd", "hand 1: 6h", "hand 2: 2s Kc", "breaker = 1", "turn = 0"),
        "phase = discard",
    )
    state.facts.points, state.facts.boxes = [48, 49, 3], [1, 4, 0]
    match = Match(rules, "end", state)
    match.submit(Action(0, "discard", cards("Kd"), DISCARD))
    assert match.outcome is not None
    assert match.outcome == ((1,), (73, 49 + 6 + 125 + 100, 3))
    sheet = presenter_of(rules).sheet(match.observe(0))
    assert [row.label for row in sheet.rows] == [
        *(
            "Hand 1: played out",
            "Deadwood",
            "More than the winner",
            "Hand points",
            "Boxes, 25 each",
            "Game bonus",
        )
    ]
    assert sheet.rows[4].values == ("25", "125", "0")
    assert sheet.totals == ("73", "280", "3")
    assert prompt(match, 1) == "You win the game."
    assert prompt(match, 0) == "{1} wins the game."


def test_one_draws_with_the_top_card_in_hand() -> None:
    match: Match[JerseyGinFacts] = Match(gin(), "touch")
    choices = presenter_of(match.rules).choices(match.observe(match.turn.seats[0]))
    draws = [choice for choice in choices if choice.action.verb == "draw"]
    assert all(choice.refused for choice in choices if choice not in draws)
    assert [choice.grab_at for choice in draws] == [Place(STOCK, 20), Place(DISCARD, 0)]


def test_jersey_gin_is_for_three() -> None:
    for seats in (2, 4):
        with pytest.raises(BadOption):
            JerseyGin(seats, JerseyGinOptions())


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("melds P1", "4h 5h 6h, 7c 7d 7s, 9c 9d 9s, Kc Kd Ks"),
        ("meld P1 4", "4h 5h 6h"),
        ("table", "4h 5h 6h"),
        ("melds P5", "4h 5h 6h"),
        ("deadwood P1", "4x"),
        ("added", "4h Q1"),
        ("score", "1 2"),
    ],
)
def test_nonsense_in_positions(key: str, text: str) -> None:
    rules = gin()
    state: State[JerseyGinFacts] = State(Table(rules.zone_registry), JerseyGinFacts())
    with pytest.raises(BadNotation):
        rules.notation.read_special(key, text, state)


def test_positions_that_cannot_be() -> None:
    with pytest.raises(BadNotation):
        written(gin(), "meld 0: 5h 6h 8h")
    with pytest.raises(BadNotation):
        written(gin(), "hand 0: 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc")


def test_melds_in_a_position_are_put_in_order() -> None:
    rules = gin()
    state = written(rules, "meld 1: 3h Ah 2h", "stock: 2c", "hand 0: Kd Kc", "turn = 0")
    assert state.table.zones[rules.zones.melds[1][0]] == list(cards("Ah 2h 3h"))
    assert state.facts.breaker == 1


def test_lay_offs_name_their_meld_as_they_like() -> None:
    rules = gin()
    lines = ("meld 1: 4h 5h 6h", "meld 1: 7c 7d 7s", "hand 0: 7h 3h Kc", "breaker = 1")
    state = written(rules, *lines, "turn = 0", "phase = discard")
    run, three = ZoneId("meld", 1, 1), ZoneId("meld", 1, 2)
    for text, zone in {
        "lay_off 3h": run,
        "lay_off 7h (7c 7d 7s)": three,
        "layoff 7h on meld P2 2": three,
        "lay_off 7h 5h": run,
        "lay_off 7h meld/P2": run,
        "lay_off 7h": None,
        "lay_off Kc": None,
    }.items():
        (action,) = rules.notation.steps(rules.notation.read(0, text), state)
        assert action.target == zone, text
        assert action.cards[0] in (card("3h"), card("7h"), card("Kc"))
