"""The report: one sentence for each thing that went wrong, and never a pass without a match."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.selftest.match_trial import MatchTrial
from game.selftest.report import SelftestReport

FACTS = {"display": "x11", "size": [1280, 720], "sdl": "2.32", "pygame": "2.5", "first_frame_ms": 9}
GOOD = MatchTrial("pitch", "Pitch", 7.5, 140, 11, ("pitch-table.png", "pitch-result.png"))
BAD = MatchTrial("vendetta", "Vendetta", 3.0, problem="Vendetta: the program ended with 1.")
REPORT = SelftestReport("2026-05-01 10:00:00 UTC", 12.4, FACTS, [], [GOOD, GOOD])


def test_all_passed() -> None:
    assert REPORT.passed
    assert REPORT.verdict() == "All 2 games passed, in 12 s."
    assert "display x11 at 1280x720" in REPORT.text()
    assert "140 decisions, killed after 11 and continued" in REPORT.text()


@pytest.mark.parametrize(
    ("changed", "verdict"),
    [
        (
            replace(REPORT, trials=[GOOD, BAD]),
            "Vendetta: the program ended with 1.\n1 of 2 games failed.",
        ),
        (replace(REPORT, trials=[], problem="Folkdeck cannot begin."), "Folkdeck cannot begin."),
        (replace(REPORT, trials=[]), ""),
    ],
)
def test_what_went_wrong_is_told(changed: SelftestReport, verdict: str) -> None:
    assert not changed.passed
    assert changed.verdict() == verdict
    assert changed.text().rstrip("\n").endswith(verdict)
    assert changed.data()["problems"] == changed.problems


def test_a_report_without_a_picture_of_the_start_is_whole() -> None:
    assert "display" not in replace(REPORT, display={}, trials=[], problem="No.").text()


def test_both_files_say_the_same(tmp_path: Path) -> None:
    report = replace(REPORT, trials=[GOOD, BAD], notes=["Nobody saw it."])
    report.write(tmp_path)
    told = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert (tmp_path / "report.txt").read_text(encoding="utf-8") == report.text()
    assert told["passed"] is False
    assert told["notes"] == ["Nobody saw it."]
    assert told["machine"]["display"] == "x11"
    assert [(each["game"], each["outcome"]) for each in told["games"]] == [
        ("pitch", "passed"),
        ("vendetta", "failed"),
    ]
    assert told["games"][1]["problem"] in report.text()
