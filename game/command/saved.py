"""The saved match that a command was given: read, whatever its format, or refused in a sentence."""

from __future__ import annotations

from pathlib import Path

from game.command.arguments import WrongUse
from game.store.match_file import MatchFile, UnreadableMatch, read_match


def saved(path: Path) -> MatchFile:
    """The match in the file at *path*, as far as it can be read.

    Raises:
        WrongUse: when it cannot be opened, as a file that is not there.
        UnreadableMatch: when nothing can be read of it.
    """
    try:
        return read_match(path)
    except UnreadableMatch as error:
        if error.damaged or error.newer:
            raise
        raise WrongUse(f"{path}: {error}") from None
