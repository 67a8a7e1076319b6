"""What actions are worth over imagined deals: surer with more of them, honest, and sensible."""

from __future__ import annotations

from random import Random
from statistics import pstdev

import pytest

from game.arena.audit.retold_history import as_seen
from game.bots.bot import ActionValues, choose
from game.bots.imagined_deals import determinize
from game.bots.profile import BotProfile, Level
from game.engine.match import Match
from game.engine.observation import Observation
from game.games.sinful_gibbon.bot import bot
from game.games.sinful_gibbon.bot.bot import SinfulGibbonBot
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from tests.games.sinful_gibbon.tables import position, rules

REST = "deck: 2d 3d 4d 8d Jc 6h Td Qs Ks 4s 7s 2h Jh As Ad"


@pytest.fixture
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only imagined deals count, and not the judgement."""
    monkeypatch.setattr(bot, "TRUST", 0)


def weighed(
    match: Match[SinfulFacts],
    effort: float = 1.0,
    seed: int = 1,
    seen: Observation[SinfulFacts] | None = None,
) -> ActionValues:
    """For the seat that decides; *seen* takes the place of what it sees."""
    master = SinfulGibbonBot(match.rules, BotProfile(Level.MASTER, effort=effort))
    *_, last = master.action_values(seen or match.observe(match.turn.seats[0]), Random(seed))
    return last


def worth(told: ActionValues, verb: str, card: str = "", value: int | None = None) -> float:
    """The worth of the one action with this verb, card and number."""
    return next(
        worth
        for action, worth in told.values.items()
        if (action.verb, action.value) == (verb, value) and card in ("", *map(str, action.cards))
    )


def doubtful(number: int, hand: str = "6c 9s Kd 3h") -> Match[SinfulFacts]:
    """Somebody has promised this number; the seat after it decides."""
    return position(
        f"""
        hand P2: {hand}
        hand P1: 2c 3c 4c
        hand P3: 5c 7c 8c Th
        pile: 5d(P1,{number})
        {REST}
        """
    )


def offered(hand: str) -> Match[SinfulFacts]:
    """Somebody offers the heart of eight; the seat after it decides."""
    return position(
        f"""
        hand P2: {hand}
        hand P1: 2c 3c 4c
        hand P3: 5c 7c 6c Th
        pile: 5d(P3,8)
        held: 9h(P1)
        {REST}
        """
    )


@pytest.mark.plain
def test_more_deals_are_surer(blind: None) -> None:
    """Of the difference of doubting a heart and believing it, with other deals each time."""
    match = offered("6d 9s Kd 3h")

    def spread(effort: float) -> float:
        found = [weighed(match, effort, seed) for seed in range(8)]
        return pstdev(worth(told, "doubt") - worth(told, "accept") for told in found)

    assert spread(1.0) < 0.7 * spread(0.03)


def test_the_deals_grow_and_are_as_many_as_said() -> None:
    match = doubtful(8)
    master = SinfulGibbonBot(match.rules, BotProfile(Level.MASTER))
    told = list(master.action_values(match.observe(1), Random(1)))
    deals = [each.deals for each in told]
    assert deals[0] == 1
    assert deals == sorted(deals)
    assert deals[-1] > 5
    assert {each.unit for each in told} == {"points"}


def test_hidden_cards_change_no_worth() -> None:
    """Whoever sees the same weighs the same, to the last figure."""
    game = rules(4, target_score=200)
    match, compared = Match(game, "weighed"), 0
    player = SinfulGibbonBot(game, BotProfile(Level.SKILLED))
    while match.turn.seats and len(match.actions) < 60:
        seen = match.observe(match.turn.seats[0])
        world = next(determinize(game, seen, Random(len(match.actions))))
        other = as_seen(game, world, seen)
        assert weighed(match, 0.03, seen=other) == weighed(match, 0.03, seen=seen)
        compared += world.table.zones != match.state_copy().table.zones
        match.submit(choose(player, seen, Random(len(match.actions))))
    assert compared > 20


@pytest.mark.plain
def test_a_sure_lie_is_worth_doubting(blind: None) -> None:
    """All cards that could be the number are in hand."""
    told = weighed(doubtful(9, "9c 9d 9s *1"))
    assert worth(told, "doubt") > worth(told, "pick")


@pytest.mark.plain
def test_a_likely_truth_is_not_worth_doubting(blind: None) -> None:
    """A low number at the start of a round, with an honest answer in hand."""
    told = weighed(doubtful(2))
    assert worth(told, "doubt") < worth(told, "pick")


@pytest.mark.plain
def test_a_false_heart_that_is_seen_through_is_worth_doubting(blind: None) -> None:
    """Whoever holds that heart and the joker knows."""
    told = weighed(offered("8h *1 Kd 3h"))
    assert worth(told, "doubt") > worth(told, "accept")


@pytest.mark.plain
def test_what_is_true_is_worth_more_than_a_hopeless_lie(blind: None) -> None:
    """A true king beside a king that is none, and hearts that are not that queen."""
    match = position(
        f"""
        hand P2: Kc 3h 4h 5s
        hand P1: 2c 3c 6c
        hand P3: 7c 8c 9c Th
        pile: Jd(P3,11) Qd(P1,12)
        phase: promise
        turn: P2
        {REST}
        """
    )
    told = weighed(match)
    true = worth(told, "promise_number", "Kc", 13)
    assert true > worth(told, "promise_number", "3h", 13)
    assert true > worth(told, "promise_heart", "5s")
    assert true > worth(told, "promise_heart", "3h")
