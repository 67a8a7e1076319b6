"""The courtesy of Vendetta: nobody breaks in while somebody holds cards, and nothing stirs."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame

from game.bots.bot import WAIT
from game.engine.action import Action
from game.engine.cards import Card
from game.thinking.inline_service import InlineDecisionService
from tests.app.driver.app_driver import Pilot, begin, flying, on_card
from tests.app.lesson.test_lesson_scene import begin_lesson, until_expected

MOST = 4_000


class Hesitant(InlineDecisionService):
    """Plays anything, but breaks into no turn of the person; once *slow*, it never decides that."""

    slow = False

    def poll(self) -> Action | None:
        request = self._request
        if request is None or request.seen.seat is None:
            return None
        if request.seen.turn.lead == 0:
            return None if self.slow else Action(request.seen.seat, WAIT)
        self._request = None
        return Random(request.dice).choice(request.seen.legal)


def until_somebody_ponders(pilot: Pilot) -> Card:
    """Play on until somebody thinks about breaking into the person's turn; a card for it."""
    for _ in range(MOST):
        session = pilot.play.session
        if session.hot_seat.may_act and not pilot.play.view.busy:
            cards = [card for choice in pilot.legal() for card in choice.action.cards]
            if cards and session.match.turn.lead == 0 and set(session.match.seats_with_moves) - {0}:
                return cards[0]
            pilot.play.decide(pilot.legal()[0])
        pilot.frame()
    raise AssertionError("nobody ever held a joker")


def test_the_table_lies_still_while_the_others_wait(tmp_path: Path) -> None:
    service = Hesitant()
    with flying(tmp_path, pace=0.0) as pilot:
        pilot.context.decision_service = service
        begin(pilot, "vendetta", 6, jokers=3, joker_timing="any_time", deals=5, first_player="P6")
        service.slow = True
        card = until_somebody_ponders(pilot)
        pilot.frame(90)
        assert pilot.loop.stage.moving, "somebody thinks"
        sprite = pilot.play.view.model.sprite_of(card)
        assert sprite is not None
        pilot.click_at(on_card(sprite.rect))
        assert pilot.play.view.viewer_is_choosing
        pilot.settle()
        pilot.post(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=3)
        pilot.frame(2)
        assert pilot.loop.stage.moving, "they think again"
        assert pilot.play.session.hot_seat.to_act == 0


def test_the_answers_lie_beside_the_place_where_a_trick_may_be_dropped(tmp_path: Path) -> None:
    """Two kings may be laid down or added: the drop place in front of the hand stays free."""
    with flying(tmp_path) as pilot:
        begin_lesson(pilot, "vendetta")
        until_expected(pilot, lambda part: part.actions[0].startswith("add Kd Ks"))
        for key in (pygame.K_2, pygame.K_3):
            pilot.key(key)
            pilot.settle()
        hands = pilot.play.view.gestures.selection
        assert hands.chooser is not None
        assert len(hands.chooser.buttons.widgets) > 1
        places = hands.open_targets().values()
        assert places
        assert not any(hands.chooser.rect.colliderect(place) for place in places)


def test_a_no_to_the_card_that_is_still_picked_leaves_it_picked(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "vendetta")
        for _ in range(MOST):
            legal = pilot.legal()
            if any(c.action.cards for c in legal) and any(not c.action.cards for c in legal):
                break
            pilot.play.decide(legal[0])
            pilot.settle()
        cards = next(c.action.cards for c in legal if c.action.cards)
        selection, view = pilot.play.view.gestures.selection, pilot.play.view
        for card in cards:
            sprite = view.model.sprite_of(card)
            assert sprite is not None
            pilot.click_at(on_card(sprite.rect))
        asked = selection.chooser
        assert asked is not None
        ends = next(b for b in view.action_buttons.buttons.widgets if b.enabled)
        pilot.click_at(ends.rect.center)
        assert selection.dialog is not None
        pilot.click("No", "button")
        assert {c for one in selection.picked for c in one.grip.cards} == set(cards)
        assert selection.chooser is asked
