"""The scenery: whatever comes first, a table that is still shows its painted night and rail."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.navigation import match_start
from game.app.scenes.routes import NewMatchRoute, RulesRoute
from game.app.setup import player_defaults
from game.art.svg_picture import SvgPicture
from game.shelf import SHELF
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.pictures.svg_raster import Size
from tests.app.driver.app_driver import DT, Pilot, flying

SIZES = ((960, 600), (1280, 720))


class HeldBack(PictureLoader):
    """A print shop whose scenery, a plain colour, is there when the test says so."""

    def __init__(self, pilot: Pilot) -> None:
        super().__init__(pilot.context.theme.type, at_once=True)
        self.ready_now = True
        self._plain: dict[Size, pygame.Surface] = {}

    def get(
        self, key: Hashable, size: Size, make: Callable[[], SvgPicture]
    ) -> pygame.Surface | None:
        if not (isinstance(key, tuple) and key[0] == "scenery"):
            return super().get(key, size, make)
        if not self.ready_now:
            return None
        if size not in self._plain:
            self._plain[size] = pygame.Surface(size)
            self._plain[size].fill("#335577")
        return self._plain[size]

    def clear(self) -> None:
        """What was painted of the scenery is lost; it is not ready before it is said so."""
        self.ready_now = False


@contextmanager
def held_back(folder: Path, game: str = "pitch") -> Iterator[tuple[Pilot, HeldBack]]:
    with flying(folder) as pilot:
        raster = HeldBack(pilot)
        pilot.context.raster = raster
        rules = SHELF[game].open()
        players = player_defaults.default_players(pilot.context.settings, rules.seats)
        match_start.new_match(
            pilot.context, NewMatchRoute(game, rules.seats, {}, players, "scenery")
        )
        yield pilot, raster


def bare(pilot: Pilot) -> bool:
    """Whether the still layer is not the picture the table would give now."""
    stage = pilot.loop.stage
    wanted = pilot.play.backdrop(stage.screen.get_size()).convert(stage.screen)
    return pygame.image.tobytes(wanted, "RGB") != pygame.image.tobytes(stage.canvas.layer, "RGB")


def test_scenery_that_comes_in_the_frame_after_the_table_grew_is_shown(tmp_path: Path) -> None:
    with held_back(tmp_path) as (pilot, raster):
        raster.ready_now = False
        stage, view = pilot.loop.stage, pilot.play.view
        stage.frame(DT)
        laid_anew(pilot)
        stage.frame(DT)
        raster.ready_now = True
        for _ in range(3):
            stage.frame(DT)
        assert view.painted
        assert not bare(pilot)


def laid_anew(pilot: Pilot) -> None:
    """The table finds other places for its things, as it does when cards come to new zones."""
    view = pilot.play.view
    scale = 1.1 if view.theme.preferences.ui_scale == 1.0 else 1.0
    pilot.context.theme.preferences = pilot.context.theme.preferences._replace(ui_scale=scale)
    view.update(0.0)
    view._controller.update_layout()


EVENTS = ("laid", "resize", "clear", "ready", "frame", "rules", "anew")


def happens(what: str, pilot: Pilot, raster: HeldBack, number: int) -> None:
    stage = pilot.loop.stage
    if what == "laid":
        laid_anew(pilot)
    elif what == "resize":
        stage.resize(pygame.Surface(SIZES[number % 2]))
    elif what == "clear":
        raster.clear()
    elif what == "ready":
        raster.ready_now = True
    elif what == "rules":
        pilot.context.open(RulesRoute("pitch"))
        stage.frame(DT)
        pilot.context.stack.pop()
    elif what == "anew":
        session = pilot.play.session
        match_start.start_match(pilot.context, session.journal, session.players)
    else:
        stage.frame(DT)


def test_no_order_of_what_happens_leaves_a_table_bare(tmp_path: Path) -> None:
    with held_back(tmp_path) as (pilot, raster):
        orders = [*itertools.product(("laid", "resize", "clear", "ready", "frame"), repeat=4)]
        rng = Random(9)
        orders += [tuple(rng.choices(EVENTS, k=7)) for _ in range(40)]
        rng.shuffle(orders)
        for order in orders[:120]:
            for number, what in enumerate(order):
                happens(what, pilot, raster, number)
            raster.ready_now = True
            pilot.loop.stage.frame(DT)
            pilot.loop.stage.frame(DT)
            assert not bare(pilot), order


def test_a_picture_begun_before_a_clear_is_painted_again_by_itself() -> None:
    begun, go_on = threading.Event(), threading.Event()
    blank = SvgPicture('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', (), 9, 9)

    def slow() -> SvgPicture:
        begun.set()
        go_on.wait(5)
        return blank

    from game.ui.text.text_renderer import TextRenderer

    pygame.font.init()
    with PictureLoader(TextRenderer()) as raster:
        raster.get("scenery", (9, 9), slow)
        assert begun.wait(5)
        raster.clear()
        assert raster.get("scenery", (9, 9), slow) is None
        go_on.set()
        raster.wait_until_done()
        assert raster.get("scenery", (9, 9), slow) is not None


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
def test_each_game_is_dealt_many_times_and_never_stays_bare(
    tmp_path: Path, game: str, times: int
) -> None:
    """With the print shop on its own thread, as in the program."""
    with flying(tmp_path) as pilot:
        pilot.context.raster = PictureLoader(pilot.context.theme.type)
        rules = SHELF[game].open()
        players = player_defaults.default_players(pilot.context.settings, rules.seats)
        for number in range(4 * times):
            pilot.context.raster.clear()
            match_start.new_match(
                pilot.context, NewMatchRoute(game, rules.seats, {}, players, f"bare {number}")
            )
            for number in range(400):
                pilot.frame()
                if number > 60:  # frames pass faster here than the thread paints
                    pilot.context.raster.wait_until_done()
                if not pilot.loop.stage.moving:
                    break
            pilot.frame(3)
            assert not bare(pilot)
        pilot.context.raster.close()
