"""Every game is conducted from first deal to final score: by computers, with people, and mixed."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.app.session.bot_scheduler import HELD_BACK, schedule_bots
from game.app.session.dealer import GameDealer
from game.app.session.saving.autosave import Autosave
from game.app.session.session import Session
from game.app.session.turn_clock import GRACE
from game.app.session.undo.undo_redo import UndoRedo
from game.app.setup import player_defaults
from game.app.setup.player_defaults import with_level
from game.bots.bot import WAIT
from game.contract.variants import Variant, seated
from game.engine.action import Action, Mode
from game.engine.journal import Journal
from game.presentation.presenter import presenter_of
from game.selftest.quickest import quickest
from game.shelf import SHELF, game_entry
from game.store.matches.match_folder import MatchFolder
from game.store.player import Player
from game.store.settings import Settings
from game.thinking.inline_service import InlineDecisionService

ENDLESS = ("bridge_solitaire", "jersey_gin", "pitch")
"""Played at random they may last for ever: so many decisions must do."""
MOST = 250
TABLES = [
    table._replace(options={**table.options, **quickest(game)})
    for game in SHELF
    for table in seated(game)
]
TIMED = Variant("skitgubbe", 4, {"sluff_mode": "timed", "games": 1})


class Dice(InlineDecisionService):
    """Plays anything that is allowed, at once."""

    def poll(self) -> Action | None:
        request, self._request = self._request, None
        if request is None:
            return None
        return Random(request.dice).choice(request.seen.legal)


class Patient(Dice):
    """The same, but breaks into nobody's turn, and passes where others may still act."""

    def poll(self) -> Action | None:
        request = self._request
        if request is None:
            return None
        turn, seat = request.seen.turn, request.seen.seat
        if turn.mode is Mode.OPEN and seat is not None and seat != turn.lead:
            self._request = None
            return Action(seat, WAIT if turn.seconds is None else "pass")
        return super().poll()


def players(seats: int, people: int) -> list[Player]:
    made = player_defaults.default_players(Settings(), seats)
    for seat in range(seats):
        made = with_level(made, seat, "" if seat < people else player_defaults.DEFAULT_LEVEL)
    return made


def session(
    table: Variant,
    people: int,
    service: InlineDecisionService | None = None,
    folder: MatchFolder | None = None,
    **more: Any,
) -> Session:
    opened, seats = game_entry(table.game), table.seats
    options = opened.open(seats, table.options).options.written()
    journal = Journal(table.game, opened.rules.version, seats, options, "course")
    sitting = players(seats, people)
    service, saved = service or Dice(), Autosave(folder, sitting)
    return Session(GameDealer(opened), journal, sitting, service, saved, **more)


def asked(match: Session) -> bool:
    """Whether somebody looks who is waited for; lifts the curtain for him."""
    if match.hot_seat.waiting_for is not None:
        match.hot_seat.open_curtain()
    return match.hot_seat.to_act is not None


def decide(match: Session) -> None:
    """The person who is asked does anything at all, by the number of the decision."""
    seat = match.hot_seat.to_act
    assert seat is not None
    assert match.hot_seat.viewer == seat
    legal = match.hot_seat.observe().legal
    refused = match.submit(Random(len(match.match.actions)).choice(legal))
    assert refused is None


def drive(match: Session, most: int = 20_000) -> None:
    """Play on: people take their time, change their minds, and break in where they may."""
    rng, seconds = Random(5), 0
    while not match.over and len(match.match.actions) < most:
        if asked(match) and rng.random() < 0.5:
            decide(match)
        elif match.hot_seat.may_act and rng.random() < 0.05:
            assert match.submit(rng.choice(match.hot_seat.observe().legal)) is None
        elif not match.poll(0.3):
            seconds += 1
            assert seconds < 20 * most, "nobody does anything any more"


@pytest.mark.parametrize("people", [0, 1, 2])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_match_is_played_to_its_end(table: Variant, people: int) -> None:
    if people > table.seats:
        people = 1
    match = session(table, people)
    drive(match, MOST if table.game in ENDLESS else 20_000)
    assert match.over or table.game in ENDLESS
    assert not match.over or match.match.outcome is not None


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_match_that_was_left_goes_on_the_same(table: Variant, tmp_path: Path) -> None:
    """Saved and read after any decision, in the middle of secret choices too."""
    people = min(2, table.seats)
    folder = MatchFolder(tmp_path)
    first = session(table, people, folder=folder)
    for number in range(60):
        if first.over:
            break
        if number % 9 == 4:
            kept = folder.read(folder.previews()[0].path)
            dealer, journal = GameDealer(game_entry(table.game)), kept.progress().journal
            again = Session(dealer, journal, kept.players, Dice())
            go_on(again, 4)
            twin = Session(dealer, first.journal, first.players, Dice())
            go_on(twin, 4)
            assert again.journal == twin.journal
        go_on(first, 1)
        if number % 9 == 4 and not first.over:
            assert again.journal.actions[: len(first.match.actions)] == first.journal.actions


def go_on(match: Session, count: int) -> None:
    """Make *count* decisions: people at once, computers when they are due."""
    wanted = len(match.match.actions) + count
    while not match.over and len(match.match.actions) < wanted:
        if asked(match):
            decide(match)
        else:
            match.poll(0.3)


# Secret choices


@pytest.mark.parametrize("game", ["democracy", "indian_chief"])
def test_nothing_shown_depends_on_a_secret_choice(game: str) -> None:
    """What others have chosen changes nothing one sees, nor when and in which order they choose."""
    shown = []
    for pick in (0, -1):
        match = session(Variant(game, 4, {}), 1)
        assert {match.submit(match.match.legal(seat)[pick]) for seat in (2, 3)} == {None}
        screen, loop = match.hot_seat, match.turn_loop
        seen, told = screen.observe(), match.history.recap(match.match, 0)
        later = [
            (match.poll(0.1), match.match.turn, loop.running, screen.to_act) for _ in range(30)
        ]
        shown.append((seen, presenter_of(match.rules).status(seen), told, later))
    assert shown[0] == shown[1]


def test_the_order_of_choosing_depends_on_no_card() -> None:
    """Computers are due by the seed and the seat; whatever they hold."""
    table = Variant("democracy", 6, {})
    match = session(table, 1)
    dues = schedule_bots(match.match, range(1, 6), match.turn_loop._clock.allowed_seconds, 0.6)
    for seat in (1, 2, 3):
        match.submit(match.match.legal(seat)[0])
    after = schedule_bots(match.match, range(1, 6), match.turn_loop._clock.allowed_seconds, 0.6)
    assert [due for due in dues if due.seat > 3] == after
    assert dues == sorted(dues, key=lambda due: due.after)
    assert len({due.after for due in dues}) == 5


def test_a_vote_may_be_changed_until_the_last_has_chosen() -> None:
    match = session(Variant("democracy", 3, {}), 1)
    first, second = match.hot_seat.observe().legal[:2]
    assert match.submit(first) is None
    assert (match.hot_seat.to_act, match.hot_seat.may_act) == (None, True)
    assert match.submit(second) is None
    assert match.hot_seat.observe().secret_choice == second
    while match.match.committed_seats:
        match.poll(0.3)
    assert not match.match.committed_seats


@pytest.mark.parametrize("game", ["democracy", "indian_chief"])
def test_a_secret_choice_is_taken_back_until_all_are_shown(game: str) -> None:
    match = session(Variant(game, 3, {}), 1)
    match.submit(match.hot_seat.observe().legal[0])
    assert match.match.committed_seats
    assert UndoRedo(match).undo() == ""
    assert match.hot_seat.to_act == 0
    match.submit(match.hot_seat.observe().legal[0])
    while match.match.committed_seats:
        match.poll(0.3)
    assert "has decided since, and you have seen it" in UndoRedo(match).undo()


def test_people_at_one_screen_choose_one_after_the_other_unseen() -> None:
    match = session(Variant("indian_chief", 3, {}), 3)
    for seat in range(3):
        assert match.hot_seat.waiting_for == seat
        assert match.hot_seat.viewer is None
        assert match.hot_seat.observe().secret_choice is None
        match.hot_seat.open_curtain()
        match.submit(match.hot_seat.observe().legal[0])
    assert match.hot_seat.viewer is None, "what is turned up is seen by all together"
    assert not match.match.committed_seats


# Open turns


def broken_into() -> Session:
    """A person alone at Vendetta who might be broken into by a computer with a joker."""
    for seed in range(300):
        opened = game_entry("vendetta")
        journal = Journal("vendetta", opened.rules.version, 4, {}, f"joker {seed}")
        match = Session(GameDealer(opened), journal, players(4, 1), Patient(), pace=0.1)
        for _ in range(60):
            if match.over:
                break
            if match.hot_seat.to_act == 0 and set(match.hot_seat.seats_asked) - {0}:
                return match
            if match.hot_seat.to_act == 0:
                decide(match)
            else:
                match.poll(0.3)
    raise AssertionError("no computer ever held a joker")


def test_a_computer_holds_its_joker_back() -> None:
    before = broken_into()
    match = Session(
        GameDealer(game_entry("vendetta")), before.journal, before.players, Dice(), pace=0.1
    )
    made = len(match.match.actions)
    assert not match.poll(HELD_BACK - 0.1)
    assert len(match.match.actions) == made
    assert match.poll(0.2)
    assert match.match.actions[-1].verb == "joker"
    assert match.hot_seat.to_act == 0, "it is still the same turn"


def test_a_computer_may_wait_and_nobody_waits_for_it() -> None:
    match = broken_into()
    assert not match.poll(60.0)
    assert not match.turn_loop.running
    assert match.hot_seat.to_act == 0


def window(people: int, service: InlineDecisionService) -> Session:
    """A match of Skitgubbe at a window in which a person may sluff before the time is up.

    Who could only pass is not asked: nobody waits for him. Without people any window will do.
    """
    match = session(TIMED, people, service, pace=0.0)
    for _ in range(2000):
        turn = match.match.turn
        person = match.hot_seat.to_act
        if turn.seconds is not None and (person is not None or not people):
            return match
        if asked(match):
            decide(match)
        else:
            match.poll(0.3)
    raise AssertionError("no window ever opened")


def test_time_runs_out_for_who_did_nothing() -> None:
    match = window(1, Patient())
    seconds = match.match.turn.seconds
    assert seconds is not None
    assert match.turn_loop.remaining == 1.0
    while set(match.hot_seat.seats_asked) - set(match.hot_seat.humans):
        assert match.poll(0.0), "a computer that passes need not wait"
    able = match.hot_seat.seats_asked
    assert not match.poll(seconds - 0.1)
    assert match.turn_loop.remaining == pytest.approx(0.1 / seconds)
    made = len(match.match.actions)
    assert match.poll(0.2)
    assert [(a.seat, a.verb) for a in match.match.actions[made:]] == [(s, "pass") for s in able]
    assert (
        match.match.turn.seconds is None
        or match.match.actions[-1].seat not in match.hot_seat.seats_asked
    )
    assert UndoRedo(match).undo() == ""
    assert match.turn_loop.remaining == 1.0, "nothing was shown, so the time begins anew"
    UndoRedo(match).redo()
    again = Session(GameDealer(game_entry("skitgubbe")), match.journal, match.players, Patient())
    assert again.match.observe(0) == match.match.observe(0)


def test_a_computer_never_runs_out_of_time() -> None:
    """What it does is a matter of thinking steps, however slow the machine."""

    class Slow(Dice):
        def poll(self) -> Action | None:
            request = self._request
            timed = request is not None and request.seen.turn.seconds is not None
            return None if timed else super().poll()

    match = window(0, Slow())
    made = len(match.match.actions)
    for _ in range(20):
        assert not match.poll(1.0)
    assert len(match.match.actions) == made
    assert match.turn_loop.running


def test_who_sluffs_gives_the_others_time() -> None:
    match = window(1, Patient())
    seconds = match.match.turn.seconds
    assert seconds is not None
    match.poll(seconds - 0.2)
    sluff = next(a for a in match.hot_seat.observe().legal if a.verb == "sluff")
    match.submit(sluff)
    assert match.match.turn.seconds is not None
    assert match.turn_loop._clock.left == GRACE


def test_people_at_one_screen_have_no_deadline() -> None:
    match = window(4, Dice())
    assert match.turn_loop.remaining is None
    match.hot_seat.open_curtain()
    seat, able, made = match.hot_seat.to_act, match.hot_seat.seats_asked, len(match.match.actions)
    for _ in range(5):
        match.poll(100.0)
    assert match.hot_seat.viewer == match.hot_seat.to_act == seat
    assert not {action.seat for action in match.match.actions[made:]} & set(able)


@pytest.mark.parametrize("people", [0, 1, 2, 4])
def test_a_timed_match_is_played_to_its_end(people: int) -> None:
    match = session(TIMED, people)
    drive(match)
    assert match.over


def test_a_person_may_ask_for_the_screen_in_another_turn() -> None:
    """Everybody may, whatever he holds; the computers wait until he has acted or goes on."""
    match = session(Variant("vendetta", 4, {}), 2)
    while not match.hot_seat.screen_call.callable or match.match.turn.lead != 0:
        assert not match.over
        if asked(match):
            decide(match)
        else:
            match.poll(0.3)
    asked(match)
    assert match.hot_seat.screen_call.callable == (1,)
    match.hot_seat.screen_call.call(1)
    assert (match.hot_seat.waiting_for, match.hot_seat.viewer) == (1, None)
    match.hot_seat.open_curtain()
    assert (match.hot_seat.screen_call.called, match.hot_seat.viewer) == (1, 1)
    match.hot_seat.screen_call.call(None)
    assert (match.hot_seat.waiting_for, match.hot_seat.viewer) == (0, None)


def test_nobody_is_called_into_a_turn_of_one() -> None:
    match = session(Variant("pitch", 4, {}), 4)
    assert match.hot_seat.screen_call.callable == ()
    match.hot_seat.screen_call.call(1)
    assert match.hot_seat.screen_call.called is None
