"""The focus after a card of a row was taken: it stays beside the place where that one lay."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import pygame
import pytest

from game.engine.zones import Place
from game.table.gestures.hit_targets import HitTarget
from game.table.input.focus.focus_stops import hand_cards, is_usable
from tests.table.conftest import Play


@pytest.mark.parametrize("steps", [0, 3, 7, 20])
def test_in_a_row_by_suits_it_goes_to_the_nearest_card(
    play: Callable[..., Play], steps: int
) -> None:
    """Bridge: who keeps a diamond comes to the next diamond, wherever it lies in its zone."""
    p = play("bridge_solitaire", 1, "six", speed=0.0)
    p.until_my_turn()
    assert any(choice.action.verb == "keep" for choice in p.choices())
    for _ in range(steps + 1):
        p.key(pygame.K_RIGHT)
    for _ in range(4):
        p.key(pygame.K_RIGHT)
        before = p.view.keyboard.ring.current
        assert isinstance(before, HitTarget)
        assert before.sprite is not None
        at = before.sprite.rest_pose
        p.key(pygame.K_RETURN)
        p.match.submit(p.chosen.pop().action)
        p.tell()
        p.settle()
        p.offer()
        p.settle()
        rest = [
            math.dist((at.x, at.y), (one.sprite.rest_pose.x, one.sprite.rest_pose.y))
            for group in p.view.gestures.selection.groups
            for one in group
            if isinstance(one.name, Place) and one.name.zone.name == "spread"
            and one.sprite is not None
        ]  # fmt: skip
        after = p.view.keyboard.ring.current
        assert isinstance(after, HitTarget)
        assert after.sprite is not None
        near = after.sprite.rest_pose
        assert math.dist((at.x, at.y), (near.x, near.y)) == min(rest)


def test_after_a_play_it_stands_on_no_joker_where_another_card_may_be_played(
    play: Callable[..., Play],
) -> None:
    """Bridge: the joker slides to where the card on its left lay, and the focus does not stay."""
    slid = 0
    for seed in ("3", "4", "6", "8", "9", "10"):
        p = play("bridge_solitaire", 1, seed, speed=0.0)
        for _ in range(8):
            p.until_my_turn(partial(plays, p))
            selection = p.view.gestures.selection
            hand = hand_cards(selection)
            jokers = [n for n, one in enumerate(hand) if is_joker(one)]
            at = next((n - 1 for n in jokers if n and not is_joker(hand[n - 1])), None)
            if at is None or not is_usable(hand[at], selection):
                break
            p.key(pygame.K_HOME)
            for _ in range(at):
                p.key(pygame.K_RIGHT)
            p.key(pygame.K_RETURN)
            p.match.submit(p.chosen.pop().action)
            p.until_my_turn()
            others = [one for one in hand_cards(selection) if not is_joker(one)]
            if any(is_usable(one, selection) for one in others):
                stop = p.view.keyboard.ring.current
                assert stop is not None
                assert not (isinstance(stop, HitTarget) and is_joker(stop))
                slid += 1
    assert slid


def plays(p: Play) -> bool:
    return any(choice.action.verb == "play" for choice in p.choices())


def is_joker(target: HitTarget) -> bool:
    return any(card.is_joker for card in target.grip.cards)
