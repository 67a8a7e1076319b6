"""What is shown beside the cards of Fire Gibbon to each seat."""

from __future__ import annotations

import pytest

from game.engine.events import Said
from game.engine.match import Match
from game.games.fire_gibbon.rules.facts import FireFacts, Round
from game.presentation.announcement import announcement_of
from game.presentation.marks import MarkKind
from game.presentation.presenter import presenter_of
from game.presentation.status import Status
from tests.games.fire_gibbon.tables import act, position, rules, walk


def told(match: Match[FireFacts]) -> list[str]:
    return [event.text for event in match.record.events if isinstance(event, Said)]


def status(match: Match[FireFacts], seat: int | None) -> Status:
    return presenter_of(match.rules).status(match.observe(seat))


def test_the_fire_is_marked() -> None:
    match = position(
        rules(3),
        fire="P2:5c up, P3:6s down(6), P2:7d down(7), P3:Kc down(8) proven",
        hand0="2c",
        table0="3c",
        hand1="4c",
    )
    marks = status(match, 0).marks
    by_kind = {
        kind.value: [(m.at, m.text, m.seat) for m in marks if m.kind is kind]
        for kind in {m.kind for m in marks}
    }
    assert by_kind == {
        "owner": [(0, "", 1), (1, "", 2), (2, "", 1), (3, "", 2)],
        "tag": [(1, "6+", None), (2, "7+", None), (3, "8+", None)],
        "dim": [(1, "", None)],
        "lit": [(2, "", None)],
        "proven": [(3, "king of clubs", None)],
        "last": [(3, "", None)],
    }
    assert not [m for m in status(match, 1).marks if m.kind is MarkKind.LIT]


def test_the_gauge() -> None:
    cold = status(position(rules(3), hand0="2c"), 0)
    assert (cold.gauge is not None, cold.gauge and cold.gauge.value) == (True, 0)
    hot = status(position(rules(3), fire="P2:Kc up", hand0="2c"), 0).gauge
    assert hot is not None
    assert (hot.value, hot.high, hot.notch, hot.text) == (13, 13, 9, "ace!")
    plain = status(position(rules(3, cheap_hat=False), fire="P2:Kc up", hand0="2c"), 0).gauge
    assert plain is not None
    assert plain.notch is None


def test_what_the_seats_wear() -> None:
    match = position(rules(3), {"hat": 2, "mask": 1, "dealer": 2}, fire="P2:Kc up", hand0="2c")
    badges = {(b.seat, b.kind.value) for b in status(match, 0).badges}
    assert badges == {(2, "dealer"), (2, "hat"), (1, "mask"), (1, "spark")}
    assert all(b.tip for b in status(match, 0).badges)


@pytest.mark.parametrize(
    ("fire", "facts", "begins"),
    [
        ("", {}, "Your turn: start a new fire"),
        ("P2:5c up", {}, "Your turn: play one card."),
        ("P2:5c up, P3:6c down(6)", {}, "Your turn: doubt a face-down card, or play one card."),
        ("P2:5c up, P3:6c down(6)", {"doubted": True}, "You were wrong: now play one card."),
        ("P3:6c down(6) proven", {}, "Your turn: play one card."),
        ("", {"doubted": True}, "You were right: start a new fire with any card"),
        ("P2:5c up", {"hat": 0}, "Your turn: play a card face up (the hat!)."),
        ("P2:9c up", {"hat": 0}, "Your turn: play one card."),
        ("", {"rewarded": 0}, "You caught a lie: choose a hand card"),
        ("", {"phase": "refill"}, "Fill your empty fire spot"),
        ("", {"phase": "swap", "braveheart": 0}, "You are the Braveheart"),
    ],
)
def test_the_prompt(fire: str, facts: dict[str, object], begins: str) -> None:
    match = position(rules(3), facts, fire=fire, hand0="2c 3c", hand1="4c", hand2="5c")
    assert status(match, 0).prompt.startswith(begins)
    for other in (1, None):
        assert "{0}" in status(match, other).prompt
        assert "ou" not in status(match, other).prompt.split()[0]


def test_it_is_told_who_doubted_whom_while_the_reward_is_chosen() -> None:
    match = position(
        rules(3), fire="P3:5c up, P2:6c down(6)", hand0="2c 3c", hand1="4c 9h", hand2="5d"
    )
    act(match, "P1 doubt P2")
    assert "{0} doubted {1} wrongly: it is the 6 of clubs." in told(match)
    assert status(match, 1).prompt.startswith("{0} doubted you wrongly: choose a hand card")
    assert status(match, 2).prompt.startswith("{0} doubted wrongly: {1} chooses a card")
    act(match, "P2 reward 9h")
    assert status(match, 0).prompt == "You were wrong: now play one card."
    assert status(match, 2).prompt == "{0} was wrong and now plays a card."


def test_it_is_told_who_caught_whom_while_the_reward_is_chosen() -> None:
    match = position(
        rules(3), fire="P3:5c up, P2:4d down(6)", hand0="2c 3c", hand1="4c 9h", hand2="5d"
    )
    act(match, "P1 doubt P2")
    assert "{0} caught {1} lying: it is the 4 of diamonds." in told(match)
    assert status(match, 0).prompt.startswith("You caught a lie: choose a hand card")
    assert status(match, 2).prompt.startswith("{0} caught a lie and chooses a card")
    act(match, "P1 reward 3c")
    assert status(match, 2).prompt == "{0} was right and starts a new fire."


def test_it_is_told_who_tumbled_until_a_new_fire_burns() -> None:
    match = position(
        rules(3), fire="P2:Kc up", hand0="2c", hand1="5c 6c", hand2="8d 9d", deck="9c Th Jh"
    )
    act(match, "P1 play_random")
    assert "{0} tumbles into the fire: the 9 of clubs is too low." in told(match)
    assert "{1} raised the flame last and gets a fire spot." in told(match)
    assert status(match, 1).prompt.startswith("{0} tumbled, and you raised the flame last: choose")
    assert status(match, 2).prompt.startswith("{0} tumbled: {1} raised the flame last and chooses")
    act(match, "P2 reward 5c")
    assert status(match, 1).prompt.startswith("{0} tumbled. Your turn: start a new fire")
    assert status(match, 2).prompt == "{0} tumbled, and {1} starts a new fire."
    act(match, "P2 play_up 6c")
    assert status(match, 2).prompt == "Your turn: play one card."


def test_a_doubt_of_a_card_that_was_seen_to_be_true_says_what_it_does() -> None:
    match = position(
        rules(3), fire="P2:6c down(6) proven, P3:8c down(7)", hand0="2c 3c", hand1="4c", hand2="5d"
    )
    choices = presenter_of(match.rules).choices(match.observe(0))
    doubts = {c.label: c.warning for c in choices if c.action.verb == "doubt" and not c.refused}
    assert [*doubts] == ["Doubt {1}: 6+ was true", "Doubt {2}: 7+"]
    assert "gives {1} another reward" in doubts["Doubt {1}: 6+ was true"]
    assert not doubts["Doubt {2}: 7+"]


def test_the_panel_counts_the_last_fire_spot_as_soon_as_it_is_open() -> None:
    match = position(
        rules(3), fire="P2:Kc up", hand0="2c", hand1="5c", table1="6c 7c 8c", deck="9c"
    )
    act(match, "P1 play_random")
    act(match, "P2 reward 5c")
    opened = next(
        event for event in match.record.events if isinstance(event, Said) and event.code == "spot"
    )
    standing = announcement_of(opened).standing
    assert standing is not None
    assert [(line.filled, line.note) for line in standing.score_lines] == [
        (0, "1 card"),
        (4, ""),
        (0, ""),
    ]


def test_the_key_counts_spots() -> None:
    match = position(rules(3), hand0="2c", table0="3c 4c 5c", hand1="4d 5d 6d 7d", hand2="8d")
    key = status(match, 1).score_lines
    assert [(k.seats, k.filled, k.slots, k.icon) for k in key] == [
        ((0,), 3, 4, "flame"),
        ((1,), 0, 4, "flame"),
        ((2,), 0, 4, "flame"),
    ]
    assert key[0].note == "1 card"


def test_the_end_is_announced_and_summed_up() -> None:
    match = position(
        rules(3, scoring="spots"),
        {"points": (7, 6, 5)},
        fire="P2:Kc up",
        hand0="2c",
        table0="3c 4c 5d",
        hand1="5c",
        table1="6c 7c 8c",
        deck="9c",
    )
    act(match, "P1 play_random")
    act(match, "P2 reward 5c")
    assert status(match, 2).prompt == "{0} and {1} share the win."
    sheet = presenter_of(match.rules).sheet(match.observe(2))
    assert sheet.totals == ("10", "10", "5")
    assert [row.values for row in sheet.rows] == [("3", "4", "0")]
    assert sheet.leaders == (0, 1)
    assert sheet.note == "The match is over: first to 10 points wins."


def test_a_winner_reads_that_he_has_won() -> None:
    match = position(
        rules(3), fire="P2:Kc up", hand0="2c", hand1="5c", table1="6c 7c 8c", deck="9c"
    )
    act(match, "P1 play_random")
    act(match, "P2 reward 5c")
    assert status(match, 1).prompt == "You win the match."
    assert status(match, 0).prompt == "{1} wins the match."


@pytest.mark.parametrize(
    ("scoring", "gained", "reasons"),
    [
        (
            "win_point",
            (0, 1, 0),
            (
                "Only the Braveheart gets a point, and that was {1}.",
                "{1} had no hand cards left: a point for the Braveheart.",
                "Only the Braveheart gets a point, and that was {1}.",
            ),
        ),
        (
            "spots",
            (0, 4, 1),
            (
                "{0} had no fire spot when the round ended.",
                "{1} was the Braveheart: a point for each fire spot.",
                "{2} had 1 fire spot when the round ended: a point for each.",
            ),
        ),
    ],
)
def test_points_of_a_round_are_explained(
    scoring: str, gained: tuple[int, ...], reasons: tuple[str, ...]
) -> None:
    match = position(rules(3, scoring=scoring), hand0="2c")
    seen = match.observe(0)
    seen.facts.rounds = (Round(1, gained),)
    assert presenter_of(match.rules).sheet(seen).rows[0].reasons == reasons


def test_nothing_breaks_on_the_way() -> None:
    """Every state has a prompt and a goal for everybody; marks are on cards that lie there."""
    game = rules(4, scoring="spots")
    for match in walk(game, 1):
        for seat in (None, 0):
            shown = status(match, seat)
            assert shown.prompt.endswith(".")
            assert shown.goal == "All 4 fire spots end a round; each is a point, 10 win"
            fire = len(match.observe(seat).cards("fire"))
            assert all(m.at is None or m.at < fire for m in shown.marks)
            assert len(presenter_of(game).sheet(match.observe(seat)).columns) == 4


def test_a_fire_after_a_reward_asks_first() -> None:
    """Enter pressed twice on the reward does not start the new fire as well (FG-J3)."""
    match = position(
        rules(3), fire="P3:5c up, P2:2s down(6)", hand0="2c Kd 4c 9h", hand1="4d 8d Jc 7s",
        hand2="6c 9d Td 3h", deck="3c 8c",
    )  # fmt: skip
    presenter = presenter_of(match.rules)

    def asks(card: str) -> bool:
        choices = presenter.choices(match.observe(0))
        found = [
            c for c in choices if c.action.verb == "play_up" and c.action.cards[0].text == card
        ]
        return bool(found) and found[0].input_hints.asks_first

    act(match, "P1 doubt P2")
    act(match, "P1 reward Kd")
    assert asks("2c")
    act(match, "P1 play_up 2c")
    assert not asks("9h")


def test_the_flame_is_told_with_the_hat_only_where_one_is_played_with() -> None:
    told = []
    for hat in (True, False):
        match = Match(rules(4, cheap_hat=hat), "hat")
        told.append(presenter_of(match.rules).status(match.observe(0)).sign_texts.gauge)
    assert "Cheap Monkey Hat comes off" in told[0]
    assert "Hat" not in told[1]
