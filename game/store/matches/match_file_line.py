"""A line of a match file, as it is written and read.

Every line is a JSON object that ends with ``"check"``: eight signs of a SHA-256 over the check of
the line before and the line itself, so that no line can be changed, lost or moved unnoticed. While
a match goes on, seed and decisions stand in ``"veiled"`` (:mod:`.obfuscation`); afterwards they are
in clear.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple

from game.store.bounded_read import parse_json
from game.store.matches.match_file_events import MatchEvent
from game.store.matches.obfuscation import deobfuscate, obfuscate

_CHECK: Final = re.compile(rb'(\{.*),"check":"([0-9a-f]{8})"\}\r?', re.DOTALL)


class LineState(NamedTuple):
    """Where a file ends: how many lines it has, and the check of the last one."""

    number: int = 0
    check: str = ""


def format_line(
    told: MatchEvent, match_id: str, end: LineState, *, veiled: bool
) -> tuple[str, LineState]:
    """One more line for a file that ends at *end*, and where it ends then."""
    number = end.number + 1
    shown: dict[str, Any] = {} if told.kind == "head" else {"kind": told.kind}
    shown |= told.public
    if told.secret and veiled:
        shown["veiled"] = obfuscate(_json(told.secret), match_id, number)
    else:
        shown |= told.secret
    body = _json(shown)[:-1]
    check = _check(end.check, body.encode())
    return f'{body},"check":"{check}"}}\n', LineState(number, check)


def parse_line(text: bytes, end: LineState, match_id: str) -> tuple[MatchEvent, LineState]:
    """The event on a line, and where the file ends after it.

    Raises:
        ValueError: when its check is wrong, or it is no event.
    """
    found = _CHECK.fullmatch(text)
    if found is None or _check(end.check, found[1]) != found[2].decode():
        raise ValueError("its check is wrong")
    number = end.number + 1
    public = json_object(found[1] + b"}")
    kind = "head" if number == 1 else public.pop("kind", None)
    if not isinstance(kind, str):
        raise ValueError("no kind")
    veiled = public.pop("veiled", None)
    secret = {} if veiled is None else json_object(deobfuscate(veiled, match_id, number).encode())
    return MatchEvent(kind, public, secret), LineState(number, found[2].decode())


def _check(before: str, body: bytes) -> str:
    return sha256(before.encode() + b"\n" + body).hexdigest()[:8]


def json_object(text: bytes) -> dict[str, Any]:
    """A JSON object.

    Raises:
        ValueError: when it is none, or holds half letters, which nobody can write on a screen.
    """
    told = parse_json(text.decode())
    if not isinstance(told, dict):
        raise ValueError("no object")
    if b"\\u" in text:
        _json(told).encode()
    return told


def _json(told: Mapping[str, Any]) -> str:
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False)
