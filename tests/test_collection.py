"""Every file of tests is found where all are asked for."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent


def test_no_folder_of_tests_is_passed_over(pytestconfig: pytest.Config) -> None:
    patterns = pytestconfig.getini("norecursedirs")
    folders = {path.parent.relative_to(TESTS) for path in TESTS.rglob("test_*.py")}
    assert Path("build") in folders
    assert not [
        folder
        for folder in folders
        if any(fnmatchcase(part, pattern) for part in folder.parts for pattern in patterns)
    ]
