"""Opening a match from a file: one of the list, or one that is imported first."""

from __future__ import annotations

from pathlib import Path

from game.app.match_exchange import NotExchanged, take
from game.app.matches_scene import MatchesScene
from game.app.old_match import OldMatch
from game.app.parlour import Parlour
from game.engine.journal import CorruptJournal
from game.engine.options import BadOption


def open_file(parlour: Parlour, path: Path) -> None:
    """Goes on with the match in the file *path* or shows it, from the list of matches.

    One from elsewhere is imported first; a damaged one is only watched, as far as it goes.
    """
    if not _is_ours(parlour, path):
        try:
            path, _ = take(parlour.matches, path)
        except NotExchanged as error:
            parlour.say(str(error))
            _watch_damaged(parlour, path)
            return
    scene = MatchesScene(parlour, path)
    parlour.stack.push(scene)
    scene.open_wished()


def take_file(parlour: Parlour, path: Path) -> None:
    """Imports the match in a file that was dropped on the window, and shows it in the list."""
    top = parlour.stack.top
    if isinstance(top, MatchesScene):
        top.actions.take(path)
        return
    try:
        here, fresh = take(parlour.matches, path)
    except NotExchanged as error:
        parlour.say(str(error), at_once=True)
        return
    told = "was imported; it lies under Matches" if fresh else "is here already, under Matches"
    parlour.say(f"{path.name} {told}.", at_once=True)
    if top.name == "title":
        parlour.ways.matches(here)


def _is_ours(parlour: Parlour, path: Path) -> bool:
    """Whether the file lies in the folder of matches."""
    try:
        return path.resolve().parent == parlour.matches.folder.resolve()
    except (OSError, RuntimeError):  # a loop of links
        return False


def _watch_damaged(parlour: Parlour, path: Path) -> None:
    """Shows what can be read of a match that cannot be taken in, if anything."""
    try:
        study = OldMatch(parlour.matches.read(path)).study
    except (BadOption, CorruptJournal):
        return
    seats = study.seats
    seat = next(iter(seats)) if len(seats) == 1 or (seats and study.finished) else None
    parlour.ways.replay(study, seat, 0)
