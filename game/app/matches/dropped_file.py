"""A dropped file: a match that was dropped on the window is imported and shown in the list."""

from __future__ import annotations

from pathlib import Path

from game.app.matches.match_import_export import ImportExportError, import_match
from game.app.matches.matches_scene import MatchesScene
from game.app.records.transfer_dialog import take_in_file
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import MatchesRoute


def import_dropped_file(context: AppContext, path: Path) -> None:
    """Import the match in a file that was dropped on the window, and show it in the list.

    A transfer file brings all it holds.
    """
    top = context.stack.top
    if path.suffix == ".zip":
        take_in_file(context, path)
        top.enter()
        return
    if isinstance(top, MatchesScene):
        top.actions.importing.take(path)
        return
    try:
        here, fresh = import_match(context.matches, path)
    except ImportExportError as error:
        context.say(str(error), at_once=True)
        return
    told = "was imported; it lies under Matches" if fresh else "is here already, under Matches"
    context.say(f"{path.name} {told}.", at_once=True)
    if top.name == "title":
        context.open(MatchesRoute(here))
