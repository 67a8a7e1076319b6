"""The session's requests fit whoever thinks, and every level of every game thinks elsewhere."""

from __future__ import annotations

import time
from random import Random

import pytest

from game.bots.bot import choose
from game.bots.decision_request import DecisionRequest
from game.bots.decision_service import DecisionService
from game.bots.profile import BotProfile, Level
from game.engine.match import Match
from game.shelf import SHELF
from game.thinking.background_service import BackgroundDecisionService
from game.thinking.inline_service import InlineDecisionService


def services() -> list[DecisionService]:
    """All kinds, as the session knows them."""
    return [
        BackgroundDecisionService(),
        BackgroundDecisionService.in_slices(),
        InlineDecisionService(),
    ]


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_shelf_thinks_the_same_everywhere(number: int) -> None:
    service = services()[number]
    for box in SHELF.values():
        rules = box.open()
        match = Match(rules, "anywhere")
        seat = match.turn.seats[0]
        for level in (Level.NOVICE, Level.SKILLED):
            # With little effort even a busy machine comes to the end before the limit.
            profile = BotProfile(level, effort=0.1)
            seen = match.observe(seat)
            service.ask(DecisionRequest.of(rules, profile, seen, "dice"))
            until = time.monotonic() + 120
            action = service.poll()
            while action is None and time.monotonic() < until:
                time.sleep(0.002)
                action = service.poll()
            assert action == choose(box.bot(rules, profile), seen, Random("dice"))
    service.close()
