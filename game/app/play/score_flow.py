"""Score flow: when a score sheet is laid on the table, and where one goes from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

import pygame

from game.app.help import coach
from game.app.play.demonstration import DemoRest
from game.app.play.event_feed import EventFeed
from game.app.play.next_match import new_match_same_players
from game.app.play.turning_points import TurningPoints
from game.app.records.new_goals import new_goals_line
from game.app.review.deal_again import deal_again
from game.app.review.match_review import MatchReview, audit_button_label
from game.app.review.review_routes import AnalysisRoute, AuditRoute, ReplayRoute
from game.app.review.share_code_dialog import SHARE, show_share_code
from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import ScoreButton, ScoreRoute, TitleRoute
from game.app.session.result_text import place_text, result_headline
from game.app.session.session import Session
from game.presentation.part_sheet import part_explanations
from game.presentation.presenter import presenter_of
from game.records.result_book import keep_result
from game.store.matches.match_preview import read_preview

GO_ON = "Click or press Enter to go on."
ASSISTED = "An assisted match."
OPEN = "Played open."
KNOWN_BEFORE = "A deal known before."
DAILY = "A deal of the day."


class ScoreFlow:
    """The score sheets of one match."""

    def __init__(self, context: AppContext, session: Session, feed: EventFeed) -> None:
        """Begin with no sheet laid."""
        self.context = context
        self.session = session
        self.feed = feed
        self.lays_sheets = True
        """Whether a sheet is laid by itself; not in a lesson, which says what is to be said."""
        self.viewing_table = False
        """Whether somebody looks at the table before it goes on; a click or a key ends that."""
        self._ended = False
        self._demo_rest = DemoRest(context, session)
        self._review: MatchReview | None = None
        self._goals: str | None = None
        """The line about new goals, once the match is over."""
        self._seen = presenter_of(session.rules).sheet(session.match.observe(None))
        """The sheet as it was shown last: what is new since then is counted when it is laid."""

    def after_round(self) -> None:
        """Lay a sheet after a round; the last round has only the one that says who won."""
        if not self.lays_sheets:
            return
        title, self.feed.due_sheet_title = self.feed.due_sheet_title, ""
        if not (self.session.over or self._demo):
            word = title.split()[0].lower() if title else "round"
            label = self.feed.due_sheet_exit or f"Next {word}"
            pop = self.context.stack.pop
            # The sheet tells what was won; the next deal must not begin with the old news.
            self.feed.view.hud.clear_lines()
            exits = [ScoreButton(label, pop), ScoreButton("See the table", self._look)]
            self._lay(exits, self._look)

    def end(self, dt: float) -> None:
        """End the match, once; from now on everybody at the table knows its game.

        A demonstration goes on with the next match when *dt* after *dt* has passed for a while.
        """
        if self._demo and (self._ended or not self.context.demo_result):
            self._demo_rest.update(dt)
            return
        if self._ended or not self.lays_sheets:
            return
        self._ended = True
        for player in self.session.players:
            if player.human:
                coach.mark_told(self.context, player.id, self.session.rules.id)
        self._lay_last()

    def show(self) -> None:
        """The sheet so far."""
        if self.session.over:
            self._lay_last()
        else:
            self._lay([ScoreButton("Back to the table", self.context.stack.pop)])

    def event(self, e: pygame.event.Event) -> bool:
        """End the look at the table; False if *e* does not mean that."""
        if not (self.viewing_table and ends_table_view(e)) or self._presses_tool(e):
            return False
        self.viewing_table = False
        self.context.toasts.withdraw(GO_ON)
        if self.session.over:
            self.show()
        return True

    def _presses_tool(self, e: pygame.event.Event) -> bool:
        """Whether it is for a button at the right edge, as that of the log."""
        tools = self.feed.view.hud.tools
        return e.type == pygame.MOUSEBUTTONDOWN and tools.at(e.pos) is not None

    @property
    def _demo(self) -> bool:
        """Whether this is a match of the demonstration: nobody reads its sheets."""
        return self.context.demo and not self.session.hot_seat.humans

    def _look(self) -> None:
        self.context.stack.pop()
        self.viewing_table = True
        self.context.say(GO_ON, at_once=True)

    def _lay_last(self) -> None:
        self._lay(
            [
                ScoreButton(
                    "New match", partial(new_match_same_players, self.context, self.session)
                ),
                ScoreButton("Same deal again", self._deal_again),
                ScoreButton("See the table", self._look),
                ScoreButton("Replay", self._replay),
                *self._analysis(),
                self._audit(),
                ScoreButton(SHARE, self._share),
                ScoreButton("Title", partial(self.context.open, TitleRoute())),
            ],
            self._look,
            self._moments(),
        )

    def _moments(self) -> TurningPoints | None:
        """The turning points, where a person played."""
        review = self.match_review()
        return TurningPoints(self.context, review) if review.seats else None

    def _replay(self) -> None:
        """Show the match from its beginning, as the only person saw it, or as everybody did."""
        review = self.match_review()
        seat = review.seats[0] if len(review.seats) == 1 else None
        self.context.open(ReplayRoute(review, seat))

    def _deal_again(self) -> None:
        self.context.open(deal_again(self.match_review(), self.context.new_nonce()))

    def _share(self) -> None:
        """Show the code of this deal over the sheet."""
        sheet = self.context.stack.top
        if isinstance(sheet, FormScene):
            show_share_code(self.context, sheet.layers, self.match_review())

    def _audit(self) -> ScoreButton:
        """The way to what anybody may check: the computers, and the shuffle."""
        review, context = self.match_review(), self.context
        label = audit_button_label(review.computers)
        return ScoreButton(label, partial(context.open, AuditRoute(review)))

    def _analysis(self) -> Sequence[ScoreButton]:
        """The way to the analysis, where a person played."""
        review = self.match_review()
        return (
            [ScoreButton("Analysis", partial(self.context.open, AnalysisRoute(review)))]
            if review.seats
            else []
        )

    def match_review(self) -> MatchReview:
        """What was found about this match, each time the same."""
        if self._review is None:
            kept = self.session.autosave.match_file
            self._review = MatchReview(
                self.session.journal,
                self.session.players,
                players_version=kept.players_version,
                began=kept.players,
                deciders=kept.progress().deciders,
            )
        return self._review

    def _explanations(self) -> Sequence[str]:
        """What is told of the part that begins next, or of the end of the match."""
        named, match = self.session.hot_seat.named, self.session.match
        part = self.feed.next_part
        if self.session.over:
            return [named(text) for text in part_explanations(match.events(None))]
        return [] if part is None else [named(text) for text in part.sentences]

    def keep_result(self) -> None:
        """Add the match to the records if it is over: its goals are new no other time."""
        path = self.session.autosave.path
        if path is None or not self.session.over:
            return
        with suppress(OSError):  # the records add it themselves, and tell what the disk refuses
            keep_result(self.context.paths.results, read_preview(path))

    def _new_goals(self) -> str:
        """What was reached for the first time in this match, in one line."""
        if self._goals is None:
            path = self.context.paths.results
            self._goals = new_goals_line(path, self.session.autosave.match_file)
        return self._goals

    def _lay(
        self,
        exits: Sequence[ScoreButton],
        on_back: Callable[[], None] | None = None,
        moments: TurningPoints | None = None,
    ) -> None:
        session = self.session
        looks = None if session.hot_seat.shared_screen else self.feed.looks
        sheet = presenter_of(session.rules).sheet(session.match.observe(looks))
        note, kept = session.hot_seat.named(sheet.note), session.autosave.match_file
        marks = (
            (ASSISTED, session.assisted), (OPEN, session.autosave.progress.relaxed),
            (KNOWN_BEFORE, kept.known_deal), (DAILY, kept.daily),
        )  # fmt: skip
        place = place_text(session.match.outcome, sheet, session.players)
        told = [place, note[:1].upper() + note[1:], *self._explanations()]
        told += [words for words, holds in marks if holds and session.over]
        told += [self._new_goals()] if session.over else []
        sheet = sheet._replace(note=" ".join(filter(None, told)))
        title = result_headline(session.rules, session.match, sheet, session.players)
        game = session.rules.id
        before, self._seen = self._seen, sheet
        route = ScoreRoute(game, title, sheet, session.players, looks, exits, before, on_back)
        self.context.open(replace(route, moments=moments, over=session.over))


def ends_table_view(e: pygame.event.Event) -> bool:
    """Whether an event means that the table was looked at long enough."""
    if e.type == pygame.KEYDOWN:
        return e.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
    return e.type == pygame.MOUSEBUTTONDOWN and e.button == 1
