"""Seats that change hands in a match file: folded in order, damaged ones told, undo cut off."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.journal import CorruptJournal
from game.store.matches.match_file import match_text, new_match_file
from game.store.matches.match_file_events import EventFold, match_event
from game.store.matches.match_file_parser import parse_match
from game.store.matches.seat_change import people_changed
from game.store.player import Player
from tests.store.match_samples import PLAYERS, journal

ADA = Player("Ada", "you2", id="0b" * 16)
DUSK = Player("Dusk", "dusk", "master", "computer:dusk")


def test_who_sits_there_and_who_decided_what() -> None:
    match = new_match_file(journal(), PLAYERS, 1, 5)
    change = match_event("seat", seat=0, player=ADA._asdict(), at=7)
    hint = match_event("hint", seat=0, at=8)
    events = (match.events[0], hint, change, *match.events[1:], hint)
    for veiled in (True, False):
        text = match_text(replace(match, events=events), veiled=veiled)[0]
        read = parse_match(text.encode())
        assert not read.damage
        assert read.players == PLAYERS
        assert read.seated == (ADA, PLAYERS[1])
        progress = read.progress()
        assert progress.deciders == (None, None, ADA)
        assert [each.player for each in progress.hinted] == [None, ADA]
        assert progress.changes[0].moves == 1


@pytest.mark.parametrize(
    "fields",
    [
        {"seat": "0", "player": ADA._asdict()}, {"seat": -1, "player": ADA._asdict()},
        {"seat": 0, "player": None}, {"seat": 0, "player": {"portrait": "you1"}},
        {"seat": 0, "player": {"name": "A\nb"}}, {"seat": 0, "player": {"name": 3}},
    ],
)  # fmt: skip
def test_a_nonsense_change_is_damage(fields: dict[str, object]) -> None:
    with pytest.raises(CorruptJournal):
        EventFold().take(match_event("seat", **fields))


def test_what_was_taken_back_before_is_gone() -> None:
    match = new_match_file(journal(), PLAYERS, 1, 5)
    undo = match_event("undo", to=2)
    change = match_event("seat", seat=1, player=DUSK._asdict())
    before = replace(match, events=(*match.events, undo))
    assert before.progress().redo
    assert not replace(before, events=(*before.events, change)).progress().redo


def test_the_table_is_covered_only_where_people_changed_just_now() -> None:
    match = new_match_file(journal(), PLAYERS, 1, 5)

    def changed(seat: int, player: Player) -> bool:
        told = match_event("seat", seat=seat, player=player._asdict())
        progress = replace(match, events=(*match.events, told)).progress()
        return people_changed(PLAYERS, progress.changes, len(progress.journal.actions))

    assert changed(0, ADA)
    assert changed(0, DUSK)
    assert changed(1, ADA)
    assert not changed(1, DUSK), "from computer to computer"
    assert not people_changed(PLAYERS, (), 3)
