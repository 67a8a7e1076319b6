"""The pages: what is written about a game in its rules, and on its box."""

from __future__ import annotations

from game.app.parlour import Parlour
from game.app.things import game_title
from game.shelf import Box
from game.store.bounded_read import MEGABYTE, Unreadable, read_text


def rules_text(parlour: Parlour, game: str) -> str:
    """The rules page of *game*, or a sentence that it is missing."""
    path = parlour.assets / "rules" / f"{game}.md"
    try:
        return read_text(path, MEGABYTE)
    except Unreadable:
        return f"# {game_title(game)}\n\nThe rules page of this game is missing."


def players(box: Box) -> str:
    """For how many players a game is: ``3 to 7 players``."""
    first, last = box.rules.players[0], box.rules.players[-1]
    if last == 1:
        return "1 player"
    return f"{first} players" if first == last else f"{first} to {last} players"


def blurb(parlour: Parlour, box: Box) -> str:
    """The first paragraph of a game's rules page."""
    for part in rules_text(parlour, box.rules.id).split("\n\n"):
        text = " ".join(part.split())
        if text and not text.startswith(("#", "{", "-", "*", "|")):
            return text.replace("**", "").replace("*", "")
    return ""
