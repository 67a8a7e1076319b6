"""The match restore: what was decided before a match was left is played again from its file."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.session.hot_seat import HotSeat
from game.app.session.match_history import MatchHistory
from game.app.session.saving.autosave import Autosave
from game.app.session.turn_loop import TurnLoop
from game.engine.action import Action
from game.engine.journal import CorruptJournal
from game.engine.match import IllegalAction


def restore_match(
    history: MatchHistory,
    hot_seat: HotSeat,
    turn_loop: TurnLoop,
    autosave: Autosave,
    actions: Sequence[Action],
) -> None:
    """Play *actions* in the match of *hot_seat*, which was dealt anew, and restore its log.

    Raises:
        CorruptJournal: when the rules refuse one of them.
    """
    match = hot_seat.match
    # What was decided before a seat changed hands cannot be taken back.
    first = max((each.moves for each in autosave.changes), default=0)
    for number, action in enumerate(actions):
        asked = number >= first and hot_seat.is_asked(action.seat)
        try:
            news = history.submit(match, action, asked=asked, restored=True)
        except IllegalAction:
            why = f"The saved match can be played up to move {number} only."
            raise CorruptJournal(why) from None
        history.log.made(news)
        if asked and turn_loop.may_interrupt:  # nobody knows any more how long they had
            history.undo.note_silence()
    history.restore_log(match, autosave.events)
