"""The replay screen: a match at the same table, through anybody's eyes, played or step by step."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.app.replay.replay_bar import NextMoveLabel, ReplayBar
from game.app.replay.replay_buttons import play_button, step_buttons, way_buttons
from game.app.replay.replay_commands import ReplayCommands
from game.app.replay.replay_cursor import ReplayCursor, own_decision
from game.app.replay.replay_eyes import ReplayEyes
from game.app.replay.replay_keys import COMMANDS, LOOKS, replay_key, shown_keys
from game.app.replay.replay_menu import ReplayMenu
from game.app.replay.replay_scrubber import ReplayScrubber
from game.app.replay.replay_speed import ReplaySpeed
from game.app.replay.replay_table import ReplayTable
from game.app.replay.replay_text import moment_text, next_move_text
from game.app.review.match_review import MatchReview
from game.app.review.play_on_from_here import play_on
from game.app.scenes.app_context import AppContext
from game.app.scenes.scene import Scene
from game.app.scenes.table_from_settings import table_deps
from game.app.widgets.title_click import title_clicked
from game.app.window.freed_memory import return_what_is_free
from game.engine.zones import Seat
from game.table.hud.log_drawer import READ_KEYS
from game.table.hud.log_lines import spoken_events
from game.table.table_view import TableView
from game.ui.accessible_node import AccessibleNode
from game.ui.forms.dialog_stack import DialogStack
from game.ui.pictures.drawable import Drawable

AT_THE_END = "The match ends here; step back to play on from an earlier move."


class ReplayScene(Scene):
    """Space plays and pauses, plus and minus change the speed; left and right step, up and down
    go to the decisions of whose eyes one looks through, the Page keys to the rounds.

    A digit looks through the eyes of a seat, 0 lays all hands open. While the log is open the
    keys read in it.
    """

    name = "replay"
    commands = COMMANDS

    def __init__(
        self, context: AppContext, review: MatchReview, seat: Seat | None, made: int
    ) -> None:
        """The match of *review* after so many actions had been *made*, as *seat* saw it, or
        everybody without one. No other eyes and no open hands while it is not over."""
        super().__init__(context.theme)
        self.context = context
        self.review = review
        self.cursor = ReplayCursor(review.journal, seat)
        self.cursor.go(made)
        self.eyes = ReplayEyes(self.cursor, review)
        self.playback = ReplaySpeed()
        self.table = ReplayTable(context, review, self._key)
        self.layers = DialogStack(self.table)
        self.menu = ReplayMenu(context, self.layers, review)
        self.words = NextMoveLabel(context.theme)
        self.replay_commands = ReplayCommands(
            self.go, self.go_to_own, self.play_or_pause, self.change_speed, self.look_through,
            self.lay_open, self.ask_eyes, self.play_on, self.show_sheet, self.menu.show_rules,
            self.open_menu, context.stack.pop,
        )  # fmt: skip
        self._begin = True

    @property
    def seat(self) -> Seat | None:
        """Through whose eyes one looks; None sees what everybody could see."""
        return self.cursor.seat

    @property
    def view(self) -> TableView:
        """The animated table."""
        return self.table.view

    def enter(self) -> None:
        """Look at the settings again, which may have changed."""
        self.view.deps = table_deps(self.context, self.context.play)
        if not self._begin:
            self.layout(self.size)  # the buttons name their keys

    def leave(self) -> None:
        """Let go of the pictures of the table."""
        self.view.forget_pictures()
        return_what_is_free()

    def layout(self, size: tuple[int, int]) -> None:
        """The bar below, the table in what is left."""
        super().layout(size)
        form = self.table.form
        fresh = form.focused is None
        self.bar = self._bar()
        self.table.layout(size, self.bar)
        if fresh:
            form.focus(self._play, self.context.last_input_was_key)
        self.layers.layout(size)
        if self._begin:
            self._begin = False
            self._show()

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The felt above the bar."""
        sheet = pygame.Surface(size)
        sheet.blit(self.view.backdrop(self.table.table_size), (0, 0))
        return sheet

    def backdrop_stamp(self) -> Hashable:
        """Whether it is painted."""
        return self.view.backdrop_stamp()

    def drawn(self) -> Sequence[Drawable]:
        """The table with its bar, and a dialog over it."""
        return self.layers.drawn()

    def describe(self) -> list[AccessibleNode]:
        """What can be reached, in words."""
        return self.layers.describe()

    def update(self, dt: float) -> bool:
        """Let cards fly, and show the next move when it is due; under a dialog all rests."""
        if self.layers.dialogs:
            return sum(dialog.update(dt) for dialog in self.layers.dialogs) > 0
        self.table.pace = self.playback.pace
        moving = self.table.update(dt)
        if self.playback.due(dt, busy=self.view.busy):
            self._go(self.cursor.made + 1)
            if self.cursor.next_action is None:
                self.play_or_pause()
        return moving or self.playback.playing

    def event(self, e: pygame.event.Event) -> bool:
        """The dialog first, then bar and table."""
        if not self.layers.dialogs and title_clicked(self.table.view, e):
            self.open_menu()
            return True
        return self.layers.event(e)

    def go(self, made: int) -> None:
        """Pause where so many actions have been made; one step on is played out."""
        if self.playback.playing:
            self.play_or_pause()
        self._go(made)

    def play_or_pause(self) -> None:
        """Go on by itself from here, or from the beginning if it is at its end; or stand still."""
        if self.playback.playing:
            self.playback.pause()
        else:
            if self.cursor.next_action is None:
                self._go(0)
            self.playback.start()
        self._play.label = "Pause" if self.playback.playing else "Play"

    def change_speed(self, step: int, *, around: bool = False) -> None:
        """Play slower or faster; *around*: after the fastest comes the slowest."""
        self.playback.change_speed(step, around=around)
        self.layout(self.size)

    def look_through(self, seat: Seat | None) -> None:
        """See the match as *seat* saw it; with None all hands lie open."""
        if self.eyes.change(seat):
            self._show()
            self.layout(self.size)

    def lay_open(self) -> None:
        """Lay all hands open, or turn them down again."""
        self.look_through(self.eyes.seat if self.eyes.open else None)

    def ask_eyes(self) -> None:
        """Ask whose eyes to look through."""
        self.menu.ask_eyes(self.eyes.now, self.look_through)

    def open_menu(self) -> None:
        """Lay the menu over the table."""
        self.menu.open(self.show_sheet)

    def show_sheet(self) -> None:
        """Show the score sheet of this moment."""
        self.menu.show_sheet(self.cursor)

    def play_on(self) -> None:
        """Begin a new match that stands where this one stood at this moment."""
        if self.cursor.next_action is None:
            self.context.say(AT_THE_END, at_once=True)
        else:
            nonce = self.context.new_nonce()
            self.context.open(play_on(self.review, self.cursor.made, nonce))

    def _go(self, made: int) -> None:
        before = self.cursor.made
        if max(0, min(made, self.cursor.whole)) == before:
            return
        events = self.cursor.go(made)
        if self.cursor.made != before + 1:
            self._show()
            return
        self.view.play(events, self.cursor.observe(self.eyes.open), self.cursor.status_with_next())
        self._tell()

    def go_to_own(self, step: int) -> None:
        """Go to the next decision, that way, of whose eyes one looks through."""
        self.go(own_decision(self.review, self.cursor, step, apart=self.context.apart))

    def own_keys(self) -> Sequence[tuple[str, str]]:
        """The keys that step, play and change the eyes."""
        return shown_keys(self.context.keys, finished=self.review.finished)

    def _key(self, e: pygame.event.Event) -> bool:
        reading = self.view.hud.log.open and e.key in (*READ_KEYS, pygame.K_ESCAPE)
        keys = self.context.keys
        if reading or keys.command(e, LOOKS) is not None:
            return self.view.event(e)
        wanted = replay_key(
            e, self.cursor, self.replay_commands, keys, finished=self.review.finished
        )
        if wanted is None:
            return self.table.form.event(e)
        wanted()
        return True

    def _show(self) -> None:
        """The table at once as it is now, its log up to here."""
        seen = self.cursor.observe(self.eyes.open)
        self.view.show(seen, self.cursor.status_with_next())
        self.view.rewrite_log(spoken_events(seen.history))
        self._tell()

    def _tell(self) -> None:
        """What stands in the bar."""
        self._scrubber.made = self.cursor.made
        self.words.where = moment_text(self.cursor, self.review)
        self.words.what = next_move_text(self.cursor, self.review, laid_open=self.eyes.open)

    def _bar(self) -> ReplayBar:
        theme, past, commands = self.theme, self.cursor, self.replay_commands
        self._scrubber = ReplayScrubber(theme, past.whole, past.rounds, self.go, past.made)
        self._play = play_button(theme, self.playback, commands)
        steps = step_buttons(theme, past, self._play, self.playback, commands)
        whose = self.menu.eyes_label(self.seat, laid_open=self.eyes.open)
        ways = way_buttons(
            theme, commands, self.context.keys, whose, plays_on=bool(self.review.seats)
        )
        return ReplayBar(theme, self._scrubber, steps, self.words, ways)
