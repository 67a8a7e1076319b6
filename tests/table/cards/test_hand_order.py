"""The order of a hand: groups first, sorting by key, and moving cards by hand and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.cards import cards
from game.engine.zones import ZoneId
from game.table.cards.hand_order import HandOrder
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from tests.table.conftest import Play

HAND = ZoneId("hand", 0)


def texts(order: HandOrder, held: str) -> str:
    laid = cards(held)
    return " ".join(laid[at].text for at in order.display_order(HAND, laid).places)


def shown(p: Play) -> list[str]:
    """The viewer's hand from left to right, as it lies on the screen."""
    mine = [t.sprite for t in hand(p) if t.sprite is not None]
    return [s.card.text for s in sorted(mine, key=lambda s: s.rest_pose.x) if s.card is not None]


def hand(p: Play) -> list[HitTarget]:
    return [t for group in p.view.gestures.selection.groups for t in group if is_hand_card(t)]


def left_of(p: Play, at: int) -> tuple[int, int]:
    sprite = hand(p)[at].sprite
    assert sprite is not None
    return round(sprite.pose.x - sprite.pose.wide * 0.35), round(sprite.pose.y)


def test_groups_come_first_with_a_gap_between_them() -> None:
    order = HandOrder()
    order.groups = (cards("5h 6h 7h"), cards("9c 9d 9s"))
    laid = cards("9s 2c 7h 9c 5h Kd 9d 6h")
    found = order.display_order(HAND, laid)
    assert " ".join(laid[at].text for at in found.places) == "5h 6h 7h 9c 9d 9s 2c Kd"
    assert found.gaps == {3, 6}


def test_each_press_sorts_another_way() -> None:
    order = HandOrder()
    order.groups = (cards("9c 9d 9s"),)
    order.sort_next()
    assert texts(order, "9s 2c 9c Kd 9d") == "2c 9c 9d Kd 9s"
    order.sort_next()
    assert texts(order, "9s 2c 9c Kd 9d") == "2c 9c 9d 9s Kd"
    order.sort_next()
    assert order.current_mode == "groups"


def test_a_moved_card_stays_where_it_was_put_and_a_new_one_joins_its_suit() -> None:
    order = HandOrder()
    laid = cards("2c 5c 9d Kh")
    assert order.move_card(HAND, laid, laid[3], 0)
    assert texts(order, "2c 5c 9d Kh") == "Kh 2c 5c 9d"
    assert texts(order, "2c 5c 9d Kh 7c") == "Kh 2c 5c 7c 9d"
    assert not order.move_card(HAND, cards("Kh 2c 5c 9d"), cards("Kh")[0], 0)


def test_a_card_dragged_within_the_hand_stays_there(play: Callable[..., Play]) -> None:
    p = play("bridge_solitaire", 1, "order")
    p.until_my_turn(lambda: any(c.action.verb == "play" for c in p.match.observe(0).choices))
    before = shown(p)
    start = left_of(p, 0)
    p.drag(start, (left_of(p, 5)[0] - 10, start[1] - 10), steps=12)
    p.settle()
    after = shown(p)
    assert p.chosen == []
    assert sorted(after) == sorted(before)
    assert after != before
    assert after.index(before[0]) in (3, 4, 5)
    assert p.view.differences_from(p.match.observe(0)) == []


def test_a_card_dragged_away_and_let_fall_leaves_the_hand_as_it_was(
    play: Callable[..., Play],
) -> None:
    p = play("bridge_solitaire", 1, "order")
    p.until_my_turn(lambda: any(c.action.verb == "play" for c in p.match.observe(0).choices))
    before = shown(p)
    start = left_of(p, 0)
    p.press(start)
    p.move((start[0] + 200, start[1]), pressed=True)
    p.move((start[0] + 240, start[1]), pressed=True)
    p.key(pygame.K_ESCAPE)
    p.release((start[0] + 240, start[1]))
    p.settle()
    assert shown(p) == before


def test_the_keyboard_sorts_and_moves_cards(play: Callable[..., Play]) -> None:
    p = play("bridge_solitaire", 1, "order")
    p.until_my_turn(lambda: any(c.action.verb == "play" for c in p.match.observe(0).choices))
    p.view.drawn()
    before = shown(p)
    p.key(pygame.K_HOME)
    p.key(pygame.K_RIGHT, mod=pygame.KMOD_CTRL)
    p.settle()
    assert shown(p) == [before[1], before[0], *before[2:]]
    assert p.key(pygame.K_o, "o")
    p.settle()
    assert shown(p) == before, "the hand lies by suit again"
    p.key(pygame.K_o, "o")
    p.settle()
    ranks = ["*23456789TJQKA".index(text[0]) for text in shown(p)]
    assert ranks == sorted(ranks)


def test_the_order_outlives_the_next_trick(play: Callable[..., Play]) -> None:
    p = play("bridge_solitaire", 1, "order")
    p.until_my_turn(lambda: any(c.action.verb == "play" for c in p.match.observe(0).choices))
    p.view.drawn()
    p.key(pygame.K_o, "o")
    p.match.submit(p.match.legal(0)[0])
    p.tell()
    p.settle()
    p.offer()
    ranks = ["*23456789TJQKA".index(text[0]) for text in shown(p)]
    assert ranks == sorted(ranks)
