"""The worker opens rules of its own: it decides as whoever shares the rules of the match would."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.bot import choose
from game.bots.decision_request import DecisionRequest
from game.bots.profile import BotProfile, Level
from game.contract.moment import asked
from game.shelf import SHELF
from game.thinking.background_service import BackgroundDecisionService
from tests.engine.play import play
from tests.thinking.test_background_service import wait


@pytest.mark.parametrize("game", SHELF)
def test_a_worker_decides_as_the_rules_of_the_match_do(game: str) -> None:
    """After cards were laid that lay nowhere at the deal; Vendetta once knew no such places."""
    box = SHELF[game]
    match = play(box.open(), "worker", limit=25)
    rules = match.rules
    thinker = BackgroundDecisionService()
    thinker.start()
    try:
        for number in range(4):
            seen, profile = match.observe(asked(match)), BotProfile(Level.NOVICE)
            thinker.ask(DecisionRequest.of(rules, profile, seen, str(number)))
            told = wait(thinker)
            assert thinker.not_started is None
            assert told == choose(box.bot(rules, profile), seen, Random(str(number)))
            match.submit(told)
    finally:
        thinker.close()
