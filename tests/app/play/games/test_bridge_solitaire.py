"""A deal of Bridge Solitaire through the real scenes: the choice, the sum, the bid, the tricks."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.zones import ZoneId
from game.presentation.presented_choice import PresentedChoice
from game.table.input.focus.edge_stops import SignStop
from game.table.layout.seating import HOUSE
from tests.app.driver.app_driver import Pilot, begin, flying

GAME = "bridge_solitaire"


def wanted(pilot: Pilot, verb: str) -> PresentedChoice:
    return next(choice for choice in pilot.legal() if choice.action.verb == verb)


def kept(pilot: Pilot) -> int:
    return len(pilot.play.session.hot_seat.observe().cards("kept"))


def keep_six(pilot: Pilot, hand: str) -> None:
    while kept(pilot) < 6:
        getattr(pilot, hand)(wanted(pilot, "keep"))


@pytest.mark.parametrize("hand", ["by_mouse", "by_drag", "by_keyboard"])
def test_six_cards_are_kept_and_one_is_put_back(tmp_path: Path, hand: str) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, GAME, 1)
        keep_six(pilot, hand)
        back = wanted(pilot, "put_back")
        getattr(pilot, hand)(back)
        assert kept(pilot) == 5
        assert not pilot.find("Take these six", "button").enabled
        getattr(pilot, hand)(wanted(pilot, "keep"))
        assert pilot.find("Take these six", "button").enabled


def test_cards_of_the_spread_keep_their_places(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, GAME, 1)
        before = {t.label: t.rect for t in pilot.things() if t.value.startswith("spread")}
        assert len(before) + kept(pilot) == 13
        gone = wanted(pilot, "keep")
        pilot.by_mouse(gone)
        after = {t.label: t.rect for t in pilot.things() if t.value.startswith("spread")}
        assert gone.action.cards[0].words not in after
        assert all(before[label].center == rect.center for label, rect in after.items())


@pytest.mark.parametrize("hand", ["by_drag", "by_keyboard"])
def test_the_discard_on_top_is_chosen(tmp_path: Path, hand: str) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, GAME, 1)
        keep_six(pilot, hand)
        choice = next(c for c in pilot.legal() if c.action.verb == "take" and c.action.cards)
        getattr(pilot, hand)(choice)
        seen = pilot.play.session.hot_seat.observe()
        assert seen.cards("discards")[-1] is choice.action.cards[0]


@pytest.mark.parametrize("hand", ["by_mouse", "by_keyboard"])
def test_the_house_says_its_bid_and_why_and_the_bids_stand_on_the_felt(
    tmp_path: Path, hand: str
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, GAME, 1)
        keep_six(pilot, hand)
        getattr(pilot, hand)(next(c for c in pilot.legal() if c.label == "Take these six"))
        seen = pilot.play.session.hot_seat.observe()
        told = next(t for t in pilot.things() if t.role == "reckoning")
        call = seen.facts.house_call
        assert ("passes" in told.label) == (not call)
        layout = pilot.play.view.current_layout
        felt = layout.frame.px(layout.middle)
        assert all(felt.contains(t.rect) for t in pilot.play.view.action_buttons.tiles)
        assert layout.chair(HOUSE) is not None
        getattr(pilot, hand)(wanted(pilot, "bid"))
        assert not [t for t in pilot.things() if t.role == "reckoning"]
        getattr(pilot, hand)(wanted(pilot, "play"))
        assert sum(pilot.play.session.hot_seat.observe().facts.tricks) == 1


def test_open_heaps_are_looked_through_by_mouse_and_by_key(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, GAME, 1, discard_memory="open")
        keep_six(pilot, "by_mouse")
        pilot.by_mouse(next(c for c in pilot.legal() if c.label == "Take these six"))
        top = next(t for t in pilot.things() if t.role == "card" and t.value == "discards")
        pilot.click_at(top.rect.center)
        shown = next(t for t in pilot.things() if t.role == "cards")
        assert len(shown.value.split(", ")) == 7
        pilot.key(pygame.K_ESCAPE)
        assert not [t for t in pilot.things() if t.role == "cards"]
        pilot.key(pygame.K_v)
        assert [t for t in pilot.things() if t.role == "cards"]
        pilot.key(pygame.K_RETURN)
        assert not [t for t in pilot.things() if t.role == "cards"]


def tip_of(pilot: Pilot, zone: str) -> str:
    """The tip of a pile, to which Tab and the arrows lead."""
    pilot.key(pygame.K_TAB)
    ring = pilot.play.view.keyboard.ring
    for key in (pygame.K_TAB, pygame.K_RIGHT):
        for _ in range(30):
            here = ring.current
            if here is not None and here.name == ("sign", ZoneId(zone)):
                return next(t.label for t in pilot.things() if t.role == "tooltip")
            if key == pygame.K_TAB and isinstance(here, SignStop):
                break
            pilot.key(key)
    raise AssertionError(f"no key leads to {zone}: {pilot.labels()}")


def take_six(pilot: Pilot) -> None:
    keep_six(pilot, "by_mouse")
    pilot.by_mouse(next(c for c in pilot.legal() if c.label.startswith("Take these six")))


def test_the_tip_of_an_open_heap_says_how_it_is_looked_through_and_enter_does_it(
    tmp_path: Path,
) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, GAME, 1, discard_memory="open")
        take_six(pilot)
        assert tip_of(pilot, "discards").endswith("A click, or V, looks through them.")
        pilot.key(pygame.K_RETURN)
        shown = next(t for t in pilot.things() if t.role == "cards")
        assert len(shown.value.split(", ")) == 7


def test_open_heaps_are_nowhere_said_to_be_closed(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, GAME, 1, discard_memory="open")
        keep_six(pilot, "by_mouse")
        told = {pilot.play.view.prompt}
        take_six(pilot)
        told |= {area.text for area in pilot.play.view.keyboard.edge.signs()}
        assert [words for words in told if "only the" in words.lower()] == []


def test_the_tip_of_a_closed_heap_says_that_it_is_memory_and_so_does_its_key(
    tmp_path: Path,
) -> None:
    memory = "Only the top card may be seen; the rest is memory."
    with flying(tmp_path) as pilot:
        begin(pilot, GAME, 1)
        take_six(pilot)
        assert tip_of(pilot, "discards").endswith(memory)
        pilot.key(pygame.K_RETURN)
        assert pilot.play.view.gestures.selection.dialog is None
        pilot.post(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v", scancode=0)
        pilot.frame(2)
        assert pilot.play.view.gestures.selection.dialog is None
        assert pilot.find(memory, "status")


def test_closed_heaps_are_not_looked_through(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, GAME, 1)
        keep_six(pilot, "by_mouse")
        pilot.by_mouse(next(c for c in pilot.legal() if c.label == "Take these six"))
        top = next(t for t in pilot.things() if t.role == "card" and t.value == "discards")
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pilot.post(kind, pos=top.rect.center, button=1)
        pilot.frame(2)
        assert pilot.play.view.gestures.selection.dialog is None
        assert "memory" in pilot.find("Only the top card may be seen; the rest is memory.").label
