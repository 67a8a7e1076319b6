"""Stopping: whoever thinks stops at once when nobody waits for it any more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.play.next_match import new_match_same_players
from game.app.scenes.routes import TitleRoute
from game.bots.bot_fault import Fault
from game.bots.decision_request import DecisionRequest
from game.engine.action import Action
from tests.app.driver.app_driver import Pilot, begin, flying


class Never:
    """A service that thinks and thinks; knows what it is still asked."""

    steps: int | None = None
    faults = 0
    fault: Fault | None = None

    def __init__(self) -> None:
        self.explanation = ""
        self.thinking: DecisionRequest | None = None
        self.asked = 0

    def ask(self, request: DecisionRequest) -> None:
        self.thinking = request
        self.asked += 1

    def poll(self) -> Action | None:
        return None

    def cancel(self) -> None:
        self.thinking = None

    def close(self) -> None:
        self.thinking = None


def waiting(pilot: Pilot) -> Never:
    """A match in which a computer thinks for ever after the person's first decision."""
    begin(pilot, "jersey_gin", seats=3)
    return dawdle(pilot)


def dawdle(pilot: Pilot) -> Never:
    service = Never()
    pilot.context.decision_service = service
    session = pilot.play.session
    session.hint.service = session.turn_loop._computers._service = service
    for _ in range(4):
        if service.thinking is None:
            pilot.play.decide(pilot.legal()[0])
        pilot.frame(30)
    assert service.thinking is not None
    return service


def take_back(pilot: Pilot) -> None:
    pilot.post(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_CTRL, unicode="z")
    pilot.frame(2)


def leave(pilot: Pilot) -> None:
    pilot.context.open(TitleRoute())
    pilot.frame(2)


def deal_anew(pilot: Pilot) -> None:
    new_match_same_players(pilot.context, pilot.play.session)


def close(pilot: Pilot) -> None:
    pilot.context.stack.close()


@pytest.mark.parametrize("way", [leave, deal_anew, close])
def test_a_computer_stops_when_its_table_is_left(
    way: Callable[[Pilot], None], tmp_path: Path
) -> None:
    with flying(tmp_path) as pilot:
        service = waiting(pilot)
        before = service.thinking
        way(pilot)
        assert service.thinking is not before


def test_taking_back_stops_the_computer(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        service = waiting(pilot)
        made = len(pilot.play.session.match.actions)
        take_back(pilot)
        pilot.frame(5)
        assert len(pilot.play.session.match.actions) < made
        assert service.thinking is None


def test_a_new_hint_or_a_decision_drops_the_hint_before(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "bridge_solitaire", seats=1)
        service = Never()
        pilot.play.session.hint.service = service
        pilot.play.hint.ask()
        first = service.thinking
        assert first is not None
        assert first.wants_advice
        pilot.play.hint.ask()
        assert service.asked == 2
        pilot.play.decide(pilot.legal()[0])
        assert service.thinking is None
        pilot.play.hint.ask()
        take_back(pilot)
        assert service.thinking is None
