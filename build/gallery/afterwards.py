"""Moments after a match: the analysis of one's decisions, and the replay it leads to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

import pygame

from gallery.camera import DT, Camera, Lens, TableSpec
from gallery.shots import Moment
from game.app.replay.replay_scene import ReplayScene
from game.app.review.analysis_scene import AnalysisScene
from game.app.score.score_scene import ScoreScene

FIRE = TableSpec("fire_gibbon")
PITCH = TableSpec("pitch", options={"target": 11})


def analysis(table: TableSpec, lens: Lens) -> pygame.Surface:
    """The whole of it, the dearest mistake looked at."""
    camera = lens.camera()
    analysed(camera, table)
    return camera.picture()


def half(table: TableSpec, lens: Lens) -> pygame.Surface:
    """The analysis while it is still going on."""
    camera = lens.camera()
    camera.play_to_sheet(camera.sit(table), True)
    scene = opened(camera)
    while scene.analyst.done < scene.analyst.total // 2:
        camera.stage.pass_time(DT)
    camera.stage.frame(0.0)
    scene.analyst.stop()
    return camera.picture()


def replay(table: TableSpec, laid_open: bool, lens: Lens) -> pygame.Surface:
    """The table before the dearest mistake."""
    camera = lens.camera()
    analysed(camera, table).replay()
    scene = camera.context.stack.top
    assert isinstance(scene, ReplayScene)
    camera.stage.frame(DT)
    if laid_open:
        scene.lay_open()
    return camera.picture()


def analysed(camera: Camera, table: TableSpec) -> AnalysisScene:
    """The analysis of a match that was played to its end."""
    camera.play_to_sheet(camera.sit(table), True)
    scene = opened(camera)
    while not scene.analyst.finished:
        camera.stage.pass_time(DT)
    return scene


def opened(camera: Camera) -> AnalysisScene:
    """From the last sheet to the analysis."""
    sheet = camera.context.stack.top
    assert isinstance(sheet, ScoreScene)
    next(each for each in sheet.exits if each.label == "Analysis").on_press()
    scene = camera.context.stack.top
    assert isinstance(scene, AnalysisScene)
    return scene


MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {
        "analysis": partial(analysis, FIRE),
        "analysis_half": partial(half, PITCH),
        "replay": partial(replay, FIRE, False),
        "replay_open": partial(replay, PITCH, True),
    }
)
