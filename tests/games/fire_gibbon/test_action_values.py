"""What actions are worth over imagined deals: surer with more of them, honest, and sensible."""

from __future__ import annotations

from functools import cache
from itertools import product
from math import sqrt
from random import Random
from statistics import fmean, pstdev

import pytest

from game.arena.audit.retold_history import as_seen
from game.bots.bot import ActionValues, choose
from game.bots.imagined_deals import determinize
from game.bots.profile import BotProfile, Level
from game.engine.action import Action
from game.engine.match import Match
from game.engine.observation import Observation
from game.games.fire_gibbon.bot import bot
from game.games.fire_gibbon.bot.bot import FireGibbonBot
from game.games.fire_gibbon.bot.win_chances import WinChances
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.rules import FireGibbon
from tests.games.fire_gibbon.tables import position, rules


@pytest.fixture
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only imagined deals count, and not the judgement."""
    monkeypatch.setattr(bot, "TRUST", 0)


def weighed(
    game: FireGibbon, seen: Observation[FireFacts], effort: float = 1.0, seed: int = 1
) -> ActionValues:
    *_, last = FireGibbonBot(game, BotProfile(Level.MASTER, effort=effort)).action_values(
        seen, Random(seed)
    )
    return last


def worth(told: ActionValues, verb: str, card: str = "") -> float:
    """The worth of the one action with this verb and, if any, this card."""
    return next(
        value
        for action, value in told.values.items()
        if action.verb == verb and card in ("", *map(str, action.cards))
    )


def open_question(game: FireGibbon) -> Match[FireFacts]:
    """A true promise and a heart face up beside each other, neither much the better."""
    return position(
        game,
        {"turn": 2},
        fire="P1:7c up, P2:Tc down(8)",
        hand0="2c 3c 4c 7d",
        hand1="9c 4s 5s 8s",
        hand2="9h Jd 5d 9s",
        deck="6c 2d Kd 3h Qs 6d 8d Kc 7h Ah Js 4h Td 8c",
    )


@pytest.mark.plain
def test_more_deals_are_surer(blind: None) -> None:
    """Of the difference of two actions, with other imagined deals each time."""
    game = rules(3)
    seen = open_question(game).observe(2)

    def spread(effort: float) -> float:
        found = [weighed(game, seen, effort, seed) for seed in range(8)]
        return pstdev(worth(told, "play_down", "9s") - worth(told, "doubt") for told in found)

    assert spread(1.0) < 0.7 * spread(0.05)


def test_the_deals_grow_and_are_as_many_as_said() -> None:
    game = rules(3)
    master = FireGibbonBot(game, BotProfile(Level.MASTER))
    told = list(master.action_values(open_question(game).observe(2), Random(1)))
    deals = [each.deals for each in told]
    assert deals[0] == 1
    assert deals == sorted(deals)
    assert deals[-1] > 40
    assert {each.unit for each in told} == {"wins"}


def test_hidden_cards_change_no_worth() -> None:
    """Whoever sees the same weighs the same, to the last figure."""
    game = rules(4)
    match, compared = Match(game, "weighed"), 0
    player = FireGibbonBot(game, BotProfile(Level.SKILLED))
    while match.turn.seats and len(match.actions) < 40:
        seen = match.observe(match.turn.seats[0])
        world = next(determinize(game, seen, Random(len(match.actions))))
        other = as_seen(game, world, seen)
        assert weighed(game, other, 0.03) == weighed(game, seen, 0.03)
        compared += world.table.zones != match.state_copy().table.zones
        match.submit(choose(player, seen, Random(len(match.actions))))
    assert compared > 10


@pytest.mark.plain
def test_a_sure_lie_is_worth_doubting(blind: None) -> None:
    """All cards that could be an ace are visible."""
    game = rules(3, jokers=0)
    match = position(
        game,
        {"turn": 2},
        fire="P1:Kc up, P2:2d down(14)",
        hand0="6c 7c 8c",
        hand1="4c 5c",
        hand2="As Ac 9d",
        table2="Ad",
        table0="Ah",
        table1="3c 4d",
        deck="5d 6d 7d 8d 9c Tc Jd 2s 3s 4s 5s 6s 7s 8s 9s",
    )
    told = weighed(game, match.observe(2))
    assert max(told.values, key=told.values.__getitem__) == Action(2, "doubt", value=1)


@pytest.mark.plain
def test_a_promise_that_is_surely_kept_is_not_worth_doubting(blind: None) -> None:
    """Five or more from four hidden cards; a wrong doubt would end the round."""
    game = rules(3)
    match = position(
        game,
        {"turn": 2},
        fire="P1:4c up, P2:9d down(5)",
        hand0="2s 3s 4s 6s",
        hand1="7c",
        table1="2d 3d 4d",
        hand2="5h 8c 9c Kc",
        deck="5d 6d 7d 8d Ts Tc Jd 2c 3c Qs 5s As 7s 8s 9s",
    )
    told = weighed(game, match.observe(2))
    assert worth(told, "doubt") < worth(told, "play_up", "5h")


@pytest.mark.plain
def test_what_is_safe_and_true_is_worth_more_than_a_hopeless_lie(blind: None) -> None:
    """A king that matches the flame, or a joker as the ace, beside a two as the ace.

    Everybody sees three aces, and whoever comes next needs one spot to win.
    """
    game = rules(3)
    match = position(
        game,
        {"turn": 2},
        fire="P3:Kc up",
        hand0="2s",
        hand1="7c 3d",
        hand2="Kh *1 2c",
        table0="As 3s 4s",
        table1="Ac 4d",
        table2="Ad",
        deck="5h 6d 7d 8d Ts Tc Jd 2d 3c Qs 5s Kd 7s 8s 9s",
    )
    told = weighed(game, match.observe(2))
    lie = worth(told, "play_down", "2c")
    assert lie < worth(told, "play_up", "Kh")
    assert lie < worth(told, "play_down", "*1")


@cache
def even_chances(missing: tuple[int, ...]) -> tuple[float, ...]:
    """Who wins a match, by the rounds that are missing, if all win each round as often."""
    if not all(missing):
        return tuple(float(not each) for each in missing)
    seats = range(len(missing))
    after = [tuple(n - (seat == winner) for seat, n in enumerate(missing)) for winner in seats]
    return tuple(fmean(ways) for ways in zip(*map(even_chances, after), strict=True))


def test_the_outlook_is_near_the_exact_chances() -> None:
    found, outlook = [], WinChances(rules(3, target_points=6))
    for seats in (3, 4, 5):
        for missing in product(range(1, 7), repeat=seats):
            chances = outlook.match([6 - each for each in missing])
            found += [a - b for a, b in zip(chances, even_chances(missing), strict=True)]
    assert sqrt(fmean(each**2 for each in found)) < 0.0155
    assert max(map(abs, found)) < 0.11


def test_the_outlook_for_a_match() -> None:
    """Who needs fewer rounds is likelier to win; a target that is reached decides it."""
    outlook = WinChances(rules(3, target_points=3))
    chances = outlook.match((2, 1, 0))
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > 0.6 > chances[1] > chances[2] > 0
    assert outlook.match((1, 3, 0)) == [0.0, 1.0, 0.0]
    assert outlook.after((0, 2, 2), (0, 0, 0), 1)[1] == 1.0
    assert WinChances(rules(3)).after((0, 0, 0), (3, 3, 0), 2) == [0.0, 0.0, 1.0]
    spots = WinChances(
        rules(3, scoring="spots")
    )  # to 10; two spots and seven points are not enough
    won, lost, overtaken = spots.after((7, 0, 6), (2, 1, 2), 0)
    assert (won, overtaken) == (1.0, 0.0)
    assert 0.3 < lost < 1
