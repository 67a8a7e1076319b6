"""The ring of a long fire: every promise and every open card in it can still be read."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import pytest

from game.engine.zones import ZoneId
from game.table.cards.card_sprite import CardSprite
from game.table.cards.card_tag_picture import CardTag, tag_picture
from game.table.cards.corner_indices import index_rect, lies_open
from game.table.cards.poses.pose import Pose
from game.table.hud.sign_tooltips import TipArea
from game.table.layout.slot import CARD_RATIO
from tests.games.fire_gibbon.tables import position, rules
from tests.table.conftest import Play

LONG = 12
FACES = ("2s", "8d", "Kc", "9h", "7s", "Td", "Qs", "5c", "Js", "6d", "4c", "3d")
HANDS = ("2c", "2d", "2h", "3s", "3c", "3h")


def ring(p: Play) -> list[CardSprite]:
    return [laid.sprite for laid in p.view.model.zones[ZoneId("fire")]]


def burning(seats: int) -> str:
    """A fire of many promises, with an open card between them now and then."""
    cards = [f"P2:{FACES[0]} up"]
    for number, face in enumerate(FACES[1:], 1):
        seat = 1 + (number * 2 + number // 3) % seats
        cards.append(f"P{seat}:{face} " + (f"down({number + 1})" if number % 4 else "up"))
    return ", ".join(cards)


def over(pose: Pose, x: float, y: float) -> bool:
    """Whether a card that lies so covers a point."""
    a, dx, dy = math.radians(pose.turn), x - pose.x, y - pose.y
    across = dx * math.cos(a) - dy * math.sin(a)
    along = dx * math.sin(a) + dy * math.cos(a)
    return abs(across) < pose.wide / 2 and abs(along) < pose.wide * CARD_RATIO / 2


def read_at(sprite: CardSprite, tag: int) -> Iterator[tuple[float, float]]:
    """Points of what is read of a card: of its tag, so high, or of the index of an open one."""
    pose, a = sprite.pose, math.radians(sprite.pose.turn)
    high = pose.wide * CARD_RATIO
    places = [(-0.36 * pose.wide, -0.4 * high), (-0.36 * pose.wide, -0.28 * high)]
    if sprite.tag is not None:  # it hangs on the upper edge of a card that is not open
        places = [(part * tag, 0.9 * tag - high / 2) for part in (-0.4, 0.0, 0.4)]
    for x, y in places:
        yield (
            pose.x + x * math.cos(a) + y * math.sin(a),
            pose.y - x * math.sin(a) + y * math.cos(a),
        )


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_in_a_long_fire_no_card_lies_over_what_is_read_of_another(
    play: Callable[..., Play], seats: int, size: tuple[int, int]
) -> None:
    hands = {f"hand{seat}": HANDS[seat] for seat in range(seats)}
    match = position(
        rules(seats), {"phase": "turn", "turn": 0}, fire=burning(seats), deck="4d", **hands
    )
    p = play("fire_gibbon", seats, match, size=size)
    p.show()
    p.settle()
    p.paint()
    laid, tag = ring(p), tag_picture(p.theme, CardTag("7+")).get_height()
    assert len(laid) == LONG
    hidden = [
        (at, later)
        for at, sprite in enumerate(laid)
        for later in range(at + 1, len(laid))
        if any(over(laid[later].pose, *point) for point in read_at(sprite, tag))
    ]
    assert hidden == []


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_tip_of_a_card_hides_no_promise_in_the_fire(
    play: Callable[..., Play], seats: int, size: tuple[int, int]
) -> None:
    hands = {f"hand{seat}": HANDS[seat] for seat in range(seats)}
    match = position(
        rules(seats), {"phase": "turn", "turn": 0}, fire=burning(seats), deck="4d", **hands
    )
    p = play("fire_gibbon", seats, match, size=size)
    p.show()
    p.settle()
    p.paint()
    tags = [rect for sprite in ring(p) if (rect := sprite.tag_rect) is not None]
    assert len(tags) > seats
    tags += [index_rect(sprite) for sprite in ring(p) if lies_open(sprite)]
    for number, sprite in enumerate(ring(p)):
        words = "Everybody saw this card: the 10 of diamonds."
        p.view.hud.tip = TipArea(("card", number), sprite.rect, words)
        p.view.frame()
        tip = next(node.rect for node in p.view.describe() if node.role == "tooltip")
        assert tip.collidelist(tags) < 0
