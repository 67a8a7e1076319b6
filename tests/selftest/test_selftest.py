"""The whole self-test of one game, in the real program: as it is, and with a fault in a copy."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

GAME = "fire_gibbon"
BOT = Path("game", "games", GAME, "bot", "bot.py")
ONE_GAME = f"""
import sys
from game.command import selftest_command
from game.command.main import main
selftest_command.OWN_GAMES = ({GAME!r},)
if sys.argv[2:]:
    sys.stdout = sys.stderr = None
sys.exit(main(["--selftest", "--out", sys.argv[1]], None))
"""


class Ended(NamedTuple):
    """How a self-test ended."""

    code: int
    said: str
    report: dict[str, Any]


def selftest(package: Path, out: Path, *words: str, **environment: str) -> Ended:
    """Run the self-test of one game by the package in *package*, optimized as in the download."""
    home = {name: str(out / "home") for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")}
    kept = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
    done = subprocess.run(
        [sys.executable, "-c", ONE_GAME, str(out / "told"), *words],
        env={**kept, **home, "PYTHONPATH": str(package), "PYTHONOPTIMIZE": "2", **environment},
        cwd=out,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    told = (out / "told" / "report.json").read_text(encoding="utf-8")
    return Ended(done.returncode, done.stdout + done.stderr, json.loads(told))


@pytest.fixture
def broken(checkout: Path, tmp_path: Path) -> Path:
    """A copy of the package in a folder of its own."""
    copy = tmp_path / "copy"
    shutil.copytree(checkout / "game", copy / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(checkout / "assets", copy / "assets")
    return copy


def break_line(path: Path, line: str, broken: str) -> None:
    """Write *broken* in the place of the one *line* in the file *path*."""
    text = path.read_text(encoding="utf-8")
    assert text.count(line) == 1
    path.write_text(text.replace(line, broken), encoding="utf-8")


@pytest.mark.slow
def test_a_good_program_passes_and_touches_nobodys_matches(checkout: Path, tmp_path: Path) -> None:
    ended = selftest(checkout, tmp_path, SDL_VIDEODRIVER="dummy")
    assert ended.code == 0, ended.said
    assert ended.said.endswith(f"Report and pictures: {tmp_path / 'told'}\n")
    assert ended.report["passed"]
    (played,) = ended.report["games"]
    assert 0 < played["kept_when_killed"] < played["decisions"]
    for name in (f"{GAME}-table.png", f"{GAME}-result.png"):
        assert (tmp_path / "told" / name).stat().st_size > 50_000
    assert not (tmp_path / "home").exists()
    assert ended.report["notes"] == []


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere a display is named")
def test_without_display_and_console_the_report_says_all(checkout: Path, tmp_path: Path) -> None:
    ended = selftest(checkout, tmp_path, "silent", DISPLAY="", WAYLAND_DISPLAY="")
    assert (ended.code, ended.said) == (0, "")
    assert ended.report["machine"]["display"] == "dummy"
    assert "No display could be opened" in (tmp_path / "told" / "report.txt").read_text("utf-8")


@pytest.mark.slow
def test_a_computer_that_fails_in_the_worker_fails_the_selftest(
    broken: Path, tmp_path: Path
) -> None:
    thinks = "        actions, worths = zip(*evaluation.chosen(), strict=True)\n"
    break_line(broken / BOT, thinks, thinks.replace("chosen", "nothing"))
    ended = selftest(broken, tmp_path, SDL_VIDEODRIVER="dummy")
    assert ended.code == 1
    (told,) = ended.report["problems"]
    assert told.startswith(
        "Fire Gibbon: a computer could not decide (AttributeError in bot.py, line "
    )
    assert told in ended.said
    assert (tmp_path / "told" / f"{GAME}.log").is_file()
    assert "Traceback" not in ended.said
