"""The ladder asks what it should of every game, and its answers are what the intervals say."""

from __future__ import annotations

import json
import time
from pathlib import Path
from types import MappingProxyType

import pytest

from game import shelf
from game.arena.contest.contest import Contest, DealResult, KindScore
from game.arena.contest.contest_processes import run_contest
from game.arena.contest.deal_log import DealLog
from game.arena.contest.ladder import (
    Rung,
    answered,
    ceiling,
    characters,
    climb_ladder,
    curve,
    ladder_rungs,
    monotone,
    partners,
    searches,
)
from game.arena.contest.stop_rule import StopRule
from game.bots.any_game_bot import AnyGameBot
from game.bots.character_styles import CHARACTERS
from game.command.main import main
from game.shelf import SHELF

SMALL = Contest("fire_gibbon", 3, {}, ("flat3", "random", "random"))


@pytest.fixture
def fooled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fire Gibbon with a fool, a hand-made player and another."""
    kinds = {kind: lambda rules: AnyGameBot(rules, 2) for kind in ("liar", "policy", "par")}
    boxed = SHELF["fire_gibbon"]._replace(kinds=kinds)
    monkeypatch.setattr(shelf, "SHELF", MappingProxyType({**SHELF, "fire_gibbon": boxed}))


@pytest.mark.usefixtures("fooled")
def test_every_bar_of_a_game_is_asked_for() -> None:
    asked = {rung.name: rung for rung in ladder_rungs(Contest("fire_gibbon", 4, {}, ()))}
    bars = {name: rung.bar for name, rung in asked.items()}
    assert bars == {
        "casual v novice": 0.3,
        "skilled v casual": 0.3,
        "master v skilled": 0.3,
        "master v novice": 0.5,
        "novice v random": 0.25,
        "master v random": 0.625,
        "casual v liar": 0.25,
        "master v liar": 0.25,
        "master v policy": 0.375,
        "master v par": 0.25,
    }
    assert asked["master v liar"].contest.kinds == ("master", "liar", "liar", "liar")


def test_partners_sit_opposite_and_have_bars_of_their_own() -> None:
    rules = {game: SHELF[game].open() for game in SHELF}
    assert [game for game in SHELF if partners(rules[game])] == ["pitch"]
    assert not partners(SHELF["pitch"].open(3, {"variant": "cutthroat"}))
    asked = {rung.name: rung for rung in ladder_rungs(Contest("pitch", 4, {}, ()))}
    assert asked["master v random"].bar == 0.9
    assert asked["master v random"].contest.seatings()[0] == ("master", "random") * 2
    assert (asked["casual v novice"].bar, asked["master v novice"].bar) == (0.58, 0.75)


def test_who_plays_alone_has_to_make_more_of_the_same_deals() -> None:
    asked = ladder_rungs(Contest("bridge_solitaire", 1, {}, ()))
    assert {rung.name: rung.bar for rung in asked if rung.one == "master"} == {
        "master v skilled": 0.58,
        "master v novice": 0.75,
        "master v random": 0.5,
        **{f"master v {kind}": 0.5 for kind in SHELF["bridge_solitaire"].kinds},
    }
    assert asked[0].contest.alone()


def fixed(*shares: float) -> DealLog:
    record = DealLog(SMALL, None)
    for number, share in enumerate(shares):
        shown = {"flat3": KindScore(share, 0.0), "random": KindScore(1 - share, 0.0)}
        record.add(DealResult(number, 1, 0, shown))
    return record


@pytest.mark.parametrize(
    ("shares", "bar", "verdict"),
    [
        ([1.0, 0.9] * 20, 0.8, "above"),
        ([1.0, 0.9] * 20, 0.99, "below"),
        ([1.0, 0.0] * 20, 0.4, "open"),
        ([1.0], 0.1, "open"),
        ([], 0.1, "open"),
    ],
)
def test_a_verdict_needs_the_whole_interval(shares: list[float], bar: float, verdict: str) -> None:
    assert answered(Rung("flat3", "random", SMALL, bar), fixed(*shares)).verdict == verdict


@pytest.mark.parametrize(
    ("shares", "verdict"),
    [
        ([0.55, 0.45] * 40, "at"),
        ([0.7, 0.6] * 40, "above"),
        ([0.3, 0.4] * 40, "below"),
        ([0.6, 0.55] * 40, "open"),
        ([1.0, 0.0] * 5, "open"),
    ],
)
def test_a_spread_is_as_good_as_its_bar(shares: list[float], verdict: str) -> None:
    rung = Rung("flat3", "random", SMALL, 0.5, spread=0.15)
    assert answered(rung, fixed(*shares)).verdict == verdict


def test_a_whole_rung_has_all_its_deals_played(tmp_path: Path) -> None:
    rung = Rung("flat3", "random", SMALL, 0.1, whole=True)
    record = DealLog(SMALL, tmp_path / rung.file)
    for deal in fixed(*[1.0, 0.9] * 15).deals:
        record.add(deal)
    assert [answer.deals for answer in climb_ladder([rung], 31, tmp_path)] == [31]


@pytest.mark.parametrize("game", list(SHELF))
def test_every_character_is_tried_among_usual_players(game: str) -> None:
    rules = SHELF[game].open()
    asked = characters(Contest(game, rules.seats, {}, ()), "master")
    assert [rung.one for rung in asked] == [f"master:{name}" for name in CHARACTERS]
    assert {(rung.other, rung.spread) for rung in asked} == {("master", 0.15)}
    fair = 0.5 if game in ("pitch", "bridge_solitaire") else 1 / rules.seats
    assert [rung.contest.fair()[rung.one] for rung in asked] == [fair] * len(asked)
    assert {rung.bar for rung in asked} == {fair}
    assert asked[0].file == f"{game}-master-silver-v-master.deals"


def test_a_ladder_goes_on_where_it_was_left(tmp_path: Path) -> None:
    asked = [Rung("flat3", "random", SMALL, 0.5), Rung("random", "flat3", SMALL, 0.5)]
    first = [answer.deals for answer in climb_ladder(asked, 2, tmp_path)]
    before = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert first == [2, 2]
    assert sorted(before) == [
        "fire_gibbon-flat3-v-random.deals",
        "fire_gibbon-random-v-flat3.deals",
    ]
    again = [answer.deals for answer in climb_ladder(asked, 3, tmp_path)]
    assert again == [3, 3]
    for path in tmp_path.iterdir():
        assert path.read_text(encoding="utf-8").startswith(before[path.name])


def test_the_time_is_shared_by_all_rungs() -> None:
    asked = [Rung("flat3", "random", SMALL, 0.5), Rung("random", "flat3", SMALL, 0.5)]
    begun = time.monotonic()
    answers = climb_ladder(asked, 100_000, None, minutes=0.03)
    assert time.monotonic() - begun < 30
    assert all(answer.deals for answer in answers)


def test_what_is_clear_takes_no_time_from_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = Rung("flat3", "random", SMALL, 0.1)
    asked = Rung("random", "flat3", SMALL._replace(seed="another"), 0.1)
    record = DealLog(SMALL, tmp_path / known.file)
    for deal in fixed(*[1.0, 0.9] * 20).deals:
        record.add(deal)
    given: list[tuple[str, float]] = []

    def watched(contest: Contest, _log: DealLog, stop: StopRule, *_: object) -> None:
        assert stop.until is not None
        given.append((contest.seed, stop.until - time.monotonic()))

    monkeypatch.setattr("game.arena.contest.ladder.run_contest", watched)
    climb_ladder([known, asked], 100, tmp_path, minutes=60)
    assert {seed for seed, _ in given} == {"another"}
    assert min(seconds for _, seconds in given) > 3000


def test_the_ceiling_is_sought_among_hand_made_players() -> None:
    contest = Contest("vendetta", 4, {}, ())
    asked = [*ceiling(contest), *searches(contest)]
    kinds = [rung.one for rung in asked]
    assert kinds == ["master", "master*10", "flat300", "tree300", "cheat300"]
    assert {(rung.other, rung.bar) for rung in asked} == {("baseline", 0.375)}
    assert asked[1].file == "vendetta-masterx10-v-baseline.deals"


def test_no_deal_is_begun_when_the_time_is_over() -> None:
    record = DealLog(SMALL, None)
    run_contest(SMALL, record, StopRule(50, until=time.monotonic() - 1))
    assert not record.made


def test_a_curve_gives_ever_more_thought() -> None:
    steps = curve(Contest("pitch", 4, {}, ()), "master", "skilled")
    assert [rung.one for rung in steps] == ["master*0.1", "master*0.3", "master*1", "master*3"]
    assert {(rung.other, rung.bar, rung.whole) for rung in steps} == {("skilled", 0.5, True)}
    rising = [answered(steps[0]._replace(contest=SMALL), fixed(share)) for share in (0.2, 0.2, 0.7)]
    assert monotone(rising)
    assert not monotone(rising[::-1])


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "indian_chief", "--seats", "2", "--deals", "1", "--minutes", "0.01"]
    assert main([*words, "--ladder"], lambda asked: 1) == 0
    assert "| casual v novice |" in capsys.readouterr().out
    assert main([*words, "--ladder", "--json"], lambda asked: 1) == 0
    told = json.loads(capsys.readouterr().out)
    assert [rung["name"] for rung in told["rungs"]][:2] == ["casual v novice", "skilled v casual"]


def test_characters_are_asked_for_by_level(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "indian_chief", "--seats", "2", "--deals", "1", "--minutes", "0.01"]
    assert main([*words, "--characters", "novice"], lambda asked: 1) == 0
    assert "| novice:rust v novice |" in capsys.readouterr().out
    assert main([*words, "--json", "--characters"], lambda asked: 1) == 0
    told = json.loads(capsys.readouterr().out)
    assert {rung["name"].split()[-1] for rung in told["rungs"]} == {"skilled"}
    assert main([*words, "--characters", "lazy"], lambda asked: 1) == 2
    assert "lazy" in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["--ladder", "--curve"], ["--ladder", "--players", "a"]])
def test_one_thing_is_asked_at_a_time(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "pitch", *words], lambda asked: 1) == 2
    assert "--ladder" in capsys.readouterr().err
