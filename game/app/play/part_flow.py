"""Part flow: the short sheet that stops the table when a new part of a game begins."""

from __future__ import annotations

from collections.abc import Callable

from game.app.play.event_feed import EventFeed
from game.app.scenes.app_context import AppContext
from game.app.session.session import Session
from game.presentation.part_sheet import PartSheet
from game.ui.forms.dialog import Dialog, DialogButton
from game.ui.forms.dialog_stack import DialogStack
from game.ui.pictures.widget_svg import Background
from game.ui.widgets.containers import Column
from game.ui.widgets.label import Label


class PartFlow:
    """The sheet of a part, laid over the table once, before everybody: it is public."""

    def __init__(
        self,
        context: AppContext,
        session: Session,
        layers: DialogStack,
        feed: EventFeed,
        told: Callable[[], bool],
    ) -> None:
        """Lay sheets here only if *told*; a lesson says by itself what is to say."""
        self.context = context
        self.session = session
        self.layers = layers
        self.feed = feed
        self._told = told
        self._open: Dialog | None = None

    def choose_stops(self) -> None:
        """Let the table stop where somebody is there to read, and wants to see what happens."""
        context, people = self.context, self.session.hot_seat.humans
        reads = bool(people) and not context.demo and context.settings.speed > 0
        self.feed.stops_at_parts = reads and self._told()

    def lay(self) -> None:
        """Lay the due sheet on the table, unless it lies there."""
        sheet = self.feed.due_part
        if sheet is None or (self._open is not None and self._open in self.layers.dialogs):
            return
        theme, named = self.context.theme, self.session.hot_seat.named
        lines = [
            Label(theme, named(sentence), "body", ground=Background.PAPER)
            for sentence in sheet.sentences
        ]
        self._open = self.layers.ask(
            theme,
            sheet.title,
            "",
            [DialogButton("Go on", lambda: self._read(sheet), primary=True)],
            extra=[Column(theme, lines, 1.2)],
        )

    def _read(self, sheet: PartSheet) -> None:
        if self.feed.due_part is sheet:
            self.feed.due_part = None
