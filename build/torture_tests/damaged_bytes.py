"""Damage: what may happen to the bytes of a file, and what may lie in its place."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

MEGABYTE: Final = 1 << 20
WORDS: Final = (
    b"null", b"true", b"-1", b"1e400", b"NaN", b"9" * 5000, b'""', b'"\\ud800"', b'"\\u0000"',
    b"[]", b"{}", b"[" * 3000 + b"]" * 3000, b'"' + b"x" * 100_000 + b'"', b'"../../x"',
    b'"{0}"', b"1" + b"0" * 400,
)  # fmt: skip
"""What may stand in place of a value."""
_VALUE: Final = re.compile(rb'"(?:[^"\\]|\\.)*"(?!\s*:)|-?\d+(?:\.\d+)?|true|false|null')

Damage = Callable[[Random, bytes, bytes], bytes]
"""Makes damaged bytes of good ones; the third are another good file, to splice with."""


def flip(rng: Random, good: bytes, other: bytes) -> bytes:
    """A few bits turned round."""
    bad = bytearray(good)
    for _ in range(rng.choice((1, 1, 2, 20))):
        bad[rng.randrange(len(bad))] ^= 1 << rng.randrange(8)
    return bytes(bad)


def cut(rng: Random, good: bytes, other: bytes) -> bytes:
    """Take away the end, or the beginning."""
    at = rng.randrange(len(good))
    return good[:at] if rng.random() < 0.8 else good[at:]


def splice(rng: Random, good: bytes, other: bytes) -> bytes:
    """Go on as another file."""
    return good[: rng.randrange(len(good))] + other[rng.randrange(len(other)) :]


def lines(rng: Random, good: bytes, other: bytes) -> bytes:
    """A line twice, not at all, elsewhere, or of another file."""
    rows = good.splitlines(keepends=True)
    at = rng.randrange(len(rows))
    what = rng.randrange(4)
    if what == 0:
        rows.insert(at, rows[at])
    elif what == 1:
        del rows[at]
    elif what == 2:
        rows.insert(rng.randrange(len(rows)), rows.pop(at))
    else:
        rows[at] = rng.choice(other.splitlines(keepends=True))
    return b"".join(rows)


def value(rng: Random, good: bytes, other: bytes) -> bytes:
    """Another value where one stood."""
    places = list(_VALUE.finditer(good))
    if not places:
        return b""
    bad = good
    for place in sorted(rng.sample(places, min(len(places), rng.choice((1, 1, 3)))),
                        key=lambda found: -found.start()):  # fmt: skip
        bad = bad[: place.start()] + rng.choice(WORDS) + bad[place.end() :]
    return bad


def key(rng: Random, good: bytes, other: bytes) -> bytes:
    """Give an entry of an object another name, or add one."""
    try:
        first, *rest = good.split(b"\n")
        head: Any = json.loads(first)
        names = list(head)
    except (ValueError, TypeError, RecursionError):
        return flip(rng, good, other)
    head[rng.choice(("moon", "\ud800", "version", "format", ""))] = head.pop(rng.choice(names), 1)
    return b"\n".join([json.dumps(head).encode(), *rest])


def giant_line(rng: Random, good: bytes, other: bytes) -> bytes:
    """A line of some megabytes between the others."""
    at = good.find(b"\n", rng.randrange(len(good))) + 1
    giant = rng.choice((b"x", b"[", b'{"a":', b"9")) * rng.choice((10_000, MEGABYTE, 3 * MEGABYTE))
    return good[:at] + giant + b"\n" + good[at:]


def nonsense(rng: Random, good: bytes, other: bytes) -> bytes:
    """Something else altogether."""
    return rng.choice(
        (b"", b"\0" * 4096, b"\xff\xfe" + rng.randbytes(200), rng.randbytes(5000), b"\n" * 3000,
         b"[" * 200_000, b"null", b"[]\n", b"\xef\xbb\xbf" + good, good.replace(b"\n", b"\r\n"),
         good.replace(b"\n", b""), good + good, b" " * (20 * MEGABYTE))
    )  # fmt: skip


DAMAGES: Final[tuple[Damage, ...]] = (
    flip, flip, cut, cut, splice, lines, lines, value, value, value, key, giant_line, nonsense,
)  # fmt: skip


def strange(rng: Random, path: Path, good: bytes) -> None:
    """Lay something at *path* that is no ordinary file, or none that may be read."""
    what = rng.randrange(7)
    if what == 0:
        path.mkdir()
        (path / "file").write_bytes(good)
    elif what == 1:
        os.mkfifo(path)
    elif what == 2:
        path.symlink_to("/dev/zero")
    elif what == 3:
        path.symlink_to(path)
    elif what == 4:
        path.symlink_to(path.with_name("nowhere"))
    elif what == 5:
        path.write_bytes(good)
        path.chmod(0)
    else:
        with path.open("wb") as file:
            file.truncate(50 * MEGABYTE)


def tampered(rng: Random, good: bytes) -> bytes:
    """A match changed by somebody who knows the format: every check of it holds."""
    from dataclasses import replace

    from game.store.matches.match_file import match_text
    from game.store.matches.match_file_parser import parse_match

    match = parse_match(good)
    start, players = match.beginning, match.players
    wrong: Any = rng.choice(("", "\ud800", "a\0b", "x" * 5000, -1, 10**30, 1.5, None, [], {}))
    what = rng.randrange(7)
    if what == 0:
        match = replace(match, beginning=replace(start, seed=str(wrong)))
    elif what == 1:
        match = replace(match, beginning=replace(start, game=rng.choice(("moon", "", "pitch"))))
    elif what == 2:
        match = replace(match, beginning=replace(start, version=rng.choice((0, 9, -1, 10**20))))
    elif what == 3:
        match = replace(match, beginning=replace(start, options={**start.options, "moon": wrong}))
    elif what == 4:
        match = replace(match, players=(players[0]._replace(level=str(wrong)), *players[1:]))
    elif what == 5:
        match = replace(match, players=(players[0]._replace(name=str(wrong)), *players[1:]))
    else:
        events = list(match.events)
        rng.shuffle(events)
        match = replace(match, events=tuple(events))
    try:
        return match_text(match, veiled=rng.random() < 0.5)[0].encode()
    except (ValueError, TypeError):
        return good[: len(good) // 2]
