"""What a trick is worth and would be worth, where runs go on, and closed cards looked at again."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame

from game.engine.zones import ZoneId
from game.presentation.presented_choice import PresentedChoice
from game.table.cards.card_sprite import CardSprite
from tests.games.vendetta.tables import vendetta, written
from tests.table.conftest import Play
from tests.table.input import say_decision

FULL = (
    "hand P1: 7h 7c 9s *1", "hand P2: 2c 2d", "hand P3: 3c 3h", "hand P4: *2 5c",
    "trick T1 P2: 4h 5h 6h", "trick T2 P3: 9c 9d 9h", "trick T3 P3: 8c 8d 8h 8s",
    "trick T4 P4: Tc Jh Qd Kd Ac *3", "trick T5 P1: Ad 2h 3s", "stack: 2h 2s 4d 4s",
)  # fmt: skip
CLOSED = ZoneId("trick", 2, 3)


def table(play: Callable[..., Play], *lines: str) -> Play:
    """A table at the turn of the first seat."""
    p = play("vendetta", 4, written(vendetta(4, jokers=3), *FULL, *lines))
    p.show()
    p.offer()
    p.settle()
    p.rest()
    return p


def laid(p: Play, zone: ZoneId) -> list[CardSprite]:
    return [one.sprite for one in p.view.model.zones[zone]]


def choice(p: Play, line: str) -> PresentedChoice:
    action = p.rules.notation.read(0, line)
    return next(c for c in p.choices() if c.action == action)


def carry(p: Play, meant: PresentedChoice) -> None:
    """Take the card of a choice and hold it where it belongs."""
    target = say_decision.begin(p, meant)[0]
    start = say_decision.point_on(p, target)
    end = say_decision.drop_point(p, meant, start, target)
    p.move(start)
    p.press(start)
    for part in range(1, 5):
        x, y = (a + (b - a) * part // 4 for a, b in zip(start, end, strict=True))
        p.move((x, y), pressed=True)


def test_a_closed_trick_lies_face_down_and_is_shown_to_whoever_points_at_it(
    play: Callable[..., Play],
) -> None:
    p = table(play)
    assert all(sprite.shows_back for sprite in laid(p, CLOSED))
    *run, joker = laid(p, ZoneId("trick", 3, 4))
    assert all(sprite.shows_back for sprite in run)
    assert not joker.shows_back
    assert not any(sprite.shows_back for sprite in laid(p, ZoneId("trick", 2, 2)))
    heap = laid(p, CLOSED)
    p.move((round(heap[0].pose.x), round(heap[0].pose.y)))
    p.rest()
    assert not any(sprite.shows_back for sprite in heap)
    lefts = [sprite.rect.left for sprite in heap]
    assert min(b - a for a, b in pairwise(lefts)) > heap[0].pose.wide / 4
    assert p.view.hud.tip is not None
    assert p.view.hud.tip.text.startswith("Player 2 has four 8s: 4 points.")
    p.move((2, 2))
    p.rest()
    assert heap[0].shows_back


def test_a_closed_trick_that_is_stolen_travels_face_down(play: Callable[..., Play]) -> None:
    p = table(play)
    heap = laid(p, CLOSED)
    joker = next(s for s in laid(p, ZoneId("hand", 0)) if s.card is not None and s.card.is_joker)
    p.match.submit(choice(p, "joker *1 T3/P3").action)
    p.tell()
    turns = []
    while p.view.busy:
        turns.append(joker.rest_pose.turn)
        p.view.update(1 / 60)
        assert all(sprite.shows_back for sprite in heap)
        assert (
            max(s.rest_pose.x for s in heap) - min(s.rest_pose.x for s in heap)
            < heap[0].pose.wide / 2
        )
    assert turns[-1] % 180 == turns[len(turns) // 2] % 180 == 90
    assert laid(p, CLOSED._replace(owner=0))[:4] == heap


def test_a_card_over_a_trick_shows_what_it_would_be_worth(play: Callable[..., Play]) -> None:
    p = table(play)
    assert p.view._controls.previewed_choice() is None
    meant = choice(p, "add 7c T1/P2")
    carry(p, meant)
    assert p.view._controls.previewed_choice() == meant
    assert meant.input_hints.promise == "6 \u203a 2"
    assert p.view.frame().drag.score_preview is not None
    p.key(pygame.K_ESCAPE)
    assert p.view.frame().drag.score_preview is None


def test_a_card_over_smaller_ones_shrinks_and_grows_again(play: Callable[..., Play]) -> None:
    p = table(play)
    meant = choice(p, "add 7h T1/P2")
    whole = say_decision.begin(p, meant)[0].rect.width
    carry(p, meant)
    p.view.update(0.5)
    sprite = p.view.model.sprite_of(meant.action.cards[0])
    assert sprite is not None
    small = laid(p, ZoneId("trick", 1, 1))[0].pose.wide
    assert small <= sprite.pose.wide < whole * 0.75
    p.move((640, 470), pressed=True)
    p.view.update(0.5)
    assert sprite.pose.wide > whole * 0.8


def test_arrows_stand_at_every_end_where_a_run_goes_on(play: Callable[..., Play]) -> None:
    p = table(play)
    arrows = [one.bounds() for one in p.view.frame().signs.row_arrows]
    ends = [(ZoneId("trick", 1, 1), 0), (ZoneId("trick", 1, 1), -1), (ZoneId("trick", 0, 5), -1)]
    assert len(arrows) == len(ends)
    for arrow, (zone, at) in zip(arrows, ends, strict=True):
        card = laid(p, zone)[at].rect
        assert arrow.colliderect(card)
        assert not card.contains(arrow)


def test_the_space_bar_ends_the_turn_but_not_with_a_card_picked(
    play: Callable[..., Play],
) -> None:
    p = table(play)
    p.click(say_decision.point_on(p, say_decision.begin(p, choice(p, "create 7c 7h"))[0]))
    assert p.view.gestures.selection.picked
    p.key(pygame.K_SPACE, " ")
    assert p.chosen == []
    p.key(pygame.K_ESCAPE)
    p.key(pygame.K_SPACE, " ")
    assert [c.action.verb for c in p.chosen] == ["end"]


def test_a_joker_breathes_in_somebody_elses_turn_and_lies_still_in_ones_own(
    play: Callable[..., Play],
) -> None:
    p = table(play)
    joker = next(s for s in laid(p, ZoneId("hand", 0)) if s.card is not None and s.card.is_joker)
    p.view.update(1.0)
    assert joker.pose == joker.rest_pose
    p.match.submit(choice(p, "end").action)
    p.show()
    p.offer()
    rises = set()
    for _ in range(60):
        p.view.update(1 / 20)
        rises.add(round(joker.rest_pose.y - joker.pose.y))
    assert min(rises) == 0
    assert max(rises) > 3
    p.view.offer((), "")
    p.rest()
    assert joker.pose.near(joker.rest_pose)
