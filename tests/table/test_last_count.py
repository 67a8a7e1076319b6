"""The count of a round with more to be told behind it: what lies there lies as it is counted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine.events import Scored
from game.engine.zones import ZoneId
from game.presentation.presenter import presenter_of
from tests.games.sinful_gibbon.tables import act, position
from tests.table.conftest import Play

LAST_DOUBT = """
hand P1: 2c
hand P2: 4c 5c 6c 7d
hand P3: 6h 8c 9c Td
deck: 9d Tc Jc
pile: 3c(P2,5) 7c(P1,6) Ah(P3,8)
total: 0 0 280
options: target_score=300
turn: P1
"""
"""Player 1 doubts a lie with the last card: the round ends, and so does the match."""


@pytest.mark.parametrize("pace", ["watched", "skipped"])
def test_the_last_lost_pile_is_counted_as_it_lies(play: Callable[..., Play], pace: str) -> None:
    p = play("sinful_gibbon", 3, position(LAST_DOUBT))
    p.show()
    act(p.match, "P1 doubt")
    seen = p.match.observe(0)
    events = list(p.match.events(0, p.told))
    scored = next(at for at, event in enumerate(events) if isinstance(event, Scored))
    assert seen.outcome is not None
    assert scored + 1 < len(events)
    p.view.play(events[: scored + 1], None, presenter_of(p.rules).status(seen))
    if pace == "skipped":
        p.view.skip()
    else:
        p.settle()
    lost = p.view.model.zones[ZoneId("shame", 2, 1)]
    assert len(lost) == 3
    assert all(80 < abs(one.sprite.pose.turn) < 100 for one in lost)
    tag = lost[-1].sprite.tag
    assert tag is not None
    assert tag.text == "+2"
    hands = [p.view.model.zones[ZoneId("leftovers", seat)] for seat in (1, 2)]
    for shown in hands:
        places = {round(one.sprite.pose.x) for one in shown}
        assert len(places) == len(shown) == 4
