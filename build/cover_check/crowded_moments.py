"""Crowded moments: decisions of random matches with the most seats, and what may open there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
from gallery.camera import DT, LONG, Camera, TableSpec

from game.app.play.play_scene import PlayScene
from game.app.score.score_scene import ScoreScene
from game.contract.variants import seated

PICKS = 3
"""Cards of a hand that are picked at one decision, at most."""

NEWS = "The deck is empty: the discards are shuffled and lie there anew."
"""A sentence as long as most that a toast shows."""
SEEN = 30
"""Frames after which a toast has slid in."""


def crowded_moments(
    camera: Camera, game: str, count: int, rng: Random
) -> Iterator[tuple[str, PlayScene]]:
    """So many moments of random matches of *game*, each with a word that says what is open there.

    What was opened for a moment is closed before the next one.
    """
    most = seated(game)[-1]
    found = match = 0
    while found < count:
        match += 1
        scene = camera.sit(TableSpec(game, most.seats, most.options, f"cover {match}"))
        for _ in range(LONG):
            if not _go_on(camera, scene):
                break
            for what in _variants(camera, scene, rng):
                found += 1
                yield what, scene
            if found >= count:
                return
            legal = [c for c in scene.session.hot_seat.choices() if c.refused is None]
            if legal:
                scene.decide(rng.choice(legal))
        camera.context.stack.close()


def _go_on(camera: Camera, scene: PlayScene) -> bool:
    """Let the others play until the person decides; False when the match is over."""
    session = scene.session
    for _ in range(LONG):
        camera.stage.pass_time(DT)
        top = camera.context.stack.top
        if isinstance(top, ScoreScene):
            if session.over:
                return False
            top.exits[0].on_press()
        elif session.over:
            return False
        elif top is scene and session.hot_seat.may_act and not _shows_something(scene):
            return True
    return False


def _shows_something(scene: PlayScene) -> bool:
    """Whether something that happened is still to be shown."""
    feed = scene.event_feed
    return scene.view.busy or bool(feed.due_sheet_title) or feed.waits


def _variants(camera: Camera, scene: PlayScene, rng: Random) -> Iterator[str]:
    """The decision as it is, with a picked card, the focus of the keyboard, a hint, a toast."""
    camera.calm()
    yield "plain"
    cards = [
        thing
        for thing in camera.stage.describe()
        if thing.role == "card" and thing.value.startswith("hand, legal")
    ]
    for thing in rng.sample(cards, min(PICKS, len(cards))):
        at = thing.rect.left + thing.rect.width // 5, thing.rect.top + thing.rect.height // 3
        made = len(scene.session.match.actions)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            camera.stage.event(pygame.event.Event(kind, pos=at, button=1))
        camera.calm()
        if len(scene.session.match.actions) > made:
            return
        yield "picked"
        scene.view.gestures.flow.cancel()
        camera.calm()
    _press(camera, pygame.K_TAB)
    camera.calm()
    yield "focus"
    _press(camera, pygame.K_h)
    camera.calm()
    yield "hint"
    _press(camera, pygame.K_BACKSPACE)
    scene.view.toast(NEWS)
    for _ in range(SEEN):
        camera.stage.frame(DT)
    yield "toast"
    camera.calm()


def _press(camera: Camera, key: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        camera.stage.event(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))
