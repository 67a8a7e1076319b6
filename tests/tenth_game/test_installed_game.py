"""The tenth game as strangers have it: installed by pip beside an installed Folkdeck."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parent.parent
PLAY = """
import pathlib, sys
import game
from tests.app.driver.app_driver import deal, flying

assert "site-packages" in game.__file__, game.__file__
with flying(pathlib.Path(sys.argv[1])) as pilot:
    deal(pilot, "war", 3, 1, {"cards": 5}, "installed")
    while not pilot.play.session.over:
        pilot.by_mouse(pilot.legal()[0])
    print(pilot.play.session.match.outcome)
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment in which both packages were installed by pip.

    What they depend on is that of this environment: it is not fetched again.
    """
    scratch = tmp_path_factory.mktemp("scratch")
    run(sys.executable, "-m", "venv", "--without-pip", str(scratch))
    made = scratch / "bin" / "python"
    install = (
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(made),
        "install",
        "--quiet",
        "--no-deps",
    )
    run(*install, f"{CHECKOUT}[contract]", str(HERE))
    site = next((scratch / "lib").glob("python3*/site-packages"))
    libraries = sysconfig.get_path("purelib")
    (site / "libraries.pth").write_text(f"{libraries}\n", encoding="utf-8")
    return made


def run(*words: str, folder: Path = HERE, tests: Path | None = None) -> str:
    """Run a command in *folder*; what it printed. With *tests*, our tests can be imported."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    there = {} if tests is None else {"PYTHONPATH": str(tests)}
    told = subprocess.run(
        words, cwd=folder, env={**kept, **there}, capture_output=True, encoding="utf-8", timeout=600
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert "does not provide the extra" not in told.stderr
    return told.stdout


@pytest.mark.slow
def test_the_installed_program_finds_and_plays_it(python: Path, tmp_path: Path) -> None:
    assert "War" in run(str(python), "-m", "game", "games", folder=tmp_path)
    told = run(str(python), "-m", "game.contract", "folkdeck_war", folder=tmp_path)
    assert "War keeps the laws." in told


@pytest.mark.slow
def test_it_is_played_at_the_table_of_the_installed_program(python: Path, tmp_path: Path) -> None:
    (tmp_path / "beside").mkdir()
    (tmp_path / "beside" / "tests").symlink_to(CHECKOUT / "tests")
    words = (str(python), "-c", PLAY, str(tmp_path / "home"))
    assert "Outcome" in run(*words, folder=tmp_path, tests=tmp_path / "beside")
