"""The buttons at the edge of the table: each does what its key does, says so, and fades."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.play.commands.undo_controls import MARKS
from game.app.scenes.routes import NewMatchRoute
from game.app.setup.player_defaults import default_players
from game.shelf import SHELF
from game.table.controls.tool_button import ToolButton
from game.table.controls.tool_column import FADE_AFTER
from tests.app.driver.app_driver import Pilot, begin, flying

GAMES = ["pitch", "sinful_gibbon", "bridge_solitaire"]


def seats(game: str) -> int:
    return SHELF[game].open().seats


def log_is_open(pilot: Pilot) -> bool:
    return pilot.play.view.hud.log.open


def is_muted(pilot: Pilot) -> bool:
    assert pilot.context.settings.mute == pilot.context.sound.muted
    return pilot.context.sound.muted


def press(pilot: Pilot, command: str) -> None:
    """Press the button of *command* with the mouse."""
    tools = pilot.play.view.hud.tools
    button = next(each for each in tools.standing() if each.command == command)
    pilot.click_at(button.rect.center)


def focus(pilot: Pilot, command: str) -> None:
    """Walk to the button of *command* with Tab, and along the column with arrows."""
    ring = pilot.play.view.keyboard.ring
    for _ in range(12):
        pilot.key(pygame.K_TAB)
        if isinstance(ring.current, ToolButton):
            break
    for way in (pygame.K_UP, pygame.K_DOWN):
        for _ in range(7):
            if ring.current is not None and ring.current.name == ("tool", command):
                return
            pilot.key(way)
    raise AssertionError(f"{command} is not reached")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("by_key", [False, True])
def test_every_button_does_what_its_key_does(tmp_path: Path, game: str, by_key: bool) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, game, seats(game))
        view, session = pilot.play.view, pilot.play.session

        def do(command: str) -> None:
            if by_key:
                focus(pilot, command)
                pilot.key(pygame.K_RETURN)
            else:
                press(pilot, command)

        do("log")
        assert log_is_open(pilot)
        do("log")
        assert not log_is_open(pilot)
        do("mute")
        assert is_muted(pilot)
        assert view.hud.tools.mute.state == "off"
        do("mute")
        assert not is_muted(pilot)
        do("menu")
        assert pilot.dialogs()
        pilot.key(pygame.K_ESCAPE)
        do("hint")
        pilot.settle()
        assert view.suggested_choice is not None or pilot.play.table_note.describe()
        assert not session.match.actions or all(
            action.seat != session.hot_seat.viewer for action in session.match.actions
        )


def test_undo_and_redo_say_beforehand_whether_they_can(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "bridge_solitaire", 1)
        tools = pilot.play.view.hud.tools
        pilot.settle()
        assert tools.undo.refused
        assert tools.redo.refused == tools.redo.tip == "There is nothing to do again."
        pilot.play.decide(pilot.legal()[0])
        pilot.settle()
        made = len(pilot.play.session.match.actions)
        assert not tools.undo.refused
        press(pilot, "undo")
        pilot.settle()
        assert len(pilot.play.session.match.actions) < made
        assert not tools.redo.refused
        press(pilot, "redo")
        pilot.settle()
        assert len(pilot.play.session.match.actions) == made


def test_what_is_only_asked_about_looks_as_ready_as_what_can_be_had(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "jersey_gin", 3)
        tool = pilot.play.view.hud.tools.undo
        for _ in range(12):
            if tool.warning or not pilot.legal():
                break
            pilot.play.decide(pilot.legal()[0])
            pilot.settle()
        assert tool.warning == MARKS
        assert not tool.refused
        assert tool.tip.endswith(tool.warning)
        assert all(node.enabled for node in tool.describe())
        press(pilot, "undo")
        assert pilot.dialogs() == ["Undo?"]
        pilot.click("Undo all the same")
        pilot.settle()
        assert pilot.play.session.assisted


@pytest.mark.parametrize(("game", "players"), [("jersey_gin", 3), ("skitgubbe", 6)])
def test_a_tip_stands_on_a_level_with_its_button(tmp_path: Path, game: str, players: int) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, game, players)
        for button in pilot.play.view.hud.tools.standing():
            pilot.move(button.rect.center)
            pilot.frame(60)
            [paper] = [thing.rect for thing in pilot.things() if thing.role == "tooltip"]
            assert paper.top <= button.rect.centery <= paper.bottom, button.command
            assert paper.right <= button.rect.left


def test_nothing_looks_as_if_it_could_be_taken_back_before_the_first_card_is_dealt(
    tmp_path: Path,
) -> None:
    with flying(tmp_path, speed=1.0) as pilot:
        people = default_players(pilot.context.settings, 4)
        pilot.context.open(NewMatchRoute("pitch", 4, {}, people, "dealt"))
        tools = pilot.play.view.hud.tools
        assert tools.undo.refused
        assert tools.redo.refused


def test_a_tip_names_the_key_that_was_chosen(tmp_path: Path) -> None:
    with flying(tmp_path, keys={"hint": "J", "log": "F7"}) as pilot:
        begin(pilot, "pitch", 4)
        tools = pilot.play.view.hud.tools
        assert tools.hint.tip.endswith("(J)")
        assert tools.log.tip.endswith("(F7)")
        assert tools.mute.tip.endswith("(M)")


@pytest.mark.parametrize("still", [False, True])
def test_they_fade_when_nothing_is_done_and_come_back(tmp_path: Path, still: bool) -> None:
    with flying(tmp_path, reduced_motion=still, speed=0.0 if still else 1.0) as pilot:
        begin(pilot, "pitch", 4)
        pilot.settle()
        view = pilot.play.view
        for _ in range(round((FADE_AFTER + 2) * 10)):
            view.hud.update(0.1)
        shown = {tool.alpha for tool in view.hud.tools.standing()}
        assert shown == {255} if still else max(shown) < 255
        pilot.key(pygame.K_RIGHT)
        assert {tool.alpha for tool in view.hud.tools.standing()} == {255}


def test_the_reason_of_a_grey_button_is_told_beside_it(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch", 4)
        pilot.settle()
        tool = pilot.play.view.hud.tools.redo
        pilot.move((480, 590))
        pilot.move(tool.rect.center)
        pilot.frame(40)
        told = [thing for thing in pilot.things() if thing.role == "tooltip"]
        assert [thing.label for thing in told] == ["There is nothing to do again."]
        assert not told[0].rect.colliderect(tool.rect)
        pilot.move((480, 590))
        pilot.frame()
        assert not [thing for thing in pilot.things() if thing.role == "tooltip"]
        focus(pilot, "redo")
        pilot.frame()
        told = [thing for thing in pilot.things() if thing.role == "tooltip"]
        assert [thing.label for thing in told] == ["There is nothing to do again."]


def test_an_answer_that_lies_over_a_tool_takes_the_click(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "democracy", 4, 1)
        view = pilot.play.view
        pilot.key(pygame.K_HOME, pygame.K_SPACE)
        chooser = view.gestures.selection.chooser
        assert chooser is not None
        tool = view.hud.tools.log
        at = tool.rect.center
        answer = chooser.buttons.widgets[0]
        answer.place(pygame.Rect(0, 0, *answer.rect.size).move(at[0] - 20, at[1] - 5))
        assert view.hud.tools.at(at) is tool
        assert chooser.buttons.at(at) is answer
        before = len(pilot.play.session.match.actions)
        pilot.click_at(at)
        assert not log_is_open(pilot)
        assert len(pilot.play.session.match.actions) > before
