"""The play: the table and the session, each told what the other did."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.app.advice import Advice
from game.app.banter import Banter
from game.app.coach import Coaches
from game.app.course import Course
from game.app.ears import Ears
from game.app.free_place import free_place
from game.app.hand_sorting import HandSorting
from game.app.handover import Handover
from game.app.hint import Hint
from game.app.parlour import Parlour
from game.app.play_menu import PlayMenu
from game.app.scene import Scene
from game.app.session import Session
from game.app.sheets import Sheets
from game.app.table_desk import desk, people
from game.app.undo_controls import UndoControls
from game.engine.action import Choice
from game.table.view import TableView
from game.ui.canvas import Drawn
from game.ui.describe import Described
from game.ui.dialog import Layers


class PlayScene(Scene):
    """Passes events to the table and choices to the session; the model never waits for it."""

    name = "play"

    def __init__(self, parlour: Parlour, session: Session) -> None:
        """The table of *session*, the cards lying as they lie now."""
        super().__init__(parlour)
        self.session = session
        self.ears = Ears(parlour, session)
        rules = session.rules
        laid = desk(parlour, self.ears.hear)
        self.view = TableView(rules.id, rules.title, rules.board, people(session.players), laid)
        self.view.on_choice = self.decide
        self.view.explain = lambda action: self.session.match.explain(action)
        self.banter = Banter(session.players, self.view.remark, session.winners)
        self.view.on_said = self.banter.hear
        self.layers = Layers(self.view)
        self.sorting = HandSorting(self.view, session.autosave)
        self.course = Course(session, self.view)
        self.sheets = Sheets(parlour, session, self.course)
        self.coaches = Coaches(parlour, rules.id, session.players)
        self.advice = Advice(self.view, self.coaches)
        self.hint = Hint(parlour, session, self.view, self.advice)
        self.undo = UndoControls(parlour, session, self.view, self.layers, self._went_back)
        self.menu = PlayMenu(parlour, session, self.layers, self.sheets, self.hint, self.undo)
        self.handover = Handover(parlour, session)
        self._begin = True

    # What the stage asks

    def enter(self) -> None:
        """Comes back from another screen: settings may have changed."""
        self.session.pace = self.parlour.settings.pace
        self.session.curtain = self.parlour.settings.curtain
        self.advice.wanted = self.parlour.settings.hints
        self.banter.wanted = self.parlour.settings.talk
        self.view.hush()
        self.view.desk = desk(self.parlour, self.ears.hear)
        self.handover.touched()
        if not self._begin and self.course.another_looks:
            self._show_again()  # the curtain has opened: the table is turned before it is seen

    def leave(self) -> None:
        """The match lies on the disk; whoever thinks about it may stop."""
        self.session.leave()
        self._say_trouble()

    def layout(self, size: tuple[int, int]) -> None:
        """The table fills the window."""
        super().layout(size)
        self.view.layout(size)
        self.layers.layout(size)
        self.advice.layout()
        if self._begin:
            self._begin = False
            self.course.open()

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """Felt, rail and the night around."""
        return self.view.backdrop(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether it is painted."""
        return self.view.backdrop_stamp()

    def free_strip(self, wanted: Callable[[int], int]) -> pygame.Rect:
        """A strip where no face, no card and no prompt lies, and least of all a note."""
        note = self.advice.rects()
        taken = [*self.view.occupied(), *note, *note, *note]
        return free_place(self.view.layout_, taken, self.view.empty_places(), wanted, line=True)

    def told(self, text: str) -> None:
        """What hung over the table stands in the log as well."""
        self.view.hud.log.write(None, text)

    def drawn(self) -> Sequence[Drawn]:
        """The table with a line of advice, and a dialog over it."""
        if self.layers.dialogs:
            return self.layers.drawn()
        return [*self.layers.drawn(), *self.advice.drawn()]

    def describe(self) -> list[Described]:
        """What can be reached."""
        return [*self.layers.describe(), *self.advice.describe()]

    def event(self, e: pygame.event.Event) -> bool:
        """First the dialog or the table, then the keys of the play."""
        self.handover.touched()
        if e.type == pygame.WINDOWFOCUSLOST and self.session.hot_seat and not self.session.over:
            self.advice.forget_hint()
            self.session.close_curtain()
        if not self.layers.dialogs and (self.sheets.event(e) or self.advice.event(e)):
            return True
        if self._on_title(e):
            self.menu.pause()
            return True
        if self.layers.event(e):
            return True
        if e.type != pygame.KEYDOWN or self.layers.dialogs:
            return False
        return self.menu.press(e)

    def _on_title(self, e: pygame.event.Event) -> bool:
        """Whether the name of the game is clicked: the way to the menu for the mouse."""
        if e.type != pygame.MOUSEBUTTONDOWN or e.button != 1 or self.layers.dialogs:
            return False
        laid = self.view.layout_
        return laid.frame.px(laid.title).collidepoint(e.pos)

    def keep(self) -> None:
        """Tries again to save the match; what is wrong with it is told under a score sheet too."""
        self.session.autosave.retry(self.parlour.now)
        self._say_trouble()

    def update(self, dt: float) -> bool:
        """Shows what happened; when all is shown, asks who decides next."""
        if self.layers.dialogs:
            self.view.pointer.cancel()
        moving = self.layers.update(dt)
        self.sorting.keep()
        self.view.time(None)
        if self.handover.idle():
            self.layers.dialogs.clear()
            self.session.close_curtain()
        if self.layers.dialogs or self.sheets.looking:
            return moving
        if self.course.another_looks:
            self._show_again()
            return True
        if self.view.busy:
            return True
        moving = self.undo.update() or moving
        return self._next(dt) or moving

    # The course of the play

    def decide(self, choice: Choice) -> None:
        """Takes a decision of the person at the screen; the table says why if it is refused."""
        session = self.session
        before = session.match.observe(None) if session.hot_seat and session.curtain else None
        refused = session.submit(choice.action)
        if refused is not None:
            card = choice.action.cards[0] if choice.action.cards else None
            self.view.refuse(refused.text, card)
            return
        self.advice.put_away()
        if before is not None and session.viewer != self.course.looks:
            self.course.hide(before)
        self.handover.decided()
        self.course.advance()

    def _next(self, dt: float) -> bool:
        session, course = self.session, self.course
        held_back = self._held_back()
        if course.sheet_due:
            self.sheets.between()
        elif course.waits:
            course.go_on()
        elif session.over:
            self.sheets.end(dt)
        elif session.waiting_for is not None:
            self.handover.draw(dt)
        elif not held_back and session.poll(dt):
            course.advance()
        elif session.may_act:
            self._offer()
            self.view.time(session.remaining)
            return self.hint.poll() or (session.running and not held_back)
        return True

    def _show_again(self) -> None:
        """Shows the table as it is; what was advised was for somebody else, or is out of date."""
        self.advice.forget_hint()
        self.course.show_again()

    def _went_back(self) -> None:
        """Shows the table and the log after an undo or a redo."""
        self.sheets.looking = False
        self._show_again()
        self.course.write_log()

    def _held_back(self) -> bool:
        """Whether the others wait, out of courtesy: a person is about to break into a turn."""
        session = self.session
        if session.match.turn.lead is None:
            return False
        return session.called is not None or (session.may_act and self.view.handling)

    def _offer(self) -> None:
        seen = self.course.offer()
        if seen is None:
            return
        status = self.course.status(seen)
        self.session.note()
        self.advice.give(seen, status, self.session.named)

    # The inside

    def _say_trouble(self) -> None:
        if self.session.trouble:
            self.parlour.say(self.session.trouble)
            self.session.forget_trouble()
