"""The play: the table and the session, each told what the other did."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

import pygame

from game.app.coach import coach_for
from game.app.curtain_scene import CurtainScene
from game.app.parlour import Parlour
from game.app.play_menu import PlayMenu
from game.app.scene import Scene
from game.app.score_scene import Exit, ScoreScene
from game.app.session import Session
from game.engine.action import Choice
from game.engine.events import Event, Scored
from game.engine.observation import Observation
from game.engine.status import Status
from game.engine.zones import Seat
from game.store.settings import UNNAMED
from game.table.desk import Desk, Person, Taste
from game.table.view import TableView
from game.ui.canvas import Drawn
from game.ui.describe import Described
from game.ui.dialog import Layers

PUBLIC_RESULT = 0.8
"""Seconds a decision is shown to everybody before the curtain falls."""


class PlayScene(Scene):
    """Passes events to the table and choices to the session; the model never waits for it."""

    name = "play"

    def __init__(self, parlour: Parlour, session: Session) -> None:
        """The table of *session*, the cards lying as they lie now."""
        super().__init__(parlour)
        self.session = session
        rules = session.rules
        people = [Person(p.name, p.portrait, p.human) for p in session.players]
        self.view = TableView(rules.id, rules.title, rules.board, people, self._desk())
        self.view.on_choice = self.decide
        self.view.explain = lambda action: self.session.match.explain(action)
        self.layers = Layers(self.view)
        self._seen_events = 0
        self._looks: Seat | None = None
        self._waiting: list[Event] = []
        """Events behind a score sheet, to be played when it is put away."""
        self._sheet_due: str = ""
        self._ended = False
        self._offered = -1
        self._calm = 0.0
        self._resting = False
        """The person looks at the table between two rounds; a click or key goes on."""
        self._begin = True
        self.menu = PlayMenu(self)
        self._coach = coach_for(parlour, rules.id, rules.title) if session.humans else None

    # What the stage asks

    def enter(self) -> None:
        """Comes back from another screen: settings may have changed."""
        self.session.pace = self.parlour.settings.pace
        self.session.curtain = self.parlour.settings.curtain
        self.view.desk = self._desk()

    def leave(self) -> None:
        """The match lies on the disk; whoever thinks about it may stop."""
        self.session.drop()

    def layout(self, size: tuple[int, int]) -> None:
        """The table fills the window."""
        super().layout(size)
        self.view.layout(size)
        self.layers.layout(size)
        if self._begin:
            self._begin = False
            self._opening()

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """Felt, rail and the night around."""
        return self.view.backdrop(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether it is painted."""
        return self.view.backdrop_stamp()

    def drawn(self) -> Sequence[Drawn]:
        """The table, and a dialog over it."""
        return self.layers.drawn()

    def describe(self) -> list[Described]:
        """What can be reached."""
        return self.layers.describe()

    def event(self, e: pygame.event.Event) -> bool:
        """First the dialog or the table, then the keys of the play."""
        if e.type == pygame.WINDOWFOCUSLOST and self.session.hot_seat and not self.session.over:
            self.session.close_curtain()
        if self._resting and not self.layers.dialogs and goes_on(e):
            self._resting = False
            if self.session.over:
                self.show_score()
            return True
        if self.layers.event(e):
            return True
        if e.type != pygame.KEYDOWN or self.layers.dialogs:
            return False
        press = self.menu.keys().get((e.key, bool(e.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))))
        if press is None:
            return False
        press()
        return True

    def update(self, dt: float) -> bool:
        """Shows what happened; when all is shown, asks who decides next."""
        moving = self.layers.update(dt)
        self._say_trouble()
        if self.layers.dialogs or self._resting:
            return moving
        if self.session.viewer != self._looks:
            self.lay_out_again()
            return True
        if self.view.busy:
            return True
        return self._next(dt) or moving

    # The course of the play

    def _opening(self) -> None:
        """A new match is dealt before everybody's eyes; one that was left lies as it lay."""
        session = self.session
        self._looks = session.viewer
        seen = session.observe()
        if session.match.actions:
            self.view.show(seen, self._status(seen))
            self._seen_events = len(seen.history)
        else:
            self._advance()

    def _next(self, dt: float) -> bool:
        session = self.session
        if self._sheet_due:
            self._show_sheet()
        elif self._waiting:
            self._play(self._waiting)
        elif session.over:
            self._end()
        elif session.waiting_for is not None:
            return self._draw_curtain(dt)
        elif session.poll(dt):
            self._advance()
        elif session.to_act is None:
            return True
        else:
            self._offer()
            return self.menu.poll_hint()
        return True

    def decide(self, choice: Choice) -> None:
        """Takes a decision of the person at the screen; the table says why if it is refused."""
        session = self.session
        before = session.match.observe(None) if session.hot_seat and session.curtain else None
        refused = session.submit(choice.action)
        if refused is not None:
            card = choice.action.cards[0] if choice.action.cards else None
            self.view.refuse(refused.text, card)
            return
        if before is not None and session.viewer != self._looks:
            self._looks = session.viewer
            self.view.show(before, self._status(before))
        self._calm = 0.0
        self._advance()

    def _advance(self) -> None:
        """Plays what happened since the last time, as the viewer saw it."""
        events = list(self.session.match.events(self._looks, self._seen_events))
        self._seen_events += len(events)
        self._offered = -1
        self._play(events)

    def _play(self, events: list[Event]) -> None:
        """Plays *events* up to the first score sheet; what lies behind it waits."""
        at = next((n for n, event in enumerate(events) if isinstance(event, Scored)), None)
        now = events if at is None else events[: at + 1]
        self._waiting = [] if at is None else events[at + 1 :]
        seen = self.session.match.observe(self._looks)
        if at is not None:
            scored = events[at]
            assert isinstance(scored, Scored)
            self._sheet_due = scored.title
        self.view.play(now, None if self._waiting else seen, self._status(seen))

    def lay_out_again(self) -> None:
        """Shows the table at once as it is: for another viewer, or after a decision was undone."""
        self._looks = self.session.viewer
        seen = self.session.observe()
        self._seen_events = len(self.session.match.record.events)
        self._waiting, self._sheet_due, self._offered = [], "", -1
        self.view.show(seen, self._status(seen))

    def _offer(self) -> None:
        made = len(self.session.match.actions)
        if self._offered != made:
            self._offered = made
            seen = self.session.observe()
            status = self._status(seen)
            self.view.offer(seen.choices, status.prompt)
            if self._coach is not None:
                verbs = [choice.action.verb for choice in seen.choices if choice.refused is None]
                for line in self._coach.lines(status.goal, verbs):
                    self.parlour.say(self.session.named(line))

    def _draw_curtain(self, dt: float) -> bool:
        self._calm += dt
        if self._calm < PUBLIC_RESULT and self.session.match.actions:
            return True
        seat = self.session.waiting_for
        assert seat is not None
        player = self.session.players[seat]
        recap, opened = self.session.recap(seat), self.session.open_curtain
        self.parlour.stack.push(
            CurtainScene(self.parlour, player.name, player.portrait, recap, opened)
        )
        return True

    # Score sheets

    def _show_sheet(self) -> None:
        """After the last round there is only one sheet, the one that says who won."""
        self._sheet_due = ""
        if not (self.session.over or self.parlour.demo):
            self._push_sheet(self._exits_between())

    def _end(self) -> None:
        if self._ended:
            return
        self._ended = True
        if self.parlour.demo:
            if self.parlour.quit_after_match:
                self.parlour.stack.quit()
            return
        settings = self.parlour.settings
        game = self.session.rules.id
        if game not in settings.learned:
            self.parlour.change(learned=(*settings.learned, game))
        self.parlour.play("win")
        self._push_sheet(
            [
                Exit("New match", self.menu.deal_anew),
                Exit("See the table", self._rest),
                Exit("Title", self.menu.leave),
            ]
        )

    def _exits_between(self) -> list[Exit]:
        pop = self.parlour.stack.pop
        return [Exit("Next round", pop), Exit("See the table", self._rest)]

    def _rest(self) -> None:
        self.parlour.stack.pop()
        self._resting = True
        self.parlour.say("Click or press Enter to go on.", at_once=True)

    def show_score(self) -> None:
        """Shows the sheet so far."""
        if self.session.over:
            self._ended = False
            self._end()
        else:
            self._push_sheet([Exit("Back to the table", self.parlour.stack.pop)])

    def _push_sheet(self, exits: Sequence[Exit]) -> None:
        session = self.session
        seen = session.match.observe(self._looks)
        sheet = session.rules.sheet(seen)
        title = session.rules.title
        outcome = session.match.outcome
        if outcome is not None:
            title = self._winners(outcome.winners)
        sheet = sheet._replace(note=self.session.named(sheet.note))
        self.parlour.stack.push(
            ScoreScene(
                self.parlour, session.rules.id, title, sheet, session.players, self._looks, exits
            )
        )

    def _winners(self, winners: Sequence[Seat]) -> str:
        names = [self.session.players[seat].name for seat in winners]
        if names == [UNNAMED]:
            return "You win!"
        told = " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
        verb = "wins" if len(names) == 1 else "win"
        return f"{told} {verb}!"

    # The inside

    def _status(self, seen: Observation[Any]) -> Status:
        return self.session.rules.status(seen)

    def _say_trouble(self) -> None:
        if self.session.trouble:
            self.parlour.say(self.session.trouble)
            self.session.trouble = ""

    def _desk(self) -> Desk:
        parlour, settings = self.parlour, self.parlour.settings
        taste = Taste(settings.four_colours, settings.large_index, settings.back)
        return Desk(parlour.raster, parlour.theme, taste, parlour.play)


def goes_on(e: pygame.event.Event) -> bool:
    """Whether an event means that the table was looked at long enough."""
    if e.type == pygame.KEYDOWN:
        return e.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE)
    return e.type == pygame.MOUSEBUTTONDOWN and e.button == 1
