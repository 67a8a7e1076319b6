"""The match trial: a saved match that is not whole, and a picture that shows nothing, are found."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.arena.play_match import play_match
from game.arena.player_kinds import make_players
from game.engine.journal import Journal
from game.selftest import kill_and_continue, match_trial
from game.selftest.kill_and_continue import TrialFailed
from game.selftest.match_trial import check_saved, try_match
from game.selftest.program import Program
from game.shelf import open_game
from game.store.player import Player
from tests.store.match_samples import SALT, keep


def journal() -> Journal:
    """A whole match of Fire Gibbon between three who play at random."""
    rules = open_game("fire_gibbon", 3, {})
    match = play_match(rules, make_players(rules, ["random"] * 3), "trial", 2000)
    return Journal.of(match, rules.options.written()).sealed(SALT)


def saved(program: Program, match: Journal, over: bool = True) -> None:
    """Put *match* where the program keeps its matches."""
    players = [Player(f"P{n}", "moss", "novice", "moss") for n in range(match.seats)]
    keep(program.paths.matches, match, players, told="over" if over else None)


def test_a_whole_match_passes(tmp_path: Path) -> None:
    program, match = Program(tmp_path), journal()
    saved(program, match)
    assert check_saved(program, match.actions[:9]) == len(match.actions) > 9


def other_order(match: Journal) -> Journal:
    first, second, *rest = match.actions
    return replace(match, actions=(second, first, *rest))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda match: replace(match, actions=match.actions[:5]), "before the kill"),
        (lambda match: replace(match, actions=match.actions[:-1]), "is not over"),
        (other_order, "before the kill"),
        (lambda match: replace(match, seal="0" * 64), "seal"),
        (lambda match: replace(match, seed="another", seal="", salt=""), "cannot be played again"),
        (lambda match: replace(match, version=99).sealed(SALT), "version"),
    ],
)
def test_a_match_that_is_not_whole_is_found(tmp_path: Path, change: Any, told: str) -> None:
    program, match = Program(tmp_path), journal()
    saved(program, change(match))
    with pytest.raises(TrialFailed, match=told):
        check_saved(program, match.actions[:9])


def test_a_match_without_its_end_is_found(tmp_path: Path) -> None:
    program, match = Program(tmp_path), journal()
    saved(program, match, over=False)
    with pytest.raises(TrialFailed, match="not saved as finished"):
        check_saved(program, match.actions[:9])


def test_no_match_or_two_are_found(tmp_path: Path) -> None:
    program, match = Program(tmp_path), journal()
    with pytest.raises(TrialFailed, match="there are 0"):
        kill_and_continue.saved_match(program)
    saved(program, match)
    saved(program, match)
    with pytest.raises(TrialFailed, match="there are 2"):
        kill_and_continue.saved_match(program)


@pytest.mark.parametrize(
    ("drawn", "problem"),
    [
        ({"table": True, "result": True}, ""),
        ({"table": False, "result": True}, "Pitch: the picture of the table is blank."),
        ({"table": True}, "Pitch: no picture of the result was saved."),
    ],
)
def test_pictures_must_show_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drawn: dict[str, bool], problem: str
) -> None:
    def take_pictures(program: Program, folder: Path) -> None:
        for name, noisy in drawn.items():
            picture = pygame.Surface((320, 200))
            for at in range(320 * 200 * noisy):
                colour = at * 97 % 251, at * 31 % 241, at * 57 % 239
                picture.set_at((at % 320, at // 320), colour)
            pygame.image.save(picture, folder / f"{name}.png")

    monkeypatch.setattr(match_trial, "play_until_killed", lambda program, deal: ())
    monkeypatch.setattr(match_trial, "continue_to_end", take_pictures)
    monkeypatch.setattr(match_trial, "check_saved", lambda program, kept: 140)
    (tmp_path / "pitch-result.png").write_bytes(b"of an earlier run")
    trial = try_match("pitch", "dummy", tmp_path)
    assert trial.problem == problem
    assert trial.passed is (not problem)
    assert [*trial.pictures] == [f"pitch-{name}.png" for name in drawn]
    assert sorted(trial.pictures) == sorted(path.name for path in tmp_path.iterdir())
