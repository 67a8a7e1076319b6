"""The turning points on the last sheet: their line is seen whole, their letters are of one size."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest
from gallery import camera

from game.app.play.turning_points import FOUND, LOOKING
from game.app.scenes.routes import ScoreButton, ScoreRoute
from game.app.score.score_rows import ScoreRows
from game.app.score.score_scene import ScoreScene
from game.app.setup import player_defaults
from game.app.setup.unique_names import with_unique_names
from game.contract.variants import seated
from game.presentation.score_sheet import ScoreSheet
from game.shelf import SHELF
from game.store.settings import Settings
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.scroll_area import ScrollArea
from tests.app.score.test_score_scene import NEWS, parts, scored

EXITS = (
    *("New match", "Same deal again", "See the table", "Replay"),
    *("Analysis", "Check for peeking", "Share this deal", "Title"),
)
LABELS = (
    "Move 7: “Pass”. Better: “Doubt”, by about 2 points",
    "Round 3, move 76: “Promise 3: 7 of spades”. Better: “Promise 10: 4 of clubs”, by about 2 "
    "points",
    "Round 3, move 92: “Promise a queen: queen of spades”. Better: “Offer as the ten of hearts: 4 "
    "of clubs”, by about 27 points",
)


class Moments:
    """Turning points that are found when they are asked for once."""

    most = len(LABELS)

    def __init__(self) -> None:
        self.looking = True

    @property
    def heading(self) -> str:
        return LOOKING if self.looking else FOUND

    @property
    def buttons(self) -> Sequence[ScoreButton]:
        return [] if self.looking else [ScoreButton(label, lambda: None) for label in LABELS]

    def poll(self) -> bool:
        found, self.looking = self.looking, False
        return found

    def stop(self) -> None:
        """End nothing: they are found at once."""


def last_sheet(
    game: str, sheet: ScoreSheet, size: tuple[int, int]
) -> tuple[camera.Camera, ScoreScene]:
    """The last sheet of a match, with turning points to be found."""
    seats = max([seat for column in sheet.columns for seat in column], default=0) + 1
    players = with_unique_names(player_defaults.default_players(Settings(), seats))
    eye = camera.Camera(size)
    exits = [ScoreButton(label, lambda: None) for label in EXITS]
    route = ScoreRoute(
        game, "Silver wins!", sheet, players, 0, exits, sheet, moments=Moments(), over=True
    )
    scene = ScoreScene(eye.context, route)
    eye.context.stack.push(scene)
    return eye, scene


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
@pytest.mark.parametrize("rounds", [1, 3, 6])
@pytest.mark.parametrize("game", sorted(SHELF))
def test_no_line_of_a_long_sheet_is_cut(game: str, rounds: int, size: tuple[int, int]) -> None:
    """Rows and the line over the turning points are seen whole, or scrolled to."""
    _, sheet = scored(seated(game)[0], rounds)
    sheet = sheet._replace(note=f"{sheet.note} {NEWS}")
    eye, scene = last_sheet(game, sheet, size)
    eye.stage.frame(0.0)
    for _ in range(2):
        found = [each for root in scene.form.roots for each in parts(root)]
        area = next(each for each in found if isinstance(each, ScrollArea))
        rows = next(each for each in found if isinstance(each, ScoreRows))
        line = next(
            each for each in found if isinstance(each, Label) and each.label in (LOOKING, FOUND)
        )
        told = [row.rect for row in rows.describe() if row.rect is not None]
        for each in (line.rect, *told):
            assert area.rect.contains(each) or not area.rect.colliderect(each)
        assert area.rect.contains(line.rect) or game != "sinful_gibbon"
        eye.stage.frame(1 / 30)
    eye.put_away()


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
def test_all_turning_points_have_letters_of_one_size(size: tuple[int, int]) -> None:
    """However long one of them is: what is broken in two lines is no larger than the others."""
    _, sheet = scored(seated("sinful_gibbon")[0], 3)
    eye, scene = last_sheet("sinful_gibbon", sheet, size)
    for _ in range(3):
        eye.stage.frame(1 / 30)
    found = [each for root in scene.form.roots for each in parts(root)]
    shown = [each for each in found if isinstance(each, Button) and each.label in LABELS]
    assert len(shown) == len(LABELS)
    assert len({each.letters for each in shown}) == 1
    assert pygame.Rect(0, 0, *size).contains(scene.form.roots[0].rect)
    eye.put_away()
