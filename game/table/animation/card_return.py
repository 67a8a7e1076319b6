"""The return of a card: it glides to where it belongs; one that is refused only jerks aside."""

from __future__ import annotations

from game.table.animation.animation_pace import AnimationPace
from game.table.animation.card_flight import MAKE_ROOM
from game.table.animation.flight_time import return_seconds
from game.table.cards.card_sprite import CardSprite
from game.table.cards.poses.pose import Pose
from game.table.cards.tween import Tween, TweenStyle, out_back, out_quad

_FAR = 0.6
"""A card further from its place than this part of its width glides home."""
SHAKE_SECONDS = 0.24
SHAKE = 0.09
"""How far a refused card shakes, by its width."""


def glide_home(sprite: CardSprite, pose: Pose, pace: AnimationPace, *, animated: bool) -> None:
    """Let the card glide to *pose*, a little beyond where it comes from afar, or be there."""
    if animated and sprite.moving and sprite.rest_pose.near(pose):
        return
    far = abs(sprite.pose.x - pose.x) + abs(sprite.pose.y - pose.y)
    home = far > pose.wide * _FAR
    time = pace.seconds(return_seconds(far) if home else MAKE_ROOM)
    if not animated or time <= 0 or sprite.pose.near(pose):
        sprite.jump_to(pose)
        return
    sprite.rest_pose = pose
    style = TweenStyle(out_back if home else out_quad)
    sprite.start_tween(Tween(sprite.pose, pose, time, style=style))


def shake_card(sprite: CardSprite) -> None:
    """Let the card jerk aside and come home, unless it is on its way."""
    if sprite.moving:
        return
    start = sprite.pose.moved(sprite.pose.wide * SHAKE, 0)
    style = TweenStyle(out_back)
    sprite.start_tween(Tween(start, sprite.rest_pose, SHAKE_SECONDS, style=style))
