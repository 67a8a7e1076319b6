"""Recorded matches are played again and must come out line by line the same."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from tests.golden.record import HERE, Golden, text, wanted

FILES = sorted(HERE.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_match_is_played_as_it_was(path: Path) -> None:
    kept = path.read_text(encoding="utf-8")
    now = text(Golden.read(path))
    if kept != now:
        lines = unified_diff(kept.split("\n"), now.split("\n"), path.name, "now", n=2, lineterm="")
        shown = "\n".join(list(lines)[:60])
        pytest.fail(f"If this is meant: python tests/golden/record.py\n{shown}", pytrace=False)


def test_every_game_and_preset_has_its_file() -> None:
    assert {golden.name for golden in wanted()} == {path.stem for path in FILES}


def test_a_changed_line_is_noticed() -> None:
    golden = Golden.read(FILES[0])
    assert text(golden) != text(golden._replace(seed=golden.seed + "x"))
