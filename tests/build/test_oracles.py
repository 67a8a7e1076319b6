"""Tests that a published library judges are listed, and never left out unnoticed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import check
import pytest

LIBRARIES = ("endplay", "phevaluator", "pyspiel")
JUDGED = ["tests/games/bridge_solitaire/test_published_scorer.py", "-k", "random"]
ABSENT = """
import sys
sys.modules["endplay"] = None
import pytest
sys.exit(pytest.main(sys.argv[1:]))
"""
"""Pytest where one library is not installed."""


def judged(checkout: Path, code: str, needed: str) -> tuple[int, str]:
    """The exit code and the words of pytest in a process of its own, started by *code*."""
    done = subprocess.run(
        [sys.executable, "-c", code, "-q", "-p", "no:cacheprovider", *JUDGED],
        cwd=checkout,
        env={**os.environ, "FOLKDECK_NEED_ORACLES": needed},
        capture_output=True,
        text=True,
    )
    return done.returncode, done.stdout


def test_without_its_library_a_test_is_left_out_and_named(checkout: Path) -> None:
    code, said = judged(checkout, ABSENT, "")
    assert code == 0, said
    assert "oracle endplay: 1 skipped: test_random_contracts_agree" in said


def test_where_oracles_are_needed_a_missing_one_fails(checkout: Path) -> None:
    code, said = judged(checkout, ABSENT, "1")
    assert code == 1
    assert "endplay is not installed" in said


def test_the_check_lists_what_an_oracle_judged() -> None:
    step = check.Step("tests", "a test passes", ["-m", "pytest", "-q", *JUDGED])
    result = check.run(step, Path(sys.executable))
    assert result.passed, result.told
    assert "oracle endplay: 1 passed: test_random_contracts_agree" in result.told


@pytest.mark.parametrize("library", LIBRARIES)
def test_whoever_asks_a_library_is_marked(checkout: Path, library: str) -> None:
    """Only the marks tell which tests to leave out, so every test that asks one bears its mark."""
    asks = re.compile(rf"^ *(from|import) {library}\b", re.MULTILINE)
    found = [
        path
        for path in (checkout / "tests").rglob("*.py")
        if asks.search(path.read_text(encoding="utf-8")) and path.parent.name != "build"
    ]
    assert found
    for path in found:
        text = path.read_text(encoding="utf-8")
        assert f'pytest.mark.oracle("{library}")' in text, path
        assert not re.search(rf"^(from|import) {library}\b", text, re.MULTILINE), path
