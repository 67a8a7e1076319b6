"""What lies on the disk after torture, read with the program's own readers."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Lying(NamedTuple):
    """A match as its file has it."""

    seed: str
    actions: list[str]
    over: bool


def matches(folder: Path) -> list[Lying]:
    """Every match in the program's *folder*.

    Raises:
        AssertionError: when one of them cannot be read whole.
    """
    from game.engine.journal import CorruptJournal
    from game.store.match_folder import MatchFolder
    from game.store.paths import paths

    kept = MatchFolder(paths(folder).matches)
    found = []
    for preview in kept.previews():
        try:
            match = kept.read(preview.path)
        except CorruptJournal as error:
            raise AssertionError(f"{preview.path.name} cannot be read: {error}") from None
        assert not match.damage, f"{preview.path.name} is damaged: {match.damage}"
        progress = match.progress()
        actions = [repr(each) for each in progress.journal.actions]
        found.append(Lying(progress.journal.seed, actions, progress.finished))
    return found
