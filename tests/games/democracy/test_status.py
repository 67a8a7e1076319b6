"""What a player of Democracy is told: prompts, tribes, tags, the log and the score sheet."""

from random import Random

import pytest

from game.engine.events import Said
from game.engine.match import Match
from game.engine.zones import Seat, ZoneId
from game.games.democracy.rules.facts import DemocracyFacts
from game.games.democracy.text import card_text
from game.presentation.badge import Badge, BadgeKind
from game.presentation.centre import Centre, CentreKind
from game.presentation.marks import Mark, MarkKind
from game.presentation.presenter import presenter_of
from game.presentation.score_sheet import SheetRow
from tests.games.democracy.tables import democracy, play, position

START = "pool: 9h Tc; hand P1: 7h Kc; hand P2: 5c 8c; hand P3: 3s 4c"


def prompt(match: Match[DemocracyFacts], seat: Seat | None) -> str:
    return presenter_of(match.rules).status(match.observe(seat)).prompt


def said(match: Match[DemocracyFacts]) -> list[str]:
    return [event.text for event in match.record.events if isinstance(event, Said)]


def test_prompts_while_everybody_chooses() -> None:
    match = position(START)
    moment = "Day 1, trick 1 of 2: hearts are trump."
    assert prompt(match, 0) == f"{moment} Choose a card."
    assert prompt(match, None) == f"{moment} {{0}}, {{1}} and {{2}} choose."
    play(match, "7h")
    chosen = "You chose the 7 of hearts; change it while {1} and {2} choose."
    assert prompt(match, 0) == chosen
    assert prompt(match, 1) == f"{moment} Choose a card."
    match.submit(match.rules.notation.read(1, "5c"))
    assert prompt(match, None) == f"{moment} {{2}} chooses."


def test_a_joker_turned_up_is_said_and_marked() -> None:
    match = position("upcard: *1; hand P1: 7h; hand P2: 5c; hand P3: 3s; hand P4: 4s", 4)
    shown = presenter_of(match.rules).status(match.observe(0))
    assert shown.prompt.startswith("Day 1, trick 1 of 1: there is no trump.")
    assert shown.centre is None
    assert shown.marks == (Mark(MarkKind.TAG, ZoneId("upcard"), 0, "no trump"),)


def test_the_trump_suit_stands_in_the_middle() -> None:
    shown = presenter_of(position(START).rules).status(position(START).observe(0))
    assert shown.centre == Centre(CentreKind.SUIT, 2, "hearts")
    assert shown.goal == "First to 5 tribes"
    assert " ".join(rank.partition(":")[0] for rank in shown.ranks) == "5 4 3 A K Q J 10 9 8 7 6"
    assert sum(int(rank.partition(":")[2]) for rank in shown.ranks) == 25


def test_who_has_chosen_is_ready_and_only_the_seat_itself_sees_its_card() -> None:
    match = position(START)
    match.submit(match.rules.notation.read(1, "8c"))
    own, other = (presenter_of(match.rules).status(match.observe(seat)) for seat in (1, 0))
    ready = Badge(1, BadgeKind.CALL, "ready", "Has chosen a card.")
    assert ready in own.badges
    assert ready in other.badges
    assert len(own.badges) == 2
    assert own.marks == (Mark(MarkKind.FRAME, ZoneId("hand", 1), 1),)
    assert other.marks == (Mark(MarkKind.SECRET, ZoneId("chosen", 1)),)
    assert own.badges[0].kind is BadgeKind.DEALER


def test_the_key_shows_tribes_and_the_points_of_the_viewer() -> None:
    match = position(START + "; tribes: 2 6; won P1: 5d 4d 7s")
    mine, theirs, _ = presenter_of(match.rules).status(match.observe(0)).score_lines
    assert (mine.points, [cell.text for cell in mine.cells]) == ("2", ["", "9", "", "1"])
    assert (theirs.points, theirs.note) == ("6", "")


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("hand P1: 7h; hand P2: 5c; hand P3: 3s", "next card of the voting pool"),
        ("upcard: 9h; chosen P1: 7h; chosen P2: 5c; chosen P3: 3s", "Everyone has chosen"),
        ("won P1: 7h", "tribes are scored"),
    ],
)
def test_prompts_where_a_position_waits(lines: str, words: str) -> None:
    match = position(lines)
    for seat in (None, 0):
        assert words in prompt(match, seat)


def test_the_end() -> None:
    match = position("tribes: 4 1; points P1: 13 0 0 0")
    assert match.continue_position()
    assert prompt(match, 0) == "You win the game."
    assert prompt(match, 1) == "{0} wins the game."
    assert said(match)[-3:] == [
        "Island 1 is scored.",
        "{0} wins 1 tribe: clubs 13.",
        "{0} wins the game with 5 tribes.",
    ]
    sheet = presenter_of(match.rules).sheet(match.observe(None))
    assert sheet.note == "The game is over after 1 island."
    assert sheet.totals == ("5", "1", "0")
    assert sheet.leaders == (0,)
    assert sheet.rows[:2] == (
        SheetRow(
            "Island 1",
            ("+1", "0", "0"),
            reasons=(
                "Suits with enough points: clubs 13.",
                "No suit with enough points.",
                "No suit with enough points.",
            ),
        ),
        SheetRow(
            "Clubs, of 25",
            ("13", "0", "0"),
            1,
            icon="club",
            looks=("won", "", ""),
            reasons=("", "Captured no clubs.", "Captured no clubs."),
        ),
    )


def test_notes_of_the_sheet() -> None:
    fresh = position(START)
    assert (
        presenter_of(fresh.rules).sheet(fresh.observe(0)).note.startswith("Nothing is scored yet")
    )
    level = position("tribes: 5 4; points P2: 0 13 0 0")
    assert level.continue_position()
    note = presenter_of(level.rules).sheet(level.observe(0)).note
    assert note == "After 1 island: the first to be alone in front wins."
    assert "{0} and {1} have 5 tribes each, so another island decides." in said(level)
    later = position("points P2: 0 13 0 0")
    assert later.continue_position()
    note = presenter_of(later.rules).sheet(later.observe(0)).note
    assert note == (
        "After 1 island: first to 5 tribes wins, and 13 points of a suit win its tribe."
    )


@pytest.mark.parametrize(
    ("chosen", "upcard", "words"),
    [
        ("7h 5c 3s", "9h", "{0} wins the trick: the 7 of hearts is the only trump."),
        ("7h Ah 3s", "9h", "{1} wins the trick: the ace of hearts is the highest trump."),
        (
            "5h 6h 4h",
            "9h",
            "{1} wins the trick: the 6 of hearts, the village idiot, outwits the 5, the chief.",
        ),
        ("6h 5c 4c", "9h", "{0} wins the trick: the 6 of hearts is the only trump."),
        (
            "5c 4c 3c",
            "9h",
            "{0} wins the trick: no trump was played, and the 5 of clubs is highest.",
        ),
        ("Kc 4c 3c", "*1", "{1} wins the trick: there is no trump, and the 4 of clubs is highest."),
        (
            "Kc *2 3c",
            "9h",
            "{1} wins the trick: no trump was played, and the joker counts as a 5.",
        ),
        (
            "5c 5d 3c",
            "9h",
            "A tie of 5 of clubs and 5 of diamonds: "
            "all capture their own card; the 9 of hearts is lost.",
        ),
        (
            "5c *1 3c",
            "9h",
            "A tie of 5 of clubs and joker: all capture their own card; the 9 of hearts is lost.",
        ),
        (
            "*2 *1 3c",
            "9h",
            "A tie of both jokers: all capture their own card; the 9 of hearts is lost.",
        ),
    ],
)
def test_every_trick_is_explained(chosen: str, upcard: str, words: str) -> None:
    one, two, three = chosen.split()
    lines = f"upcard: {upcard}; hand P1: {one}; hand P2: {two}; hand P3: {three}; hand P4: 7d"
    match = position(lines, 4)
    play(match, one, two, three, "7d")
    assert said(match)[-1 if words.startswith("A tie") else -2] == words


def test_both_jokers_may_be_among_the_equal_cards() -> None:
    match = position("hand P1: *1; hand P2: 5c; hand P3: *2; hand P4: 7d; upcard: 9h", 4)
    play(match, "*1", "5c", "*2", "7d")
    assert said(match)[-1].startswith("A tie of 5 of clubs and both jokers: ")


@pytest.mark.parametrize(
    ("chosen", "upcard", "words", "points"),
    [
        ("7h 5c 3s", "9h", "{0} captures 5 points of clubs, 2 of hearts and 3 of spades.", 10),
        ("7h 6h 6s", "6c", "{0} captures 1 point of hearts.", 1),
        ("*1 6c 6s", "6h", "{0} captures no points.", 0),
    ],
)
def test_what_a_trick_brings_is_said(chosen: str, upcard: str, words: str, points: int) -> None:
    held = "; ".join(f"hand P{n}: {card}" for n, card in enumerate(chosen.split(), 1))
    match = position(f"upcard: {upcard}; {held}; hand P4: 6d", 4)
    play(match, *chosen.split(), "6d")
    events = match.record.events
    (found,) = (each for each in events if isinstance(each, Said) and each.code == "captures")
    assert (found.text, found.value) == (words, points)


def test_two_jokers_in_hand_have_different_labels() -> None:
    match = position(
        "upcard: 9h; hand P1: *1 *2; hand P2: 5c 6c; hand P3: 3s 4s; hand P4: 7d 8d", 4
    )
    labels = [choice.label for choice in presenter_of(match.rules).choices(match.observe(0))]
    assert labels == ["Vote: the first joker", "Vote: the second joker", "Vote: the 9 of hearts"]
    assert presenter_of(democracy(6)).label(match.look(0), match.legal(0)[0]) == "Vote: the joker"


def test_points_in_a_row() -> None:
    assert card_text.points_text((12, 0, 13, 5), 13) == "hearts 13"


def test_everything_can_be_shown_all_along() -> None:
    rules = democracy(6)
    match = Match(rules, "shown")
    rng = Random(3)
    while match.turn.seats:
        match.submit(rng.choice(match.legal(match.turn.seats[-1])))
        if rng.random() < 0.1:
            for seat in (None, 3):
                seen = match.observe(seat)
                assert presenter_of(rules).status(seen).prompt.endswith((".", "!"))
                assert len(presenter_of(rules).sheet(seen).rows) <= 4 + len(seen.facts.islands)
