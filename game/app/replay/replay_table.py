"""The table of a replay: the animated table of the match, and the bar under it."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.app.replay.replay_bar import ReplayBar
from game.app.review.match_review import MatchReview
from game.app.scenes.app_context import AppContext
from game.app.scenes.table_from_settings import table_deps
from game.shelf import game_entry
from game.table.animation.pause_time import usual_length
from game.table.table_dependencies import PlayerInfo
from game.table.table_view import TableView
from game.ui.accessible_node import AccessibleNode
from game.ui.forms.form import Form
from game.ui.pictures.drawable import Drawable


class ReplayTable:
    """A layer of the screen: the bar takes the mouse over it, the table the rest."""

    def __init__(
        self,
        context: AppContext,
        review: MatchReview,
        on_key: Callable[[pygame.event.Event], bool],
    ) -> None:
        """The table of *review* without a bar yet; keys go to *on_key*."""
        self._context = context
        self._on_key = on_key
        journal = review.journal
        self.rules = game_entry(journal.game).open(journal.seats, journal.options)
        people = [PlayerInfo(p.name, p.portrait, p.human) for p in review.players]
        self.view = TableView(
            self.rules.id, self.rules.title, self.rules.zone_registry, people,
            table_deps(context, context.play),
        )  # fmt: skip
        self.view.animation_player.pause_length = usual_length  # it goes on by itself
        self.form = Form(context.theme, (), context.stack.pop)
        self.bar: ReplayBar | None = None
        self.pace = 1.0
        """By how much cards move faster than the settings say."""
        self._laid: Hashable = None
        self._from_bar = False
        """Whether the mouse was pressed over the bar and is still held."""

    def layout(self, size: tuple[int, int], bar: ReplayBar) -> None:
        """Place *bar* below, and the table in what is left of a window of *size*."""
        self.bar = bar
        self.form.set([bar])
        tall = bar.wanted(size[0])[1]
        bar.place(pygame.Rect(0, size[1] - tall, size[0], tall))
        self.form.settle()
        laid = size, tall, self._context.theme.stamp
        if laid != self._laid:  # else what flies goes on flying
            self._laid = laid
            self.view.layout(self.table_size)

    @property
    def table_size(self) -> tuple[int, int]:
        """The size of the table: all but the bar."""
        if self.bar is None:
            return 1, 1
        return self.bar.rect.width, max(1, self.bar.rect.top)

    def event(self, e: pygame.event.Event) -> bool:
        """The bar first, then what can be looked at on the table."""
        if self.view.gestures.selection.dialog is not None:
            return self.view.event(e)
        if e.type == pygame.KEYDOWN:
            return self._on_key(e)
        pos = getattr(e, "pos", None)
        over = pos is not None and pos[1] >= self.table_size[1]
        if e.type == pygame.MOUSEBUTTONDOWN:
            self._from_bar = over
        if over or self._from_bar:
            self._from_bar = self._from_bar and e.type != pygame.MOUSEBUTTONUP
            return self.form.event(e)
        if e.type == pygame.MOUSEMOTION:
            self.form.event(e)
        return self.view.event(e)

    def update(self, dt: float) -> bool:
        """Let cards fly."""
        self.view.set_time_left(None)
        return self.form.update(dt) or self.view.update(dt * self.pace)

    def drawn(self) -> list[Drawable]:
        """The table, and the bar over it."""
        return [*self.view.drawn(), *self.form.drawn()]

    def describe(self) -> list[AccessibleNode]:
        """All of it in words."""
        return [*self.view.describe(), *self.form.describe()]
