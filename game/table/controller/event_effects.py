"""Event effects: words, signs and sounds of what is said and scored."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.events import Said, Scored
from game.presentation.announcement import Delivery, FloatingScore, PointCount, announcement_of
from game.table.animation import table_sounds
from game.table.animation.emotions import SeatEmotion
from game.table.animation.table_sounds import TableSounds
from game.table.controller.table_cards import TableCards
from game.table.controller.table_state import TableState
from game.table.hud.hud import Hud
from game.table.hud.log_lines import SpokenEvent, log_line
from game.table.hud.scores.live_counts import points_of
from game.table.layout.seating import HOUSE


class EventEffects:
    """What is said and scored, shown on the HUD of a table."""

    def __init__(
        self,
        state: TableState,
        hud: Hud,
        sounds: TableSounds,
        on_said: Callable[[Said, Sequence[SeatEmotion]], None],
        on_scored: Callable[[Scored], None],
    ) -> None:
        self._state = state
        self._hud = hud
        self._sounds = sounds
        self._on_said = on_said
        self._on_scored = on_scored

    def present(self, event: Said | Scored, cards: TableCards) -> None:
        """Show one event that has just happened on the table with these *cards*."""
        if isinstance(event, Scored):
            if cards.player.busy or self._state.observation is None:
                self._show_score()
            self._on_scored(event)
            return
        hud, house = self._hud, self._hud.title.house
        stirred, told = hud.note_emotions(event), announcement_of(event)
        hud.log.add(log_line(event, hud.people, house))
        if told.standing is not None:
            self._state.coming_lines = ()
            hud.show_standing(told.standing)
        if told.lasting_marks:
            cards.states.keep_marks(told.lasting_marks)
            hud.status = hud.status._replace(marks=(*hud.status.marks, *told.lasting_marks))
            cards.restyle()
        text = hud.fill_names(event.text)
        if isinstance(told.at_cards, FloatingScore):
            hud.floating_scores.show_score(told.at_cards.zone, told.at_cards.words)
        elif told.aloud and event.seat is not None:
            hud.speech_bubbles.say(event.seat, text, told.claim)
        elif told.aloud and house:
            hud.speech_bubbles.say(HOUSE, text)
        else:
            if isinstance(told.at_cards, PointCount):
                self._show_count(told.at_cards, cards)
                hud.clear_lines()
            if text and told.delivery is not Delivery.LOG:
                hud.queue_line(text, at_once=bool(told.marks))
        self._sounds.play(table_sounds.event_sound(event))
        self._on_said(event, stirred)

    def rewrite_log(self, spoken: Sequence[SpokenEvent]) -> None:
        """Write the log anew."""
        hud = self._hud
        hud.log.replace_lines(
            log_line(each.said, hud.people, hud.title.house)._replace(undone=each.undone)
            for each in spoken
        )

    def _show_count(self, counted: PointCount, cards: TableCards) -> None:
        """Light the cards that are counted, and show the running totals."""
        self._hud.running_totals = counted.sums
        cards.states.mark_as_last(counted.cards)
        cards.restyle()

    def _show_score(self) -> None:
        """Show the new score at once, also while more is still to be shown.

        What lies behind a sheet is not shown with it: of that only the points are told.
        """
        if self._state.observation is None:
            shown = points_of(self._state.coming_lines, self._hud.status.score_lines)
            self._hud.status = self._hud.status._replace(score_lines=shown)
        else:
            now = self._state.status
            self._hud.status = self._hud.status._replace(
                score_lines=now.score_lines, score_boxes=now.score_boxes, badges=now.badges
            )
