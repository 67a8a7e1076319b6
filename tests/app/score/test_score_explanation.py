"""What a number on a score sheet is made of is one hover away, or one arrow key."""

from __future__ import annotations

import pygame
import pytest

from game.app.score.score_explanation import POINT_AT
from game.contract.variants import Variant, seated
from game.shelf import SHELF
from tests.app.score.test_score_scene import laid, scored


@pytest.mark.parametrize("game", sorted(SHELF))
def test_every_explained_number_is_explained_by_mouse_and_keys(game: str) -> None:
    table: Variant = seated(game)[0]
    _, sheet = scored(table, 1)
    eye, scene = laid(game, sheet, sheet, (1280, 720))
    eye.stage.frame(0.0)
    rows = scene._rows
    explained = [
        (n, column)
        for n, row in enumerate(rows.rows)
        for column, reason in enumerate(row.reasons) if reason
    ]  # fmt: skip
    assert explained, f"{game} explains nothing after its first round"

    def told() -> str:
        return next(t.label for t in scene.describe() if t.label in (POINT_AT, *words))

    words = {scene._named(rows.rows[n].reasons[c]) for n, c in explained}
    areas = rows.columns.areas(rows.rect)
    for n, column in explained:
        at = areas[column].centerx, rows.rect.top + round((n + 0.5) * rows.tall())
        if not scene._area.rect.collidepoint(at):
            continue
        scene.event(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        assert told() == scene._named(rows.rows[n].reasons[column])
    scene.event(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0)))
    assert told() == POINT_AT
    scene.form.focus(rows, True)
    seen = set()
    for key in (pygame.K_UP, *[pygame.K_RIGHT] * 3, *[pygame.K_UP] * 40):
        if scene.form.focused is rows:
            scene.event(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
            seen.add(rows.selected)
    assert seen & set(explained)
    assert "{" not in " ".join(words)
    eye.picture()


def test_a_row_that_scrolls_away_under_the_mouse_is_no_longer_pointed_at() -> None:
    _, sheet = scored(seated("fire_gibbon")[0], 1)
    many = sheet._replace(rows=tuple(sheet.rows) * 30)
    eye, scene = laid("fire_gibbon", many, many, (1280, 720))
    eye.stage.frame(0.0)
    rows, area = scene._rows, scene._area
    scene._area.scroll_by(-1e9)
    for _ in range(40):
        scene.update(0.05)
    at = rows.columns.areas(rows.rect)[0].centerx, area.rect.top + rows.tall() // 2
    scene.event(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    assert rows.selected == (0, 0)
    area.scroll_by(rows.tall() * 3)
    for _ in range(40):
        scene.update(0.05)
    assert rows.selected == (3, 0)
    scene.form.focus(rows, True)
    for _ in range(40):
        scene.update(0.05)
    row = rows.selected[0]
    scene.event(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
    scene.update(0.05)
    assert rows.selected == (row, 1), "keys go on from there, wherever the mouse is"
    eye.put_away()
