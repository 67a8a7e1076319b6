"""Undo and redo beside each other: what is refused, overruled, done again and forgotten."""

from __future__ import annotations

from random import Random

from game.app.session.session import Session
from game.app.session.undo.undo_redo import UndoRedo
from game.app.session.undo.undo_stack import UndoStack
from game.engine.action import Action
from game.engine.cards import cards
from tests.app.session.test_session import go_on, session
from tests.engine.test_match import written


def asked(table: Session) -> Session:
    """The same, once a person is asked."""
    while table.hot_seat.to_act is None:
        table.poll(1.0)
    return table


def refused() -> tuple[Session, UndoRedo]:
    """A match of Jersey Gin in which the person has seen cards since the last decision."""
    for seed in range(20):
        table = session("jersey_gin")
        go_on(table, Random(seed), 4 + seed)
        undo = UndoRedo(asked(table))
        answer = undo.answer()
        if answer is not None and answer.code == "card":
            return table, undo
    raise AssertionError("no such match among twenty")


def test_nothing_to_take_back_cannot_be_overruled() -> None:
    table = asked(session("pitch"))
    undo, made = UndoRedo(table), len(table.match.actions)
    assert not undo.may_undo_anyway
    undo.undo_anyway()
    assert len(table.match.actions) == made
    assert not table.assisted


def test_what_was_shown_can_be_overruled_and_the_match_is_assisted() -> None:
    table, undo = refused()
    assert undo.undo() == "You have seen another card since."
    assert undo.may_undo_anyway
    made = len(table.match.actions)
    undo.undo_anyway()
    assert table.assisted
    assert len(table.match.actions) < made
    assert table.hot_seat.to_act == 0


def test_what_was_taken_back_is_done_again_and_no_more_than_that() -> None:
    table = asked(session("pitch"))
    undo, made = UndoRedo(table), len(table.match.actions)
    table.submit(next(a for a in table.hot_seat.observe().legal if a.verb == "pass"))
    done = table.match.actions[made:]
    assert undo.undo() == ""
    assert undo.redo() == ""
    assert table.match.actions[made:][: len(done)] == done
    assert undo.redo() == "There is nothing to do again."


def test_another_decision_forgets_what_was_taken_back() -> None:
    table = asked(session("pitch"))
    undo = UndoRedo(table)
    table.submit(next(a for a in table.hot_seat.observe().legal if a.verb == "pass"))
    assert undo.undo() == ""
    table.submit(next(a for a in asked(table).hot_seat.observe().legal if a.verb == "bid"))
    assert undo.redo() == "There is nothing to do again."


def test_each_undo_goes_back_by_one_decision_of_the_person() -> None:
    table, undo = refused()
    own = [number for number, action in enumerate(table.match.actions) if action.seat == 0]
    for number in own[:-3:-1]:
        undo.undo_anyway()
        assert len(table.match.actions) == number
        assert table.hot_seat.to_act == 0


def test_a_silence_that_told_something_is_not_taken_back() -> None:
    table = asked(session("pitch"))
    undo = UndoRedo(table)
    table.submit(next(a for a in table.hot_seat.observe().legal if a.verb == "pass"))
    table.history.undo.note_silence()
    answer = undo.answer()
    assert answer is not None
    assert answer.code == "silence"


def test_at_a_shared_screen_only_who_took_it_back_does_it_again() -> None:
    table = asked(session("jersey_gin", people=2))
    undo, screen = UndoRedo(table), table.hot_seat
    screen.open_curtain()
    who = screen.viewer
    table.history.undo.undone.append((next(iter(screen.observe().legal)),))
    assert undo.redo_refusal == ""
    screen.close_curtain()
    assert screen.viewer != who
    assert "nobody else does it again" in undo.redo()


def test_at_a_shared_screen_the_curtain_must_be_open() -> None:
    table = asked(session("pitch", people=2))
    undo = UndoRedo(table)
    table.hot_seat.open_curtain()
    answer = undo.answer()
    assert answer is None or answer.code != "person"
    table.hot_seat.close_curtain()
    answer = undo.answer()
    assert answer is not None
    assert answer.code == "person"
    assert undo.undo() == answer.text


def test_a_computer_that_chooses_the_same_in_secret_keeps_what_can_be_done_again() -> None:
    history, match = UndoStack(), written("choose", a="5d 9c", b="6d", c="7d")
    first, other = Action(0, "choose", cards("5d")), Action(0, "choose", cards("9c"))
    last = Action(2, "choose", cards("7d"))
    earlier = (Action(1, "skip"),)
    match.submit(first)
    history.undone = [earlier, earlier, (first, last)]
    history.acted(match, first, by_person=False)
    assert history.undone == [earlier, earlier, (last,)]
    history.undone = [earlier, earlier, (first, last)]
    history.acted(match, other, by_person=False)
    assert history.undone == []
    history.undone = [earlier, earlier, (first, last)]
    history.acted(match, first, by_person=True)
    assert history.undone == []
