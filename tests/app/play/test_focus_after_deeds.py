"""After every deed by keyboard the focus is where one goes on, and Enter is never dead."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
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


def own(pilot: Pilot) -> int:
    """How often the person has decided."""
    return sum(action.seat == 0 for action in pilot.play.session.match.actions)


@contextmanager
def reminders(pilot: Pilot) -> Iterator[set[str]]:
    """What the status line said meanwhile another Enter would do."""
    told: set[str] = set()

    def watch() -> None:
        if pilot.scene == "play":
            told.add(pilot.play.view.hud.reminder)

    pilot.watch = watch
    yield told
    pilot.watch = lambda: None


@pytest.mark.parametrize("by", ["keys", "mouse"])
@pytest.mark.parametrize("game", list(SHELF))
def test_enter_after_a_deed_asks_and_decides_nothing(tmp_path: Path, game: str, by: str) -> None:
    """The focus was only left over: one Enter too many does no harm."""
    seats = SHELF[game].open().seats
    with flying(tmp_path) as pilot:
        begin(pilot, game, seats)
        for number in range(DECISIONS):
            if not asked(pilot):
                break
            legal = pilot.legal()
            choice = legal[number * 7 % len(legal)]
            pilot.by_keyboard(choice) if by == "keys" else pilot.by_mouse(choice)
            if not asked(pilot):
                break
            view = pilot.play.view
            ring, hands = view.keyboard.ring, view.gestures.selection
            before = own(pilot)
            with reminders(pilot) as told:
                pilot.key(pygame.K_RETURN)
            assert own(pilot) == before, choice.label
            if by == "keys":
                assert ring.visible
                assert ring.current is not None
                assert ring.current.name not in TOOLS
                again = any(words.startswith("Press Enter again: ") for words in told)
                assert again or hands.picked or hands.chooser or hands.dialog, ring.current.name
            for _ in range(2):
                if hands.picked or hands.chooser or hands.dialog:
                    pilot.key(pygame.K_ESCAPE)


@pytest.mark.parametrize("game", list(SHELF))
def test_what_enter_decides_was_in_focus_before_it_was_pressed(tmp_path: Path, game: str) -> None:
    """Enter alone, again and again: each deed was shown by the press before."""
    with flying(tmp_path) as pilot:
        begin(pilot, game, SHELF[game].open().seats)
        pilot.key(pygame.K_HOME)
        shown = True
        for _ in range(2 * DECISIONS):
            if not asked(pilot):
                break
            before, hands = own(pilot), pilot.play.view.gestures.selection
            with reminders(pilot) as told:
                pilot.key(pygame.K_RETURN)
            if own(pilot) > before:
                assert shown
                shown = False
            else:
                again = any(words.startswith("Press Enter again: ") for words in told)
                shown = bool(again or hands.picked or hands.chooser or hands.dialog)


def test_after_eating_the_focus_is_on_a_card(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "skitgubbe", 3)
        for _ in range(200):
            eat = next((c for c in pilot.legal() if c.action.verb == "eat"), None)
            if eat is None:
                pilot.play.decide(pilot.legal()[0])
                pilot.settle()
                continue
            pilot.by_keyboard(eat)
            assert asked(pilot)
            stop = pilot.play.view.keyboard.ring.current
            assert isinstance(stop, HitTarget)
            return
        raise AssertionError("nothing was ever eaten")


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
