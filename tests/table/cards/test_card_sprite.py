"""Cards at rest: what is shown of them is turned exactly as they lie."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine.zones import ZoneId
from game.table.cards.card_sprite import CardSprite
from tests.table.conftest import Play

_HAIR = 0.02
"""Degrees that nobody sees."""


def askew(p: Play) -> list[tuple[CardSprite, float]]:
    """Painted cards that are shown at another angle than they lie."""
    shown = [one for one in p.view.drawn() if isinstance(one, CardSprite)]
    assert shown
    return [(one, one.angle_error) for one in shown if one.angle_error > _HAIR]


def rest(p: Play) -> None:
    """Let time pass until the table itself says that nothing moves any more."""
    for _ in range(900):
        if not p.view.update(1 / 30):
            return
    raise AssertionError("The table does not come to rest.")


@pytest.mark.parametrize(("game", "seats"), [("fire_gibbon", 3), ("fire_gibbon", 7), ("pitch", 4)])
def test_a_settled_table_shows_every_card_at_its_angle(
    play: Callable[..., Play], game: str, seats: int
) -> None:
    p = play(game, seats, "angles")
    for _ in range(3):
        p.until_my_turn()
        p.view.hud.centre_piece.update(99.0, p.view.hud.status.centre, False)
        rest(p)
        assert askew(p) == []
        p.match.submit(p.match.legal(0)[0])
        p.tell()
        p.settle()
        rest(p)
        assert askew(p) == []


def test_a_table_that_was_never_painted_is_exact_in_its_first_picture(
    play: Callable[..., Play],
) -> None:
    p = play("pitch", 4, "first picture", speed=0.0)
    p.show()
    for _ in range(9):
        p.step()
        rest(p)
    assert askew(p) == []


def test_the_line_round_a_card_is_turned_as_the_card_in_every_frame(
    play: Callable[..., Play],
) -> None:
    p = play("pitch", 4, "lines")
    p.until_my_turn()
    hand = p.view.model.zones[ZoneId("hand", 0)]
    for one in hand:
        p.move((round(one.sprite.rest_pose.x), round(one.sprite.rest_pose.y)))
        for _ in range(12):
            p.view.update(1 / 60)
            p.view.drawn()
            for other in hand:
                assert other.sprite.overlay_matches
