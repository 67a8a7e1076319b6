"""Looks: each moment of a table is looked at in every window, and what is covered is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import pygame
from gallery.camera import Camera

from cover_check.covered_pixels import Covered, covered_pixels
from cover_check.random_positions import Position, press
from cover_check.seen_table import seen_table
from cover_check.table_gestures import GESTURES, TableHand
from cover_check.window_sizes import WindowSize, in_each_size
from game.app.play.play_scene import PlayScene

HINTED = 0.2
"""At so many decisions a hint is asked for."""
UNDER_HINT = ("toast", "answer", "tooltip", "speech")
"""What may be done while a hint lies on the table."""
DONE = 2
"""Gestures at one decision."""
THINKING = 400
"""Steps within which a hint is there."""


class Look(NamedTuple):
    """A table looked at in one window."""

    size: WindowSize
    what: str
    """What is open there."""
    things: tuple[str, ...]
    """The kinds of things that hang over it."""
    covered: list[Covered]


def looks_at(camera: Camera, at: Position, sizes: Sequence[WindowSize]) -> Iterator[Look]:
    """Look at a position as it is, or with a hint, and at a decision with two gestures."""
    what, possible = at.kind, list(GESTURES)
    if at.kind == "decision" and at.rng.random() < HINTED and _ask_hint(camera, at):
        what, possible = "hint", list(UNDER_HINT)
    gestures = at.rng.sample(possible, DONE) if at.kind == "decision" else []
    yield from looks_with(camera, at.scene, what, gestures, sizes, str(at.number))
    if what == "hint":
        press(camera, pygame.K_BACKSPACE)


def looks_with(
    camera: Camera,
    scene: PlayScene,
    what: str,
    gestures: Sequence[str],
    sizes: Sequence[WindowSize],
    seed: str,
) -> Iterator[Look]:
    """Look in each window at *what* is seen, and at what each of the *gestures* opens.

    By *seed* the same is done in each.
    """
    for size in in_each_size(camera, sizes):
        yield from look(camera, size, what)
        for name in gestures:
            hand = TableHand(camera, scene)
            if hand.do(name, Random(f"{seed} {name}")):
                yield from look(camera, size, name)
            hand.let_go()


def look(camera: Camera, size: WindowSize, what: str) -> Iterator[Look]:
    """Look once; nothing comes of it where no table is seen."""
    table = seen_table(camera.stage)
    if table is not None:
        things = tuple(sorted(name for name, some in table.covers.items() if some))
        yield Look(size, what, things, covered_pixels(table))


def _ask_hint(camera: Camera, at: Position) -> bool:
    """Ask for a hint and wait until it lies there."""
    before = at.scene.table_note.drawn()
    press(camera, pygame.K_h)
    for _ in range(THINKING):
        camera.stage.pass_time(0.05)
        if at.scene.view.suggested_choice is not None:
            return True
    return bool(at.scene.table_note.drawn()) and not before
