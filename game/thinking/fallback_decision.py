"""The fallback decision: who decides where a computer failed: the plain policy, then chance."""

from __future__ import annotations

from random import Random

from game.bots.decision_request import DecisionRequest
from game.bots.random_bot import or_wait, random_action
from game.engine.action import Action


def fallback_request(request: DecisionRequest) -> DecisionRequest | None:
    """The same question for the game's plain policy; None if that was asked already."""
    return None if request.use_baseline else request._replace(use_baseline=True)


def chance_decision(request: DecisionRequest) -> Action:
    """A legal action by the dice, where the plain policy failed as well."""
    seen = request.seen
    assert seen.seat is not None
    return random_action(or_wait(seen.legal, seen.turn, seen.seat), Random(request.dice))
