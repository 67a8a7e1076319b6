"""The scenario runner: what it plays, what it says, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from game.engine.notation import read_seat, seat_text
from game.engine.options import Options
from game.engine.rules import AnyRules, State
from game.engine.zones import Seat
from game.scenario.scenario_runner import run_files
from tests.engine.toy import Toy, ToyFacts, ToyNotation, ToyOptions

BEGINNING = """
id: T-1
game: toy
options: target=3 jokers=on
seats: 4
hand P1: 5d 9c Kh *1
hand P2: 7c 3d
hand P3: 2c
hand P4: Ac
deck: 6c Th 2d 9s
heap: 8h 8d
row: P3:4s down, P4:2h up
turn: P1
last: none
points: 0 1 0 0
asked: none
"""


def opener(game: str, seats: int | None, options: Mapping[str, object]) -> AnyRules:
    assert game == "toy"
    return Toy(3 if seats is None else seats, ToyOptions.read(options))


class Shelf:
    """A shelf that writes scenario files and runs them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said: list[str] = []

    def run(self, text: str, name: str = "page.scenario") -> int:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        self.said = []
        return run_files([path], opener, self.said.append)

    def verdict(self, steps: str, beginning: str = BEGINNING) -> str:
        self.run(beginning + "--\n" + steps)
        return self.said[0]


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def test_a_whole_play_is_followed(shelf: Shelf) -> None:
    steps = """
P1 up 5d -> lays P1 3; draws 6c; turn P2
check hand P1: 6c Kh *1 9c
check row: P3:4s down, P4:2h up, P1:5d up
check deck: Th 2d 9s
check deck: 3
check turn: P2
check points: 0 1 0 0
check points P2: 1
check score: 0 1 0 0
"""
    assert shelf.verdict(steps) == "ok T-1"


@pytest.mark.parametrize(
    "steps",
    [
        "P1 up 5d -> lays P1 3; draws 6c; turn P2",
        "P1 up 5d -> lays; draws 6c",
        "P1 put Kh -> draws 6c\ncheck heap: Kh 8h 8d",
        "P1 put *1",
        "P1 put 9c -> refused no_fit\ncheck hand P1: 5d 9c Kh *1\ncheck turn: P1",
        "P2 up 7c -> refused not_your_turn",
        "P1 up 7c -> refused unseen_card",
        "P1 sing -> refused wrong_time",
        "P1 peek -> refused nothing_down",
        "check hand P1: *1 Kh 9c 5d",
        "check heap: 8h 8d\ncheck heap: 2\ncheck deck: 6c Th 2d 9s",
        "check won P3:\ncheck won P3: none",
        "check row: P3:4s down, P4:2h up\ncheck row: 2\ncheck row: 4s 2h",
        "check points: 0 1 0 0\ncheck points P2: 1\ncheck score: 0 1 0 0\ncheck fair: yes",
        "check last: none\ncheck phase: play\ncheck turn: P1",
        "check legal P3: none\ncheck legal P2:\ncheck legal P2: 0",
        "check next: P1\ncheck next: P1 play\ncheck next: P1 put\ncheck over: no",
        "P1 up 5d\nP2 peek -> refused nothing_down\nP2 down 7c\nP3 peek -> swept",
    ],
)
def test_what_is_so_passes(shelf: Shelf, steps: str) -> None:
    assert shelf.verdict(steps) == "ok T-1"


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        ("P1 up 5d -> draws Th", "expected draws Th, was lays P1 3; draws 6c"),
        ("P1 up 5d -> draws 6c; lays P1 3", "expected lays P1 3"),
        ("P1 up 5d -> draws nothing", "expected draws nothing"),
        ("P1 up 5d -> swept", "expected swept"),
        ("P1 up 5d -> turn P3", "expected turn P3, was turn P2"),
        ("P1 put 9c", "expected it to be allowed, was refused no_fit (Put the same suit"),
        ("P1 put 9c -> refused nothing_down", "expected refused nothing_down, was refused no_fit"),
        ("P1 up 5d -> refused no_fit", "expected refused no_fit, was allowed"),
        ("check hand P1: 5d 9c Kh", "expected hand P1: 5d 9c Kh, was 5d 9c Kh *1"),
        ("check heap: 8d 7h", "was 8h 8d"),
        ("check heap: 3", "expected heap: 3, was 2 cards"),
        ("check points: 1 1 0 0", "was 0 1 0 0"),
        ("check points P1: 1", "expected points P1: 1, was 0"),
        ("check score: 1 1 0 0", "was 0 1 0 0"),
        ("check last: P1", "expected last: P1, was none"),
        ("check turn: P2", "expected turn: P2, was P1"),
        ("check next: P2", "expected next: P2, was P1 play"),
        ("check next: P1 choose", "was P1 play"),
        ("check next: over", "was P1 play"),
        ("check over: P1", "expected over: P1, was not over"),
        ("check row: P3:4s up, P4:2h up", "was P3:4s down, P4:2h up"),
        ("check row: 3", "expected row: 3, was P3:4s down, P4:2h up"),
        ("check legal P1: up 5d", "also legal: "),
        ("check legal P1: 1", "expected legal P1: 1, was "),
        ("check legal P2: up 7c", "not legal: up 7c"),
        ("swept", "expected swept, was nothing said"),
    ],
)
def test_what_is_not_so_fails_in_words(shelf: Shelf, steps: str, words: str) -> None:
    said = shelf.verdict(steps)
    assert said.startswith("FAIL T-1 line 18: "), said
    assert words in said


def test_secret_choices_and_what_follows_by_itself(shelf: Shelf) -> None:
    beginning = """
id: T-2
game: toy
phase: choose
hand P1: 5d
hand P2: 7c Ad
hand P3: 2c
deck: 6c Th 2d
"""
    steps = """
P3 choose 2c
P1 choose 5d
check hand P1: 5d
P2 choose Ad -> refused nothing
"""
    assert "was allowed" in shelf.verdict(steps, beginning)
    steps = """
P3 choose 2c
P1 choose 5d
check hand P1: 5d
P2 choose Ad
reveal -> wins P2; draws 6c; draws Th
check won P2: 5d Ad 2c
check last: P2
check next: P3 skip
P3 grab -> refused heap_empty
P2 skip
P1 skip
P3 skip
check next: P1 play
"""
    assert shelf.verdict(steps, beginning) == "ok T-2"
    assert "expected wins P1" in shelf.verdict(steps.replace("wins P2", "wins P1"), beginning)
    assert "expected reveal" in shelf.verdict(
        steps.replace("-> wins P2;", "-> wins P2; reveal;"), beginning
    )


class Patient(Toy):
    """A toy whose written positions wait before the cards are counted."""

    def continue_position(self, state: State[ToyFacts], rng: Random) -> bool:
        if state.facts.phase != "count":
            return False
        state.facts.phase = "play"
        state.table.say("counted", "The cards are counted.", None)
        return True


def test_a_position_waits_until_what_happens_by_itself_is_named(tmp_path: Path) -> None:
    def patient(game: str, seats: int | None, options: Mapping[str, object]) -> AnyRules:
        return Patient(3, ToyOptions.read(options))

    path, said = tmp_path / "page.scenario", list[str]()
    beginning = "id: W\ngame: toy\nphase: count\nhand P1: 5d\n--\ncheck phase: count\n"
    for steps in ("counted -> phase play\ncheck next: P1 play", "counted\ncounted", "swept"):
        path.write_text(beginning + steps, encoding="utf-8")
        run_files([path], patient, said.append)
    assert said[0] == "ok W"
    assert said[2] == "FAIL W line 8: expected counted, was nothing said"
    assert said[4] == "FAIL W line 7: expected swept, was counted"


class TwoNames(ToyNotation):
    """Every player has two names, and tells the row's owners in no order."""

    unordered = frozenset({"row_owners"})

    def player(self, text: str) -> Seat:
        return read_seat(text, 2 * self.seats) % self.seats

    def write_special(self, key: str, state: State[ToyFacts]) -> str | None:
        if key == "row_owners":
            return " ".join(seat_text(seat) for seat in state.facts.owners)
        return super().write_special(key, state)


class Twins(Toy):
    """A toy with more names than seats."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.words = TwoNames(self.zone_registry, seats)


def test_a_game_names_its_players_and_what_has_no_order(tmp_path: Path) -> None:
    def twins(game: str, seats: int | None, options: Mapping[str, object]) -> AnyRules:
        return Twins(3, ToyOptions.read(options))

    path, said = tmp_path / "page.scenario", list[str]()
    beginning = "id: N\ngame: toy\nrow: P1:4s up, P3:2h up\nhand P1: 5d 6d\n--\n"
    steps = "check next: P4 play\ncheck row_owners: P3 P1\nP4 up 5d\n"
    for last in ("check next: P5 play", "check row_owners: P1 P1"):
        path.write_text(beginning + steps + last, encoding="utf-8")
        run_files([path], twins, said.append)
    assert said[0] == "ok N"
    assert said[2].startswith("FAIL N line 9: expected row_owners: P1 P1")


@pytest.mark.parametrize("wrong", ["lays P4", "lays P2", "lays P1 2"])
def test_a_number_is_no_seat(shelf: Shelf, wrong: str) -> None:
    """Laying the third card is nothing that P4 does, though seats are counted from 0 inside."""
    assert shelf.verdict(f"P1 up 5d -> {wrong}").endswith(
        f"expected {wrong}, was lays P1 3; draws 6c"
    )


def test_a_reshuffled_pile_comes_out_as_it_was_written(shelf: Shelf) -> None:
    beginning = "id: T-3\ngame: toy\nhand P1: 5d 6d\nwon P1: 9c 8c\nwon P2: 7c\ndeck:\n"
    assert shelf.verdict("P1 up 5d -> draws 7c", beginning) == "ok T-3"
    assert shelf.verdict("P1 up 5d\ncheck deck: 8c 9c", beginning) == "ok T-3"


def test_a_real_deal_is_the_same_every_time(shelf: Shelf) -> None:
    beginning = "id: T-4\ngame: toy\ndeal: seed 42\n"
    said = shelf.verdict("check hand P1: none", beginning)
    hand = said.split("was ")[1]
    assert len(hand.split()) == 4
    assert shelf.verdict(f"check hand P1: {hand}", beginning) == "ok T-4"


def test_blocks_of_a_page_are_found_and_counted(shelf: Shelf) -> None:
    good = "```scenario\nid: A\ngame: toy\ndeal: seed 1\n--\ncheck deck: 39\n```\n"
    bad = good.replace("39", "38").replace("id: A", "id: B")
    page = f"# Title\n\n```text\nid: no\n```\n{good}words\n\n{bad}"
    assert shelf.run(page, "page.md") == 1
    assert shelf.said[:2] == ["ok A", "FAIL B line 20: expected deck: 38, was 39 cards"]
    assert shelf.said[2] == "1 passed, 1 failed"
    assert shelf.run(good, "page.md") == 0
    assert shelf.said == ["ok A", "1 passed, 0 failed"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nothing", "page.scenario line 1: “nothing” should be written “key: text”."),
        ("", "page.scenario: There is no scenario in it."),
        ("id: x\n--\n", "line 1: The scenario does not say “game: ...”."),
        ("game: toy\nseats: many", "line 2: “many” is no number of seats."),
        ("game: toy\nseats: 9", "line 1: Toy is a game for 2 to 4 players."),
        ("game: toy\noptions: target", "line 2: “target” should be written “option=value”."),
        ("game: toy\noptions: target=7", "allowed are 1, 2, 3"),
        ("game: toy\ndeal: 42", "should be written “deal: seed 42”"),
        ("game: toy\ndeal: seed 42\nturn: P1", "line 3: A real deal"),
        ("game: toy\nmoon: 3", "line 2: There is no fact or zone “moon”; facts: phase, turn"),
        ("game: toy\nhand: 5d", "line 2: There is no zone “hand”; write “hand P1”."),
        ("game: toy\nhand P1 4: 5d", "line 2: There is no zone “hand P1 4” at this table."),
        ("game: toy\nhand P9: 5d", "“P9” is no seat"),
        ("game: toy\nheap P1: 5d", "write “heap”"),
        ("game: toy\nhand P1: 5x", "“5x” is no card"),
        ("game: toy\nhand P1: 5d 5d", "5d lies in two places"),
        ("game: toy\nhand P1: 5d\nhand P2: 5d", "line 3: 5d lies in two places"),
        ("game: toy\nhand P1: 5d\nhand P1: 6d", "line 3: This zone is written twice"),
        ("game: toy\nhand P1: *1", "*1 is not in the pack"),
        ("game: toy\nturn: 99", "“99” is no seat; seats are P1 to P3."),
        ("game: toy\n" + 9 * "endless" + "\n", f"line 2: “{(9 * 'endless')[:60]} …” should be"),
        ("game: toy\nturn: soon", "“soon” is neither a number nor a seat"),
        ("game: toy\nfair: maybe", "“maybe” is not one of on, yes, true"),
        ("game: toy\nturn P2: 1", "Write “turn: ...”"),
        ("game: toy\nrow: 5d", "line 2: “5d” is no card of the row"),
        ("game: toy\n--\nP9 up 5d", "line 3: “P9” is no seat"),
        ("game: toy\n--\nP1 up 5x", "line 3: “5x” is no card"),
        ("game: toy\n--\ncheck turn", "line 3: “check turn” should be written"),
        ("game: toy\n--\ncheck moon: 5", "line 3: There is no fact or zone “moon”"),
        ("game: toy\n--\nP1 peek ->", "line 3: Nothing stands after"),
    ],
)
def test_what_cannot_be_understood_ends_with_2_and_a_reason(
    shelf: Shelf, text: str, words: str
) -> None:
    assert shelf.run(text) == 2
    assert words in shelf.said[0]
    assert shelf.said[0].startswith(str(shelf.folder))
    assert shelf.said[-1] == "0 passed, 0 failed"


def test_files_that_cannot_be_read(shelf: Shelf) -> None:
    (shelf.folder / "bytes.md").write_bytes(b"\xff\xfe")
    for name, words in (("none.md", "cannot be read"), ("bytes.md", "is no text")):
        assert run_files([shelf.folder / name], opener, shelf.said.append) == 2
        assert words in shelf.said[-2]
    assert shelf.run("```scenario\ngame: toy\n", "page.md") == 2
    assert "page.md line 1: The scenario block that begins here has no end." in shelf.said[0]


def test_one_bad_block_does_not_hide_the_others(shelf: Shelf) -> None:
    good = "```scenario\nid: A\ngame: toy\ndeal: seed 1\n--\n```\n"
    assert shelf.run(good.replace("toy", "toy\nmoon: 1") + good, "page.md") == 2
    assert shelf.said[1:] == ["ok A", "1 passed, 0 failed"]
