"""The status line takes a second line only where that hides nothing that must be seen."""

from __future__ import annotations

from collections.abc import Callable

from game.table.hud.prompt_pill import PromptPill, PromptRoom
from tests.table.conftest import Play

LONG = (
    "Everybody lays a ballot before the vote is counted, and whoever holds the most islands at "
    "the end of the last round has won the archipelago."
)


def test_a_long_line_rises_to_the_felt_only_where_nothing_lies_there(
    play: Callable[..., Play],
) -> None:
    layout = play("democracy", 4, "prompt", speed=0.0).view.current_layout
    pill = PromptPill(play("democracy", 4, "prompt", speed=0.0).view.theme)
    line = layout.frame.px(layout.prompt)
    pill.place_on(layout, LONG, None, PromptRoom())
    above = pill.seen_rect
    assert above.top < line.top
    above.height = line.top - above.top
    pill.place_on(layout, LONG, None, PromptRoom(over=[above]))
    assert not pill.seen_rect.colliderect(above)
    assert pill.seen_rect.width > line.width
    beside = line.move(pill.seen_rect.width * 3 // 4, 0)
    pill.place_on(layout, LONG, None, PromptRoom(over=[above], beside=[beside]))
    assert not pill.seen_rect.colliderect(beside)
