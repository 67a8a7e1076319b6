"""Tweens: how things move from pose to pose in time; pure numbers."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from game.table.cards.poses.pose import Pose, interpolate_pose

Easing: TypeAlias = Callable[[float], float]


def linear(t: float) -> float:
    """Evenly."""
    return t


def out_quad(t: float) -> float:
    """Quick at first, then a little slower."""
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    """The way a hand pushes a card: quick at first, then slower."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Slow, quick, slow: cards swept together."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def in_out_sine(t: float) -> float:
    """A card turned over."""
    return (1 - math.cos(math.pi * t)) / 2


def out_back(t: float) -> float:
    """A refused card: home and a little (about 4 %) beyond."""
    s = 1.1
    k = t - 1
    return 1 + (s + 1) * k**3 + s * k**2


SETTLE = 0.02
"""A card that lands turns by this part of its whole turn too far."""


def beyond(t: float) -> float:
    """The part of a turn too far: from 0 to 1 and back to 0 in the last third of a way."""
    return math.sin(math.pi * max(0.0, (t - 0.66) / 0.34))


class TweenStyle(NamedTuple):
    """How a card moves from one pose to another."""

    easing: Easing = out_cubic
    flips: bool = False
    """Its face changes half way."""
    arc: float = 0.0
    """How far it is lifted while it flies."""
    bow: float = 0.0
    """Its way bends to the right by this part of its length."""
    settles: bool = False
    """It turns a little too far before it lies."""


_PLAIN = TweenStyle()


class Tween:
    """One motion of one thing: from a pose to another after a delay, perhaps turning over."""

    __slots__ = ("delay", "goal", "seconds", "start", "style", "t")

    def __init__(
        self,
        start: Pose,
        goal: Pose,
        seconds: float,
        delay: float = 0.0,
        style: TweenStyle = _PLAIN,
    ) -> None:
        self.start = start
        self.goal = goal
        self.seconds = seconds
        self.delay = delay
        self.style = style
        self.t = 0.0

    def step(self, dt: float) -> None:
        """Let *dt* seconds pass."""
        self.t += dt

    @property
    def waiting(self) -> bool:
        """Whether it has not begun yet."""
        return self.t < self.delay

    @property
    def done(self) -> bool:
        """Whether the goal is reached."""
        return self.t >= self.delay + self.seconds

    @property
    def part(self) -> float:
        """How much of its time has passed, 0 to 1."""
        if self.seconds <= 0:
            return 1.0 if self.t >= self.delay else 0.0
        return min(1.0, max(0.0, (self.t - self.delay) / self.seconds))

    @property
    def pose(self) -> Pose:
        """Where the thing is now."""
        part, style = self.part, self.style
        if part >= 1:
            return self.goal
        way = style.easing(part)
        pose = interpolate_pose(self.start, self.goal, way)
        if self.waiting:
            return pose
        if style.bow:
            aside = style.bow * math.sin(math.pi * way)
            across = self.goal.y - self.start.y, self.start.x - self.goal.x
            pose = pose.moved(-across[0] * aside, -across[1] * aside)
        if style.settles:
            round_way = (self.goal.turn - self.start.turn + 180) % 360 - 180
            pose = pose._replace(turn=pose.turn + round_way * SETTLE * beyond(part))
        if style.arc:
            pose = pose._replace(lift=pose.lift + style.arc * math.sin(math.pi * part))
        return pose
