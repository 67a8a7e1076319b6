"""The window comes back as it was left, and by its name, on a real desktop."""

from __future__ import annotations

import json
import time
from pathlib import Path

from tests.window.real_window import PATIENCE, Hands, Program, game

LARGE = (1800, 1050)
"""A maximised window is at least so large on the desktop of these tests."""


def state(folder: Path) -> dict[str, object]:
    path = folder / "settings.json"
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    assert isinstance(found, dict)
    return found


def waits_for(program: Program, large: bool) -> None:
    """Until the window is as large as a maximised one, or smaller again."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        size = program.hands.size(program.window)
        if (size[0] >= LARGE[0] and size[1] >= LARGE[1]) == large:
            time.sleep(1.5)  # whatever the window manager still has to say is said
            return
        time.sleep(0.1)
    raise AssertionError(f"the window is {size}")


def test_a_maximised_window_survives_full_screen(hands: Hands, tmp_path: Path) -> None:
    asked = game("--portable", str(tmp_path), "--no-sound")
    with Program(asked, hands, tmp_path) as program:
        program.scene("title")
        waits_for(program, large=False)
        hands.maximise(program.window)
        waits_for(program, large=True)
        assert state(tmp_path)["maximised"] is True
        program.key("F11")
        time.sleep(2.5)
        assert state(tmp_path)["fullscreen"] is True
        assert state(tmp_path)["maximised"] is True
        program.key("F11")
        time.sleep(2.5)
        assert state(tmp_path)["fullscreen"] is False
        assert state(tmp_path)["maximised"] is True
        waits_for(program, large=True)
        program.key("F11")
        time.sleep(1)
        assert program.close() == 0
    assert state(tmp_path)["maximised"] is True
    with Program(asked, hands, tmp_path) as program:
        program.scene("title")
        time.sleep(2.5)
        program.key("F11")
        waits_for(program, large=True)
        assert state(tmp_path)["maximised"] is True
        hands.maximise(program.window, False)
        waits_for(program, large=False)
        assert state(tmp_path)["maximised"] is False


def test_the_desktop_knows_the_window_by_the_name_of_its_menu_entry(
    hands: Hands, tmp_path: Path
) -> None:
    with Program(game("--portable", str(tmp_path), "--no-sound"), hands, tmp_path) as program:
        program.scene("title")
        assert hands.window_class(program.window).count('"org.folkdeck.Folkdeck"') == 2


def waits_for_place(program: Program, wanted: tuple[int, int]) -> None:
    """Until the drawing area of the window begins at *wanted*."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        at = program.hands.origin(program.window)
        if at == wanted:
            return
        time.sleep(0.1)
    raise AssertionError(f"the window is at {at}, not at {wanted}")


def test_a_window_comes_back_where_it_was_left(hands: Hands, tmp_path: Path) -> None:
    asked = game("--portable", str(tmp_path), "--no-sound")
    with Program(asked, hands, tmp_path) as program:
        program.scene("title")
        hands.place(program.window, (310, 170), (1100, 700))
        until = time.monotonic() + PATIENCE
        while hands.size(program.window) != (1100, 700) and time.monotonic() < until:
            time.sleep(0.1)
        time.sleep(1)
        left = hands.origin(program.window)
        assert abs(left[0] - 310) < 40
        assert abs(left[1] - 170) < 40
        assert program.close() == 0
    for _ in range(3):  # it does not creep either, by the height of its title bar or otherwise
        with Program(asked, hands, tmp_path) as program:
            program.scene("title")
            waits_for_place(program, left)
            assert hands.size(program.window) == (1100, 700)
            assert program.close() == 0
    with Program(asked, hands, tmp_path) as program:
        program.scene("title")
        hands.maximise(program.window)
        waits_for(program, large=True)
        assert program.close() == 0
    with Program(asked, hands, tmp_path) as program:
        waits_for(program, large=True)
        hands.maximise(program.window, False)
        waits_for_place(program, left)
        assert program.close() == 0


def test_a_window_left_where_no_screen_is_any_more_is_seen_all_the_same(
    hands: Hands, tmp_path: Path
) -> None:
    path = tmp_path / "settings.json"
    for place in ([5000, 300, 1920, 1200], [2000, 300, 1920, 1200, 1920, 1200]):
        path.write_text(json.dumps({"version": 1, "position": place}), encoding="utf-8")
        with Program(game("--portable", str(tmp_path), "--no-sound"), hands, tmp_path) as program:
            program.scene("title")
            x, y = hands.origin(program.window)
            width, height = hands.size(program.window)
            assert 0 <= x <= 1920 - width
            assert 0 <= y <= 1200 - height
            assert program.close() == 0
