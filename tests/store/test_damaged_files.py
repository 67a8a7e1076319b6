"""Damaged files of every kind: one error or a sentence, never anything else, and never slow."""

from __future__ import annotations

import json
import os
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.store.matches.match_file import UnreadableMatch, match_text, new_match_file
from game.store.matches.match_file_events import match_event
from game.store.matches.match_file_parser import parse_match, read_match_file
from game.store.matches.match_folder import MatchFolder
from game.store.matches.match_preview import read_preview, read_previews
from tests.store.match_samples import ACTIONS, PLAYERS, format_1, journal, keep

CASES = 1500
NASTY: tuple[Any, ...] = (
    None, True, -1, 10**30, 1e308, "", "\x00", "\ud83d", "x" * 5000, [], {}, [[]], [None] * 9,
    {"a": {"b": 1}}, float("inf"),
)  # fmt: skip
DEEP = "[" * 90_000


def wholes() -> list[bytes]:
    match = new_match_file(journal(), PLAYERS, 1, 5)
    return [
        match_text(match, veiled=True)[0].encode(),
        match_text(match, veiled=False)[0].encode(),
        format_1(journal()).encode(),
    ]


def damaged(rng: Random, whole: bytes) -> bytes:
    """Bytes changed, cut, doubled or put in, or a value of some line replaced."""
    raw = bytearray(whole)
    for _ in range(rng.randint(1, 4)):
        at, to = sorted(rng.randrange(len(raw) + 1) for _ in range(2))
        match rng.randrange(6):
            case 0 if at < len(raw):
                raw[at] = rng.randrange(256)
            case 1:
                del raw[at:to]
            case 2:
                raw[at:at] = raw[at:to]
            case 3:
                raw[at:at] = rng.randbytes(rng.randint(1, 9))
            case 4:
                raw[at:at] = rng.choice(
                    (b"\n", b"\r\n", b"\x00", b"\xff\xfe", DEEP.encode(), b"9" * 5000)
                )
            case 5:
                raw = bytearray(_valued(rng, bytes(raw)))
    return bytes(raw)


def _valued(rng: Random, raw: bytes) -> bytes:
    lines = raw.split(b"\n")
    at = rng.randrange(len(lines))
    try:
        told = json.loads(lines[at])
        key = rng.choice(list(told) if isinstance(told, dict) else range(len(told)))
        told[key] = rng.choice(NASTY)
        lines[at] = json.dumps(told).encode()
    except (ValueError, TypeError, IndexError, RecursionError):
        return raw
    return b"\n".join(lines)


def test_thousands_of_damaged_files_raise_one_error_or_tell_a_sentence(tmp_path: Path) -> None:
    rng, told = Random(11), 0
    whole = wholes()
    path = tmp_path / "x.folkdeck"
    for _ in range(CASES):
        path.write_bytes(damaged(rng, rng.choice(whole)))
        read_preview(path)
        said, made = looked_at(path)
        assert made <= 2 * len(ACTIONS)
        assert not said or said.endswith(".")
        told += bool(said)
    assert told > CASES / 2


def looked_at(path: Path) -> tuple[str, int]:
    """What is said about the damage of a file, and how many actions can be read."""
    try:
        match = read_match_file(path)
    except UnreadableMatch as error:
        return str(error), 0
    return match.damage, len(match.progress().journal.actions)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_what_is_no_file_is_told_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.folkdeck")
    (tmp_path / "folder.folkdeck").mkdir()
    (tmp_path / "loop.folkdeck").symlink_to("loop.folkdeck")
    (tmp_path / "zero.folkdeck").symlink_to("/dev/zero")
    (tmp_path / "nowhere.folkdeck").symlink_to("nowhere")
    huge = tmp_path / "huge.folkdeck"
    with huge.open("wb") as file:
        file.truncate(50 << 20)
    begun = time.monotonic()
    folder = MatchFolder(tmp_path)
    assert len(folder.previews()) == 6
    assert all(each.damaged for each in folder.previews())
    assert folder.newest() is None
    for path in list(tmp_path.iterdir()):
        with pytest.raises(UnreadableMatch) as told:
            folder.open(path)
        assert not told.value.damaged
        assert os.path.lexists(path)
    with pytest.raises(UnreadableMatch):
        read_match_file(Path("\x00"))
    assert time.monotonic() - begun < 5


def test_a_thousand_matches_are_listed_quickly(tmp_path: Path) -> None:
    first = keep(tmp_path, journal())
    match = read_match_file(first)
    match = new_match_file(match.progress().journal, PLAYERS, 1, 5)
    events = match.events * 60
    text, _ = match_text(replace(match, events=events), veiled=True)
    for number in range(1000):
        (tmp_path / f"{number}.folkdeck").write_text(text, encoding="utf-8")
    begun = time.process_time()
    assert len(read_previews(tmp_path)) == 1001
    assert time.process_time() - begun < 3
    begun = time.process_time()
    assert MatchFolder(tmp_path).newest() is not None
    assert time.process_time() - begun < 1
    over = match_text(
        replace(match, events=(*events, match_event("finished", told="x"))), veiled=False
    )[0]
    for path in tmp_path.iterdir():
        path.write_text(over, encoding="utf-8")
    begun = time.process_time()
    assert MatchFolder(tmp_path).newest() is None
    assert time.process_time() - begun < 1


def test_a_thousand_undone_groups_fold_quickly() -> None:
    match = new_match_file(journal(1), PLAYERS, 1, 5)
    undo = (match_event("undo", to=0), match_event("redo")) * 5000
    text, _ = match_text(replace(match, events=match.events + undo), veiled=True)
    begun = time.process_time()
    assert parse_match(text.encode()).progress().journal == journal(1)
    assert time.process_time() - begun < 3
