"""``folkdeck audit --worker``: a worker process decides again as was played, or it is told."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.arena.play_match import play_match
from game.arena.player_kinds import level_and_character, make_player
from game.bots.bot import PLAYERS_VERSION, choose
from game.bots.decision_dice import dice_key
from game.command.main import main
from game.engine.journal import Journal
from game.engine.match import Match
from game.shelf import SHELF
from game.store.matches.match_file import match_text, new_match_file
from game.store.player import Player

KINDS = ("casual:rust", "novice:birch", "skilled:dusk")


def journal_of(game: str, kinds: tuple[str, ...] = KINDS, most: int = 16) -> Journal:
    rules = SHELF[game].open()
    bots = [make_player(rules, kinds[seat % len(kinds)]) for seat in range(rules.seats)]
    return Journal.of(play_match(rules, bots, "again", most), rules.options.written())


def people(journal: Journal, kinds: tuple[str, ...] = KINDS) -> list[Player]:
    found = [level_and_character(kinds[seat % len(kinds)]) for seat in range(journal.seats)]
    return [Player(f"Seat {n}", portrait, level) for n, (level, portrait) in enumerate(found)]


def audited(
    path: Path, journal: Journal, capsys: pytest.CaptureFixture[str], **changes: Any
) -> tuple[int, Any]:
    """The exit code and the figures of the command for a match that is kept in *path*."""
    version = changes.get("version", PLAYERS_VERSION)
    match = new_match_file(journal, changes.get("players", people(journal)), version, 0)
    path.write_text(match_text(match, veiled=False)[0], encoding="utf-8")
    words = ["audit", str(path), "--worker", "--redeals", "0", "--json"]
    code = main(words, lambda asked: 9)
    return code, json.loads(capsys.readouterr().out)["worker"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.folkdeck"


@pytest.mark.parametrize("game", SHELF)
def test_a_worker_decides_again_as_was_played(
    game: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = journal_of(game)
    code, told = audited(path, journal, capsys)
    assert (code, told["decisions"], told["differences"]) == (0, len(journal.actions), 0)


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
def test_masters_decide_again_as_they_played(
    game: str, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    masters = ("master:soot", "master:moss")
    journal = journal_of(game, masters, 40)
    code, told = audited(path, journal, capsys, players=people(journal, masters))
    assert (code, told["decisions"], told["differences"]) == (0, len(journal.actions), 0)


def test_a_decision_nobody_made_is_told(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = journal_of("pitch")
    match: Match[Any] = Match(SHELF["pitch"].open(), journal.seed)
    for action in journal.actions[:-1]:
        match.submit(action)
    last = journal.actions[-1]
    other = next(action for action in match.legal(last.seat) if action != last)
    false = replace(journal, actions=(*journal.actions[:-1], other))
    code, told = audited(path, false, capsys)
    assert (code, told["differences"], told["moves"]) == (1, 1, [len(journal.actions)])


def test_a_thought_that_the_time_limit_ended_ends_there_again(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules, master = SHELF["pitch"].open(), "master:soot"
    match: Match[Any] = Match(rules, "short")
    bot, short, number = make_player(rules, master), None, 0
    while short is None:
        seat = match.seats_with_moves[0]
        seen, dice = match.asked(seat), dice_key(match.seed, match.moment, seat)
        action, whole = (choose(bot, seen, Random(dice), steps) for steps in (2, None))
        match.submit(action)
        number = len(match.actions) - 1
        short = action if action != whole else None
    journal = Journal.of(match, rules.options.written())
    noted = replace(journal, steps=dict.fromkeys(range(number + 1), 2))
    masters = people(journal, (master,))
    assert audited(path, noted, capsys, players=masters)[1]["differences"] == 0
    code, told = audited(path, journal, capsys, players=masters)
    assert code == 1
    assert told["moves"][-1] == number + 1


def test_what_was_played_after_a_fault_is_not_asked(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = journal_of("pitch")
    code, told = audited(path, replace(journal, steps={3: 0}), capsys)
    assert (code, told["failed"], told["decisions"]) == (0, 1, len(journal.actions) - 1)


def test_a_match_of_other_players_is_only_redealt(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = journal_of("pitch", most=3)
    code, told = audited(path, journal, capsys, version=PLAYERS_VERSION + 1)
    assert (code, told["decisions"]) == (0, None)
    assert main(["audit", str(path), "--worker", "--redeals", "1"], lambda asked: 9) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(f"This match was played by version {PLAYERS_VERSION + 1} of the")
    assert said[1].endswith("3 re-deals, 0 differences")


def test_people_are_not_asked(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = journal_of("pitch")
    players = people(journal)
    players[0] = players[0]._replace(level="")
    own = sum(action.seat == 0 for action in journal.actions)
    code, told = audited(path, journal, capsys, players=players)
    assert (code, told["decisions"]) == (0, len(journal.actions) - own)


def test_nothing_to_check_is_one_sentence(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", str(path), "--redeals", "0"], lambda asked: 9) == 2
    assert "nothing to check" in capsys.readouterr().err


def test_who_thinks_longer_than_a_level_does_has_no_level() -> None:
    assert level_and_character("master:soot") == ("master", "soot")
    assert level_and_character("master*10") == level_and_character("master@0.3") == ("", "")
