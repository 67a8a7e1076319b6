"""The flight of a card: by which way and in which time it goes to its place on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set

from game.table.animation.animation_pace import AnimationPace
from game.table.animation.animation_step import FLIP, AnimationStep, StepKind
from game.table.animation.flight_time import deal_seconds, play_seconds, sweep_seconds
from game.table.cards.card_sprite import CardSprite
from game.table.cards.poses.pose import Pose
from game.table.cards.tween import (
    Easing,
    Tween,
    TweenStyle,
    in_out_cubic,
    in_out_sine,
    out_cubic,
    out_quad,
)

MAKE_ROOM = 0.14
"""Seconds in which cards that lie there already close up or make room."""
_SWING = 0.12
"""A dealt card swings aside by this part of its way."""


def send_card(
    step: AnimationStep, sprite: CardSprite, goal: Pose, delay: float, pace: AnimationPace
) -> bool:
    """Send a card to *goal* as *step* wants it, after *delay* seconds; False if at once."""
    start = sprite.pose
    distance = ((goal.x - start.x) ** 2 + (goal.y - start.y) ** 2) ** 0.5
    easing: Easing = out_cubic
    arc = bow = 0.0
    if step.kind is StepKind.DEAL:
        seconds = deal_seconds(distance)
        arc, bow = 2.0, _SWING
    elif step.kind in (StepKind.SWEEP, StepKind.REVEAL):
        seconds = sweep_seconds(distance, len(step.events))
        easing, arc = in_out_cubic, 0.6
    elif step.kind is StepKind.TURN:
        seconds, easing, arc = FLIP, in_out_sine, 1.6
    else:
        seconds, arc = play_seconds(distance), 2.4
    sprite.release()
    flips = sprite.face_before is not sprite.card
    sprite.rest_pose = goal
    time = pace.seconds(seconds)
    if time <= 0:
        sprite.jump_to(goal)
        return False
    style = TweenStyle(easing, flips, arc, bow, True)
    sprite.start_tween(Tween(start, goal, time, pace.seconds(delay), style))
    return True


def make_room(
    sprites: Iterable[CardSprite], goals: Mapping[int, Pose], moved: Set[int], pace: AnimationPace
) -> None:
    """Let cards that lie there already close up or make room for those that *moved*, by id."""
    time = pace.seconds(MAKE_ROOM)
    for sprite in sprites:
        goal = goals.get(id(sprite))
        if goal is None or id(sprite) in moved or sprite.held or sprite.rest_pose.near(goal):
            continue
        sprite.rest_pose = goal
        if time <= 0:
            sprite.jump_to(goal)
        else:
            sprite.start_tween(Tween(sprite.pose, goal, time, style=TweenStyle(out_quad)))
