"""The animation player: what cards wear while they are spoken of."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.zones import ZoneId
from tests.games.skitgubbe.tables import do, written
from tests.table.conftest import Play

PILE = ZoneId("pile")
LAST_PLAY = """
seats: 3
part: 1
lead: P2
hand P1: 3d Ks 2c
hand P2: Jd 4c 4h
hand P3: 6c 8h 9c
stock: 2d 2s 3h 5c 6h
"""


def test_the_frame_of_the_highest_card_goes_over_to_the_winner(
    play: Callable[..., Play],
) -> None:
    match = written(LAST_PLAY)
    do(match, "P2 play Jd")
    do(match, "P3 play 6c")
    p = play("skitgubbe", 3, match)
    p.show()
    laid = [one.sprite for one in p.view.model.zones.get(PILE, [])]
    assert [sprite.overlay.frame for sprite in laid] == [True, False]
    do(match, "P1 play Ks")
    p.tell()
    seen = set()
    while p.view.busy:
        p.view.update(0.05)
        p.view.drawn()
        pile = [one.sprite.overlay.frame for one in p.view.model.zones.get(PILE, [])]
        seen.add(tuple(pile))
    assert (False, False, True) in seen
