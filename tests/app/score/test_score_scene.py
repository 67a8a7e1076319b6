"""The score sheet: what is drawn is the sheet, and counting it ends in the same picture."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest
from gallery import camera

from game.app.scenes.routes import ScoreButton, ScoreRoute
from game.app.score.score_animation import LONGEST, ScoreAnimation
from game.app.score.score_heads import ScoreHeads
from game.app.score.score_rows import ScoreRows
from game.app.score.score_scene import ROWS, ScoreScene
from game.app.score.score_totals import ScoreTotals
from game.app.score.shown_rows import shown_rows
from game.app.setup import player_defaults
from game.app.setup.unique_names import with_unique_names
from game.art.palette import BRASS, INK, MADDER
from game.contract.variants import Variant, seated
from game.engine.events import Scored
from game.engine.match import Match
from game.presentation.presenter import presenter_of
from game.presentation.score_sheet import ScoreSheet, SheetRow
from game.shelf import SHELF
from game.store.settings import Settings
from game.ui.widgets.button import Button
from game.ui.widgets.containers import Container
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Widget

SIZES = ((960, 600), (1280, 720))
ROUND = SheetRow("Round 1", ("5", "7"))
NEWS = (
    "Soot goes to Hell with 330 points. 6 new goals reached, the hardest: Win a match without ever "
    "having had the hat. All of them stand in “Records”."
)
"""What else the last sheet of a match may say, in a second line."""


def scored(table: Variant, rounds: int) -> tuple[ScoreSheet, ScoreSheet]:
    """The sheet before the last of *rounds* scores of a match played at random, and after it."""
    rules = table.rules()
    match: Match[Any] = Match(rules, f"score {table}")
    rng = Random(table.seats)
    before = after = presenter_of(rules).sheet(match.observe(0))
    count = 0
    while match.turn.seats and count < rounds:
        legal = next(found for found in map(match.legal, match.turn.seats) if found)
        match.submit(legal[rng.randrange(len(legal))])
        now = sum(isinstance(event, Scored) for event in match.record.events)
        if now > count:
            count, before, after = now, after, presenter_of(rules).sheet(match.observe(0))
    return before, after


def laid(
    game: str,
    sheet: ScoreSheet,
    before: ScoreSheet | None,
    size: tuple[int, int],
    over: bool = False,
    **changes: Any,
) -> tuple[camera.Camera, ScoreScene]:
    seats = max([seat for column in sheet.columns for seat in column], default=0) + 1
    players = with_unique_names(player_defaults.default_players(Settings(), seats))
    eye = camera.Camera(size, **changes)
    navigator = [
        ScoreButton("Next round", lambda: None),
        ScoreButton("See the table", lambda: None),
    ]
    route = ScoreRoute(game, "Title", sheet, players, 0, navigator, before, over=over)
    scene = ScoreScene(eye.context, route)
    eye.context.stack.push(scene)
    return eye, scene


def parts(widget: Widget) -> list[Widget]:
    """A widget and all that lies in it."""
    inside = list(widget.parts) if isinstance(widget, Container) else []
    if isinstance(widget, ScrollArea):
        inside.append(widget.content)
    return [widget, *(deep for each in inside for deep in parts(each))]


@pytest.mark.parametrize(
    "table", [table for game in sorted(SHELF) for table in seated(game)], ids=str
)
def test_the_drawn_sheet_is_the_sheet(table: Variant) -> None:
    before, sheet = scored(table, 3)
    for size in SIZES:
        eye, scene = laid(table.game, sheet, before, size)
        eye.stage.frame(0.0)
        told = scene.describe()
        drawn = next(
            w for root in scene.form.roots for w in parts(root) if isinstance(w, ScoreRows)
        )
        rows = [(each.label, each.value) for each in drawn.describe()]
        assert rows == [(row.label, ", ".join(row.values)) for row in shown_rows(sheet)]
        totals = [each.value for each in told if each.role == "total"]
        assert [each.removesuffix(", leads") for each in totals] == list(sheet.totals)
        leading = [at for at, each in enumerate(totals) if each.endswith(", leads")]
        assert leading == list(sheet.leaders) or len(sheet.leaders) >= len(totals) - 1
        columns = [each for each in told if each.role == "column"]
        assert len(columns) == len(sheet.columns)
        window = pygame.Rect(0, 0, *size)
        assert all(window.contains(each.rect) for each in columns)
        _fits(scene, window)
        eye.picture()


@pytest.mark.parametrize("scales", [(2.0, 1.0), (1.0, 1.6), (2.0, 1.6)], ids=str)
@pytest.mark.parametrize("game", ["bridge_solitaire", "democracy", "indian_chief", "vendetta"])
def test_with_large_letters_a_small_sheet_still_shows_a_few_rows(
    game: str, scales: tuple[float, float]
) -> None:
    before, sheet = scored(seated(game)[-1], 3)
    changes: dict[str, Any] = {"text_scale": scales[0], "ui_scale": scales[1]}
    eye, scene = laid(game, sheet, before, (960, 600), **changes)
    eye.stage.frame(0.0)
    found = {type(each): each for root in scene.form.roots for each in parts(root)}
    rows, area = found[ScoreRows], found[ScrollArea]
    assert isinstance(rows, ScoreRows)
    assert area.rect.height >= min(ROWS, len(rows.rows)) * rows.tall()
    assert area.rect.bottom <= found[ScoreTotals].rect.top
    paper = scene.form.roots[0].rect
    buttons = [w.rect for root in scene.form.roots for w in parts(root) if isinstance(w, Button)]
    assert all(paper.contains(each) for each in buttons)
    assert min(each.top for each in buttons) >= found[ScoreTotals].rect.bottom
    eye.put_away()


def _fits(scene: ScoreScene, window: pygame.Rect) -> None:
    """Everything stands on the paper, nothing over anything else, no word is cut short."""
    found = {type(each): each for root in scene.form.roots for each in parts(root)}
    heads, totals, area = found[ScoreHeads], found[ScoreTotals], found[ScrollArea]
    rows = found[ScoreRows]
    assert isinstance(rows, ScoreRows)
    assert heads.rect.bottom <= area.rect.top
    assert area.rect.bottom <= totals.rect.top
    assert window.contains(scene.form.roots[0].rect)
    theme, sheet = scene.theme, scene.sheet
    plate, total = theme.style("plate"), theme.style("total")
    areas = rows.columns.areas(rows.columns.beside_bar(totals.rect))
    for column, place in enumerate(areas):
        room = place.width - theme.units(0.8)
        values = [(row.values[column], plate) for row in rows.rows]
        for words, style in [(sheet.totals[column], total), *values]:
            assert theme.type.fit(words, style, room)[0] == words
    for row in rows.rows:
        room = areas[0].left - totals.rect.left - theme.units(3 + 4.2 * bool(row.icon))
        assert theme.type.fit(row.label, plate, room)[0] == row.label


@pytest.mark.parametrize("game", ["bridge_solitaire", "indian_chief", "sinful_gibbon"])
def test_counting_ends_in_the_picture_that_stands_there_at_once(game: str) -> None:
    before, sheet = scored(seated(game)[-1], 2)
    still, _ = laid(game, sheet, before, (960, 600), speed=0.0)
    counted, scene = laid(game, sheet, before, (960, 600), speed=1.0)
    counted.stage.frame(0.0)
    assert scene.counting.star_progress < 1
    for _ in range(round(LONGEST * 60) + 1):
        counted.stage.frame(1 / 60)
    assert scene.counting.done
    pictures = [pygame.image.tobytes(eye.picture(), "RGB") for eye in (still, counted)]
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("scale", [1.0, 2.0], ids=str)
@pytest.mark.parametrize("game", sorted(SHELF))
def test_only_a_finished_match_has_a_medal(game: str, scale: float) -> None:
    """In between an arrow points at whoever leads: nothing is won yet."""
    before, sheet = scored(seated(game)[-1], 1)
    sheet = sheet._replace(leaders=(0,))
    seen = []
    for over in (False, True):
        eye, scene = laid(game, sheet, before, (1280, 720), over, text_scale=scale)
        scene.counting.finish()
        eye.stage.frame(0.0)
        found = {type(each): each for root in scene.form.roots for each in parts(root)}
        row = eye.stage.screen.subsurface(found[ScoreTotals].rect)
        seen.append({"#" + bytes(c[:3]).hex() for c in colours(row)} & {BRASS, MADDER})
        eye.put_away()
    assert seen[0] == {MADDER}
    assert seen[1] == {MADDER, BRASS}


def colours(picture: pygame.Surface) -> set[tuple[int, ...]]:
    """Every colour in it."""
    wide, tall = picture.get_size()
    return {tuple(picture.get_at((x, y))) for x in range(wide) for y in range(tall)}


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_the_numbers_of_a_column_stand_under_the_middle_of_its_head(size: tuple[int, int]) -> None:
    """However wide those of other columns are; within a column they end at one line."""
    rows = (SheetRow("Round 1", ("1111", "8")), SheetRow("Round 2", ("111", "8")))
    sheet = ScoreSheet("", ((0,), (1,)), rows, ("1222", "16"))
    eye, scene = laid("pitch", sheet, None, size)
    scene.counting.finish()
    eye.stage.frame(0.0)
    found = {type(each): each for root in scene.form.roots for each in parts(root)}
    drawn = found[ScoreRows]
    assert isinstance(drawn, ScoreRows)
    for area in drawn.columns.areas(drawn.rect):
        picture = eye.stage.screen.subsurface(area)
        inked = [x for x in range(area.width) for y in range(area.height)
                 if picture.get_at((x, y)) == pygame.Color(INK)]  # fmt: skip
        assert abs((min(inked) + max(inked)) / 2 - area.width / 2) <= 2 * size[1] / 720
    eye.put_away()


def test_a_key_or_a_click_writes_everything_and_does_nothing_else() -> None:
    before, sheet = scored(seated("pitch")[1], 1)
    click = {"pos": (3, 3), "button": 1, "touch": False}
    for e in (
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, click),
    ):
        eye, scene = laid("pitch", sheet, before, (1280, 720), speed=1.0)
        eye.stage.frame(1 / 60)
        assert scene.counting.star_progress < 1
        assert scene.event(e)
        assert scene.counting.done
        eye.picture()


def test_reduced_motion_counts_nothing() -> None:
    before, sheet = scored(seated("pitch")[1], 1)
    eye, scene = laid("pitch", sheet, before, (1280, 720), speed=1.0, reduced_motion=True)
    assert scene.counting.done
    eye.picture()


def test_the_parts_are_written_before_their_sum_and_the_star_comes_last() -> None:
    rows = (ROUND, SheetRow("Pride", ("2", "3"), 1), SheetRow("Sloth", ("3", "4"), 1))
    counting = ScoreAnimation(ScoreSheet("", ((0,), (1,)), rows, ("5", "7"), (1,)), rows, None)
    seen: list[str] = []
    while counting.update(0.01):
        for name, done in (
            ("Pride", counting.value(1, 0) == "2"),
            ("Sloth", counting.value(2, 1) == "4"),
            ("Round 1", counting.value(0, 0) == "5"),
            ("Total", counting.total(1) == "7"),
            ("star", counting.star_progress > 0),
        ):
            if done and name not in seen:
                seen.append(name)
    assert seen == ["Pride", "Sloth", "Round 1", "Total", "star"]


def test_only_what_is_new_is_counted() -> None:
    columns = ((0,), (1,))
    before = ScoreSheet("", columns, (ROUND,), ("5", "7"))
    rows = (ROUND, SheetRow("Round 2", ("10", "0")))
    counting = ScoreAnimation(ScoreSheet("", columns, rows, ("15", "7")), rows, before)
    assert [counting.value(0, 0), counting.value(1, 0)] == ["5", ""]
    assert [counting.total(0), counting.total(1)] == ["5", "7"]
    assert ScoreAnimation(before, (ROUND,), before).done


def test_a_long_sheet_takes_no_longer() -> None:
    rows = tuple(SheetRow(f"Round {n}", ("1",)) for n in range(90))
    counting = ScoreAnimation(ScoreSheet("", ((0,),), rows, ("90",), (0,)), rows, None)
    counting.update(LONGEST)
    assert counting.done


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_the_newest_island_is_in_sight_with_all_its_tribes(rounds: int) -> None:
    """The maps lie beside the title while they are few; the rows that decided are not hidden."""
    table = next(each for each in seated("democracy") if each.seats == 4)
    before, sheet = scored(table, rounds)
    eye, scene = laid("democracy", sheet, before, (1280, 720))
    eye.stage.frame(0.0)
    found = [part for each in scene.form.roots for part in parts(each)]
    area = next(part for part in found if isinstance(part, ScrollArea))
    rows = next(part for part in found if isinstance(part, ScoreRows))
    assert len(sheet.maps) == rounds
    assert rows.rect.bottom <= area.rect.bottom
    assert rows.rect.bottom - 5 * rows.tall() >= area.rect.top
    eye.picture()


@pytest.mark.parametrize("rounds", [1, 3, 8])
@pytest.mark.parametrize("game", sorted(SHELF))
def test_the_whole_newest_round_is_seen_at_once(game: str, rounds: int) -> None:
    """In a window as the program opens it, no part of a round has to be looked for."""
    before, sheet = scored(seated(game)[0], rounds)
    sheet = sheet._replace(note=f"{sheet.note} {NEWS}")
    eye, scene = laid(game, sheet, before, (1280, 720))
    scene.counting.finish()
    eye.stage.frame(0.0)
    found = {type(each): each for root in scene.form.roots for each in parts(root)}
    rows, area = found[ScoreRows], found[ScrollArea]
    newest = rows.describe()[-scene.counting.newest_rows :]
    if sheet.whole:  # a pad of a rubber has no newest round
        newest = newest[-1:]
    assert all(area.rect.contains(row.rect) for row in newest if row.rect is not None)
    eye.put_away()
