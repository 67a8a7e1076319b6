"""The replay screen: a match at the same table, as one seat saw it or everybody, step by step."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game.app.review.analysis_labels import verdict_text
from game.app.review.match_review import MatchReview
from game.app.review.repeated_deal import play_on
from game.app.review.replay_bar import NextMoveLabel, ReplayBar, StepButton
from game.app.review.replay_cursor import ReplayCursor
from game.app.scenes.app_context import AppContext
from game.app.scenes.scene import Scene
from game.app.scenes.table_dependencies import table_deps
from game.app.session.result_text import moves_text
from game.engine.zones import Seat
from game.presentation.marks import Mark, MarkKind
from game.presentation.status import Status
from game.shelf import game_entry
from game.table.hud.event_log import READ_KEYS, spoken_events
from game.table.table_deps import PlayerInfo
from game.table.table_view import TableView
from game.ui.accessible_node import AccessibleNode
from game.ui.forms.form import Form
from game.ui.pictures.canvas import Drawable
from game.ui.widgets.button import Button

LOOKS = (pygame.K_l, pygame.K_o, pygame.K_v)
"""The keys of the table that only show it otherwise: log, order of the hand, open heaps."""
AT_THE_END = "The match ends here; step back to play on from an earlier move."


class ReplayScene(Scene):
    """Arrows step; Home and End go to the ends; Page keys go to one's own decisions.

    While the log is open these keys read in it.
    """

    name = "replay"

    def __init__(
        self, context: AppContext, review: MatchReview, seat: Seat | None, made: int
    ) -> None:
        """The match of *review* after so many actions had been *made*, as *seat* saw it; as
        everybody saw it without one. No hand lies open while it is not over."""
        super().__init__(context.theme)
        self.context = context
        self.review = review
        self.seat = seat
        self.cursor = ReplayCursor(review.journal, seat)
        self.cursor.go(made)
        self.open = False
        """Whether all hands lie open."""
        journal = review.journal
        self.rules = game_entry(journal.game).open(journal.seats, journal.options)
        people = [PlayerInfo(p.name, p.portrait, p.human) for p in review.players]
        self.view = TableView(
            self.rules.id,
            self.rules.title,
            self.rules.zone_registry,
            people,
            table_deps(context, context.play),
        )
        self.form = Form(context.theme, (), context.stack.pop)
        self.words = NextMoveLabel(context.theme)
        self._begin = True

    # What the stage asks

    def enter(self) -> None:
        """Settings may have changed."""
        self.view.deps = table_deps(self.context, self.context.play)

    def layout(self, size: tuple[int, int]) -> None:
        """The bar below, the table in what is left."""
        super().layout(size)
        fresh = self.form.focused is None
        self.bar = self._bar()
        self.form.set([self.bar])
        tall = self.bar.wanted(size[0])[1]
        self.bar.place(pygame.Rect(0, size[1] - tall, size[0], tall))
        self.form.settle()
        if fresh:
            self.form.focus(self._on, self.context.last_input_was_key)
        self.view.layout(self._table())
        if self._begin:
            self._begin = False
            self._show()

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The felt above the bar."""
        sheet = pygame.Surface(size)
        sheet.blit(self.view.backdrop(self._table()), (0, 0))
        return sheet

    def backdrop_stamp(self) -> Hashable:
        """Whether it is painted."""
        return self.view.backdrop_stamp()

    def drawn(self) -> Sequence[Drawable]:
        """The table, and the bar over it."""
        return [*self.view.drawn(), *self.form.drawn()]

    def describe(self) -> list[AccessibleNode]:
        """All of it in words."""
        return [*self.view.describe(), *self.form.describe()]

    def update(self, dt: float) -> bool:
        """Let cards fly."""
        self.view.set_time_left(None)
        return self.form.update(dt) or self.view.update(dt)

    def event(self, e: pygame.event.Event) -> bool:
        """The bar first, then what can be looked at on the table."""
        if self.view.gestures.selection.dialog is not None:
            return self.view.event(e)
        if e.type == pygame.KEYDOWN:
            return self._key(e)
        pos = getattr(e, "pos", None)
        if pos is not None and pos[1] >= self.bar.rect.top:
            return self.form.event(e)
        if e.type == pygame.MOUSEMOTION:
            self.form.event(e)
        return self.view.event(e)

    # The steps

    def go(self, made: int) -> None:
        """To the moment when so many actions have been made; one step on is played out."""
        before = self.cursor.made
        if max(0, min(made, self.cursor.whole)) == before:
            return
        events = self.cursor.go(made)
        if self.cursor.made != before + 1 or self.open:
            self._show()
            return
        seen = self.cursor.observe()
        self.view.play(events, seen, self._status())
        self._tell()

    def lay_open(self) -> None:
        """Lay all hands open, or turn them down again."""
        self.open = not self.open
        self._show()
        self.layout(self.size)

    def play_on(self) -> None:
        """Begin a new match that stands where this one stood at this moment."""
        if self.cursor.next_action is None:
            self.context.say(AT_THE_END, at_once=True)
        else:
            nonce = self.context.new_nonce()
            self.context.open(play_on(self.review, self.cursor.made, nonce))

    def _own(self, step: int) -> None:
        """To the next decision of one's own that way."""
        moves = self._own_moves()
        here = self.cursor.made + 1
        if step > 0:
            self.go(next((m - 1 for m in moves if m > here), self.cursor.whole))
        else:
            self.go(next((m - 1 for m in reversed(moves) if m < here), 0))

    def _own_moves(self) -> Sequence[int]:
        """The numbers of one's own actions."""
        if self.seat is not None and self.review.finished:
            return self.review.analyst(self.seat, self.context.apart).findings.moves
        actions = enumerate(self.cursor.journal.actions, 1)
        return [number for number, action in actions if action.seat == self.seat]

    def _key(self, e: pygame.event.Event) -> bool:
        reading = self.view.hud.log.open and e.key in (*READ_KEYS, pygame.K_ESCAPE)
        if reading or e.key in LOOKS:
            return self.view.event(e)
        navigator = {
            pygame.K_LEFT: partial(self.go, self.cursor.made - 1),
            pygame.K_RIGHT: partial(self.go, self.cursor.made + 1),
            pygame.K_HOME: partial(self.go, 0),
            pygame.K_END: partial(self.go, self.cursor.whole),
            pygame.K_PAGEUP: partial(self._own, -1),
            pygame.K_UP: partial(self._own, -1),
            pygame.K_PAGEDOWN: partial(self._own, 1),
            pygame.K_DOWN: partial(self._own, 1),
        }
        if e.key in navigator:
            navigator[e.key]()
            return True
        return self.form.event(e)

    # The inside

    def _show(self) -> None:
        """The table at once as it is now, its log up to here."""
        seen = self.cursor.observe(self.open)
        self.view.show(seen, self._status())
        self.view.rewrite_log(spoken_events(seen.history))
        self._tell()

    def _status(self) -> Status:
        """The signs round the cards, and a ring round those that are taken next by oneself."""
        status, action = self.cursor.status(), self.cursor.next_action
        if action is None or action.seat != self.seat:
            return status
        ringed = (
            Mark(MarkKind.LAST, place.zone, place.at) for place in self.cursor.action_places(action)
        )
        return status._replace(marks=(*status.marks, *ringed))

    def _tell(self) -> None:
        """What stands in the bar."""
        past, action = self.cursor, self.cursor.next_action
        self.words.what = ""
        if action is None:
            end = "The end" if self.review.finished else "So far"
            self.words.where = f"{end}, after {moves_text(past.whole)}"
            return
        self.words.where = f"Before move {past.made + 1} of {past.whole}"
        if action.seat != self.seat:
            self.words.what = f"{self.review.players[action.seat].name} is next."
            return
        self.words.what = f"You chose: {self.review.named(past.told(action))}"
        found = self.review.decision(action.seat, past.made + 1)
        if found is not None:
            self.words.what += f". {verdict_text(found, self.review.named)}"

    def _bar(self) -> ReplayBar:
        theme, past = self.theme, self.cursor
        self._on = StepButton(theme, "Step on", lambda: self.go(past.made + 1))
        steps = [
            StepButton(theme, "Start", lambda: self.go(0)),
            StepButton(theme, "Step back", lambda: self.go(past.made - 1)),
            self._on,
            StepButton(theme, "End", lambda: self.go(past.whole)),
        ]
        words = "Hide hands" if self.open else "Open hands"
        hands = Button(theme, words, self.lay_open, key="H")
        hands.name = "hands"
        back = Button(theme, "Back", self.context.stack.pop)
        played_on = (
            [Button(theme, "Play on from here", self.play_on, key="P")] if self.review.seats else []
        )
        ways = [*played_on, hands, back] if self.review.finished else [back]
        return ReplayBar(theme, steps, self.words, ways)

    def _table(self) -> tuple[int, int]:
        """The size of the table: all but the bar."""
        return self.size[0], max(1, self.bar.rect.top)
