"""The pictures in the rules: every page has some, the table draws each, and faults are said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from gallery.camera import Camera

from game.app.help.rule_illustrations import (
    BadIllustration,
    RuleIllustrations,
    play_position,
    read_illustration,
)
from game.app.scenes.app_context import AppContext
from game.shelf import SHELF
from game.store.paths import assets_folder

RULES = assets_folder() / "rules"
NAMED = re.compile(r"^\{table:([^{}\s]+)\}$", re.MULTILINE)
PICTURES = [
    (game, name)
    for game in SHELF
    for name in NAMED.findall((RULES / f"{game}.md").read_text(encoding="utf-8"))
]


@pytest.fixture
def context() -> Iterator[AppContext]:
    camera = Camera((1280, 720))
    yield camera.context
    camera.picture()


def test_every_page_shows_the_table() -> None:
    assert {game for game, _ in PICTURES} == set(SHELF)


@pytest.mark.parametrize(("game", "name"), PICTURES)
def test_a_picture_comes_to_be_where_felt_lay(context: AppContext, game: str, name: str) -> None:
    moments = RuleIllustrations(context, game)
    felt = moments.picture(name)
    assert felt is not None
    while moments.update():
        pass
    drawn = moments.picture(name)
    assert drawn is not None
    assert drawn.get_size() == felt.get_size()
    assert abs(drawn.get_width() - context.theme.units.exact(58)) <= 1
    colours = {tuple(drawn.get_at((x, drawn.get_height() // 2))) for x in range(drawn.get_width())}
    assert len(colours) > 40


def test_a_page_asks_for_nothing_that_is_not_there(context: AppContext) -> None:
    moments = RuleIllustrations(context, "pitch")
    assert moments.picture("nowhere,0,0,50,50") is None
    assert not moments.update()


@pytest.mark.parametrize("name", ["bid", "bid,0,0,0,50", "bid,60,0,50,50", "bid,a,b,c,d"])
def test_a_part_that_is_none_is_said(context: AppContext, name: str) -> None:
    with pytest.raises(BadIllustration, match="should be written"):
        read_illustration(context, RULES / "moments" / "pitch.md", name)


def test_a_move_that_is_refused_is_said(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "```scenario\nid: wrong\ngame: pitch\ndealer: P4\n--\nP1 bid 9\n```\n", encoding="utf-8"
    )
    with pytest.raises(BadIllustration, match=r"page\.md"):
        play_position(page, "wrong")
    with pytest.raises(BadIllustration, match="no position “right”"):
        play_position(page, "right")


def test_the_drawing_thread_of_the_window_is_not_held_up(context: AppContext) -> None:
    """The picture is spread over frames: none of them both lays the table and takes it."""
    moments = RuleIllustrations(context, "vendetta")
    name = next(name for game, name in PICTURES if game == "vendetta")
    moments.picture(name)
    frames = 0
    while moments.update():
        frames += 1
    assert frames > 1
