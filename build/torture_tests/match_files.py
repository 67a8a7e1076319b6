"""What lies on the disk after torture, read with the program's own readers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from torture_tests.program_run import Seen

if TYPE_CHECKING:
    from game.engine.journal import Journal


class Lying(NamedTuple):
    """A match as its file has it."""

    journal: Journal
    actions: list[str]
    over: bool

    @property
    def seed(self) -> str:
        """What it was dealt from."""
        return self.journal.seed


def matches(folder: Path) -> list[Lying]:
    """Every match in the program's *folder*.

    Raises:
        AssertionError: when one of them cannot be read whole.
    """
    from game.engine.journal import CorruptJournal
    from game.store.matches.match_folder import MatchFolder
    from game.store.paths import user_paths

    kept = MatchFolder(user_paths(folder).matches)
    found = []
    for preview in kept.previews():
        try:
            match = kept.read(preview.path)
        except CorruptJournal as error:
            raise AssertionError(f"{preview.path.name} cannot be read: {error}") from None
        assert not match.damage, f"{preview.path.name} is damaged: {match.damage}"
        progress = match.progress()
        actions = [repr(each) for each in progress.journal.actions]
        found.append(Lying(progress.journal, actions, progress.finished))
    return found


def why_not_ended(folder: Path, shown: Seen) -> str:
    """Why a match that was *shown* does not lie whole and over in *folder*; nothing if it does."""
    try:
        found = [each for each in matches(folder) if each.seed == shown.seed]
    except AssertionError as error:
        return str(error)
    if len(found) != 1:
        return f"it lies there {len(found)} times"
    lying = found[0]
    if not shown.agrees(lying.actions):
        return f"{len(shown.actions)} decisions were shown, {len(lying.actions)} lie there"
    if not lying.over:
        return f"it lies there with {len(lying.actions)} decisions and is not over"
    return "" if ended(lying.journal) else "its file says that it is over, its rules do not"


def ended(journal: Journal) -> bool:
    """Whether a match is over by its rules.

    Raises:
        CorruptJournal: when they refuse something of it.
    """
    from game.shelf import game_entry

    rules = game_entry(journal.game).open(journal.seats, journal.options)
    return journal.replay(rules).outcome is not None
