"""Seats have fixed digits: on the name plate while they are keys, and the same all through."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.app.driver.app_driver import Pilot, begin, flying


def test_the_digit_of_a_seat_stands_on_its_plate_while_it_is_a_key(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon")
        view = pilot.play.view
        seen = set()
        for _ in range(16):
            if pilot.play.session.over or not pilot.legal():
                break
            doubts = {c.action.value for c in pilot.legal() if c.action.verb == "doubt"}
            assert doubts <= view.action_buttons.seat_digits
            seen |= doubts
            keyed = dict(view.action_buttons.keyed)
            for seat in doubts:
                assert seat is not None
                name = view.people[seat].name
                label = keyed.get(f"Shift+{seat + 1}", keyed.get(str(seat + 1), ""))
                assert name in label
            plain = [c for c in pilot.legal() if c.action.verb.startswith("play")]
            pilot.play.decide((plain or pilot.legal())[0])
            pilot.settle()
        assert seen


FRENCH = {1: "&", 2: "é", 3: '"', 4: "'"}
"""What the upper row types without Shift on a French keyboard, by the digit at the same place."""


def press_french(pilot: Pilot, digit: int, shift: bool) -> None:
    """Press the key at the place of *digit*; its digit is typed with Shift only."""
    typed = str(digit) if shift else FRENCH[digit]
    pilot.post(
        pygame.KEYDOWN, key=ord(FRENCH[digit]), mod=pygame.KMOD_LSHIFT if shift else 0,
        unicode=typed, scancode=pygame.KSCAN_1 + digit - 1,
    )  # fmt: skip
    pilot.frame()


def test_on_a_french_keyboard_digits_need_no_shift_and_seats_do(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon")
        seen = []
        for digit in (0, 2):
            if digit:
                press_french(pilot, digit, shift=False)
            view = pilot.play.view
            seen.append(bool(view.gestures.selection.picked or view.keyboard.ring.visible))
        assert seen == [False, True]
        pilot.key(pygame.K_ESCAPE)
        for _ in range(16):
            doubts = [c.action.value for c in pilot.legal() if c.action.verb == "doubt"]
            if doubts:
                break
            pilot.play.decide(pilot.legal()[0])
            pilot.settle()
        made = len(pilot.play.session.match.actions)
        assert doubts[0] is not None
        press_french(pilot, doubts[0] + 1, shift=True)
        pilot.settle()
        done = pilot.play.session.match.actions[made]
        assert (done.verb, done.value) == ("doubt", doubts[0])
