"""The replay menu: whose eyes one looks through, and what can be done with the match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.app.replay.replay_cursor import ReplayCursor
from game.app.review.deal_again import deal_again
from game.app.review.match_review import MatchReview
from game.app.review.share_code_dialog import show_share_code
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import RulesRoute, ScoreButton, ScoreRoute, SettingsRoute
from game.engine.zones import Seat
from game.ui.forms.dialog import DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.widgets.button import Button
from game.ui.widgets.containers import grid

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
            self._entry(
                name, OPEN_KEY if seat is None else str(seat + 1),
                partial(look, seat), chosen=seat == now,
            )
            for seat, name in told
        ]  # fmt: skip
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
            self._entry("Score sheet", key("score"), show_sheet),
            self._entry("Rules", key("rules"), self.show_rules),
            self._entry("Settings", key("settings"), lambda: show(SettingsRoute())),
        ]
        if self._review.finished:
            entries += [
                self._entry(
                    "Same deal again", key("again"),
                    lambda: show(deal_again(self._review, context.new_nonce())),
                ),
                self._entry("Share this deal", key("share"), self._share),
            ]  # fmt: skip
        self._ask("The replay is paused", "", entries)

    def show_rules(self) -> None:
        """Open the rules of this game."""
        self._context.open(RulesRoute(self._review.journal.game))

    def show_sheet(self, cursor: ReplayCursor) -> None:
        """Show the score sheet of the moment at which *cursor* stands."""
        sheet, players = cursor.sheet(), self._review.players
        back = [ScoreButton(BACK, self._context.stack.pop)]
        title, game = cursor.headline(players), self._review.journal.game
        self._context.open(ScoreRoute(game, title, sheet, players, cursor.seat, back, sheet))

    def _share(self) -> None:
        show_share_code(self._context, self._layers, self._review)

    def _ask(self, title: str, text: str, entries: list[Button]) -> None:
        self._layers.ask(
            self._context.theme, title, text, [DialogButton(BACK, lambda: None, primary=True)],
            extra=[grid(self._context.theme, entries, 2, 1.5)],
        )  # fmt: skip

    def _entry(
        self, label: str, key: str, press: Callable[[], None], *, chosen: bool = False
    ) -> Button:
        def done() -> None:
            self._layers.dialogs.clear()
            press()

        kind = ButtonKind.PRIMARY if chosen else ButtonKind.PAPER
        paper = Background.PAPER
        return Button(self._context.theme, label, done, key=key, kind=kind, ground=paper)
