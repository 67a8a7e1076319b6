"""The arena: every seating gets the same cards, figures are what they say, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

from game import shelf
from game.arena.cheating_bot import CheatingBot
from game.arena.contest.confidence_interval import interval, share_interval, standard_errors
from game.arena.contest.contest import Contest, DealResult, KindScore, play_deal
from game.arena.contest.contest_processes import DealWorkers, run_contest
from game.arena.contest.contest_statistics import standings
from game.arena.contest.deal_log import DealLog
from game.arena.contest.elo import elo
from game.arena.contest.stop_rule import StopRule, is_decided
from game.arena.player_kinds import PLENTY, NoSuchPlayer, make_player, make_players
from game.arena.result_log import BadResultLog
from game.arena.timed_bot import TimedBot
from game.bots.any_game_bot import AnyGameBot
from game.bots.bot import choose
from game.bots.character_styles import CHARACTERS
from game.bots.monte_carlo_baselines import TreeBot
from game.bots.profile import BotProfile, Level, Style
from game.command.main import main
from game.engine.action import Action
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.shelf import SHELF, game_entry

SMALL = Contest("fire_gibbon", 3, {}, ("flat3", "random"))


def made(*shares: float) -> list[DealResult]:
    """Deals in which the first kind had these shares of the wins."""
    return [
        DealResult(n, 1, 0, {"flat3": KindScore(share, 0.0), "random": KindScore(1 - share, 0.0)})
        for n, share in enumerate(shares)
    ]


def test_everybody_sits_on_every_seat_once() -> None:
    one = Contest("fire_gibbon", 4, {}, ("master", "random", "random", "random"))
    assert len(one.seatings()) == 4
    assert {seating.index("master") for seating in one.seatings()} == {0, 1, 2, 3}
    pairs = Contest("pitch", 4, {}, ("master", "random"))
    assert pairs.seatings() == [("master", "random") * 2, ("random", "master") * 2]
    assert one.fair() == {"master": 0.25, "random": 0.75}


@pytest.mark.parametrize("game", SHELF)
def test_the_shares_of_a_deal_make_one_win(game: str) -> None:
    seats = SHELF[game].rules.default_seats
    kinds = ("random", "flat1") if seats > 1 else ("random",)
    contest = Contest(game, seats, {}, kinds, most=120)
    deal = play_deal(contest, 0)
    finished = len(contest.seatings()) - deal.unfinished
    total = sum(showing.share for showing in deal.by_kind.values())
    assert total == pytest.approx(finished / len(contest.seatings()))
    assert play_deal(contest, 0) == deal
    assert play_deal(contest, 1) != deal


def test_an_interval_is_students() -> None:
    assert interval([1.0, 3.0]) == pytest.approx((2.0, 2 - 12.71, 2 + 12.71))
    assert interval([0.5]).low == float("-inf")
    for count, known in ((4, 3.182), (6, 2.571), (7, 2.447), (11, 2.228), (31, 2.042)):
        assert standard_errors(count) == pytest.approx(known, abs=0.01)
    assert standard_errors(10**6) == pytest.approx(1.96, abs=0.001)


def test_what_was_never_seen_may_yet_happen() -> None:
    assert share_interval([1.0] * 30) == pytest.approx((1.0, 0.9, 1.0))
    assert share_interval([0.0] * 30) == pytest.approx((0.0, 0.0, 0.1))
    assert share_interval([0.0, 1.0]) == pytest.approx((0.5, 0.0, 1.0))


def test_ten_to_one_is_four_hundred() -> None:
    assert elo(10 / 11, 0.5) == pytest.approx(400)
    assert elo(0.25, 0.25) == pytest.approx(0)
    assert elo(1.0, 0.5) < 2000


def test_a_contest_ends_when_it_is_clear_and_not_before() -> None:
    assert not is_decided(SMALL, made(*[1.0] * 19))
    assert is_decided(SMALL, made(*[1.0] * 20))
    assert SMALL.fair()["flat3"] == pytest.approx(2 / 3)
    assert not is_decided(SMALL, made(*[1 / 3, 1.0] * 20))
    assert not is_decided(SMALL, made(*[1.0] * 20), bar=1.0)
    alone = Contest("bridge_solitaire", 1, {}, ("random",))
    assert not is_decided(alone, made(*[1.0] * 40))


def test_who_plays_alone_is_compared_deal_by_deal() -> None:
    alone = Contest("bridge_solitaire", 1, {}, ("random", "flat1", "flat2"))
    assert alone.seatings() == [("random",), ("flat1",), ("flat2",)]
    assert alone.fair() == dict.fromkeys(("random", "flat1", "flat2"), 1 / 3)
    two = alone._replace(kinds=("random", "tree1"))
    deal = play_deal(two, 0)
    assert deal.unfinished == 0
    shown = deal.by_kind
    most = max(each.points for each in shown.values())
    best = [kind for kind in shown if shown[kind].points == most]
    assert {kind for kind in shown if shown[kind].share} == set(best)
    assert sum(each.share for each in shown.values()) == 1.0
    written = {"random": KindScore(0.0, 30.0), "tree1": KindScore(1.0, 70.0)}
    first, second = standings(two, [DealResult(0, 1, 0, written)])
    assert (first.ahead.mean, second.ahead.mean) == (-40.0, 40.0)


def test_a_contest_goes_on_where_it_was_left(tmp_path: Path) -> None:
    whole, path = DealLog(SMALL, None), tmp_path / "deals"
    run_contest(SMALL, whole, StopRule(4, whole=True))
    run_contest(SMALL, DealLog(SMALL, path), StopRule(2, whole=True))
    kept = path.read_text(encoding="utf-8")
    path.write_text(kept[:-20], encoding="utf-8")
    again = DealLog(SMALL, path)
    assert list(again.made) == [0]
    run_contest(SMALL, again, StopRule(4, whole=True))
    assert again.deals == whole.deals
    assert standings(SMALL, again.deals) == standings(SMALL, whole.deals)


def test_two_processes_play_what_one_plays() -> None:
    one, two = DealLog(SMALL, None), DealLog(SMALL, None)
    run_contest(SMALL, one, StopRule(3, whole=True))
    run_contest(SMALL, two, StopRule(3, whole=True), DealWorkers(2))
    assert one.deals == two.deals


def test_deals_of_another_contest_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "deals"
    DealLog(SMALL, path)
    before = path.read_bytes()
    with pytest.raises(BadResultLog, match="another contest"):
        DealLog(SMALL._replace(seed="other"), path)
    assert path.read_bytes() == before
    with pytest.raises(BadResultLog, match="cannot be used"):
        DealLog(SMALL, tmp_path / "nowhere" / "deals")


class Slow:
    """A player who thinks a thousand times and would rather not stop."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        for at in range(1000):
            yield seen.legal[at % len(seen.legal)]


def test_a_hurried_player_still_decides() -> None:
    rules = game_entry("fire_gibbon").open(3)
    match: Match[Any] = Match(rules, "hurry")
    seen = match.observe(match.turn.seats[0])
    assert len(list(TimedBot(Slow(), 0.0).think(seen, Random(1)))) == 1
    assert len(list(TimedBot(Slow(), 100.0).think(seen, Random(1)))) == 1000
    for kind in ("master@0", "casual:soot@0", "master*0.1"):
        assert choose(make_player(rules, kind), seen, Random(1)) in seen.legal


class Manners(AnyGameBot):
    """Stands in for a game's player, to see how it was asked for."""

    def __init__(self, rules: AnyRules, profile: BotProfile) -> None:
        super().__init__(rules)
        self.profile = profile


def test_a_kind_says_level_character_effort_and_time(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game_entry("pitch").open(4)
    boxed = SHELF["pitch"]._replace(bot=Manners, kinds={"fool": lambda rules: Slow()})
    monkeypatch.setattr(shelf, "SHELF", MappingProxyType({**SHELF, "pitch": boxed}))
    asked = {kind: make_player(rules, kind) for kind in ("novice", "casual:rust", "master*2.5")}
    styles = [Style(), CHARACTERS["rust"].style, Style()]
    levels = [Level.NOVICE, Level.CASUAL, Level.MASTER]
    wanted = [BotProfile(*each) for each in zip(levels, styles, (1.0, 1.0, 2.5), strict=True)]
    assert [bot.profile for bot in asked.values() if isinstance(bot, Manners)] == wanted
    timed = make_player(rules, "skilled:moss@0.3")
    assert isinstance(timed, TimedBot)
    assert timed.seconds == 0.3
    assert isinstance(timed.bot, Manners)
    assert timed.bot.profile == BotProfile(Level.SKILLED, CHARACTERS["moss"].style, PLENTY)
    assert isinstance(make_player(rules, "fool"), Slow)
    assert isinstance(make_player(rules, "fool", budget=1.0), TimedBot)


@pytest.mark.parametrize(
    "kind", ["", "flat", "flat0", "master3", "random*2", "greedy@1", "master@", "Master", "flat3:x"]
)
def test_what_is_no_kind_is_refused(kind: str) -> None:
    with pytest.raises(NoSuchPlayer, match="There is no player"):
        make_player(game_entry("pitch").open(4), kind)


def test_who_cheats_looks_at_the_cards_and_nobody_else_does() -> None:
    rules = game_entry("pitch").open(4)
    truth = Match(rules, "cheat").state_copy()
    seen = Match(rules, "cheat").observe(0)
    cheat = CheatingBot(rules, 5).shown(truth)
    told = next(cheat.worlds(rules, seen, Random(1)))
    assert told.table.zones == truth.table.zones
    assert told is not truth
    assert next(TreeBot(rules, 5).worlds(rules, seen, Random(1))).table.zones != told.table.zones


def test_a_kind_of_player_there_is_not_is_named() -> None:
    rules = game_entry("pitch").open(4)
    with pytest.raises(NoSuchPlayer, match="no player “wizard” in Pitch; there are random"):
        make_players(rules, ["wizard"])
    with pytest.raises(NoSuchPlayer, match="5 players are named for 4 seats"):
        make_players(rules, ["random"] * 5)


def test_the_command_prints_what_was_found(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "fire_gibbon", "--seats", "3", "--players", "flat3,random", "--deals", "2"]
    assert main([*words, "--json"], lambda asked: 1) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["deals"] == 2
    assert [each["kind"] for each in told["standings"]] == ["flat3", "random"]
    assert main(words, lambda asked: 1) == 0
    assert "x fair" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["whist", "--players", "random"], "There is no game “whist”"),
        (["pitch", "--players", "wizard"], "There is no player “wizard”"),
        (["pitch"], "--players"),
        (["pitch", "--players", "random", "--budget", "0"], "no time from 1 to 60000"),
    ],
)
def test_wrong_words_are_told_in_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words], lambda asked: 1) == 2
    assert said in capsys.readouterr().err
