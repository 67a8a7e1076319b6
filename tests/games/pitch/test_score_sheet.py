"""The score sheet of Pitch: each number says what it is made of, in the order of the columns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from game.engine.events import Said
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.pitch.rules.facts import PitchFacts
from game.presentation.announcement import announcement_of
from game.presentation.marks import MarkKind
from game.presentation.presenter import presenter_of
from game.presentation.score_sheet import ScoreSheet
from tests.games.pitch.tables import cutthroat, pitch

WORTHS = {"ten": 10, "ace": 4, "king": 3, "queen": 2, "jack": 1}


def sheets(seats: int, seeds: int) -> Iterator[tuple[PitchFacts, ScoreSheet]]:
    """The sheet after one hand, in many matches played at random."""
    for seed in range(seeds):
        rules = pitch() if seats == 4 else cutthroat(seats)
        match: Match[PitchFacts] = Match(rules, f"sheet {seed}")
        rng = Random(seed)
        while not match.observe(None).facts.hands:
            match.submit(rng.choice(match.legal(match.turn.seats[0])))
        seen: Observation[PitchFacts] = match.observe(None)
        yield seen.facts, presenter_of(rules).sheet(seen)


def counted(words: str) -> int:
    """The cards of a sentence, counted again by the rates of the rules (PT-D1)."""
    found = re.findall(r"(?:(\d) )?(ten|ace|king|queen|jack)s? (\d+)", words)
    assert all(WORTHS[rank] == int(worth) for _, rank, worth in found)
    return sum(int(number or 1) * int(worth) for number, rank, worth in found)


@pytest.mark.parametrize("seats", [4, 3])
def test_game_says_in_each_column_which_cards_were_counted(seats: int) -> None:
    tied = 0
    for facts, sheet in sheets(seats, 240):
        tally = facts.hands[-1]
        row = next(row for row in sheet.rows if row.label.startswith("Game"))
        assert row.label.startswith(f"Game: {'–'.join(map(str, tally.counts))}")
        for count, words in zip(tally.counts, row.reasons, strict=True):
            assert words.startswith(f"{count} for Game")
            assert counted(words) == count
        best = max(tally.counts)
        if tally.counts.count(best) > 1:
            tied += 1
            assert row.label.endswith(", tied: no point")
            assert not any(row.values)
        else:
            assert row.values.index("1") == tally.counts.index(best)
            assert "tied" not in row.label
    assert tied or seats == 3


def test_a_bid_says_how_much_was_made_of_it() -> None:
    made = lost = 0
    for facts, sheet in sheets(4, 60):
        tally = facts.hands[-1]
        side = tally.pitcher % 2
        words = sheet.rows[0].reasons[side]
        points = sum(point.side == side for point in tally.points)
        if tally.bid == 5:
            assert words.startswith("Bid a smudge")
        elif tally.made:
            made += 1
            assert words.startswith(f"Bid {tally.bid} and made {points}: ")
        else:
            lost += 1
            assert words.startswith(f"Bid {tally.bid} and made {points or 'none'}")
            assert words.endswith(f": loses {tally.bid}.")
    assert made
    assert lost


def test_every_ring_says_which_card_brought_the_point() -> None:
    for facts, sheet in sheets(4, 20):
        for point in facts.hands[-1].points:
            row = next(row for row in sheet.rows if row.label.startswith(point.name))
            if point.card is not None and point.side is not None:
                assert point.card.words in row.reasons[point.side]
                assert not row.reasons[1 - point.side]


def test_dots_count_the_trick_that_was_just_taken_and_captions_do_not_count() -> None:
    match: Match[PitchFacts] = Match(pitch(), "dots")
    rng, taken, told = Random(4), [0, 0], 0
    while not match.observe(None).facts.hands:
        match.submit(rng.choice(match.legal(match.turn.seats[0])))
        seen = match.observe(None)
        spoken = [e for e in match.events(None, told) if isinstance(e, Said) and e.code == "takes"]
        told = len(match.record.events)
        for said in spoken:
            assert said.seat is not None
            taken[said.seat % 2] += 1
            now = announcement_of(said).standing
            assert now is not None
            assert [line.filled for line in now.score_lines] == taken
        if seen.facts.hands:
            break
        marks = presenter_of(pitch()).status(seen).marks
        counts = {m.zone: m.text for m in marks if m.kind is MarkKind.COUNT}
        # A number there would still speak of the trick before while the last one of a hand lies.
        uncounted = [ZoneId("pile", side) for side in (0, 1) if taken[side]]
        uncounted += [ZoneId("last")] if any(taken) else []
        assert counts == dict.fromkeys(uncounted, "")
        assert not [m for m in marks if m.kind is MarkKind.NOTE]
    assert sum(taken) == 6


def test_a_made_bid_shows_the_score_it_makes() -> None:
    match: Match[PitchFacts] = Match(pitch(), "made")
    rng = Random(5)
    while not match.observe(None).facts.hands:
        match.submit(rng.choice(match.legal(match.turn.seats[0])))
    facts = match.observe(None).facts
    told = [e for e in match.events(None) if isinstance(e, Said) and e.code in ("made", "set")]
    now = announcement_of(told[-1]).standing
    assert now is not None
    assert [int(line.points.replace("−", "-")) for line in now.score_lines] == facts.score
