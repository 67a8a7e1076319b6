"""The arena: every seating gets the same cards, figures are what they say, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from game.arena.contest import Contest, Deal, Showing, play_deal
from game.arena.figures import clear, elo, interval, standings
from game.arena.players import NoSuchPlayer, hurried, player, seated
from game.arena.running import BadRecord, Record, run
from game.bots.bot import choose
from game.command.main import main
from game.engine.match import Match
from game.shelf import SHELF, box

SMALL = Contest("fire_gibbon", 3, {}, ("search3", "random"))


def made(*shares: float) -> list[Deal]:
    """Deals in which the first kind had these shares of the wins."""
    return [
        Deal(n, 1, 0, {"search3": Showing(share, 0.0), "random": Showing(1 - share, 0.0)})
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
    kinds = ("random", "search1") if seats > 1 else ("random",)
    contest = Contest(game, seats, {}, kinds, most=250)
    deal = play_deal(contest, 0)
    finished = len(contest.seatings()) - deal.unfinished
    total = sum(showing.share for showing in deal.by_kind.values())
    assert total == pytest.approx(finished / len(contest.seatings()))
    assert play_deal(contest, 0) == deal
    assert play_deal(contest, 1) != deal


def test_an_interval_is_that_of_the_normal_distribution() -> None:
    assert interval([1.0, 3.0]) == pytest.approx((2.0, 2 - 1.96, 2 + 1.96))
    assert interval([0.5]).low == float("-inf")


def test_ten_to_one_is_four_hundred() -> None:
    assert elo(10 / 11, 0.5) == pytest.approx(400)
    assert elo(0.25, 0.25) == pytest.approx(0)
    assert elo(1.0, 0.5) < 2000


def test_a_contest_ends_when_it_is_clear_and_not_before() -> None:
    assert not clear(SMALL, made(*[1.0] * 19))
    assert clear(SMALL, made(*[1.0] * 20))
    assert SMALL.fair()["search3"] == pytest.approx(2 / 3)
    assert not clear(SMALL, made(*[1 / 3, 1.0] * 20))
    alone = Contest("bridge_solitaire", 1, {}, ("random",))
    assert not clear(alone, made(*[1.0] * 40))


def test_a_contest_goes_on_where_it_was_left(tmp_path: Path) -> None:
    whole, path = Record(SMALL, None), tmp_path / "deals"
    run(SMALL, 4, whole, whole=True)
    run(SMALL, 2, Record(SMALL, path), whole=True)
    kept = path.read_text(encoding="utf-8")
    path.write_text(kept[:-20], encoding="utf-8")
    again = Record(SMALL, path)
    assert list(again.made) == [0]
    run(SMALL, 4, again, whole=True)
    assert again.deals == whole.deals
    assert standings(SMALL, again.deals) == standings(SMALL, whole.deals)


def test_two_processes_play_what_one_plays() -> None:
    one, two = Record(SMALL, None), Record(SMALL, None)
    run(SMALL, 3, one, whole=True)
    run(SMALL, 3, two, whole=True, jobs=2)
    assert one.deals == two.deals


def test_deals_of_another_contest_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "deals"
    Record(SMALL, path)
    before = path.read_bytes()
    with pytest.raises(BadRecord, match="another contest"):
        Record(SMALL._replace(seed="other"), path)
    assert path.read_bytes() == before
    with pytest.raises(BadRecord, match="cannot be used"):
        Record(SMALL, tmp_path / "nowhere" / "deals")


def test_a_hurried_player_still_decides() -> None:
    rules = box("fire_gibbon").open(3)
    seen = Match(rules, "hurry").observe(Match(rules, "hurry").turn.seats[0])
    bot = player(rules, "search300")
    assert hurried(bot, seen, Random(1), 0.0) in seen.legal
    assert choose(bot, seen, Random(1)) in seen.legal


def test_a_kind_of_player_there_is_not_is_named() -> None:
    rules = box("pitch").open(4)
    with pytest.raises(NoSuchPlayer, match=r"There is no player “wizard”; there are random"):
        seated(rules, ["wizard"])
    with pytest.raises(NoSuchPlayer, match="5 players are named for 4 seats"):
        seated(rules, ["random"] * 5)


def test_the_command_prints_what_was_found(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "fire_gibbon", "--seats", "3", "--players", "search3,random", "--deals", "2"]
    assert main([*words, "--json"], lambda asked: 1) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["deals"] == 2
    assert [each["kind"] for each in told["standings"]] == ["search3", "random"]
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
