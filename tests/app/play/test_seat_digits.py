"""Seats have fixed digits: on the name plate while they are keys, and the same all through."""

from __future__ import annotations

from pathlib import Path

from tests.app.driver.app_driver import begin, flying


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
