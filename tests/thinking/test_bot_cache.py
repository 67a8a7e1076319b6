"""Whoever thinks keeps the bots of the game that goes on, and of no other."""

from __future__ import annotations

from game.bots.bot import Bot
from game.bots.decision_request import DecisionRequest
from game.bots.profile import BotProfile, Level
from game.bots.random_bot import RandomBot
from game.engine.match import Match
from game.thinking.bot_cache import BotCache
from tests.engine.toy import toy


def test_a_bot_is_made_once_for_each_way_to_play_the_same_game() -> None:
    made: list[DecisionRequest] = []

    def opener(request: DecisionRequest) -> Bot:
        made.append(request)
        return RandomBot()

    rules = toy(3)
    casual = DecisionRequest.of(rules, BotProfile(Level.CASUAL), Match(rules, "a").observe(0), "a")
    master = casual._replace(profile=BotProfile(Level.MASTER))
    plain = casual._replace(use_baseline=True)
    bots = BotCache(opener)
    first = [bots.bot(each) for each in (casual, master, plain)]
    assert [bots.bot(each._replace(dice="b")) for each in (casual, master, plain)] == first
    assert made == [casual, master, plain]
    other = casual._replace(seats=4)
    assert bots.bot(other) not in first
    assert bots.bot(casual) not in first
    assert made[3:] == [other, casual]
