"""A whole match of two people at one screen: one has a real mouse, the other real keys.

Run by ``python -m tests.window.hot_seat_walk pitch mouse PICTURES FOLDER`` on a display of its own.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from random import Random

import pygame

from game.app.play.curtain.hold_button import HOLD
from game.shelf import SHELF
from game.thinking.background_service import BackgroundDecisionService
from tests.app.driver.match_playthrough import LONGEST, forward, trip
from tests.window.real_pilot import RealPilot
from tests.window.two_people import NAMES, TwoPeople

PICTURES = (1, 4, 12)
"""Before these decisions of each of the two a picture is taken."""


class HotSeatWalk:
    """Two people who take turns; whoever of them has the mouse touches no key, and the reverse."""

    def __init__(self, pilot: RealPilot, game: str, first: str) -> None:
        """Deal the shortest match of *game*; *first* is what the one on the first seat has."""
        self.pilot = pilot
        self.decisions: Counter[str] = Counter()
        """By what they were made with."""
        self.curtains = 0
        self._mouse_seat = 0 if first == "mouse" else 1
        self._rng = Random(f"{game} {first}")
        asked = trip(game, max(2, SHELF[game].rules.players[0]), people=2)
        chosen = {"seats": asked.seats, "options": dict(asked.options)}
        last = pilot.context.settings.with_last(game, chosen).last
        pilot.context.change(last=last)
        pilot.context.dice = Random(f"two people {first}")
        sit_down = TwoPeople(pilot)
        (sit_down.by_mouse if first == "mouse" else sit_down.by_keys)(game)
        assert [each.name for each in pilot.play.session.players][:2] == [*NAMES]

    def to_the_end(self) -> None:
        """Go on until the last sheet lies there.

        Raises:
            AssertionError: when a gesture comes to nothing, or the match does not end.
        """
        for _ in range(LONGEST):
            if self._over():
                self.pilot.shot("end")
                return
            self._decide()
        raise AssertionError(f"The match does not end: {self.pilot.labels()}")

    def _decide(self) -> None:
        pilot, session = self.pilot, self.pilot.play.session
        assert "You" not in [thing.label for thing in pilot.things() if thing.role == "seat"]
        seat, made = session.hot_seat.viewer, len(session.match.actions)
        choice = forward(pilot.legal(), self._rng)
        hands = "mouse" if seat == self._mouse_seat else "keys"
        self.decisions[hands] += 1
        if self.decisions[hands] in PICTURES:
            pilot.shot(f"seat {seat} {self.decisions[hands]} {hands}")
        if hands == "keys":
            pilot.by_keyboard(choice)
        elif self.decisions["mouse"] % 2:
            pilot.by_drag(choice)
        else:
            pilot.by_mouse(choice)
        assert session.match.actions[made:][:1] == [choice.action], (hands, choice.label)

    def _over(self) -> bool:
        """Go past sheets and curtains to the next decision; whether there is none any more."""
        pilot = self.pilot
        for _ in range(200):
            if pilot.scene == "score":
                if pilot.play.session.over:
                    return True
                self._go_on()
            elif pilot.scene == "curtain":
                self._look()
            elif pilot.play.layers.dialogs:
                pilot.key(pygame.K_RETURN)
            elif pilot.play.session.hot_seat.may_act and not pilot.play.view.busy:
                return False
            else:
                pilot.frame(10)
        raise AssertionError(f"Nobody is asked: {pilot.labels()}")

    def _look(self) -> None:
        """Hold what opens the curtain, as the person who is called does."""
        pilot, seat = self.pilot, self.pilot.play.session.hot_seat.waiting_for
        assert seat is not None
        assert f"Hand over to {NAMES[seat]}" in pilot.labels()
        self.curtains += 1
        if self.curtains == 2:
            pilot.shot("curtain")
        if seat == self._mouse_seat:
            button = next(t for t in pilot.things() if t.label.startswith("Hold to look"))
            pilot.hold_at(button.rect.center, HOLD + 0.2)
        else:
            pilot.hold(pygame.K_SPACE, HOLD + 0.2)

    def _go_on(self) -> None:
        """Leave a sheet by its last button, or by Enter."""
        pilot = self.pilot
        if self._rng.random() < 0.5:
            pilot.click_at([t for t in pilot.things() if t.role == "button"][-1].rect.center)
        else:
            pilot.key(pygame.K_RETURN)


def main(game: str, first: str, pictures: Path, folder: Path, size: str) -> None:
    """Play a whole match of *game* in a window of *size* in pixels, computers in their worker."""
    width, height = (int(side) for side in size.split("x"))
    pilot = RealPilot(folder, pictures, width, height, 0.0)
    pilot.context.decision_service = BackgroundDecisionService()
    try:
        walk = HotSeatWalk(pilot, game, first)
        walk.to_the_end()
        assert min(walk.decisions["mouse"], walk.decisions["keys"], walk.curtains) > 0
        print(game, dict(walk.decisions), f"{walk.curtains} curtains")
    finally:
        pilot.close()
        pilot.context.decision_service.close()


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("first", choices=("mouse", "keys"), help="what the first of the two has")
    parser.add_argument("pictures", type=Path, help="gets pictures on the way")
    parser.add_argument("folder", type=Path, help="where the program keeps its files")
    parser.add_argument("--size", default="1280x720", help="of the window, in pixels")
    told = parser.parse_args()
    main(told.game, told.first, told.pictures, told.folder, told.size)
