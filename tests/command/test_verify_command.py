"""``folkdeck verify``: one sentence about a saved match, and an exit code."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from game.arena.play_match import play_match
from game.arena.player_kinds import make_player
from game.command.main import main
from game.engine.journal import Journal
from game.shelf import SHELF
from game.store.matches.match_file_parser import read_match_file
from game.store.player import Player
from tests.store.match_samples import SALT, format_1, keep

Change = Callable[[dict[str, Any], list[str]], None]


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A sealed match that was saved."""
    rules = SHELF["pitch"].open()
    match = play_match(rules, [make_player(rules, "random")] * rules.seats, "verify", 12)
    journal = Journal.of(match, rules.options.written()).sealed(SALT)
    path = tmp_path / "kept.folkdeck"
    people = [Player(f"Seat {n}", level="novice") for n in range(rules.seats)]
    path.write_text(format_1(journal, people), encoding="utf-8")
    return path


def seal_of(path: Path) -> str:
    return str(json.loads(path.read_text(encoding="utf-8").splitlines()[0])["seal"])


def verify(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(["verify", *words], lambda asked: 9)
    told = capsys.readouterr()
    said = told.out + told.err
    assert said.count("\n") == 1
    assert said.strip().endswith(".")
    return code, said


def test_what_was_sealed_is_found_so(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = verify(capsys, str(kept))
    assert code == 0
    assert "fixed beforehand" in said
    assert "12 moves" in said
    assert seal_of(kept)[:16] in said
    assert "verify" not in said
    assert SALT not in said


def test_the_seal_that_was_noted_is_compared(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seal = seal_of(kept)
    spaced = " ".join(seal[at : at + 8] for at in range(0, 64, 8)).upper()
    assert verify(capsys, str(kept), "--seal", spaced)[0] == 0
    code, said = verify(capsys, str(kept), "--seal", "0" * 64)
    assert code == 1
    assert "wrote down" in said


def other_seed(head: dict[str, Any], moves: list[str]) -> None:
    head["seed"] = "another"


def other_salt(head: dict[str, Any], moves: list[str]) -> None:
    head["salt"] = "5a18" * 8


def no_seal(head: dict[str, Any], moves: list[str]) -> None:
    del head["seal"], head["salt"]


def other_moves(head: dict[str, Any], moves: list[str]) -> None:
    del moves[3]


def damaged_line(head: dict[str, Any], moves: list[str]) -> None:
    moves[4] = "nonsense"


def other_version(head: dict[str, Any], moves: list[str]) -> None:
    head["version"] = 99


def no_such_game(head: dict[str, Any], moves: list[str]) -> None:
    head["game"] = "tiddlywinks"


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (other_seed, "the shuffle was changed"),
        (other_salt, "the shuffle was changed"),
        (no_seal, "no seal"),
        (other_moves, "refused"),
        (damaged_line, "damaged after move 4"),
        (other_version, "version"),
        (no_such_game, "no game"),
    ],
)
def test_whatever_does_not_fit_is_said_in_a_sentence(
    change: Change, word: str, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, *moves = kept.read_text(encoding="utf-8").splitlines()
    head = json.loads(first)
    change(head, moves)
    kept.write_text("\n".join([json.dumps(head), *moves]) + "\n", encoding="utf-8")
    code, said = verify(capsys, str(kept))
    assert code == 1
    assert word in said


@pytest.mark.parametrize("text", ["", "nonsense\n", "[]\n", '{"game": 3}\n'])
def test_a_file_that_is_no_match_is_said_too(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.folkdeck"
    path.write_text(text, encoding="utf-8")
    assert verify(capsys, str(path))[0] == 1
    assert verify(capsys, str(tmp_path / "none.folkdeck"))[0] == 2


def test_the_text_of_which_the_seal_is_the_hash_is_printed_when_the_match_is_over(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = verify(capsys, str(kept), "--text")
    assert code == 2
    assert "not over" in said
    match = read_match_file(kept)
    over = keep(tmp_path / "over", match.progress().journal, match.players, "P1 wins!")
    assert main(["verify", str(over), "--text"], lambda asked: 9) == 0
    text = capsys.readouterr().out.removesuffix("\n")
    assert sha256(text.encode()).hexdigest() == match.beginning.seal
