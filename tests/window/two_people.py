"""Two people sit down: the set-up gone through from the title, by mouse or by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.shelf import SHELF
from game.ui.accessible_node import AccessibleNode
from tests.window.real_pilot import RealPilot

NAMES = ("Ada", "Ben")
"""What the two call themselves, on the first seat and on the second."""
FAR = 60
"""So many times the next widget is gone to at most."""


class TwoPeople:
    """Whoever has the first seat chooses the game, writes both names and deals."""

    def __init__(self, pilot: RealPilot) -> None:
        """Begin at the title."""
        self._pilot = pilot

    def by_mouse(self, game: str) -> None:
        """Sit down to *game* with the mouse; only the letters of the names are typed."""
        pilot = self._pilot
        pilot.click("Choose a game", "button")
        pilot.click(SHELF[game].rules.title, "box")
        pilot.click_at(self._friend().rect.center)
        for seat, name in enumerate(NAMES, 1):
            pilot.click_at(pilot.find(f"Name of seat {seat}", "field").rect.center)
            pilot.write(name)
        self._named()
        pilot.click("Deal", "button")

    def by_keys(self, game: str) -> None:
        """Sit down to *game* without the mouse."""
        pilot = self._pilot
        pilot.key(pygame.K_RETURN)
        pilot.key(ord(str([*SHELF].index(game) + 1)))
        self._go_to(lambda thing: thing.label == "Name of seat 1")
        pilot.write(NAMES[0])
        self._go_to(lambda thing: thing.label == "Name of seat 2")
        pilot.key(pygame.K_TAB)
        for _ in range(FAR):
            if self._focused().value == "Friend":
                break
            pilot.key(pygame.K_LEFT)
        self._go_to(lambda thing: thing.label == "Name of seat 2")
        pilot.write(NAMES[1])
        self._named()
        self._go_to(lambda thing: thing.label == "Deal")
        pilot.key(pygame.K_RETURN)

    def _friend(self) -> AccessibleNode:
        """The choice that the second seat is a friend's: the first of these on the screen."""
        return min(
            (thing for thing in self._pilot.things() if thing.label == "Friend"),
            key=lambda thing: thing.rect.top,
        )

    def _named(self) -> None:
        written = [self._pilot.find(f"Name of seat {seat}").value for seat in (1, 2)]
        assert written == [*NAMES], written
        self._pilot.shot("set-up")

    def _focused(self) -> AccessibleNode:
        return next(thing for thing in self._pilot.things() if thing.focused)

    def _go_to(self, wanted: Callable[[AccessibleNode], bool]) -> None:
        """Go on with Tab until what is *wanted* has the focus."""
        for _ in range(FAR):
            if wanted(self._focused()):
                return
            self._pilot.key(pygame.K_TAB)
        raise AssertionError(f"Tab does not lead there: {self._pilot.labels()}")
