"""The share code dialog: the code of a deal, and its way to the clipboard."""

from __future__ import annotations

from game.app.review.match_review import MatchReview
from game.app.scenes.app_context import AppContext
from game.app.sharing.share_code import BadShareCode, share_code
from game.ui.clipboard import copy_text
from game.ui.forms.dialog import DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.label import Label

SHARE = "Share this deal"
TOLD = (
    "Whoever types in this code, under “Type in a deal” before a match, gets the same game with "
    "the same cards, options and computers."
)
COPIED = "The code lies on the clipboard."
NO_CLIPBOARD = "There is no clipboard here; write the code down."


def show_share_code(context: AppContext, layers: DialogStack, review: MatchReview) -> None:
    """Show the code of a match that is over; say why if it has none.

    Raises:
        ValueError: when the match still goes on; its seed is not told then.
    """
    if not review.finished:
        raise ValueError("The seed of a running match is not told.")
    try:
        code = share_code(review.journal, review.players, review.players_version)
    except BadShareCode as error:
        context.say(str(error), at_once=True)
        return

    def copy() -> None:
        context.say(COPIED if copy_text(code) else NO_CLIPBOARD, at_once=True)

    layers.ask(
        context.theme,
        SHARE,
        TOLD,
        [DialogButton("Copy", copy, primary=True), DialogButton("Back", lambda: None)],
        extra=[Label(context.theme, code, "heading", ground=Background.PAPER, side="middle")],
    )
