"""Moments of Bridge Solitaire: the choice, the auction, leads and answers, the pad of a rubber."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

import pygame

from gallery.camera import Lens, TableSpec
from gallery.shots import Moment, lying, moment, sheet, verbs
from game.engine.observation import Observation
from game.games.bridge_solitaire.rules.facts import HOUSE

RUBBER = TableSpec("bridge_solitaire", 1)


def defence(lens: Lens) -> pygame.Surface:
    """The house plays what it bid."""
    camera = lens.camera()
    scene = camera.sit(RUBBER)
    camera.play(scene, _may_pass)
    choices = scene.session.hot_seat.choices()
    scene.decide(next(choice for choice in choices if choice.action.verb == "pass"))
    camera.play(scene, _defended)
    return camera.picture()


def _may_pass(seen: Observation[Any]) -> bool:
    return any(action.verb == "pass" for action in seen.legal)


def _half_chosen(seen: Observation[Any]) -> bool:
    return verbs(seen) >= {"keep", "put_back"} and lying(seen, "kept") == 3


def _must_bid(seen: Observation[Any]) -> bool:
    """Whether the house has passed."""
    return {action.verb for action in seen.legal} == {"bid"}


def _overcall(seen: Observation[Any]) -> bool:
    """Whether the house has bid."""
    return "bid" in verbs(seen) and bool(seen.facts.house_call)


def _led(seen: Observation[Any]) -> bool:
    return lying(seen, "trick") == 1 and sum(seen.facts.tricks) > 4


def _defended(seen: Observation[Any]) -> bool:
    contract = seen.facts.contract
    return contract is not None and contract.declarer == HOUSE and sum(seen.facts.tricks) > 3


MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {
        "bridge_solitaire_choice": partial(moment, RUBBER, _half_chosen),
        "bridge_solitaire_auction": partial(moment, RUBBER, _must_bid),
        "bridge_solitaire_overcall": partial(moment, RUBBER, _overcall),
        "bridge_solitaire_answer": partial(moment, RUBBER, _led),
        "bridge_solitaire_defence": defence,
        "bridge_solitaire_deal": partial(sheet, RUBBER, False),
        "bridge_solitaire_rubber": partial(sheet, RUBBER, True),
    }
)
