"""Whether a damaged file lost anything: what was laid there beside what lies there now."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from torture_tests.headless_window import STEADY


def settings_kept(laid: bytes | None, path: Path) -> bool:
    """Whether a sound file still says what it said, but for what was changed since."""
    from game.store.bounded_read import parse_json
    from game.store.settings_repair import repair_settings

    before = parse_json((laid or b"").decode("utf-8-sig"))
    now = parse_json(path.read_text(encoding="utf-8"))
    changed = {*STEADY, "volume", "version"}
    return not repair_settings(before).names and all(
        now[key] == value for key, value in before.items() if key not in changed
    )


def kept(laid: bytes, files: list[Path]) -> bool:
    """Whether the match that can be read from *laid* is in one of the files, as far as it went."""
    from game.store.matches.match_file import UnreadableMatch
    from game.store.matches.match_file_parser import parse_match

    try:
        before = parse_match(laid)
    except UnreadableMatch:
        return False
    if before.damage:
        return False
    said = [(event.kind, event.fields) for event in before.events]
    for path in files:
        with contextlib.suppress(UnreadableMatch):
            now = parse_match(path.read_bytes())
            # A match that ended meanwhile stands in clear, so only what its events say is compared.
            events = [(event.kind, event.fields) for event in now.events[: len(said)]]
            if now.id == before.id and events == said:
                return True
    return False


def readable(path: Path, good: bytes) -> bool:
    """Whether *good* can be read at *path*: whoever may read everything is not kept out."""
    return path.is_file() and path.stat().st_size == len(good) and os.access(path, os.R_OK)


def newest(folder: Path) -> Path:
    """The match file in *folder* that was written last."""
    files = [path for path in folder.rglob("*.folkdeck") if path.is_file()]
    return max(files, key=lambda path: path.stat().st_mtime_ns)
