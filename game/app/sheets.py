"""The sheets: when a score sheet is laid on the table, and where one goes from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.app import demo, people
from game.app.course import Course
from game.app.ending import headline
from game.app.parlour import Parlour
from game.app.session import Session
from game.app.study import Study, check_label
from game.app.ways import Exit, Tally
from game.engine.journal import Journal

DEMO_REST = 4.0
"""Seconds between two matches of a demonstration, at the usual speed."""
ASSISTED = "An assisted match."


class Sheets:
    """The score sheets of one match."""

    def __init__(self, parlour: Parlour, session: Session, course: Course) -> None:
        """No sheet was laid yet."""
        self.parlour = parlour
        self.session = session
        self.course = course
        self.looking = False
        """Whether somebody looks at the table before it goes on; a click or a key ends that."""
        self._ended = False
        self._looked = 0.0
        """Seconds the last table of a demonstration was looked at."""
        self._study: Study | None = None
        self._seen = session.rules.sheet(session.match.observe(None))
        """The sheet as it was shown last: what is new since then is counted when it is laid."""

    def between(self) -> None:
        """After a round; the last round has only one sheet, the one that says who won."""
        title, self.course.sheet_due = self.course.sheet_due, ""
        if not (self.session.over or self._demo):
            word = title.split()[0].lower() if title else "round"
            pop = self.parlour.stack.pop
            # The sheet tells what was won; the next deal must not begin with the old news.
            self.course.view.hud.told()
            exits = [Exit(f"Next {word}", pop), Exit("See the table", self._look)]
            self._lay(exits, self._look)

    def end(self, dt: float) -> None:
        """After the match, once; from now on everybody at the table knows its game.

        A demonstration goes on with the next match when *dt* after *dt* has passed for a while.
        """
        if self._demo:
            self._demo_over(dt)
            return
        if self._ended:
            return
        self._ended = True
        for player in self.session.players:
            if player.human:
                people.tell(self.parlour, player.id, self.session.rules.id)
        self._lay_last()

    def show(self) -> None:
        """The sheet so far."""
        if self.session.over:
            self._lay_last()
        else:
            self._lay([Exit("Back to the table", self.parlour.stack.pop)])

    def event(self, e: pygame.event.Event) -> bool:
        """Ends the look at the table; False if *e* does not mean that."""
        if not (self.looking and goes_on(e)):
            return False
        self.looking = False
        if self.session.over:
            self.show()
        return True

    def deal_anew(self) -> None:
        """Deals a new match to the same players."""
        before = self.session.journal
        self.session.leave()
        seed = self.parlour.seed()
        fresh = Journal(before.game, before.version, before.seats, before.options, seed)
        self.parlour.ways.deal(fresh.sealed(self.parlour.salt()), self.session.players)

    @property
    def _demo(self) -> bool:
        """Whether this is a match of the demonstration: nobody reads its sheets."""
        return self.parlour.demo and not self.session.humans

    def _demo_over(self, dt: float) -> None:
        speed = self.parlour.settings.speed
        self._looked += dt
        if self.parlour.quit_after_match:
            self.parlour.stack.quit()
        elif speed and self._looked * speed < DEMO_REST:
            return
        elif self.parlour.tour:
            demo.begin(self.parlour, demo.next_game(self.session.rules.id))
        else:
            self.deal_anew()

    def _look(self) -> None:
        self.parlour.stack.pop()
        self.looking = True
        self.parlour.say("Click or press Enter to go on.", at_once=True)

    def _lay_last(self) -> None:
        self._lay(
            [
                Exit("New match", self.deal_anew),
                Exit("See the table", self._look),
                *self._analysis(),
                self._fair_play(),
                Exit("Title", self.parlour.ways.title),
            ],
            self._look,
        )

    def _fair_play(self) -> Exit:
        """The way to what anybody may check: the computers, and the shuffle."""
        study, parlour = self._studied(), self.parlour
        label = check_label(study.computers)
        return Exit(label, lambda: parlour.ways.fair(study.fairness(parlour.apart)))

    def _analysis(self) -> Sequence[Exit]:
        """The way to the analysis, where a person played."""
        study = self._studied()
        return [Exit("Analysis", lambda: self.parlour.ways.analysis(study))] if study.seats else []

    def _studied(self) -> Study:
        """What was found about this match, each time the same."""
        if self._study is None:
            self._study = Study(self.session.journal, self.session.players)
        return self._study

    def _lay(self, exits: Sequence[Exit], on_back: Callable[[], None] | None = None) -> None:
        session, looks = self.session, self.course.looks
        sheet = session.rules.sheet(session.match.observe(looks))
        note = session.named(sheet.note)
        if session.assisted and session.over:
            note = f"{note} {ASSISTED}".strip()
        sheet = sheet._replace(note=note)
        title = headline(session.rules, session.match, sheet, session.players)
        game = session.rules.id
        before, self._seen = self._seen, sheet
        tally = Tally(game, title, sheet, session.players, looks, exits, before, on_back)
        self.parlour.ways.score(tally)


def goes_on(e: pygame.event.Event) -> bool:
    """Whether an event means that the table was looked at long enough."""
    if e.type == pygame.KEYDOWN:
        return e.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
    return e.type == pygame.MOUSEBUTTONDOWN and e.button == 1
