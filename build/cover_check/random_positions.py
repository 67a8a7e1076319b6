"""Random positions: matches with the most seats, stopped at decisions and in great moments."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pygame
from gallery.camera import DT, LONG, Camera, TableSpec

from game.app.play.play_scene import PlayScene
from game.app.score.score_scene import ScoreScene
from game.contract.variants import seated

STEP = 0.1
"""Seconds that pass at once while others play."""
SKIPPED = 3
"""One decision of so many is looked at, so that matches get on."""
HEARD = 0.12
"""How often somebody who speaks is looked at."""


class Position(NamedTuple):
    """A place in a match at which it is looked at."""

    number: int
    """From 0, the same in every run."""
    scene: PlayScene
    kind: str
    """"decision", or "speech" or "banner" while others play."""
    rng: Random
    """Dice for what is done here."""


def random_positions(camera: Camera, game: str, seed: str) -> Iterator[Position]:
    """Positions of random matches of *game* without end; the player at the screen errs a lot.

    How the table is looked at in one position changes nothing in the next.
    """
    most = seated(game)[-1]
    number = match = 0
    while True:
        match += 1
        rng = Random(f"{seed} {game} {match}")
        scene = camera.sit(TableSpec(game, most.seats, most.options, f"{seed} {match}"))
        show(camera)
        while True:
            for kind in go_on(camera, scene):
                if kind == "over" or (kind == "speech" and rng.random() > HEARD):
                    continue
                if kind != "decision" or rng.randrange(SKIPPED) == 0:
                    yield Position(number, scene, kind, Random(f"{seed} {game} {match} {number}"))
                    number += 1
            legal = [c for c in scene.session.hot_seat.choices() if c.refused is None]
            if scene.session.over or not legal:
                break
            scene.decide(rng.choice(legal))
        camera.context.stack.close()


def show(camera: Camera) -> None:
    """Paint the screen on top until it is the one that is seen, which takes clicks."""
    for _ in range(LONG):
        camera.stage.frame(DT)
        if camera.stage.seen is camera.context.stack.top:
            return


def press(camera: Camera, key: int) -> None:
    """Press a key and let it go."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        camera.stage.event(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))


def go_on(camera: Camera, scene: PlayScene) -> Iterator[str]:
    """Let the others play until the person decides or the match is over; what is to be seen.

    Each thing that is said and each banner is told once, while it hangs there.
    """
    session, told = scene.session, set[object]()
    for _ in range(LONG):
        camera.stage.pass_time(STEP)
        top = camera.context.stack.top
        if isinstance(top, ScoreScene):
            if session.over:
                break
            top.exits[0].on_press()
            show(camera)
        elif scene.layers.dialogs:
            press(camera, pygame.K_RETURN)
        elif session.over and not scene.view.busy:
            break
        elif session.hot_seat.may_act and not _shows_something(scene):
            yield "decision"
            return
        else:
            yield from _hanging(scene, told)
    yield "over"


def _hanging(scene: PlayScene, told: set[object]) -> Iterator[str]:
    """What hangs in the air now and was not *told* before."""
    highlight = scene.view.animation_player.highlight
    if highlight is not None and 0.3 < highlight.part < 0.8 and id(highlight) not in told:
        told.add(id(highlight))
        yield "banner"
    seats, speaks = range(len(scene.view.people)), scene.view.hud.speech_bubbles.is_speaking
    said = tuple(seat for seat in seats if speaks(seat))
    if said and said not in told:
        told.add(said)
        yield "speech"


def _shows_something(scene: PlayScene) -> bool:
    """Whether something that happened is still to be shown."""
    feed = scene.event_feed
    return scene.view.busy or bool(feed.due_sheet_title) or feed.waits
