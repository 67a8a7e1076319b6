"""Undo after a silence: what others had the time to answer is not taken back."""

from __future__ import annotations

from game.app.session.bot_scheduler import HELD_BACK
from game.app.session.dealer import GameDealer
from game.app.session.session import Session
from game.app.session.undo.undo_redo import UndoRedo
from game.contract.variants import Variant
from game.engine.action import Mode
from game.shelf import game_entry
from tests.app.session.test_whole_matches import Patient, asked, session


def test_a_new_trick_is_taken_back_until_the_others_had_time_to_steal() -> None:
    """Who could have stolen it and did not has told something by then, whoever it was."""
    match = session(Variant("vendetta", 4, {}), 1, Patient())
    while not [a for a in match.hot_seat.observe().legal if a.verb == "create"]:
        if asked(match):
            match.submit(match.hot_seat.observe().legal[-1])
        else:
            match.poll(0.3)
        assert not match.over
    trick = next(a for a in match.hot_seat.observe().legal if a.verb == "create")
    match.submit(trick)
    assert match.match.turn.mode is Mode.OPEN
    match.poll(HELD_BACK - 0.1)
    assert UndoRedo(match).undo() == ""
    match.submit(trick)
    match.poll(HELD_BACK + 0.1)
    assert "time to answer you" in UndoRedo(match).undo()
    again = Session(GameDealer(game_entry("vendetta")), match.journal, match.players, Patient())
    assert "time to answer you" in UndoRedo(again).undo()
