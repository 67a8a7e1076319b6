"""The standing in Democracy: what is told of a vote and an island is on the score panel with it."""

from __future__ import annotations

from random import Random

from game.engine.events import Said
from game.engine.match import Match
from game.games.democracy.entry import GAME
from game.presentation.announcement import announcement_of
from game.presentation.badge import BadgeKind


def test_every_capture_and_every_island_brings_its_own_scores() -> None:
    rules = GAME.open(4)
    match = Match(rules, "standing")
    dice = Random(1)
    while match.outcome is None:
        for seat in match.seats_with_moves:
            match.submit(dice.choice(match.legal(seat)))
    tribes, captured = [0] * 4, [0] * 4
    for event in match.record.events:
        if not isinstance(event, Said):
            continue
        now = announcement_of(event).standing
        if event.code in ("wins", "deal"):
            assert now is None
        if event.code == "captures":
            assert event.seat is not None
            assert event.value is not None
            captured[event.seat] += event.value
        if event.code == "tie":
            assert now is not None
            captured = [_points(line.cells) for line in now.score_lines]
        if event.code in ("captures", "tie", "score"):
            assert now is not None
            assert now.island_map is not None
            assert now.badges is not None
            assert not any(badge.kind is BadgeKind.CALL for badge in now.badges)
            assert [_points(line.cells) for line in now.score_lines] == captured
        if event.code == "score":
            island = match.observe(0).facts.islands[(event.value or 0) - 1]
            tribes = [a + b for a, b in zip(tribes, island.gains, strict=True)]
            assert now is not None
            assert [line.points for line in now.score_lines] == list(map(str, tribes))
            captured = [0] * 4
    assert sum(tribes) > 0


def _points(cells: tuple[object, ...]) -> int:
    return sum(int(getattr(cell, "text", "") or 0) for cell in cells)
