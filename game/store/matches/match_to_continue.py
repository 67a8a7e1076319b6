"""The match to continue: the unfinished one that was played last."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path
from typing import Final

from game.store.bounded_read import UnreadableFile, read_bytes
from game.store.matches.match_file import LIMIT
from game.store.matches.match_preview import MatchPreview, match_paths, modified_at, read_preview

_FINISHED: Final = b'{"kind":"finished"'


def newest_unfinished(folder: Path, but: Container[Path] = ()) -> MatchPreview | None:
    """Return the match played last of those not over, but for some; None if there is none."""
    best: MatchPreview | None = None
    for path in match_paths(folder):
        if best is not None and modified_at(path) < best.when:
            break  # no match was played after its file was written
        if path in but or _is_over(path):
            continue
        seen = read_preview(path)
        if seen.waiting and (best is None or seen.when > best.when):
            best = seen
    return best


def _is_over(path: Path) -> bool:
    """Whether a file says that its match has ended, without reading all that happened before."""
    try:
        return b"\n" + _FINISHED in read_bytes(path, LIMIT)
    except UnreadableFile:
        return False
