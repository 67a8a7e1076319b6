"""The match file: what is written is read, and whatever happens to a file is told or harmless."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from game.store.matches.match_file import MatchFile, UnreadableMatch, match_text, new_match_file
from game.store.matches.match_file_events import (
    DecisionEntry,
    MatchEvent,
    action_event,
    match_event,
)
from game.store.matches.match_file_parser import parse_match, read_match_file
from tests.store.match_samples import ACTIONS, PLAYERS, SALT, format_1, journal, sealed_1


def match(count: int = 3) -> MatchFile:
    return new_match_file(journal(count), PLAYERS, 7, 1_700_000_000)


def content(of: MatchFile, *, veiled: bool = True) -> bytes:
    return match_text(of, veiled=veiled)[0].encode()


@pytest.mark.parametrize("veiled", [True, False])
def test_a_match_is_read_as_it_was_written(veiled: bool) -> None:
    kept = parse_match(content(match(), veiled=veiled))
    assert kept.progress().journal == journal()
    assert kept.players == PLAYERS
    assert (kept.created, kept.players_version, kept.damage) == (1_700_000_000, 7, "")


def test_a_running_match_shows_neither_seed_nor_salt_nor_decisions() -> None:
    text = content(match()).decode()
    for secret in ("seed", SALT, "play_up", "meld", '"5d"'):
        assert secret not in text
    clear = content(match(), veiled=False).decode()
    assert '"seed":"seed"' in clear
    assert '"5d"' in clear


def test_undo_and_redo_come_to_what_is_in_force() -> None:
    events = (
        *map(action_event, ACTIONS[:2]), match_event("undo", to=0), match_event("redo"),
        match_event("hint", seat=0),
        match_event("undo", to=1), match_event("assisted"), action_event(ACTIONS[2], 5),
        match_event("undo", to=1),
    )  # fmt: skip
    kept = parse_match(content(replace(match(0), events=events))).progress()
    assert kept.journal.actions == ACTIONS[:1]
    assert kept.entries == (
        DecisionEntry(ACTIONS[0]), DecisionEntry(ACTIONS[1], undone=True),
        DecisionEntry(ACTIONS[2], 5, undone=True),
    )  # fmt: skip
    assert kept.redo == ((ACTIONS[2],),)
    assert (kept.assisted, kept.hints, kept.finished) == (True, 1, False)


def test_unknown_kinds_and_keys_are_kept_in_every_rewrite() -> None:
    strange = MatchEvent("weather", {"sun": True, "at": 3}, {"rain": [1, {"a": None}]})
    head = MatchEvent("head", {"moon": "full"}, {"tide": 4})
    kept = replace(match(), events=(*match().events, strange), more=head)
    for veiled in (True, False, True):
        kept = parse_match(content(kept, veiled=veiled))
    assert kept.events[-1].fields == strange.fields
    assert kept.more.fields == {"moon": "full", "tide": 4}
    assert kept.progress().journal == journal()


def test_cut_anywhere_whole_lines_survive() -> None:
    whole = content(match())
    first = whole.index(b"\n") + 1
    for cut in range(len(whole) + 1):
        if cut < first:
            with pytest.raises(UnreadableMatch):
                parse_match(whole[:cut])
            continue
        kept = parse_match(whole[:cut])
        assert kept.damage == ""
        assert kept.progress().journal.actions == ACTIONS[: whole[first:cut].count(b"\n")]


def test_every_changed_byte_is_noticed() -> None:
    whole = content(match())
    for at in range(len(whole) - 1):
        raw = bytearray(whole)
        raw[at] ^= 1
        try:
            kept = parse_match(bytes(raw))
        except UnreadableMatch:
            continue
        assert kept.damage
        made = len(kept.progress().journal.actions)
        assert f"after move {made}." in kept.damage
        assert kept.progress().journal.actions == ACTIONS[:made]


def test_a_line_lost_or_moved_is_noticed() -> None:
    head, *lines = content(match()).splitlines(keepends=True)
    for changed in ([lines[1], lines[0], lines[2]], [lines[0], lines[2]], [lines[0], *lines]):
        assert parse_match(b"".join([head, *changed])).damage


def test_a_line_of_no_kind_is_damage_though_its_check_is_right() -> None:
    head = content(match(0))
    before = json.loads(head)["check"]
    check = sha256(f'{before}\n{{"at":3'.encode()).hexdigest()[:8]
    kept = parse_match(head + f'{{"at":3,"check":"{check}"}}\n'.encode())
    assert kept.damage == "This match is damaged after move 0."


def test_a_file_of_an_earlier_version_is_read() -> None:
    kept = parse_match(format_1(journal()).encode())
    assert kept.progress().journal == sealed_1(journal())
    assert kept.beginning.seal_holds
    assert [each[:3] for each in kept.players] == [each[:3] for each in PLAYERS]
    torn = parse_match(format_1(journal()).encode()[:-4])
    assert torn.progress().journal.actions == ACTIONS[:2]
    assert torn.damage == ""


def test_a_newer_file_is_said_to_be_one() -> None:
    with pytest.raises(UnreadableMatch, match="newer version") as told:
        parse_match(b'{"format":3,"anything":[]}\n')
    assert told.value.newer
    assert not told.value.damaged


def changed_head(**changes: object) -> bytes:
    head, _, rest = format_1(journal()).partition("\n")
    return f"{json.dumps({**json.loads(head), **changes})}\n{rest}".encode()


@pytest.mark.parametrize(
    "raw",
    [
        b"", b"\n", b"{}", b"[]\n", b"\x00\n", b'{"format":2}\n', b'{"format":true}\n',
        b"[" * 90_000,
        b'{"format":' + b"9" * 5000 + b"}\n", b'{"format":2,"match":"' + b"a" * 32 + b'"}\n',
        changed_head(players=3), changed_head(players=[["a", "b"], ["c"]]),
        changed_head(players=[["\ud83d", "you1", ""], ["b", "moss", "casual"]]),
        changed_head(players=[["a\x00b", "you1", ""], ["b", "moss", "casual"]]),
        changed_head(seed="\ud83d"), changed_head(seal="\ud83d"), changed_head(seats=10**9),
        changed_head(game=["toy"]), changed_head(seed="x" * 10_000), changed_head(options=[]),
    ],
)  # fmt: skip
def test_nonsense_raises_the_one_error(raw: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.folkdeck"
    path.write_bytes(raw)
    with pytest.raises(UnreadableMatch) as told:
        read_match_file(path)
    assert str(told.value).endswith(".")
    assert told.value.damaged
