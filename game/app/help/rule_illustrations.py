"""Rule illustrations: positions written beside the rules, shown as cut-outs of the real table."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame

from game.app.help.game_assets import game_asset
from game.app.scenes.app_context import AppContext
from game.app.scenes.table_from_settings import card_style
from game.app.setup import player_defaults
from game.app.setup.unique_names import with_unique_names
from game.art.palette import FELT, INK
from game.engine.match import Match
from game.engine.notation import BadNotation
from game.presentation.presenter import presenter_of
from game.scenario.scenario_parser import BadScenario, Scenario, read_block, read_page
from game.scenario.scenario_runner import ScenarioPlayer
from game.scenario.written_position import begin_position
from game.shelf import SHELF, game_entry
from game.table.table_dependencies import PlayerInfo, TableDeps
from game.table.table_view import TableView
from game.ui.pictures.canvas import Canvas
from game.ui.preferences import Preferences
from game.ui.theme import Theme
from game.ui.units import Units

SIGN = "table:"
"""What a picture's name begins with, as in ``{table:steal,25,20,50,55}``."""
WIDE = 58.0
"""How wide a picture is, in u."""
TABLE = (160, 90)
"""The whole table a picture is a part of, in its own u."""
DT = 1 / 30
PATIENCE = 300
"""Frames after which a picture is taken as it is, whatever still moves."""


class BadIllustration(ValueError):
    """A picture in the rules that cannot be drawn, and why."""


class RuleIllustrations:
    """The pictures of one game's page; they are drawn one after another, a little each frame."""

    def __init__(self, context: AppContext, game: str) -> None:
        """Begin with nothing drawn; a page asks for what it shows."""
        self.context = context
        self._path = game_asset(context.assets, "rules/moments", f"{game}.md")
        self._asked: dict[str, Illustration | None] = {}

    def picture(self, name: str) -> pygame.Surface | None:
        """The picture of *name*, bare felt while it is not there; None where there is none."""
        if name not in self._asked:
            try:
                self._asked[name] = read_illustration(self.context, self._path, name)
            except BadIllustration:
                self._asked[name] = None
        found = self._asked[name]
        return None if found is None else found.picture

    def update(self) -> bool:
        """Go on with the first picture that is not there; True while there is one."""
        for each in self._asked.values():
            if each is not None and not each.done:
                each.go_on()
                return True
        return False


class Illustration:
    """One position at its table, until its picture is taken."""

    def __init__(self, context: AppContext, match: Match[Any], part: tuple[int, ...]) -> None:
        """Take *part*, what is seen of the table: left, top, width and height in percents."""
        self.done = False
        self._context = context
        self._match = match
        self._view: TableView | None = None
        self._frames = 0
        left, top, wide, tall = part
        u = context.theme.units.exact(WIDE) * 100 / (wide * TABLE[0])
        self._size = (round(TABLE[0] * u), round(TABLE[1] * u))
        self._part = pygame.Rect(
            self._size[0] * left // 100, self._size[1] * top // 100,
            self._size[0] * wide // 100, self._size[1] * tall // 100,
        )  # fmt: skip
        self.picture = pygame.Surface(self._part.size)
        self.picture.fill(FELT)

    def go_on(self) -> None:
        """One frame: the table is laid, or comes to rest, or its picture is taken."""
        with self._context.raster.unseen():
            self._go_on()

    def _go_on(self) -> None:
        if self._view is None:
            self._view = self._laid()
            return
        self._frames += 1
        moving = self._view.update(DT) or not self._view.painted
        for thing in self._view.drawn():
            thing.stamp()  # asks for its pictures
        if moving and self._frames < PATIENCE:
            return
        self._take(self._view)

    def _laid(self) -> TableView:
        settings, rules = self._context.settings, self._match.rules
        theme = Theme(Units(*self._size), Preferences(speed=0.0, reduced_motion=True))
        people = [
            PlayerInfo(player.name, player.portrait, player.human)
            for player in with_unique_names(player_defaults.default_players(settings, rules.seats))
        ]
        deps = TableDeps(self._context.raster, theme, card_style(settings))
        view = TableView(rules.id, rules.title, rules.zone_registry, people, deps)
        view.layout(self._size)
        seen = self._match.observe(0)
        presenter = presenter_of(rules)
        status = presenter.status(seen)
        view.show(seen, status)
        view.offer(presenter.choices(seen), status.prompt)
        return view

    def _take(self, view: TableView) -> None:
        whole = pygame.Surface(self._size)
        canvas = Canvas(whole)
        canvas.set_layer(view.backdrop(self._size))
        canvas.paint(view.drawn())
        picture = whole.subsurface(self._part).copy()
        line = round(self._context.theme.units.line(0.25))
        pygame.draw.rect(picture, INK, picture.get_rect(), line)
        self.picture = picture
        self._view = None
        self.done = True


def read_illustration(context: AppContext, path: Path, name: str) -> Illustration:
    """The tableau ``steal,25,20,50,55``: a position of *path*, and the part of the table.

    Raises:
        BadIllustration: when there is no such position, or it or the part cannot be understood.
    """
    title, *part = name.split(",")
    try:
        percents = tuple(map(int, part))
    except ValueError:
        percents = ()
    inside = len(percents) == 4 and min(percents) >= 0 and min(percents[2:]) > 0
    if not inside or percents[0] + percents[2] > 100 or percents[1] + percents[3] > 100:
        raise BadIllustration(
            f"“{name}” should be written “name,left,top,width,height” in percents."
        )
    return Illustration(context, play_position(path, title), percents)


def play_position(path: Path, title: str) -> Match[Any]:
    """The match of the position *title* in *path* after the moves written there.

    Raises:
        BadIllustration: when it is not there, or does not fit the game.
    """
    found = _positions(path).get(title)
    if found is None:
        raise BadIllustration(f"There is no position “{title}” in {path.name}.")
    try:
        match = begin_position(
            found, lambda game, seats, given: game_entry(game).open(seats, given)
        )
        player = ScenarioPlayer(match)
        for line in found.steps:
            fault = player.step(line)
            if fault is not None:
                raise BadIllustration(f"{path.name}, line {line.number}: {fault}")
    except (BadNotation, BadScenario) as error:
        raise BadIllustration(f"{path.name}: {error}") from None
    return match


@lru_cache(maxsize=len(SHELF))
def _positions(path: Path) -> dict[str, Scenario]:
    """The positions of a page by their names; none where the page cannot be read."""
    try:
        found = [read_block(block) for block in read_page(path)]
    except BadScenario:
        return {}
    return {scenario.name: scenario for scenario in found}
