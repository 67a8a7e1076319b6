"""The harness itself, on a program small enough to know by heart."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.window.real_window import Frame, Hands, Program

LITTLE_PROGRAM = Path(__file__).with_name("little_program.py")


@pytest.fixture
def program(hands: Hands, tmp_path: Path) -> Iterator[Program]:
    with Program([sys.executable, str(LITTLE_PROGRAM)], hands, tmp_path) as started:
        yield started


def test_a_real_drag_moves_the_card(program: Program, pictures: Path) -> None:
    card = program.find("Ace of hearts")
    program.drag(card.middle, (500, 200))
    program.wait(
        lambda frame: (
            frame.find("Ace of hearts", "card") is not None
            and not frame.moving
            and frame.tree[0].middle == (500, 200)
        ),
        "the card where it was dropped",
    )
    path = program.shot("harness", pictures)
    x, y = program.hands.origin(program.window)
    assert pygame.image.load(path).get_at((x + 500, y + 200))[:3] == (250, 250, 250)


def test_a_click_goes_to_the_label(program: Program) -> None:
    program.click("Pass", "button")
    frame = program.wait(lambda frame: frame.tree[1].value == "True", "the pressed button")
    assert frame.scene == "table"


def test_keys_reach_the_window(program: Program) -> None:
    program.still()
    program.key("a", "b")
    program.scene("tableab")


def test_the_close_button_ends_it(program: Program) -> None:
    program.still()
    assert program.close() == 0


def test_a_missing_label_fails_with_what_is_there(program: Program) -> None:
    with pytest.raises(AssertionError, match=r"'Doubt'.*table \(still\).*Ace of hearts"):
        program.find("Doubt", patience=0.3)


def test_a_program_that_dies_fails_the_wait(program: Program) -> None:
    program.still()
    os.kill(program.run.pid, 9)
    program.run.wait(10)
    with pytest.raises(AssertionError, match="ended with -9"):
        program.wait(lambda frame: False, "anything")


def test_a_label_is_found_whole_before_its_beginning() -> None:
    told = (
        '{"scene": "s", "moving": false, "tree": ['
        '{"role": "card", "label": "6♥, playable", "rect": [0, 0, 2, 2]},'
        '{"role": "card", "label": "6♥", "rect": [4, 0, 2, 2]},'
        '{"role": "button", "label": "Off", "rect": [8, 0, 2, 2], "enabled": false}]}'
    )
    frame = Frame.read(told)
    whole = frame.find("6♥")
    assert whole is not None
    assert whole.middle == (5, 1)
    begun = frame.find("6♥,")
    assert begun is not None
    assert begun.middle == (1, 1)
    assert frame.find("Off") is None
