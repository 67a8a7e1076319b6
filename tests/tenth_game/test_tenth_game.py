"""A game in a package of its own: found by its entry point, lawful, and played at the table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game import shelf
from game.app.scenes.routes import GameChoiceRoute, LessonRoute, RulesRoute, SetupRoute
from game.bots.any_game_bot import AnyGameBot
from game.bots.bot import choose
from game.bots.decision_request import DecisionRequest
from game.bots.profile import BotProfile, Level
from game.contract import random_matches
from game.engine.match import Match
from game.entry import GameEntry
from game.shelf import GROUP, collect_games, offered_games
from game.thinking.background_service import BackgroundDecisionService
from game.thinking.inline_service import InlineDecisionService
from tests.app.driver.app_driver import deal, flying
from tests.app.driver.match_playthrough import WAYS, Flight, Trip
from tests.thinking.test_background_service import wait

HERE = Path(__file__).resolve().parent
PROJECT = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OFFERED = PROJECT["entry-points"][GROUP]["war"]
BOTLESS = OFFERED.replace("GAME", "WITHOUT_BOT")


def install(folder: Path, value: str) -> None:
    """Write what an installer would note about the package, with *value* as its entry point."""
    noted = folder / f"{PROJECT['name'].replace('-', '_')}-{PROJECT['version']}.dist-info"
    noted.mkdir()
    facts = f"Metadata-Version: 2.1\nName: {PROJECT['name']}\nVersion: {PROJECT['version']}\n"
    (noted / "METADATA").write_text(facts, encoding="utf-8")
    (noted / "entry_points.txt").write_text(f"[{GROUP}]\nwar = {value}\n", encoding="utf-8")


@pytest.fixture(params=[OFFERED, BOTLESS], ids=["with a bot", "without a bot"])
def war(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[GameEntry]:
    """The tenth game, installed beside the others."""
    folder = tmp_path_factory.mktemp("installed")
    install(folder, request.param)
    monkeypatch.syspath_prepend(HERE)
    monkeypatch.syspath_prepend(folder)
    found = collect_games(shelf.OWN_GAMES, offered_games())
    assert found.refusals == ()
    known = shelf.SHELF
    for name, module in list(sys.modules.items()):
        if name.startswith(("game.", "tests.")) and vars(module).get("SHELF") is known:
            monkeypatch.setattr(module, "SHELF", found.games)
    yield found.games["war"]
    for name in [name for name in sys.modules if name.split(".")[0] == "folkdeck_war"]:
        del sys.modules[name]


def test_it_stands_after_the_games_of_the_house(war: GameEntry) -> None:
    assert list(shelf.SHELF)[-1] == "war"
    assert shelf.game_entry("war") is war
    assert isinstance(war.bot(war.open(), BotProfile(Level.CASUAL)), AnyGameBot) == (not war.length)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_keeps_the_laws_of_every_game(war: GameEntry, seats: int) -> None:
    random_matches.soak(war.open(seats), f"war {seats}", limit=60)


def test_its_computers_play_a_match(war: GameEntry) -> None:
    rules = war.open(3, {"cards": 5})
    bot = war.bot(rules, BotProfile(Level.NOVICE))
    match: Match[Any] = Match(rules, "war")
    while match.turn.seats:
        seen = match.asked(match.turn.seats[0])
        match.submit(choose(bot, seen, Random(len(match.actions))))
    assert match.outcome is not None
    assert sum(match.outcome.points) <= 15


def test_the_worker_process_finds_it(war: GameEntry) -> None:
    rules, profile = war.open(), BotProfile(Level.NOVICE)
    seen = Match(rules, "worker").asked(0)
    thinker = BackgroundDecisionService()
    thinker.start()
    try:
        thinker.ask(DecisionRequest.of(rules, profile, seen, "dice"))
        told = wait(thinker)
        assert thinker.not_started is None
        assert told == choose(war.bot(rules, profile), seen, Random("dice"))
    finally:
        thinker.close()


@pytest.mark.parametrize(("seats", "people"), [(2, 1), (3, 2), (4, 1)])
def test_a_whole_match_is_played_at_the_table(
    tmp_path: Path, war: GameEntry, seats: int, people: int
) -> None:
    trip = Trip("war", seats, {"cards": 5}, people=people)
    flight = Flight(tmp_path, trip, service=InlineDecisionService)
    if not flight.fly(3):
        flight.power_cut()
        assert flight.fly()
    assert flight.pilot.scene == "score"
    assert flight.pilot.play.session.match.outcome is not None
    assert all(flight.decisions[way] for way in WAYS)
    assert bool(flight.curtains) == (people > 1)
    flight.close()


def test_its_box_and_its_own_rules_page_are_shown(tmp_path: Path, war: GameEntry) -> None:
    with flying(tmp_path) as pilot:
        pilot.context.open(GameChoiceRoute())
        pilot.settle()
        box = pilot.find("War", "box")
        assert box.value == "2 to 4 players"
        pilot.move(box.rect.center)
        pilot.settle()
        assert not any(", ." in label for label in pilot.labels())
        pilot.context.open(RulesRoute("war"))
        pilot.settle()
        assert any("all of them stay aside as spoils" in each for each in pilot.labels())
        pilot.context.open(SetupRoute("war"))
        pilot.settle()
        assert "Skirmish" in " ".join(pilot.labels())


def test_its_coach_and_its_lesson_come_with_it(tmp_path: Path, war: GameEntry) -> None:
    with flying(tmp_path) as pilot:
        deal(pilot, "war", 2, 1, {}, "coach")
        assert any("the highest card of a trick takes them all" in o.label for o in pilot.things())
        pilot.context.open(LessonRoute("war"))
        pilot.settle()
        assert pilot.scene == "lesson"


def test_a_game_without_a_page_says_so(
    tmp_path: Path, war: GameEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = tmp_path / "bare" / "__init__.py"
    monkeypatch.setattr(sys.modules["folkdeck_war"], "__file__", str(bare))
    with flying(tmp_path) as pilot:
        pilot.context.open(RulesRoute("war"))
        pilot.settle()
        assert any("The rules page of this game is missing." in each for each in pilot.labels())


@pytest.mark.parametrize(
    ("value", "found"), [(OFFERED, True), ("folkdeck_war.nowhere:GAME", False)]
)
def test_the_program_finds_or_refuses_it(tmp_path: Path, value: str, found: bool) -> None:
    install(tmp_path, value)
    path = os.pathsep.join([str(tmp_path), str(HERE), str(HERE.parent.parent)])
    told = subprocess.run(
        [sys.executable, "-m", "game", "games", "--json"],
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=120,
    )
    games = [game["id"] for game in json.loads(told.stdout)]
    assert games[:9] == [game for game in shelf.SHELF if game != "war"][:9]
    assert ("war" in games) == found
    refused = "" if found else "folkdeck: The game “war” of folkdeck-war is left out: "
    assert told.stderr.startswith(refused)
    assert told.stderr.count("\n") == (0 if found else 1)


@pytest.mark.parametrize(("asked", "code"), [("folkdeck_war", 0), ("war", 0), ("nowhere", 2)])
def test_the_contract_takes_it(tmp_path: Path, asked: str, code: int) -> None:
    install(tmp_path, OFFERED)
    path = os.pathsep.join([str(tmp_path), str(HERE), str(HERE.parent.parent)])
    told = subprocess.run(
        [sys.executable, "-m", "game.contract", asked],
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert told.returncode == code, told.stdout + told.stderr
    assert "broken" not in told.stdout
    assert ("War keeps the laws." in told.stdout) == (code == 0)
    assert ("ok      scenarios of war.md" in told.stdout) == (code == 0)
    assert ("ok      recording war-usual" in told.stdout) == (code == 0)
