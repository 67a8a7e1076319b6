"""What a player of Pitch is told: prompts, scores, tags, marks and the score sheet."""

import re

import pytest

from game.engine.match import Match
from game.engine.notation import BadNotation
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import Seat, ZoneId
from game.games.pitch.rules.facts import PitchFacts
from game.games.pitch.rules.rules import Pitch
from game.presentation.badge import Badge
from game.presentation.centre import Centre, CentreKind
from game.presentation.marks import Mark, MarkKind
from game.presentation.presenter import presenter_of
from tests.games.pitch.tables import after, cutthroat, pitch, positions

TRICK = ZoneId("trick")


def table(lines: str, rules: Pitch | None = None) -> Match[PitchFacts]:
    """A match from lines such as ``trump: hearts`` and ``hand P1: Ah 2h``."""
    rules = rules or pitch()
    state: State[PitchFacts] = State(Table(rules.zone_registry), PitchFacts())
    for line in lines.split(";"):
        key, _, text = line.strip().partition(": ")
        if not rules.notation.read_special(key, text, state):
            zone = rules.notation.read_zone(key.replace(" ", "/"))
            cards = rules.notation.read(0, "play " + text).cards
            state.table.put(rules.zone_registry.index[zone], cards)
    return Match(rules, "table", state)


def prompt(match: Match[PitchFacts], seat: Seat | None) -> str:
    return presenter_of(match.rules).status(match.observe(seat)).prompt


@pytest.mark.parametrize(
    ("lines", "mine", "others"),
    [
        ("dealer: P4", "right to lead and make trumps", "{0} calls. Nobody has bid yet."),
        ("dealer: P4; bids: 2", "Bid more than 2, or pass", "{1} calls. The highest bid is 2."),
        ("dealer: P4; bids: smudge", "only pass", "{1} calls. The highest bid is a smudge."),
        ("dealer: P4; bids: pass pass pass", "as the dealer you must bid", "{3} calls."),
        ("dealer: P4; bids: pass 3 pass", "steal the bid with 3", "{3} calls."),
        ("dealer: P4; bids: smudge pass pass", "steal it, or pass", "{3} calls."),
        ("dealer: P4; bids: 2 pass pass pass", "its suit becomes trump", "{0} leads;"),
        ("trump: hearts; turn: P2; hand P2: Ah", "Lead any card", "{1} plays."),
        ("trump: hearts; turn: P2; hand P2: Ah 2s; trick: 3s", "or play a trump", "{1} plays."),
        ("trump: hearts; turn: P2; hand P2: 4s 2s; trick: 3s", "Follow with spades.", "{1}"),
        ("trump: hearts; turn: P2; hand P2: 4s 2h; trick: 3h", "play your only heart.", "{1}"),
        ("trump: hearts; turn: P2; hand P2: 4h 2h; trick: 3h", "one of your hearts", "{1}"),
        ("trump: hearts; turn: P2; hand P2: 4s 2h; trick: 3c", "no clubs", "{1}"),
    ],
)
def test_prompts(lines: str, mine: str, others: str) -> None:
    match = table(lines)
    seat = match.turn.seats[0]
    assert mine in prompt(match, seat)
    for other in (None, (seat + 1) % 4):
        assert prompt(match, other).startswith(others)


def test_prompts_at_the_end() -> None:
    partners = table("phase: over; winner: P2; score: 3 21")
    assert prompt(partners, 3) == "You and your partner win the match."
    assert prompt(partners, 0) == "{1} and {3} win the match."
    alone = table("phase: over; winner: P2; score: 3 21 0", cutthroat(3))
    assert prompt(alone, 1) == "You win the match."
    assert prompt(alone, None) == "{1} wins the match."


def test_the_key_shows_points_tricks_and_who_still_needs_a_bid() -> None:
    match = table("trump: hearts; turn: P1; score: 22 -3; tricks: 2 1; hand P1: Ah")
    ours, theirs = presenter_of(match.rules).status(match.observe(0)).score_lines
    assert (ours.seats, ours.points, ours.filled, ours.slots) == ((0, 2), "22", 2, 6)
    assert (theirs.seats, theirs.points, theirs.filled) == ((1, 3), "−3", 1)
    assert (ours.note, theirs.note) == ("needs a bid", "")


def test_tags_during_and_after_the_bidding() -> None:
    def tags(match: Match[PitchFacts]) -> list[tuple[Seat, str, str]]:
        badges: tuple[Badge, ...] = presenter_of(match.rules).status(match.observe(None)).badges
        assert all(badge.tip.endswith(".") for badge in badges)
        return [(badge.seat, badge.kind.value, badge.text) for badge in badges]

    bidding = table("dealer: P4; bids: 2 pass smudge")
    assert tags(bidding) == [
        (3, "dealer", ""),
        (0, "call", "2"),
        (1, "call", "pass"),
        (2, "call", "smudge"),
    ]
    playing = table("dealer: P4; bids: 2 pass smudge pass")
    assert tags(playing) == [(3, "dealer", ""), (2, "call", "smudge")]


def test_marks_and_the_trump_in_the_middle() -> None:
    match = table("trump: hearts; turn: P4; trick: 3s 2h Ks; hand P4: 4s")
    status = presenter_of(match.rules).status(match.observe(3))
    assert set(status.marks) == {Mark(MarkKind.LAST, TRICK, 2), Mark(MarkKind.FRAME, TRICK, 1)}
    assert status.centre == Centre(CentreKind.SUIT, 2, "hearts")
    assert status.goal == "First to 21 by making a bid"
    before = table("dealer: P4")
    status = presenter_of(before.rules).status(before.observe(0))
    assert (status.marks, status.centre) == ((), None)


def test_the_sheet_opens_the_newest_hand() -> None:
    match = after(pitch(), "sheet", 28 * 2)
    sheet = presenter_of(match.rules).sheet(match.observe(None))
    facts = match.state_copy().facts
    assert sheet.columns == ((0, 2), (1, 3))
    hands = [row for row in sheet.rows if row.level == 0]
    assert [row.label.split(":")[0] for row in hands] == ["Hand 1", "Hand 2"]
    details = sheet.rows[-4:]
    assert [re.split("[: ]", row.label)[0] for row in details] == ["High", "Low", "Jack", "Game"]
    assert all(row.level == 1 for row in details)
    points = facts.hands[-1].points
    for row, point in zip(details, points, strict=True):
        assert [at for at, value in enumerate(row.values) if value == "1"] == (
            [] if point.side is None else [point.side]
        )
    totals = [int(text.replace("−", "-")) for text in sheet.totals]
    assert totals == facts.score
    assert sheet.leaders == tuple(n for n, score in enumerate(totals) if score == max(totals))
    for side, total in enumerate(totals):
        gains = [int(row.values[side].split(" ")[0].replace("−", "-")) for row in hands]
        assert sum(gains) == total


def test_the_sheet_before_anything_was_scored() -> None:
    match = after(pitch(), "empty", 3)
    sheet = presenter_of(match.rules).sheet(match.observe(0))
    assert (sheet.rows, sheet.totals, sheet.leaders) == ((), ("0", "0"), ())
    assert "Nothing is scored yet" in sheet.note


@pytest.mark.parametrize("rules", [pitch(), cutthroat(5, target=7)])
def test_everything_is_said_of_every_position_to_everybody(rules: Pitch) -> None:
    state: State[PitchFacts]
    for number, state in enumerate(positions(rules, 5, 150)):
        if number % 7:
            continue
        match = Match(rules, "seen", State(state.table.clone(), state.facts.copy()))
        for seat in (None, *range(rules.seats)):
            seen = match.observe(seat)
            status = presenter_of(rules).status(seen)
            assert status.prompt.endswith(".")
            assert "None" not in status.prompt + str(presenter_of(rules).sheet(seen).rows)
            assert len(status.score_lines) == rules.sides


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("bids", "2 3 4 smudge pass"),
        ("bids", "7"),
        ("score", "1"),
        ("score", "a b"),
        ("trump", "stars"),
        ("phase", "nap"),
        ("turn", "P9"),
        ("low", "3x P1"),
    ],
)
def test_bad_header_lines_are_refused(key: str, text: str) -> None:
    rules = pitch()
    with pytest.raises(BadNotation):
        rules.notation.read_special(key, text, rules.initial_state())


def test_actions_are_written_and_read_back() -> None:
    rules = pitch()
    assert [rules.notation.write(a) for a in rules.calls[0]] == [
        "pass",
        "bid 2",
        "bid 3",
        "bid 4",
        "bid smudge",
    ]
    for action in (*rules.calls[2], *rules.plays[1]):
        assert rules.notation.read(action.seat, rules.notation.write(action)) == action
    assert rules.notation.write(rules.plays[0][51]) == "play As"
