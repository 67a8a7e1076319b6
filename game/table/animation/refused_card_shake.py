"""The shake of a refused card: it jerks aside and comes home again."""

from __future__ import annotations

from game.table.cards.card_sprite import CardSprite
from game.table.cards.tween import Tween, TweenStyle, out_back

SHAKE_SECONDS = 0.24
SHAKE = 0.09
"""How far a refused card shakes, by its width."""


def shake_card(sprite: CardSprite) -> None:
    """Let the card jerk aside and come home, unless it is on its way."""
    if sprite.moving:
        return
    start = sprite.pose.moved(sprite.pose.wide * SHAKE, 0)
    style = TweenStyle(out_back)
    sprite.start_tween(Tween(start, sprite.rest_pose, SHAKE_SECONDS, style=style))
