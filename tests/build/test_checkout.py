"""The environment is made once, and one sentence says why it cannot be."""

import subprocess
import sys
from pathlib import Path

import play
import pytest
from environment import checkout


def test_old_pythons_are_told_what_is_needed() -> None:
    assert checkout.too_old((3, 11)) is None
    assert checkout.too_old((3, 14)) is None
    sentence = checkout.too_old((3, 9))
    assert sentence == "Folkdeck needs Python 3.11 or newer; this is Python 3.9."


def test_interpreters_lie_where_each_system_puts_them() -> None:
    venv = Path("venv")
    assert checkout.venv_python(venv, windows=False) == venv / "bin" / "python"
    assert checkout.venv_python(venv, windows=True) == venv / "Scripts" / "python.exe"


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that stands for the environment."""
    venv = tmp_path / "venv"
    monkeypatch.setenv("FOLKDECK_VENV", str(venv))
    python = checkout.venv_python(venv)
    python.parent.mkdir(parents=True)
    python.touch()
    return venv


def test_an_environment_fits_until_something_changes(made: Path) -> None:
    stamp = made / "folkdeck.stamp"
    assert not checkout.fits(made, "")
    stamp.write_text(checkout.stamp_text(""), encoding="utf-8")
    assert checkout.fits(made, "")
    assert not checkout.fits(made, "dev")
    stamp.write_text("3.11 elsewhere 0 dev\n", encoding="utf-8")
    assert not checkout.fits(made, "dev")


def test_what_serves_developers_serves_players(made: Path) -> None:
    (made / "folkdeck.stamp").write_text(checkout.stamp_text("dev"), encoding="utf-8")
    assert checkout.fits(made, "dev")
    assert checkout.fits(made, "")
    assert checkout.ready() == checkout.venv_python(made)


def test_a_failed_step_ends_in_one_sentence(
    made: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object, **__: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 1, "", "no space left\n")

    monkeypatch.setattr(subprocess, "run", refuse)
    assert play.main([]) == 2
    assert capsys.readouterr().err.splitlines()[0] == "no space left"
    assert not (made / "folkdeck.stamp").exists()


@pytest.mark.parametrize(
    "tool", ["play", "check", "package", "smoke", "screens", "bench", "sizes", "fonts"]
)
def test_every_tool_explains_itself(tool: str, checkout: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(checkout / "build" / f"{tool}.py"), "--help"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "usage:" in done.stdout


def test_help_installs_nothing(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play.main(["--help"]) == 0
    assert "once the packages have been installed" in capsys.readouterr().out
    assert not (made / "folkdeck.stamp").exists()


def test_help_goes_on_with_the_arguments_of_the_game(
    made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (made / "folkdeck.stamp").write_text(checkout.stamp_text(""), encoding="utf-8")
    ran: list[list[str]] = []

    def run(path: str, command: list[str]) -> None:
        ran.append(command)

    monkeypatch.setattr("os.execv", run)
    monkeypatch.setattr(subprocess, "call", lambda command: run("", command))
    play.main(["-h"])
    assert ran[0][1:] == ["-m", "game", "--help"]


def test_a_python_without_the_game_is_told_so(checkout: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-S", str(checkout / "build" / "soak.py"), "--help"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("This Python does not have Folkdeck.")
    assert done.stderr.count("\n") == 1
