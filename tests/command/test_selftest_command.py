"""The words of the self-test: what it takes, what it refuses, and where its report goes."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.command import selftest_command
from game.command.main import main
from game.selftest.match_trial import MatchTrial
from game.selftest.report import SelftestReport
from game.shelf import OWN_GAMES
from game.store.paths import user_paths
from game.window_options import WindowOptions


def no_window(asked: WindowOptions) -> int:
    raise AssertionError(f"a window was opened: {asked}")


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence with which *words* are refused."""
    assert main(words, no_window) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def test_some_words_need_another(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "--pictures needs --demo" in refused(capsys, "--pictures", str(tmp_path))
    assert "--out needs --selftest" in refused(capsys, "--out", str(tmp_path))


def test_it_takes_no_words_of_the_window(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    told = refused(capsys, "--selftest", "--portable", str(tmp_path))
    assert "Unrecognized arguments: --portable" in told


def test_a_report_without_a_place_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    taken = tmp_path / "file"
    taken.touch()
    assert "is no folder" in refused(capsys, "--selftest", "--out", str(taken))
    assert "cannot be written" in refused(capsys, "--selftest", "--out", str(taken / "below"))


def test_help_lists_it_and_its_own_help_tells_more(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"], no_window) == 0
    assert {"--selftest", "--out", "--pictures"} <= {*capsys.readouterr().out.split()}
    assert main(["--selftest", "--help"], no_window) == 0
    assert "exit code 0 if all is well" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(("problem", "code"), [("", 0), ("Pitch: no.", 1)])
def test_all_our_games_are_tried_and_the_last_line_names_the_folder(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], problem: str, code: int
) -> None:
    tried: list[object] = []

    def run(out: Path, games: tuple[str, ...], say: object) -> SelftestReport:
        tried.extend([out, games])
        return SelftestReport("", 1.0, {}, [], [MatchTrial("pitch", "Pitch", problem=problem)])

    monkeypatch.setattr(selftest_command, "run_selftest", run)
    assert main(["--selftest"], no_window) == code
    out, games = tried
    assert isinstance(out, Path)
    assert out.parent == user_paths().exports
    assert games == OWN_GAMES
    assert len(OWN_GAMES) == 9
    assert capsys.readouterr().out.splitlines()[-1] == f"Report and pictures: {out}"
    assert selftest_command.default_folder() != out
