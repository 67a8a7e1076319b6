"""Games of other packages: taken when they are whole, refused in one sentence otherwise."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from game import shelf
from game.app.scenes.routes import GameChoiceRoute, TitleRoute
from game.command.main import main
from game.games.pitch.entry import GAME as PITCH
from game.games.pitch.rules.rules import Pitch
from game.shelf import GROUP, SHELF, collect_games, offered_games
from tests.app.driver.app_driver import flying


class Borrowed(Pitch):
    """Pitch by another name."""

    id = "borrowed"
    title = "Borrowed"


class Unclean(Pitch):
    id = "../unclean"


class Overfull(Pitch):
    id = "overfull"
    default_seats = 9


Offer = Callable[[object], EntryPoint]


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Offer:
    """Make an entry point of a module that holds the given ``GAME``."""

    def made(game: object) -> EntryPoint:
        module = ModuleType("stranger")
        module.__dict__["GAME"] = game
        monkeypatch.setitem(sys.modules, "stranger", module)
        return EntryPoint("strange", "stranger:GAME", GROUP)

    return made


def test_a_whole_game_comes_after_ours(offer: Offer) -> None:
    game = PITCH._replace(rules=Borrowed)
    found = collect_games(["vendetta", "pitch"], [offer(game)])
    assert list(found.games) == ["vendetta", "pitch", "borrowed"]
    assert found.games["borrowed"] is game
    assert found.refusals == ()


@pytest.mark.parametrize(
    ("game", "fault"),
    [
        (PITCH, "there is another game “pitch”"),
        (Pitch, "it offers no GameEntry"),
        (SimpleNamespace(rules=Pitch), "it offers no GameEntry"),
        (PITCH._replace(rules=dict), "its rules are no class of Rules"),  # type: ignore[arg-type]
        (PITCH._replace(rules=Unclean), "its id is not made of small letters"),
        (PITCH._replace(rules=Overfull), "its usual number of seats"),
        (PITCH._replace(rules=Borrowed, bot=3), "its bot cannot be called"),  # type: ignore[arg-type]
        (PITCH._replace(rules=Borrowed, tagline=None), "are not all texts"),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_game_is_left_out_with_a_sentence(
    offer: Offer, game: object, fault: str
) -> None:
    found = collect_games(["vendetta", "pitch"], [offer(game)])
    assert list(found.games) == ["vendetta", "pitch"]
    (told,) = found.refusals
    assert told.startswith("The game “strange” of stranger is left out: ")
    assert fault in told
    assert told.endswith(".")
    assert "\n" not in told


def test_rules_that_are_not_finished_are_left_out(offer: Offer) -> None:
    unfinished = type("Unfinished", (Pitch,), {"id": "unfinished"})
    unfinished.__abstractmethods__ = frozenset({"sheet"})  # type: ignore[attr-defined]
    (told,) = collect_games([], [offer(PITCH._replace(rules=unfinished))]).refusals
    assert "its rules lack sheet" in told


@pytest.mark.parametrize(
    "code",
    ["import nowhere_at_all", "def", "1 / 0", "raise SystemExit(3)", "raise OSError('a\\n\\nb')"],
)
def test_a_package_that_cannot_be_imported_leaves_the_others_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    (tmp_path / "broken_game.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "broken_game", raising=False)
    found = collect_games(["pitch"], [EntryPoint("broken", "broken_game:GAME", GROUP)])
    assert list(found.games) == ["pitch"]
    (told,) = found.refusals
    assert "of broken_game is left out: it cannot be imported (" in told
    assert "\n" not in told


def test_the_frozen_download_asks_no_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert list(offered_games()) == []


def test_the_command_line_says_what_was_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shelf, "REFUSALS", ("The game “strange” of stranger is left out: why.",))
    assert main(["games"], lambda asked: 0) == 0
    out, err = capsys.readouterr()
    assert err == "folkdeck: The game “strange” of stranger is left out: why.\n"
    assert all(f"{game}:" in out for game in SHELF)


def test_the_screen_says_it_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = "The game “strange” of stranger is left out: why."
    monkeypatch.setattr(shelf, "REFUSALS", (told,))
    with flying(tmp_path) as pilot:
        pilot.context.open(GameChoiceRoute())
        pilot.frame(2)
        assert told in pilot.labels()
        pilot.frame(2000)
        assert told not in pilot.labels()
        pilot.context.open(TitleRoute())
        pilot.context.open(GameChoiceRoute())
        pilot.frame(2)
        assert told not in pilot.labels()


def test_a_game_is_imported_when_it_is_asked_for() -> None:
    code = """
import sys
from game.shelf import OWN_GAMES, SHELF
loaded = lambda: {game for game in OWN_GAMES if f"game.games.{game}.entry" in sys.modules}
assert tuple(SHELF)[:9] == OWN_GAMES and "pitch" in SHELF and "chess" not in SHELF
assert loaded() == set()
assert SHELF["pitch"].rules.id == "pitch"
assert loaded() == {"pitch"}
assert [entry.rules.id for entry in SHELF.values()][:9] == [*OWN_GAMES]
"""
    subprocess.run([sys.executable, "-c", code], check=True)
