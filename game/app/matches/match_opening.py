"""Opening a match from a file: one of the list, or one that is imported first."""

from __future__ import annotations

from pathlib import Path

from game.app.matches.match_import_export import ImportExportError, import_match
from game.app.matches.matches_scene import MatchesScene
from game.app.review.archived_match import ArchivedMatch
from game.app.review.review_routes import ReplayRoute
from game.app.scenes.app_context import AppContext
from game.engine.journal import CorruptJournal
from game.engine.options import BadOption


def open_match_file(context: AppContext, path: Path) -> None:
    """Go on with the match in the file *path* or show it, from the list of matches.

    One from elsewhere is imported first; a damaged one is only watched, as far as it goes.
    """
    if not _is_ours(context, path):
        try:
            path, _ = import_match(context.matches, path)
        except ImportExportError as error:
            context.say(str(error))
            _watch_damaged(context, path)
            return
    scene = MatchesScene(context, path)
    context.stack.push(scene)
    scene.open_wished()


def _is_ours(context: AppContext, path: Path) -> bool:
    """Whether the file lies in the folder of matches."""
    try:
        return path.resolve().parent == context.matches.folder.resolve()
    except (OSError, RuntimeError):  # a loop of links
        return False


def _watch_damaged(context: AppContext, path: Path) -> None:
    """Show what can be read of a match that cannot be taken in, if anything."""
    try:
        review = ArchivedMatch(context.matches.read(path)).review
    except (BadOption, CorruptJournal):
        return
    seats = review.seats
    seat = next(iter(seats)) if len(seats) == 1 or (seats and review.finished) else None
    context.open(ReplayRoute(review, seat, 0))
