"""The replay screen: a match at the same table, through anybody's eyes, played or step by step."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial

import pygame

from game.app.replay.replay_bar import NextMoveLabel, ReplayBar
from game.app.replay.replay_cursor import ReplayCursor
from game.app.replay.replay_menu import OPEN, OPEN_KEY, ReplayMenu
from game.app.replay.replay_playback import ReplayPlayback
from game.app.replay.replay_scrubber import ReplayScrubber
from game.app.replay.replay_table import ReplayTable
from game.app.replay.replay_text import moment_text, next_move_text
from game.app.replay.step_button import StepButton
from game.app.review.match_review import MatchReview
from game.app.review.repeated_deal import play_on
from game.app.scenes.app_context import AppContext
from game.app.scenes.routes import ScoreButton, ScoreRoute
from game.app.scenes.scene import Scene
from game.app.scenes.table_dependencies import table_deps
from game.engine.zones import Seat
from game.presentation.marks import Mark, MarkKind
from game.presentation.status import Status
from game.table.hud.event_log import READ_KEYS, spoken_events
from game.table.table_view import TableView
from game.ui.accessible_node import AccessibleNode
from game.ui.forms.dialog import DialogStack
from game.ui.pictures.canvas import Drawable
from game.ui.pictures.widget_svg import ButtonKind
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget

LOOKS = (pygame.K_l, pygame.K_o, pygame.K_v)
"""The keys of the table that only show it otherwise: log, order of the hand, open heaps."""
STRONG = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
AT_THE_END = "The match ends here; step back to play on from an earlier move."
BACK = "Back to the replay"


class ReplayScene(Scene):
    """Space plays and pauses, plus and minus change the speed; left and right step, up and down
    go to the decisions of whose eyes one looks through, the Page keys to the rounds.

    A digit looks through the eyes of a seat, 0 lays all hands open. While the log is open the
    keys read in it.
    """

    name = "replay"

    def __init__(
        self, context: AppContext, review: MatchReview, seat: Seat | None, made: int
    ) -> None:
        """The match of *review* after so many actions had been *made*, as *seat* saw it; as
        everybody saw it without one. No other eyes and no open hands while it is not over."""
        super().__init__(context.theme)
        self.context = context
        self.review = review
        self.cursor = ReplayCursor(review.journal, seat)
        self.cursor.go(made)
        self.open = False
        """Whether all hands lie open."""
        self.playback = ReplayPlayback()
        self.table = ReplayTable(context, review, self._key)
        self.layers = DialogStack(self.table)
        self.menu = ReplayMenu(context, self.layers, review)
        self.words = NextMoveLabel(context.theme)
        self._begin = True

    @property
    def seat(self) -> Seat | None:
        """Through whose eyes one looks; None sees what everybody could see."""
        return self.cursor.seat

    @property
    def view(self) -> TableView:
        """The animated table."""
        return self.table.view

    # What the stage asks

    def enter(self) -> None:
        """Look at the settings again, which may have changed."""
        self.view.deps = table_deps(self.context, self.context.play)

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
        if not self.layers.dialogs and self.table.title_clicked(e):
            self.open_menu()
            return True
        return self.layers.event(e)

    # The steps

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
        """See the match as *seat* saw it; with None all hands lie open.

        While the match is not over nobody changes his eyes.
        """
        if not self.review.finished or (seat is not None and seat >= len(self.review.players)):
            return
        self.open = seat is None
        if seat is not None:
            self.cursor.seat = seat
        self._show()
        self.layout(self.size)

    def lay_open(self) -> None:
        """Lay all hands open, or turn them down again."""
        self.look_through(self.seat if self.open else None)

    def ask_eyes(self) -> None:
        """Ask whose eyes to look through."""
        self.menu.ask_eyes(None if self.open else self.seat, self.look_through)

    def open_menu(self) -> None:
        """Lay the menu over the table."""
        self.menu.open(self.show_sheet)

    def show_sheet(self) -> None:
        """Show the score sheet of this moment."""
        sheet, players = self.cursor.sheet(), self.review.players
        title = self.cursor.headline(players)
        back = [ScoreButton(BACK, self.context.stack.pop)]
        game = self.review.journal.game
        self.context.open(ScoreRoute(game, title, sheet, players, self.seat, back, sheet))

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
        self.view.play(events, self.cursor.observe(self.open), self._status())
        self._tell()

    def _own(self, step: int) -> None:
        """To the next decision, that way, of whose eyes one looks through."""
        moves = self._own_moves()
        here = self.cursor.made + 1
        if step > 0:
            self.go(next((m - 1 for m in moves if m > here), self.cursor.whole))
        else:
            self.go(next((m - 1 for m in reversed(moves) if m < here), 0))

    def _own_moves(self) -> Sequence[int]:
        """The numbers of the actions of whose eyes one looks through."""
        if self.seat is not None and self.review.finished:
            return self.review.analyst(self.seat, self.context.apart).findings.moves
        actions = enumerate(self.cursor.journal.actions, 1)
        return [number for number, action in actions if action.seat == self.seat]

    # The keys

    def _key(self, e: pygame.event.Event) -> bool:
        reading = self.view.hud.log.open and e.key in (*READ_KEYS, pygame.K_ESCAPE)
        if reading or (e.key in LOOKS and not e.mod & STRONG):
            return self.view.event(e)
        wanted = None if e.mod & STRONG else self._meaning(e)
        if wanted is None:
            return self.table.form.event(e)
        wanted()
        return True

    def _meaning(self, e: pygame.event.Event) -> Callable[[], None] | None:
        """What a key does in a replay; None for those that mean the same everywhere."""
        typed = str(getattr(e, "unicode", ""))
        if typed == OPEN_KEY and self.review.finished:
            return self.lay_open
        if typed.isdecimal() and typed != OPEN_KEY:
            return partial(self.look_through, int(typed) - 1)
        if typed and typed in "+-":
            return partial(self.change_speed, 1 if typed == "+" else -1)
        made, start = self.cursor.made, self.cursor.round_start
        meanings: dict[int, Callable[[], None]] = {
            pygame.K_SPACE: self.play_or_pause,
            pygame.K_LEFT: partial(self.go, made - 1),
            pygame.K_RIGHT: partial(self.go, made + 1),
            pygame.K_HOME: partial(self.go, 0),
            pygame.K_END: partial(self.go, self.cursor.whole),
            pygame.K_UP: partial(self._own, -1),
            pygame.K_DOWN: partial(self._own, 1),
            pygame.K_PAGEUP: partial(self.go, start(-1)),
            pygame.K_PAGEDOWN: partial(self.go, start(1)),
            pygame.K_s: self.show_sheet,
            pygame.K_F1: self.menu.show_rules,
            pygame.K_PAUSE: self.open_menu,
        }
        return meanings.get(e.key)

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
        self._scrubber.made = self.cursor.made
        self.words.where = moment_text(self.cursor, self.review)
        self.words.what = next_move_text(self.cursor, self.review, laid_open=self.open)

    def _bar(self) -> ReplayBar:
        theme, past = self.theme, self.cursor
        self._scrubber = ReplayScrubber(theme, past.whole, past.rounds, self.go)
        self._scrubber.made = past.made
        self._play = StepButton(
            theme, "Pause" if self.playback.playing else "Play", self.play_or_pause,
            ButtonKind.PRIMARY,
        )  # fmt: skip
        self._play.name = "play"
        speed = Button(
            theme, self.playback.speed_text, partial(self.change_speed, 1, around=True), key="+"
        )
        speed.name = "speed"
        steps: list[Widget] = [
            StepButton(theme, "Start", lambda: self.go(0)),
            StepButton(theme, "Previous round", lambda: self.go(past.round_start(-1))),
            StepButton(theme, "Step back", lambda: self.go(past.made - 1)),
            self._play,
            StepButton(theme, "Step on", lambda: self.go(past.made + 1)),
            StepButton(theme, "Next round", lambda: self.go(past.round_start(1))),
            StepButton(theme, "End", lambda: self.go(past.whole)),
            speed,
        ]
        return ReplayBar(theme, self._scrubber, steps, self.words, self._ways())

    def _ways(self) -> list[Widget]:
        """Eyes, playing on, the menu and the way back, as far as the match allows."""
        theme = self.theme
        menu = Button(theme, "Menu", self.open_menu)
        back = Button(theme, "Back", self.context.stack.pop)
        if not self.review.finished:
            return [menu, back]
        whose = OPEN if self.open else ""
        if self.seat is not None and not self.open:
            whose = f"Eyes: {self.review.players[self.seat].name}"
        eyes = Button(theme, whose or "Eyes", self.ask_eyes, key="E")
        eyes.name = "eyes"
        on = Button(theme, "Play on from here", self.play_on, key="F")
        return [eyes, *([on] if self.review.seats else []), menu, back]
