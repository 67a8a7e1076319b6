"""A new round is dealt on a cleared table, and what stands beside the cards changes with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from gallery.camera import DT, LONG, Camera, TableSpec, decide

from game.app.play.play_scene import PlayScene
from game.app.score.score_scene import ScoreScene
from game.presentation.presenter import presenter_of

TABLES: Mapping[str, TableSpec] = {
    "bridge_solitaire": TableSpec("bridge_solitaire", 1),
    "democracy": TableSpec("democracy"),
    "fire_gibbon": TableSpec("fire_gibbon", 4, {"target_points": 3}, seed="b"),
    "jersey_gin": TableSpec("jersey_gin", 3),
    "pitch": TableSpec("pitch"),
    "sinful_gibbon": TableSpec("sinful_gibbon", seed="b"),
    "skitgubbe": TableSpec("skitgubbe", 4, {"games": 3}),
    "vendetta": TableSpec("vendetta", 4, {"deals": 3}),
}
"""The games with a score sheet between two deals; a computer wins the first round of both Gibbons,
as who wins it has to change chairs before the next one is dealt."""
FRAMES = 900
"""More than a deal takes."""


@pytest.fixture
def camera() -> Iterator[Camera]:
    """A camera that is put away afterwards."""
    camera = Camera((1280, 720))
    yield camera
    camera.picture()


def _to_sheet(camera: Camera, table: TableSpec) -> PlayScene:
    """Play until a score sheet is due, or just laid, that does not end the match."""
    scene = camera.sit(table)
    session = scene.session
    for _ in range(LONG):
        camera.stage.pass_time(DT)
        if scene.event_feed.due_sheet_title or isinstance(camera.context.stack.top, ScoreScene):
            break
        if not scene.view.busy and session.hot_seat.to_act == session.hot_seat.viewer:
            decide(scene, session.hot_seat.observe())
    assert scene.event_feed.due_sheet_title or isinstance(camera.context.stack.top, ScoreScene)
    assert not session.over
    return scene


def _deal(camera: Camera, scene: PlayScene) -> Iterator[None]:
    """Put the sheet away, and stop at every picture until the new cards are dealt."""
    while not isinstance(sheet := camera.context.stack.top, ScoreScene):
        camera.stage.pass_time(DT)
    camera.context.change(speed=1.0)
    sheet.exits[0].on_press()
    dealt, made = False, -1
    for _ in range(FRAMES):
        camera.stage.pass_time(DT)
        if dealt and not (scene.view.busy and len(scene.session.match.actions) == made):
            break
        if scene.view.busy and any(sprite.moving for sprite in scene.view.model.sprites()):
            dealt, made = True, len(scene.session.match.actions)
            yield
    assert dealt


def _lying(scene: PlayScene) -> dict[str, int]:
    return {str(zone): len(laid) for zone, laid in scene.view.model.zones.items()}


@pytest.mark.parametrize("game", TABLES)
def test_a_decision_before_the_sheet_deals_no_card_twice(camera: Camera, game: str) -> None:
    scene = _to_sheet(camera, TABLES[game])
    session, before = scene.session, _lying(scene)
    if session.hot_seat.to_act == session.hot_seat.viewer:
        decide(scene, session.hot_seat.observe())
    assert _lying(scene) == before, "the new round still waits"
    for _ in _deal(camera, scene):
        seen = session.hot_seat.observe()
        cards = sum(len(zone) for zone in seen.zones.values())
        assert len([*scene.view.model.sprites()]) <= cards
    scene.view.skip()
    assert scene.view.differences_from(session.hot_seat.observe()) == []


@pytest.mark.parametrize("game", TABLES)
def test_a_new_round_is_what_stands_beside_the_cards_while_it_is_dealt(
    camera: Camera, game: str
) -> None:
    scene = _to_sheet(camera, TABLES[game])
    for _ in _deal(camera, scene):
        now = presenter_of(scene.session.rules).status(scene.session.hot_seat.observe())
        shown = scene.view.hud.status
        assert (shown.island_map, shown.gauge, shown.score_lines) == (
            now.island_map,
            now.gauge,
            now.score_lines,
        )


def test_a_new_island_is_on_the_map_while_it_is_dealt(camera: Camera) -> None:
    scene = _to_sheet(camera, TABLES["democracy"])
    for _ in _deal(camera, scene):
        status = scene.view.hud.status
        assert status.island_map is not None
        assert status.island_map.title == "Island 2, day 1"
        assert all(not cell.text for line in status.score_lines for cell in line.cells)
        trump = any(zone.name == "upcard" for zone in scene.view.model.zones)
        assert trump or status.centre is None, "the trump comes with its card"
    seen = scene.session.hot_seat.observe()
    assert scene.view.hud.status.centre == presenter_of(scene.session.rules).status(seen).centre


def test_the_tribes_of_an_island_are_on_the_panel_before_its_sheet(camera: Camera) -> None:
    """The score panel and the map follow the words, though the next island is dealt already."""
    scene = _to_sheet(camera, TABLES["democracy"])
    scene.view.skip()
    facts = scene.session.match.observe(0).facts
    island, shown = facts.islands[-1], scene.view.hud.status
    assert [line.points for line in shown.score_lines] == list(map(str, facts.tribes))
    cells = tuple(tuple(int(c.text or 0) for c in line.cells) for line in shown.score_lines)
    assert cells == island.points
    assert shown.island_map is not None
    assert sum(land.held for land in shown.island_map.lands) == sum(island.gains)
