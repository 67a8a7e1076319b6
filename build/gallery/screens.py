"""The screens round the table: title, shelf, settings, pause and what all games share."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

import pygame

from gallery.camera import Lens, TableSpec
from gallery.card_sheet import card_sheet
from gallery.shots import Moment, curtain, screen
from game.app.credits.credits_scene import CreditsScene
from game.app.help.rules_scene import RulesScene
from game.app.menu.game_choice_scene import GameChoiceScene
from game.app.menu.title_scene import TitleScene
from game.app.scenes.routes import RulesRoute, TitleRoute
from game.app.settings.settings_scene import SettingsScene
from game.app.setup.setup_scene import SetupScene


def title_again(lens: Lens) -> pygame.Surface:
    """The title while a match waits."""
    camera = lens.camera()
    scene = camera.sit(TableSpec("fire_gibbon"))
    camera.play(scene, lambda seen: len(scene.session.match.actions) > 8)
    camera.calm()
    camera.context.open(TitleRoute())
    return camera.picture()


def details(lens: Lens) -> pygame.Surface:
    """The set-up with every option."""
    camera = lens.camera()
    scene = SetupScene(camera.context, "fire_gibbon")
    scene.details = True
    return camera.show(lambda context: scene)


def pause(lens: Lens) -> pygame.Surface:
    """The menu over the table."""
    camera = lens.camera()
    scene = camera.sit(TableSpec("pitch"))
    camera.play(scene, lambda seen: True)
    scene.menu.pause()
    return camera.picture()


MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {
        "cards": card_sheet,
        "title": partial(screen, TitleScene),
        "title_continue": title_again,
        "shelf": partial(screen, GameChoiceScene),
        "setup_fire_gibbon": partial(screen, lambda p: SetupScene(p, "fire_gibbon")),
        "setup_details": details,
        "setup_pitch": partial(screen, lambda p: SetupScene(p, "pitch")),
        "settings": partial(screen, SettingsScene),
        "credits": partial(screen, CreditsScene),
        "rules_fire_gibbon": partial(screen, lambda p: RulesScene(p, RulesRoute("fire_gibbon"))),
        "learn": partial(screen, lambda p: RulesScene(p, RulesRoute())),
        "pause": pause,
        "curtain": partial(curtain, TableSpec("pitch", friends=1), 9),
    }
)
