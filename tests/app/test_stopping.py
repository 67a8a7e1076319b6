"""Stopping: whoever thinks stops at once when nobody waits for it any more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.mind import Question
from game.bots.fault import Fault
from game.engine.action import Action
from tests.app.pilot import Pilot, begin, flying


class Never:
    """Thinks and thinks; knows what it is still asked."""

    steps: int | None = None
    faults = 0
    fault: Fault | None = None

    def __init__(self) -> None:
        self.why = ""
        self.thinking: Question | None = None
        self.asked = 0

    def ask(self, question: Question) -> None:
        self.thinking = question
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
    mind = Never()
    pilot.parlour.mind = mind
    session = pilot.play.session
    session.hint.mind = session._computers._mind = mind
    for _ in range(4):
        if mind.thinking is None:
            pilot.play.decide(pilot.legal()[0])
        pilot.frame(30)
    assert mind.thinking is not None
    return mind


def take_back(pilot: Pilot) -> None:
    pilot.post(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_CTRL, unicode="z")
    pilot.frame(2)


def leave(pilot: Pilot) -> None:
    pilot.parlour.ways.title()
    pilot.frame(2)


def deal_anew(pilot: Pilot) -> None:
    pilot.play.sheets.deal_anew()


def close(pilot: Pilot) -> None:
    pilot.parlour.stack.close()


@pytest.mark.parametrize("way", [leave, deal_anew, close])
def test_a_computer_stops_when_its_table_is_left(
    way: Callable[[Pilot], None], tmp_path: Path
) -> None:
    with flying(tmp_path) as pilot:
        mind = waiting(pilot)
        before = mind.thinking
        way(pilot)
        assert mind.thinking is not before


def test_taking_back_stops_the_computer(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        mind = waiting(pilot)
        made = len(pilot.play.session.match.actions)
        take_back(pilot)
        pilot.frame(5)
        assert len(pilot.play.session.match.actions) < made
        assert mind.thinking is None


def test_a_new_hint_or_a_decision_drops_the_hint_before(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "bridge_solitaire", seats=1)
        mind = Never()
        pilot.play.session.hint.mind = mind
        pilot.play.hint.ask()
        first = mind.thinking
        assert first is not None
        assert first.wonders
        pilot.play.hint.ask()
        assert mind.asked == 2
        pilot.play.decide(pilot.legal()[0])
        assert mind.thinking is None
        pilot.play.hint.ask()
        take_back(pilot)
        assert mind.thinking is None
