"""What is told and what score panel and gauge show go together, neither sooner nor later."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.engine.events import Said
from game.presentation.score_panel import ScoreLine
from game.presentation.status import Status
from game.table.animation.animation_player import AnimationPlayer
from tests.table.conftest import Play

MOST = 6000
FRAME = 0.05
"""Seconds from frame to frame."""


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Said]:
    """What was said at the table, as it was shown."""
    said: list[Said] = []
    hear = AnimationPlayer.__dict__["_tell"]

    def tell(self: AnimationPlayer) -> None:
        said.extend(event for event in self._untold if isinstance(event, Said))
        hear(self)

    monkeypatch.setattr(AnimationPlayer, "_tell", tell)
    return said


def moments(p: Play, code: str) -> Iterator[None]:
    """Play at random; every frame of the decision with which somebody says *code*."""
    for _ in range(MOST):
        if not p.match.turn.seats:
            return
        seat = p.match.turn.seats[0]
        p.match.submit(p.rng.choice(p.match.legal(seat)))
        events = p.match.events(0, p.told)
        if not any(isinstance(event, Said) and event.code == code for event in events):
            p.show()
            continue
        p.tell()
        while p.view.busy:
            p.view.update(FRAME)
            p.view.drawn()
            if p.view.busy:
                yield None
        return
    raise AssertionError(f"nobody ever said {code}")


def shown(p: Play) -> Status:
    """The status as it is painted now."""
    return p.view.frame().hud.status


def line(p: Play, seat: int) -> ScoreLine:
    return next(line for line in shown(p).score_lines if seat in line.seats)


def told(heard: list[Said], code: str) -> Said | None:
    return next((said for said in reversed(heard) if said.code == code), None)


def test_the_last_dot_is_lit_when_the_kill_is_told(
    play: Callable[..., Play], heard: list[Said]
) -> None:
    p = play("skitgubbe", 3, "kill")
    p.show()
    seen = 0
    for _ in moments(p, "kill"):
        gauge = shown(p).gauge
        if told(heard, "kill") is not None and gauge is not None and gauge.value:
            assert gauge.value == gauge.high
            assert "more" not in gauge.text
            seen += 1
    assert seen > 10


def test_who_is_out_has_the_place_and_the_goat_its_bell_when_that_is_told(
    play: Callable[..., Play], heard: list[Said]
) -> None:
    p = play("skitgubbe", 3, "goat", options={"games": "2"})
    p.show()
    before = [line(p, seat).points for seat in range(3)]
    seen = 0
    for _ in moments(p, "goat"):
        goat = told(heard, "goat")
        if goat is None or goat.seat is None:
            assert [line(p, seat).points for seat in range(3)] == before
            continue
        assert line(p, goat.seat).points != before[goat.seat]
        pill = p.view.frame().hud.prompt
        seen += pill is not None and "is the Goat" in pill.label
    assert seen * FRAME > 3.0, "who is the Goat can be read"


def test_the_panel_counts_the_cards_that_lie_in_the_hands(play: Callable[..., Play]) -> None:
    p = play("skitgubbe", 3, "counts")
    p.show()
    for _ in moments(p, "wins"):
        sizes = p.view.frame().hud.hand_sizes
        assert [line(p, seat).cells[0].text for seat in range(3)] == [
            str(sizes[seat]) for seat in range(3)
        ]


def test_points_and_boxes_of_jersey_gin_come_with_their_words(
    play: Callable[..., Play], heard: list[Said]
) -> None:
    p = play("jersey_gin", 3, "boxes")
    p.show()
    seen = 0
    for _ in moments(p, "scores"):
        scores = told(heard, "scores")
        if scores is None or scores.seat is None:
            assert all(line(p, seat).points == "0" for seat in range(3))
            continue
        assert line(p, scores.seat).points == str(scores.value)
        assert line(p, scores.seat).cells[0].text == "1"
        seen += 1
    assert seen > 10
