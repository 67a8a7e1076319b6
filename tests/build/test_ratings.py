"""The page of ratings says what the kept figures say, and how to make them again."""

from __future__ import annotations

import json
from pathlib import Path

import ratings

from game.arena.contest.contest import Contest, DealResult, KindScore
from game.arena.contest.deal_log import DealLog
from game.arena.contest.ladder import Rung, answered
from game.command.ladder_report import described
from game.shelf import SHELF


def kept(folder: Path, part: str) -> None:
    options = SHELF["pitch"].open().options.written() | {"target": 11}
    contest = Contest("pitch", 4, options, ("casual", "novice"), "page")
    record = DealLog(contest, None)
    for number, share in enumerate([1.0, 0.5] * 10):
        by_kind = {"casual": KindScore(share, 3.0), "novice": KindScore(1 - share, 1.0)}
        record.add(DealResult(number, 50, 0, by_kind))
    figures = described(contest, [answered(Rung("casual", "novice", contest, 0.5), record)])
    (folder / f"pitch-{part}.json").write_text(json.dumps(figures), encoding="utf-8")


def test_a_section_shows_both_tables_with_their_commands(tmp_path: Path) -> None:
    kept(tmp_path, "ladder")
    kept(tmp_path, "ceiling")
    section = ratings.told("pitch", tmp_path)
    assert section.startswith("## Pitch, 4 seats\n")
    assert "`folkdeck arena pitch --ladder --seed page --option target=11`" in section
    assert "`folkdeck arena pitch --ceiling --seed page --option target=11`" in section
    assert section.count("| casual v novice | 20 | 0.750 ") == 2
    assert section.count("| above |") == 2


def test_a_game_that_was_not_measured_has_no_section(tmp_path: Path) -> None:
    assert ratings.told("pitch", tmp_path) == ""
