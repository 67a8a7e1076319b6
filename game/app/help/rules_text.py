"""The rules text: what is written about a game in its rules, and on its box."""

from __future__ import annotations

from game.app.help.game_assets import game_asset
from game.app.scenes.app_context import AppContext
from game.entry import GameEntry
from game.shelf import game_title
from game.store.bounded_read import MEGABYTE, UnreadableFile, read_text
from game.ui.text.markdown_parser import COMMENT


def rules_text(context: AppContext, game: str) -> str:
    """The rules page of *game*, or a sentence that it is missing."""
    path = game_asset(context.assets, "rules", f"{game}.md")
    try:
        return read_text(path, MEGABYTE)
    except UnreadableFile:
        return f"# {game_title(game)}\n\nThe rules page of this game is missing."


def game_summary(context: AppContext, box: GameEntry) -> str:
    """The first paragraph of a game's rules page."""
    for part in COMMENT.sub("", rules_text(context, box.rules.id)).split("\n\n"):
        text = " ".join(part.split())
        if text and not text.startswith(("#", "{", "-", "*", "|")):
            return text.replace("**", "").replace("*", "")
    return ""


def with_options(text: str, unusual: str) -> str:
    """The *text* of a rules page under the options that differ in the running match, if any."""
    return f"**This match is played with other options:** {unusual}.\n\n{text}" if unusual else text
