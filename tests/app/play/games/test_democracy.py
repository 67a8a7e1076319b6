"""Democracy flown: a vote laid, changed and covered by mouse and keys, and all votes shown."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.app.play.curtain.hold_button import HOLD
from game.engine.zones import Place, ZoneId
from game.table.cards.laid_card import LaidCard
from tests.app.driver.app_driver import Pilot, begin, flying, on_card

PATIENT = {"pace": 5.0}
"""Computers take their time, so that a vote can be changed."""


def own(pilot: Pilot) -> list[pygame.Rect]:
    """Where the cards that may be chosen lie, from left to right."""
    found = [t for t in pilot.things() if t.role == "card" and t.value.startswith("hand, legal")]
    return sorted((thing.rect for thing in found), key=lambda rect: rect.x)


def place(pilot: Pilot, seat: int) -> pygame.Rect:
    layout = pilot.play.view.current_layout
    return layout.frame.px(layout.slots[ZoneId("chosen", seat)].box)


def chosen(pilot: Pilot) -> str:
    choice = pilot.play.session.hot_seat.observe().secret_choice
    return "" if choice is None else choice.cards[0].text


def trick(pilot: Pilot) -> int:
    return int(pilot.play.session.match.observe(None).facts.trick)


def lies(one: LaidCard, rect: pygame.Rect) -> bool:
    return rect.collidepoint(one.sprite.rest_pose.x, one.sprite.rest_pose.y)


def wait(pilot: Pilot) -> None:
    """A moment, in which no computer has thought yet."""
    pilot.frame(4)


def drag(pilot: Pilot, start: tuple[int, int], end: tuple[int, int]) -> None:
    pilot.drag(start, end, drop=False)
    pilot.post(pygame.MOUSEBUTTONUP, pos=end, button=1)
    wait(pilot)


def test_a_vote_is_dragged_to_its_place_and_changed_until_all_have_voted(tmp_path: Path) -> None:
    with flying(tmp_path, **PATIENT) as pilot:
        begin(pilot, "democracy", 4)
        drag(pilot, on_card(own(pilot)[0]), place(pilot, 0).center)
        assert trick(pilot) == 2  # the computers had voted already; now nobody has
        drag(pilot, on_card(own(pilot)[0]), place(pilot, 0).center)
        first = chosen(pilot)
        laid = pilot.play.view.model.zones[ZoneId("hand", 0)]
        assert [lies(one, place(pilot, 0)) for one in laid].count(True) == 1
        drag(pilot, on_card(own(pilot)[0]), place(pilot, 0).center)
        assert chosen(pilot) not in ("", first)
        assert "change it while" in pilot.play.view.prompt
        pilot.settle()
        assert not chosen(pilot)
        assert trick(pilot) == 3


def test_a_vote_is_chosen_by_keys(tmp_path: Path) -> None:
    with flying(tmp_path, **PATIENT) as pilot:
        begin(pilot, "democracy", 3)
        for number in (2, 2):
            assert not chosen(pilot)
            for key in (pygame.K_1, pygame.K_RETURN):
                pilot.post(pygame.KEYDOWN, key=key, mod=0, unicode=chr(key), scancode=0)
                wait(pilot)
            assert trick(pilot) == number
        assert chosen(pilot)


def test_the_upcard_and_the_pool_belong_to_nobody(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "democracy", 4)
        for zone in ("upcard", "pool"):
            slot = pilot.play.view.current_layout.slots[ZoneId(zone)]
            at = pilot.play.view.current_layout.frame.px(slot.box).center
            pilot.drag(at, place(pilot, 0).center)
            assert not pilot.play.session.match.actions or not chosen(pilot)
        assert trick(pilot) == 1


def test_who_has_voted_shows_the_back_of_a_card_and_nothing_else(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "democracy", 4)
        stage = pilot.play.view.model
        assert set(stage.secret.zones) == {1, 2, 3}
        for seat in stage.secret.zones:
            laid = stage.zones[ZoneId("hand", seat)]
            under = [one for one in laid if lies(one, place(pilot, seat))]
            assert len(under) == 1
            assert under[0].sprite.card is None


def test_votes_are_handed_round_behind_the_curtain_and_shown_to_all(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "democracy", 2, people=2)
        voted = []
        while trick(pilot) == 1:
            assert pilot.scene == "curtain"
            pilot.hold(pygame.K_SPACE, HOLD + 0.2)
            seat = pilot.play.session.hot_seat.viewer
            assert seat is not None
            other = ZoneId("hand", 1 - seat)
            assert all(one.sprite.card is None for one in pilot.play.view.model.zones[other])
            voted.append(seat)
            pilot.by_mouse(pilot.legal()[0])
        assert sorted(voted) == [0, 1]
        assert len(pilot.play.session.match.observe(None).cards("upcard")) == 1


def test_the_winner_of_a_trick_is_framed_while_it_is_told(tmp_path: Path) -> None:
    with flying(tmp_path, speed=1.0) as pilot:
        begin(pilot, "democracy", 3)
        pilot.frame(60)
        view = pilot.play.view
        pilot.play.decide(pilot.legal()[0])
        for _ in range(600):
            if view.busy:
                break
            pilot.frame()
        framed: set[Place] = set()
        while view.busy and not framed:
            pilot.frame()
            framed = {
                Place(zone, at)
                for zone, laid in view.model.zones.items()
                for at, one in enumerate(laid)
                if zone.name == "chosen" and one.sprite.overlay.frame
            }
        assert framed
        assert any("the trick:" in label or "A tie of" in label for label in pilot.labels())
