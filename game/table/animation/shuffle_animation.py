"""The shuffle animation: a few cards of a pile part to the sides and come back."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.animation.animation_pace import AnimationPace
from game.table.animation.animation_step import SHUFFLE
from game.table.cards.card_sprite import CardSprite
from game.table.cards.tween import Tween, TweenStyle, in_out_cubic

CARDS = 8
"""So many cards are seen to move, the uppermost of the pile."""


def riffle(sprites: Sequence[CardSprite], pace: AnimationPace) -> list[CardSprite]:
    """Let the uppermost of *sprites* part and come back; return those that are on their way."""
    time = pace.seconds(SHUFFLE)
    moving = []
    for i, sprite in enumerate(sprites[-CARDS:]):
        sprite.face_before = sprite.card
        if time <= 0:
            continue
        side = 1 if i % 2 else -1
        start = sprite.rest_pose.moved(sprite.rest_pose.wide * 0.5 * side, 0)
        start = start._replace(turn=sprite.rest_pose.turn + 6 * side)
        sprite.start_tween(Tween(start, sprite.rest_pose, time, style=TweenStyle(in_out_cubic)))
        moving.append(sprite)
    return moving
