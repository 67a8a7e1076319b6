"""The replay menu: whose eyes one looks through, and what can be done with the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.app.replay.replay_cursor import ReplayCursor
from game.app.review.deal_again import deal_again
from game.app.review.match_review import MatchReview
from game.app.review.share_code_dialog import show_share_code
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import RulesRoute, ScoreButton, ScoreRoute, SettingsRoute
from game.engine.zones import Seat
from game.ui.forms.dialog_stack import DialogStack
from game.ui.forms.menu_dialog import MenuEntry, MenuText, open_menu

EYES = "Through whose eyes?"
EYES_TOLD = "You see what that player saw then; or all hands lie open."
OPEN = "All hands open"
OPEN_KEY = "0"
BACK = "Back to the replay"


class ReplayMenu:
    """The dialogs over one replay."""

    def __init__(self, context: AppContext, layers: DialogStack, review: MatchReview) -> None:
        """Dialogs go to *layers*."""
        self._context = context
        self._layers = layers
        self._review = review

    def ask_eyes(self, now: Seat | None, look: Callable[[Seat | None], None]) -> None:
        """Ask whose eyes to look through; *look* hears a seat, or None for all hands open.

        *now* is what is looked through already, in the same way.
        """
        names = self._review.names
        told = [*enumerate(names), (None, OPEN)]
        buttons = [
            MenuEntry(
                name, partial(look, seat), OPEN_KEY if seat is None else str(seat + 1), seat == now
            )
            for seat, name in told
        ]
        self._ask(EYES, EYES_TOLD, buttons)

    def eyes_label(self, seat: Seat | None, *, laid_open: bool) -> str | None:
        """What the button for other eyes says: whose they are now, or that all hands lie open.

        None while the match is not over: then nobody changes them.
        """
        if not self._review.finished:
            return None
        if laid_open:
            return OPEN
        return "Eyes" if seat is None else f"Eyes: {self._review.players[seat].name}"

    def open(self, show_sheet: Callable[[], None]) -> None:
        """Lay the menu over the table; *show_sheet* shows the score sheet of this moment."""
        context, show, key = self._context, self._context.open, self._context.keys.key
        entries = [
            MenuEntry("Score sheet", show_sheet, key("score")),
            MenuEntry("Rules", self.show_rules, key("rules")),
            MenuEntry("Settings", lambda: show(SettingsRoute()), key("settings")),
        ]
        if self._review.finished:
            entries += [
                MenuEntry(
                    "Same deal again",
                    lambda: show(deal_again(self._review, context.new_nonce())),
                    key("again"),
                ),
                MenuEntry("Share this deal", self._share, key("share")),
            ]
        self._ask("The replay is paused", "", entries)

    def show_rules(self) -> None:
        """Open the rules of this game."""
        self._context.open(RulesRoute(self._review.journal.game))

    def show_sheet(self, cursor: ReplayCursor) -> None:
        """Show the score sheet of the moment at which *cursor* stands."""
        sheet, players = cursor.sheet(), self._review.players
        back = [ScoreButton(BACK, self._context.stack.pop)]
        title, game = cursor.headline(players), self._review.journal.game
        self._context.open(
            ScoreRoute(game, title, sheet, players, cursor.seat, back, sheet, over=cursor.over)
        )

    def _share(self) -> None:
        show_share_code(self._context, self._layers, self._review)

    def _ask(self, title: str, text: str, entries: Sequence[MenuEntry]) -> None:
        open_menu(self._layers, self._context.theme, MenuText(title, BACK, text), entries)
