"""While the log is open every button can be seen and pressed, in every game and window."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.shelf import SHELF
from game.ui.preferences import Preferences
from game.ui.units import Units
from tests.table.conftest import Play

VIEWS = [((1280, 720), 1.0, 1.0), ((1024, 768), 1.6, 2.0), ((2560, 1440), 1.0, 2.0)]
"""Windows with the scales of interface and text; one for each decision that is looked at."""
TABLES = [
    (game, seats)
    for game, box in SHELF.items()
    for seats in sorted({box.rules.players[0], box.rules.players[-1]})
]
GIVEN: dict[tuple[str, int], dict[str, object]] = {
    ("pitch", 3): {"variant": "cutthroat"},
    ("pitch", 5): {"variant": "cutthroat"},
    ("skitgubbe", 8): {"decks": 2},
}
"""What so many players of a game need."""


def buttons(p: Play) -> Iterator[tuple[str, pygame.Rect]]:
    """Whatever can be pressed now beside the cards, and the score that is read."""
    view, layout = p.view, p.view.current_layout
    yield from ((str(each.name), each.rect) for each in view.action_buttons.buttons.widgets)
    yield from ((each.command, each.rect) for each in view.hud.tools.standing())
    yield "order", view.sort_button.rect
    yield "score", layout.frame.px(layout.score_panel)
    if layout.score_boxes is not None:
        yield "boxes", layout.frame.px(layout.score_boxes)


def open_log(p: Play) -> pygame.Rect:
    """Open the log and wait until it lies still; its place."""
    for tool in p.view.hud.tools.buttons:
        tool.on_press = tool.on_press or (lambda: None)
    if not p.view.hud.log.open:
        p.key(pygame.K_l, "l")
    p.view.update(0.5)
    p.view.drawn()
    return p.view.hud.log.rect(p.view.current_layout)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_open_log_covers_no_button(play: Callable[..., Play], game: str, seats: int) -> None:
    p = play(game, seats, "log", speed=0.0, options=GIVEN.get((game, seats)))
    p.show()
    views = [*VIEWS]
    for _ in range(2000):
        if not p.match.seats_with_moves or not views:
            break
        if 0 in p.match.seats_with_moves:
            size, ui, text = views.pop(0)
            p.theme.resize(Units(*size), Preferences(ui, text, speed=0.0))
            p.view.layout(size)
            p.show()
            p.offer()
            log = open_log(p)
            window = pygame.Rect((0, 0), size)
            for name, rect in buttons(p):
                assert not rect.colliderect(log), (name, rect, log, size, ui, text)
                assert not rect.width or window.contains(rect.clip(window)), (name, rect)
        p.match.submit(p.rng.choice(p.match.legal(p.rng.choice(p.match.seats_with_moves))))
    assert not views or not p.match.seats_with_moves


def test_a_press_on_a_button_is_one_while_the_log_is_open(play: Callable[..., Play]) -> None:
    p = play("pitch", 4, "letters")
    p.until_my_turn(lambda: any(not c.action.cards for c in p.match.observe(0).choices))
    open_log(p)
    button = next(b for b in p.view.action_buttons.buttons.widgets if b.enabled)
    p.click(button.rect.center)
    assert p.done()
    assert p.view.hud.log.open


def test_undo_can_be_pressed_while_the_log_is_open(play: Callable[..., Play]) -> None:
    p = play("pitch", 4, "letters")
    p.until_my_turn()
    pressed: list[bool] = []
    p.view.hud.tools.undo.on_press = lambda: pressed.append(True)
    p.key(pygame.K_l, "l")
    for _ in range(20):
        p.view.update(0.05)
        p.view.drawn()
    p.click(p.view.hud.tools.undo.rect.center)
    assert pressed == [True]


def test_a_press_in_the_log_reaches_nothing_below_it(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 7, "log")
    p.until_my_turn()
    log = open_log(p)
    for x in range(log.left + 40, log.right, 40):
        for y in range(log.top + 5, log.bottom, 40):
            p.click((x, y))
    assert not p.done()
    assert not p.view.gestures.selection.picked
    assert p.view.hud.log.open
