"""Game pages: where the rules, coach notes and lesson of a game are written, whoever offers it."""

from __future__ import annotations

import sys
from pathlib import Path

from game.shelf import SHELF


def game_page(assets: Path, folder: str, name: str) -> Path:
    """Return where the file *name* of a game lies, if there is one: ``rules``, ``pitch.md``.

    It is looked for in *folder* of our *assets*; a game of another package has an ``assets``
    folder of its own. Names begin with the id of the game.
    """
    ours = assets / folder / name
    game = SHELF.get(name.partition(".")[0])
    if game is None or ours.exists():
        return ours
    package = sys.modules.get(game.rules.__module__.partition(".")[0])
    where = getattr(package, "__file__", None)
    theirs = None if where is None else Path(where).parent / "assets" / folder / name
    return theirs if theirs is not None and theirs.exists() else ours
