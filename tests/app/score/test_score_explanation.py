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
