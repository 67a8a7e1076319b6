"""A free path has a number where something lies already, and takes nobody's place."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.store.free_path import free_path


def test_a_number_stands_before_the_ending(tmp_path: Path) -> None:
    wanted = tmp_path / "Pitch 2026-05-03 20.00.folkdeck"
    assert free_path(wanted) == wanted
    wanted.touch()
    second = free_path(wanted)
    assert second.name == "Pitch 2026-05-03 20.00 2.folkdeck"
    second.touch()
    assert free_path(wanted).name == "Pitch 2026-05-03 20.00 3.folkdeck"


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
def test_a_link_that_leads_nowhere_lies_there(tmp_path: Path) -> None:
    wanted = tmp_path / "a.zip"
    wanted.symlink_to(tmp_path / "gone")
    assert free_path(wanted).name == "a 2.zip"
