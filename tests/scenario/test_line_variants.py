"""What a line of a scenario may leave unsaid or say otherwise, and what it may not."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenario.scenario_runner import run_page
from game.shelf import open_game

TABLE = """id: X
game: indian_chief
options: declare=manual
seats: 4
{position}
--
{steps}
"""
TIE = """phase: steal
meld P1: Qs
meld P2: Qd
meld P3: 9h 9h' 5s Ad
meld P4: 3c 3d"""
HANDS = """hand P1: Ks Ks' 4d 4h' Jd' Qd' Ts
hand P2: 2c
hand P3: 2d
hand P4: 2h
sheet P3: Rich Man -9, poor 3"""


def verdict(folder: Path, position: str, steps: str) -> str:
    page = folder / "x.scenario"
    page.write_text(TABLE.format(position=position, steps=steps), encoding="utf-8")
    (outcome,) = run_page(page, open_game)
    return str(outcome)


@pytest.mark.parametrize(
    ("told", "so"),
    [
        ("marks P1 9h'; marks P2 Ad", True),
        ("marks P1 9h; marks P2 Ad", True),
        ("marks P1; steals P1 9h'; steals P2 Ad from P3", True),
        ("marks P1 Ad", False),
        ("marks P1 Kc", False),
        ("marks P1 none", False),
        ("marks P2 9h", False),
        ("steals P1 Ad", False),
        ("steals P2 9h'", False),
    ],
)
def test_what_is_said_of_a_card_is_of_no_other(tmp_path: Path, told: str, so: bool) -> None:
    """Though both cards move later, each was marked and stolen by one of the two."""
    said = verdict(tmp_path, TIE, f"P1 mark 9h'\nP2 mark Ad -> {told}")
    assert said.startswith("ok X" if so else "FAIL X")


def test_what_was_said_instead_is_told(tmp_path: Path) -> None:
    """Also where a fact has the name of what was to be said."""
    said = verdict(tmp_path, TIE, "P1 mark none\nP2 mark Ad -> marks P1 Ad")
    assert "was marks P1 none; marks P2 Ad; steals P2 Ad" in said


@pytest.mark.parametrize(
    ("line", "so"),
    [
        ("check next: P1 meld, P2 meld, P3 meld, P4 meld", True),
        ("check next: P1, P2, P3, P4 meld", True),
        ("check next: meld", True),
        ("check next: P1 meld, P2 meld, P3 meld", False),
        ("check next: steal", False),
        ("check next:", False),
        ("check sheet P3: -9 3 - - - - -", True),
        ("check sheet P3: Poor Man 3, rich -9", True),
        ("check sheet P3: poor 3", False),
        ("check sheet P3: poor 3, rich 9", False),
        ("check sheet P3: baker 3", False),
        ("check sheet P3 Poor Man: 3", True),
        ("check open P3: chief beggar thief lawyer doctor", True),
        ("check open P3: chief beggar thief lawyer poor", False),
    ],
)
def test_checks_in_other_words(tmp_path: Path, line: str, so: bool) -> None:
    assert verdict(tmp_path, HANDS, line).startswith("ok X" if so else "FAIL X")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("P1 meld 4d 5d -> refused", "ok X"),
        ("P1 meld 4d Ts -> refused", "expected refused, was allowed"),
        ("P1 meld 4d 5d -> refused own_hands", "expected refused own_hands, was refused "),
    ],
)
def test_a_refusal_without_a_reason_is_any(tmp_path: Path, line: str, words: str) -> None:
    assert words in verdict(tmp_path, HANDS, line)


@pytest.mark.parametrize(
    ("pair", "points"), [("Jd Qd", 15), ("Qd' Jd", 15), ("Ks Ks", 10), ("4h 4d", 18)]
)
def test_groups_become_the_copies_the_cards_become(tmp_path: Path, pair: str, points: int) -> None:
    steps = f"P1 meld Ks Ks 4d 4h Jd Qd Ts pair ({pair})\nP2 meld 2c\nP3 meld 2d\n"
    steps += f"P4 meld 2h -> chief P1 {points}"
    assert verdict(tmp_path, HANDS, steps) == "ok X"
