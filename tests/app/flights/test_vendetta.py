"""The courtesy of Vendetta: nobody breaks in while somebody holds cards, and nothing stirs."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame

from game.app.mind import PlainMind
from game.bots.bot import WAIT
from game.engine.action import Action
from game.engine.cards import Card
from tests.app.pilot import Pilot, begin, flying, on_card

MOST = 4_000


class Hesitant(PlainMind):
    """Plays anything, but breaks into no turn of the person; once *slow*, it never decides that."""

    slow = False

    def poll(self) -> Action | None:
        question = self._question
        if question is None or question.seen.seat is None:
            return None
        if question.seen.turn.lead == 0:
            return None if self.slow else Action(question.seen.seat, WAIT)
        self._question = None
        return Random(question.dice).choice(question.seen.legal)


def until_somebody_ponders(pilot: Pilot) -> Card:
    """Plays on until somebody thinks about breaking into the person's turn; a card for it."""
    for _ in range(MOST):
        session = pilot.play.session
        if session.may_act and not pilot.play.view.busy:
            cards = [card for choice in pilot.legal() for card in choice.action.cards]
            if cards and session.match.turn.lead == 0 and set(session.match.able) - {0}:
                return cards[0]
            pilot.play.decide(pilot.legal()[0])
        pilot.frame()
    raise AssertionError("nobody ever held a joker")


def test_the_table_lies_still_while_the_others_wait(tmp_path: Path) -> None:
    mind = Hesitant()
    with flying(tmp_path, pace=0.0) as pilot:
        pilot.parlour.mind = mind
        begin(pilot, "vendetta", 6, jokers=3, joker_timing="any_time", deals=5, first_player="P6")
        mind.slow = True
        card = until_somebody_ponders(pilot)
        pilot.frame(90)
        assert pilot.loop.stage.moving, "somebody thinks"
        sprite = pilot.play.view.stage.find(card)
        assert sprite is not None
        pilot.click_at(on_card(sprite.rect))
        assert pilot.play.view.handling
        pilot.settle()
        pilot.post(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=3)
        pilot.frame(2)
        assert pilot.loop.stage.moving, "they think again"
        assert pilot.play.session.to_act == 0
