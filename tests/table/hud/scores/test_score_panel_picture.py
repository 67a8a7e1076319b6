"""The score panel, the gauge, the map and the ranks: whole, readable, the same in every sight."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import pygame
import pytest

from game.art.palette import MADDER
from game.contract.variants import Variant, seated
from game.engine.match import Match
from game.presentation.gauge import Gauge, GaugeKind
from game.presentation.presenter import presenter_of
from game.presentation.score_panel import POINTS, ColumnHead, Unit
from game.presentation.status import Status
from game.shelf import SHELF
from game.table.hud.rank_strip_picture import rank_strip_sprite
from game.table.hud.scores.gauge_picture import gauge_sprite, gauge_with_names
from game.table.hud.scores.island_map_picture import describe_island_map
from game.table.hud.scores.score_panel_columns import column_width, columns_width
from game.table.hud.scores.score_panel_picture import score_panel_sprite, score_panel_tips
from game.table.layout.table_layout import LayoutInput, TableLayout, compute_layout
from game.table.layout.viewport import Box
from game.table.table_dependencies import PlayerInfo
from game.ui.cached_sprite import CachedSprites
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.preferences import Preferences
from game.ui.theme import Theme
from game.ui.units import Units

SIZES = ((960, 600), (1024, 768), (1280, 720), (2560, 1440))
TABLES = [table for game in sorted(SHELF) for table in seated(game)]
MOVES = 60


def statuses(table: Variant) -> Iterator[tuple[Match[Any], Status]]:
    """What seat 0 is shown at some moments of a match played at random."""
    rules = table.rules()
    match: Match[Any] = Match(rules, f"key {table}")
    rng = Random(5)
    for move in range(MOVES):
        legal = next((found for found in map(match.legal, match.turn.seats) if found), None)
        if legal is None:
            return
        match.submit(legal[rng.randrange(len(legal))])
        if move % 12 == 0:
            yield match, presenter_of(rules).status(match.observe(0))


def laid(match: Match[Any], seats: int, shown: Status, size: tuple[int, int]) -> TableLayout:
    beside = shown.gauge is not None or shown.island_map is not None
    plan = LayoutInput(
        match.rules.zone_registry, seats, 0, shown.chairs, beside, len(shown.score_lines), size
    )
    return compute_layout(plan._replace(score_columns_width=columns_width(shown.heads)))


def sprites(size: tuple[int, int]) -> CachedSprites:
    theme = Theme(Units(*size), Preferences())
    return CachedSprites(theme, PictureLoader(theme.type, at_once=True))


def people(seats: int) -> list[PlayerInfo]:
    return [PlayerInfo(f"Player {n}", "rust", n == 0) for n in range(seats)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_everything_counted_has_its_room(table: Variant) -> None:
    for match, shown in statuses(table):
        for size in SIZES:
            found, printer = laid(match, table.seats, shown, size), sprites(size)
            window, u = pygame.Rect(0, 0, *size), found.frame.u
            area = score_panel_sprite(printer, found, shown, people(table.seats)).rect
            assert window.contains(area)
            for chair in found.chairs.values():
                assert not found.score_panel.meets(chair.box)
            plate = printer.theme.style("plate")
            for line in shown.score_lines:
                assert len(line.cells) == len(shown.heads)
                for head, cell in zip(shown.heads, line.cells, strict=True):
                    room = round(column_width(head) * u)
                    fitted = printer.theme.type.fit(cell.text, plate, room)[0]
                    assert fitted == cell.text
            names = found.open_score_panel.w - columns_width(shown.heads)
            assert names >= 16.0
            if shown.ranks:
                strip = rank_strip_sprite(printer, found, shown.ranks).rect
                assert window.contains(strip)
                assert not strip.colliderect(area)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_counted_is_the_same_in_every_sight(table: Variant) -> None:
    for match, mine in statuses(table):
        for viewer in (None, *range(1, table.seats)):
            other = presenter_of(match.rules).status(match.observe(viewer))
            assert (other.score_lines, other.heads, other.island_map) == (
                mine.score_lines,
                mine.heads,
                mine.island_map,
            )
            assert other.ranks == mine.ranks


def plain(size: tuple[int, int]) -> TableLayout:
    return compute_layout(
        LayoutInput(SHELF["vendetta"].open(4).zone_registry, 4, 0, gauge=True, size=size)
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["vendetta", "skitgubbe", "bridge_solitaire"])
def test_the_words_of_a_gauge_are_never_cut(game: str, size: tuple[int, int]) -> None:
    for match, shown in statuses(seated(game)[0]):
        found, printer = laid(match, 1, shown, size), sprites(size)
        if shown.gauge is None or found.gauge is None:
            continue
        named = gauge_with_names(shown.gauge, lambda text: text.replace("{0}", "Anna"))
        sprite = gauge_sprite(printer, found, named, found.gauge)
        assert found.frame.px(found.gauge).contains(sprite.rect)
        style = printer.theme.style("small")
        wide = sprite.rect.width - round(1.6 * found.frame.u)
        for text in (named.label, named.text):
            for line in printer.theme.type.wrap(text, style, wide):
                assert printer.theme.type.size(line, style)[0] <= wide


@pytest.mark.parametrize(("short", "long", "signs"), [("out", "out", 0), ("out", "out " * 9, 2)])
def test_notes_are_all_words_or_all_signs(
    monkeypatch: pytest.MonkeyPatch, short: str, long: str, signs: int
) -> None:
    drawn: list[object] = []
    monkeypatch.setattr(
        CachedSprites, "draw_picture", lambda _, sheet, key, *rest: drawn.append(key)
    )
    match, shown = next(statuses(seated("sinful_gibbon")[0]))
    seats = len(shown.score_lines)
    first, second, *others = shown.score_lines
    lines = (first._replace(note=short, slots=0), second._replace(note=long, slots=0), *others)
    found, printer = laid(match, seats, shown, (1280, 720)), sprites((1280, 720))
    noted = shown._replace(score_lines=lines)
    assert score_panel_sprite(printer, found, noted, people(seats)).picture
    assert drawn.count(("token", "note")) == signs


def test_the_viewers_points_are_written_like_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Red on the panel means a pip that is filled, and nothing else."""
    inks: list[str] = []
    monkeypatch.setattr(
        CachedSprites, "draw_text", lambda _, sheet, text, role, ink, *rest: inks.append(ink)
    )
    match, shown = next(statuses(seated("sinful_gibbon")[0]))
    seats = len(shown.score_lines)
    found, printer = laid(match, seats, shown, (1280, 720)), sprites((1280, 720))
    assert score_panel_sprite(printer, found, shown, people(seats)).picture
    assert len(inks) >= seats
    assert MADDER not in inks


@pytest.mark.parametrize("game", ["fire_gibbon", "sinful_gibbon"])
def test_the_sign_of_one_card_is_a_card_and_is_explained(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long names leave no room for words; the sign is not that of the log."""
    drawn: list[object] = []
    match, _ = next(statuses(Variant(game, 4, {})))
    rng, shown = Random(3), presenter_of(match.rules).status(match.observe(0))
    while all(line.note != "1 card" for line in shown.score_lines):
        legal = next(found for found in map(match.legal, match.turn.seats) if found)
        match.submit(legal[rng.randrange(len(legal))])
        shown = presenter_of(match.rules).status(match.observe(0))
    found, printer = laid(match, 4, shown, (1280, 720)), sprites((1280, 720))
    monkeypatch.setattr(
        CachedSprites, "draw_picture", lambda _, sheet, key, *rest: drawn.append(key)
    )
    long = [each._replace(name="Somebody with a long name") for each in people(4)]
    assert score_panel_sprite(printer, found, shown, long).picture
    assert ("token", "one_card") in drawn
    assert ("token", "note") not in drawn
    at = next(n for n, line in enumerate(shown.score_lines) if line.note == "1 card")
    tips = {name: text for name, _, text in score_panel_tips(found, shown, long)}
    assert "Only one card is left in hand" in tips["line", at]


def test_only_a_fire_has_a_flame_and_it_grows_with_the_height() -> None:
    found, box = plain((1280, 720)), Box(2, 2, 15.5, 33)
    pictures = {}
    for kind, value in (("fire", 3), ("fire", 12), ("steps", 3), ("steps", 12)):
        one = Gauge("flame", value, 13, kind=GaugeKind(kind))
        sprite = gauge_sprite(sprites((1280, 720)), found, one, box)
        # The flame is the only thing of this bright red and yellow over the number.
        pictures[kind, value] = pygame.mask.from_threshold(
            sprite.picture, pygame.Color("#f07a2b"), (12, 12, 12, 255)
        ).count()
    assert pictures["steps", 3] == pictures["steps", 12] == 0
    assert 0 < pictures["fire", 3] < pictures["fire", 12]


def test_the_flag_of_who_holds_a_land_stands_on_the_map() -> None:
    for match, shown in statuses(Variant("democracy", 4, {})):
        assert shown.island_map is not None
        found = laid(match, 4, shown, (1280, 720))
        assert found.gauge is not None
        told = describe_island_map(found, shown.island_map, people(4), found.gauge)
        for number, land in enumerate(shown.island_map.lands):
            points = [int(line.cells[number].text or 0) for line in shown.score_lines]
            assert land.held == (max(points) >= 13)
            if land.seat is not None:
                assert points[land.seat] == max(points)
                assert f"{land.sign}: Player {land.seat}" in told.value


def test_the_head_under_the_pointer_is_explained() -> None:
    match, shown = next(statuses(Variant("indian_chief", 4, {})))
    found = laid(match, 4, shown, (1280, 720))
    panel = found.frame.px(found.open_score_panel)
    tips = list(score_panel_tips(found, shown, people(4)))
    told = {text for _, _, text in tips}
    assert all(panel.contains(rect) for _, rect, _ in tips)
    for (_, one, _), (_, other, _) in itertools.combinations(tips, 2):
        assert not one.colliderect(other)
    assert {head.tip for head in shown.heads} <= told
    assert all(isinstance(head, ColumnHead) and head.tip for head in shown.heads)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SHELF)
def test_what_the_points_count_stands_over_them_and_is_explained(
    game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = next(table for table in TABLES if table.game == game)
    match, shown = next(statuses(table))
    found, printer, written = laid(match, table.seats, shown, size), sprites(size), set[str]()
    monkeypatch.setattr(printer, "draw_text", lambda _sheet, text, *_place: written.add(text))
    monkeypatch.setattr(
        printer, "draw_picture", lambda _sheet, key, *_place: written.add(str(key[1]))
    )
    assert score_panel_sprite(printer, found, shown, people(table.seats)).picture.get_width()
    assert (shown.unit_icon or shown.unit.many) in written
    tips = {name: (rect, text) for name, rect, text in score_panel_tips(
        found, shown, people(table.seats)
    )}  # fmt: skip
    place, text = tips["unit"]
    assert text.lower().startswith(shown.unit.many.lower())
    assert place.height
    assert found.frame.px(found.open_score_panel).contains(place)


@pytest.mark.parametrize(
    ("points", "unit", "told"),
    [
        ("1", POINTS, "1 point,"),
        ("1", Unit("losses", "loss"), "1 loss,"),
        ("1", Unit("times Goat", "time Goat"), "1 time Goat,"),
        ("2", Unit("times Goat", "time Goat"), "2 times Goat,"),
        ("−1", POINTS, "−1 point,"),
        ("0", POINTS, "0 points,"),
        ("21", POINTS, "21 points,"),
    ],
)
def test_one_point_is_told_as_one(points: str, unit: Unit, told: str) -> None:
    match, shown = next(statuses(Variant("fire_gibbon", 4, {})))
    first, *others = shown.score_lines
    noted = shown._replace(score_lines=(first._replace(points=points), *others), unit=unit)
    found = laid(match, 4, noted, (1280, 720))
    tips = {name: text for name, _, text in score_panel_tips(found, noted, people(4))}
    assert f"Player 0: {told}" in tips["line", 0]


@pytest.mark.parametrize(
    ("game", "options", "one"),
    [
        ("bridge_solitaire", {}, "point"),
        ("democracy", {}, "tribe"),
        ("fire_gibbon", {}, "point"),
        ("indian_chief", {}, "point"),
        ("jersey_gin", {}, "point"),
        ("pitch", {}, "point"),
        ("sinful_gibbon", {}, "penalty point"),
        ("skitgubbe", {"scoring": "off"}, "time Goat"),
        ("vendetta", {}, "point"),
    ],
)
def test_every_game_says_what_one_of_its_points_is(
    game: str, options: dict[str, Any], one: str
) -> None:
    seats = SHELF[game].rules.default_seats
    _, shown = next(statuses(Variant(game, seats, options)))
    assert shown.unit.after("1") == one
    assert shown.unit.after("2") != one
