"""After every deed by keyboard the focus is where one goes on, and Enter is never dead."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.shelf import SHELF
from game.table.gestures.hit_targets import HitTarget
from game.ui.pictures.widget_svg import ButtonKind
from game.ui.widgets.button import Button
from tests.app.driver.app_driver import Pilot, begin, flying

DECISIONS = 12
COMMANDS = ("menu", "hint", "undo", "redo", "on_to_my_turn", "log", "mute")
TOOLS = (*(("tool", each) for each in COMMANDS), ("sorter",), ("key", "tab"))


def asked(pilot: Pilot) -> bool:
    """Turns score sheets until a person is asked again; False if the match is over."""
    session = pilot.play.session
    for _ in range(9):
        if session.over:
            return False
        if pilot.scene == "play" and pilot.play.view.gestures.selection.choices:
            return True
        if pilot.scene == "score":
            pilot.key(pygame.K_RETURN)
        pilot.settle()
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("game", list(SHELF))
def test_enter_finds_something_to_do_after_every_deed(tmp_path: Path, game: str) -> None:
    seats = SHELF[game].open().seats
    with flying(tmp_path) as pilot:
        begin(pilot, game, seats)
        for number in range(DECISIONS):
            if not asked(pilot):
                break
            legal = pilot.legal()
            pilot.by_keyboard(legal[number * 7 % len(legal)])
            if not asked(pilot):
                break
            view = pilot.play.view
            ring, hands = view.keyboard.ring, view.gestures.selection
            assert ring.visible
            assert ring.current is not None
            assert ring.current.name not in TOOLS
            before = len(pilot.play.session.match.actions)
            pilot.key(pygame.K_RETURN)
            made = len(pilot.play.session.match.actions) > before
            assert made or hands.picked or hands.chooser or hands.dialog, ring.current.name
            for _ in range(2):
                if hands.picked or hands.chooser or hands.dialog:
                    pilot.key(pygame.K_ESCAPE)


@pytest.mark.parametrize("game", ["skitgubbe", "democracy"])
def test_one_enter_plays_a_card_that_goes_one_way_only(tmp_path: Path, game: str) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, game)
        hand = pilot.legal()
        alone = next(
            c.action.cards[0]
            for c in hand
            if sum(set(c.action.cards) <= {*d.action.cards} for d in hand) == 1
            and len(c.action.cards) == 1
        )
        pilot.key(pygame.K_HOME)
        for _ in range(12):
            stop = pilot.play.view.keyboard.ring.current
            assert isinstance(stop, HitTarget)
            if alone in stop.grip.cards:
                break
            pilot.key(pygame.K_RIGHT)
        made = len(pilot.play.session.match.actions)
        pilot.key(pygame.K_RETURN)
        assert pilot.play.session.match.actions[made].cards == (alone,)


def test_a_card_that_may_only_lie_face_down_is_asked_about(tmp_path: Path) -> None:
    """The bluff cannot be taken back: one Enter shows it beside the reason, and tells no lie."""
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon")
        for _ in range(8):
            asked(pilot)
            legal, every = pilot.legal(), pilot.play.session.hot_seat.choices()
            refused = {c for choice in every if choice.refused for c in choice.action.cards}
            down = [
                c for c in legal
                if c.action.verb == "play_down" and c.action.cards[0] in refused
                and not any(d.action.verb == "play_up" and d.action.cards == c.action.cards
                            for d in legal)
            ]  # fmt: skip
            if down:
                break
            pilot.play.decide(legal[0])
            pilot.settle()
        assert down
        pilot.key(pygame.K_HOME)
        for _ in range(9):
            stop = pilot.play.view.keyboard.ring.current
            assert isinstance(stop, HitTarget)
            if down[0].action.cards[0] in stop.grip.cards:
                break
            pilot.key(pygame.K_RIGHT)
        made = len(pilot.play.session.match.actions)
        pilot.key(pygame.K_RETURN)
        assert len(pilot.play.session.match.actions) == made
        assert pilot.play.view.gestures.selection.chooser is not None


@pytest.mark.parametrize(("game", "seats"), [("sinful_gibbon", 4), ("bridge_solitaire", 1)])
def test_of_several_numbers_or_bids_none_is_chosen_beforehand(
    tmp_path: Path, game: str, seats: int
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, game, seats)
        view = pilot.play.view
        for _ in range(20):
            if any(c.input_hints.tile for c in pilot.legal()):
                break
            pilot.play.decide(pilot.legal()[0])
            asked(pilot)
        if game == "sinful_gibbon":
            pilot.key(pygame.K_HOME, pygame.K_RETURN)
        chooser = view.gestures.selection.chooser
        widgets = (view.action_buttons if chooser is None else chooser).buttons.widgets
        tiles = [w for w in widgets if isinstance(w, Button) and w.enabled]
        assert len(tiles) > 1
        assert not any(tile.kind is ButtonKind.PRIMARY for tile in tiles)
        if chooser is not None:
            assert view.keyboard.ring.current not in chooser.buttons.widgets
            made = len(pilot.play.session.match.actions)
            pilot.key(pygame.K_RETURN)
            assert view.keyboard.ring.current in chooser.buttons.widgets
            assert len(pilot.play.session.match.actions) == made
            pilot.key(pygame.K_RETURN)
            assert len(pilot.play.session.match.actions) > made


@pytest.mark.parametrize("game", ["democracy", "pitch", "vendetta"])
def test_the_focus_leaves_a_card_that_was_played(tmp_path: Path, game: str) -> None:
    """While votes and tricks are looked at, no ring stands round a card that no key reaches."""
    with flying(tmp_path, speed=1.0) as pilot:
        begin(pilot, game)
        view, seen = pilot.play.view, 0

        def watch() -> None:
            nonlocal seen
            outline = view.frame().widgets.focus
            if pilot.scene == "play" and outline is not None and outline.card is not None:
                hand = view.current_layout.own_hand_zones
                laid = [one.sprite for zone in hand for one in view.model.zones.get(zone, [])]
                assert outline.card in laid
                seen += 1

        pilot.watch = watch
        for _ in range(2):
            if not asked(pilot):
                break
            legal = pilot.legal()
            pilot.by_keyboard(next((c for c in legal if c.action.cards), legal[0]))
        assert seen
