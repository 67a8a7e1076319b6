"""``folkdeck matches`` and ``folkdeck FILE``, and what other commands tell of a running match."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.arena.play_match import play_match
from game.arena.player_kinds import make_player
from game.command.main import main
from game.engine.journal import Journal
from game.shelf import SHELF
from game.store.matches.match_file import match_text, new_match_file
from game.store.matches.match_file_events import match_event
from game.store.matches.match_file_parser import read_match_file
from game.store.matches.match_folder import MatchFolder
from game.store.player import Player
from game.window_options import WindowOptions
from tests.store.match_samples import SALT, format_1, keep

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*words: str) -> tuple[int, str]:
        code = main(words, lambda asked: 9)
        told = capsys.readouterr()
        return code, told.out + told.err

    return run


def journal(game: str = "pitch", moves: int = 12) -> Journal:
    rules = SHELF[game].open()
    match = play_match(rules, [make_player(rules, "random")] * rules.seats, "hidden", moves)
    return Journal.of(match, rules.options.written()).sealed(SALT)


def sitting(journal: Journal, people: int = 1) -> list[Player]:
    return [Player(f"P{n}", level="" if n < people else "casual") for n in range(journal.seats)]


def running(folder: Path, people: int = 1, game: str = "pitch") -> Path:
    begun = journal(game)
    return keep(folder / "matches", begun, sitting(begun, people))


def test_the_list_names_them_all(run: Run, tmp_path: Path) -> None:
    begun = journal()
    over = keep(tmp_path / "matches", begun, sitting(begun), "P1 wins!", "2026-05-03 20.00")
    waiting = running(tmp_path)
    where = ("matches", "--portable", str(tmp_path))
    code, said = run(*where, "list")
    assert code == 0
    first, second = said.splitlines()
    assert "Pitch  P0, P1 (casual), P2 (casual), P3 (casual)  over after 12 moves" in first
    assert first.endswith("P1 wins!")
    assert "2026-05-01 20:00" in second
    assert "not over after 12 moves" in second
    assert json.loads(run(*where, "list", "--json")[1])[0]["path"] == str(over)
    number = read_match_file(waiting).id[:6]
    assert run(*where, "rename", number, "The long evening")[0] == 0
    assert run("--portable", str(tmp_path), "matches", "list")[1].count("The long evening") == 1
    assert "is no match" in run(*where, "rename", "moon", "x")[1]


def test_neither_a_name_nor_a_look_counts_as_play(run: Run, tmp_path: Path) -> None:
    folder = MatchFolder(tmp_path / "matches")
    first, last = running(tmp_path), running(tmp_path, game="vendetta")
    for path, when in ((first, 1_700_000_000), (last, 1_800_000_000)):
        os.utime(path, (when, when))
    before = {each.path: each.when for each in folder.previews()}
    number = read_match_file(first).id
    assert run("matches", "--portable", str(tmp_path), "rename", number, "Friends")[0] == 0
    assert run("replay", str(first), "--open")[0] == 0
    after = {each.path: each for each in folder.previews()}
    assert (after[first].title, after[first].assisted) == ("Friends", True)
    assert {path: each.when for path, each in after.items()} == before
    newest = folder.newest()
    assert newest is not None
    assert newest.path == last


def test_out_and_in(run: Run, tmp_path: Path) -> None:
    path = running(tmp_path)
    number = read_match_file(path).id
    where, out = ("matches", "--portable", str(tmp_path)), str(tmp_path / "out.folkdeck")
    assert run(*where, "export", number, out)[0] == 0
    assert "there is a file already" in run(*where, "export", number, out)[1]
    other = ("matches", "--portable", str(tmp_path / "other"))
    assert run(*other, "import", out)[0] == 0
    assert run(*other, "import", out)[0] == 0
    assert len(run(*other, "list")[1].splitlines()) == 1
    (tmp_path / "bad").write_text("nonsense", encoding="utf-8")
    assert run(*other, "import", str(tmp_path / "bad"))[0] == 2
    assert run(*other, "dance")[0] == 2
    assert run(*other)[0] == 2


def test_matches_of_earlier_versions_are_listed_too(run: Run, tmp_path: Path) -> None:
    begun = journal()
    (tmp_path / "running.folkdeck").write_text(format_1(begun, sitting(begun)), encoding="utf-8")
    assert "not over after 12 moves" in run("matches", "--portable", str(tmp_path), "list")[1]


def test_a_file_opens_the_window() -> None:
    asked: list[WindowOptions] = []

    def window(wanted: WindowOptions) -> int:
        asked.append(wanted)
        return 0

    for words in ("x.folkdeck", "--no-sound x.folkdeck", "x.folkdeck --speed 2"):
        assert main(shlex.split(words), window) == 0
    assert [each.file for each in asked] == [Path("x.folkdeck")] * 3


@pytest.mark.parametrize("words", ["x.folkdeck --game pitch", "dance"])
def test_what_is_no_file_is_a_sentence(words: str, run: Run) -> None:
    assert run(*words.split())[0] == 2


@pytest.mark.parametrize("game", SHELF)
def test_a_running_match_shows_one_person_what_he_sees(run: Run, tmp_path: Path, game: str) -> None:
    path = running(tmp_path, game=game)
    before = path.read_bytes()
    code, said = run("replay", str(path))
    assert code == 0
    assert "hidden" not in said
    assert "seed" not in said
    assert said == run("replay", str(path), "--view", "P1")[1]
    if SHELF[game].rules.default_seats > 1:
        assert run("replay", str(path), "--view", "P2")[0] == 2
        opened = said.partition("\n")[2]
        keep(tmp_path / "over", journal(game), sitting(journal(game)), "over")
        (over,) = (tmp_path / "over").iterdir()
        seen = run("replay", str(over), "--view", "P1")[1]
        assert opened == seen.partition("\n")[2]
    assert path.read_bytes() == before


def test_a_running_match_at_a_shared_screen_shows_nobodys_cards(run: Run, tmp_path: Path) -> None:
    path = running(tmp_path, people=2)
    _, said = run("replay", str(path))
    hands = [line for line in said.splitlines() if line.startswith("hand P")]
    assert hands
    assert all(set(line.split()[2:]) == {"--"} for line in hands)
    assert run("replay", str(path), "--view", "P1")[0] == 2


@pytest.mark.parametrize("words", [("replay", "--text"), ("analyse",)])
def test_what_shows_all_needs_to_be_asked_for(
    words: tuple[str, ...], run: Run, tmp_path: Path
) -> None:
    path = running(tmp_path)
    code, said = run(*words, str(path))
    assert code == 2
    assert "--open shows all of it" in said
    assert "hidden" not in said
    assert not read_match_file(path).progress().assisted


def test_open_shows_all_and_marks_the_match_for_good(run: Run, tmp_path: Path) -> None:
    path = running(tmp_path)
    opened = MatchFolder(path.parent).open(path)
    code, said = run("replay", str(path), "--open")
    assert code == 2
    assert "open in another window" in said
    opened.close()
    code, said = run("replay", str(path), "--open")
    assert code == 0
    assert "seed hidden" in said
    assert read_match_file(path).progress().assisted
    assert MatchFolder(path.parent).previews()[0].assisted


def test_a_finished_match_is_open_to_all(run: Run, tmp_path: Path) -> None:
    begun = journal()
    path = keep(tmp_path, begun, sitting(begun), "P1 wins!")
    assert "seed hidden" in run("replay", str(path))[1]
    assert b"hidden" not in running(tmp_path / "other").read_bytes()
    assert not read_match_file(path).progress().assisted


def test_verify_and_audit_of_a_running_match_give_nothing_away(run: Run, tmp_path: Path) -> None:
    path = running(tmp_path)
    for words in (("verify",), ("audit", "--redeals", "1", "--json")):
        code, said = run(*words, str(path))
        assert code == 0
        assert "hidden" not in said
        assert SALT not in said


def test_a_damaged_match_is_told_as_far_as_it_goes(run: Run, tmp_path: Path) -> None:
    begun = journal()
    path = keep(tmp_path, begun, sitting(begun), "over")
    lines: list[Any] = path.read_bytes().splitlines(keepends=True)
    lines[5] = lines[5].replace(b"action", b"actiom")
    path.write_bytes(b"".join(lines))
    code, said = run("replay", str(path))
    assert code == 2
    assert "damaged after move 4" in said
    assert "\n4. P" in said
    assert "\n5. P" not in said


def test_a_match_that_ended_in_a_power_cut_is_over(run: Run, tmp_path: Path) -> None:
    begun = journal("fire_gibbon", 5000)
    opened = MatchFolder(tmp_path).create(new_match_file(begun, sitting(begun), 1, 1))
    opened.append(match_event("stands", words="the end"))
    opened.close()
    assert "seed hidden" in run("replay", str(opened.path))[1]


def test_matches_of_other_tables_are_refused(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.folkdeck"
    run("simulate", "pitch", "--max-actions", "9", "--journal", str(kept))
    whole = read_match_file(kept)
    cases: tuple[tuple[dict[str, Any], str], ...] = (
        ({"game": "moon"}, "There is no game “moon”"),
        ({"version": 9}, "version"),
        ({"options": {"variant": "moon"}}, "allowed are"),
        ({"options": {"target": "?"}}, "allowed are 7, 11, 15, 21"),
        ({"seed": "2"}, "is refused"),
    )
    for changes, sentence in cases:
        begun = replace(whole.beginning, **changes)
        text, _ = match_text(replace(whole, beginning=begun), veiled=False)
        kept.write_text(text, encoding="utf-8")
        code, said = run("replay", str(kept))
        assert code == 2
        assert sentence in said
    kept.write_text(match_text(whole, veiled=False)[0], encoding="utf-8")
    assert "There is no P9; seats are P1 to P4" in run("replay", str(kept), "--view", "P9")[1]
