"""Startup tidying: leftovers are cleared away, earlier matches move in, a locked folder is told."""

from __future__ import annotations

from game.app.scenes.app_context import AppContext
from game.store.leftover_files import remove_leftovers
from game.store.matches import deleted_matches
from game.store.paths import is_writable


def remove_old_leftovers(context: AppContext) -> None:
    """Remove what a power cut left half written or deleted, and locks that nobody holds."""
    paths = context.paths
    for folder, prefix in (
        (paths.config, paths.settings.name),
        (paths.saves, paths.old_running.name),
        (paths.matches, ""),
    ):
        remove_leftovers(folder, prefix)
    deleted_matches.remove_abandoned(paths.matches)


def import_earlier_matches(context: AppContext) -> None:
    """Import the matches of an earlier version; say what could not be imported."""
    if not context.paths.old_match_files():
        return
    from game.store.matches.old_version_import import import_old_matches

    for problem in import_old_matches(context.paths).problems:
        context.say(problem)


def warn_of_locked_folder(context: AppContext) -> None:
    """Say so before anybody plays if no match can be saved."""
    folder = context.paths.matches
    if not is_writable(folder):
        context.say(
            f"Nothing can be saved: you may not write to {folder}. "
            "What is played now is lost when you leave."
        )
