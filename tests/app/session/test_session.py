"""The session: who looks, who thinks, and what may be taken back."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.app.session.dealer import GameDealer
from game.app.session.saving.autosave import Autosave
from game.app.session.session import Session
from game.app.session.undo.undo_redo import UndoRedo
from game.app.setup import player_defaults
from game.app.setup.player_defaults import with_level
from game.bots.decision_request import DecisionRequest
from game.engine.action import Action
from game.engine.events import Said
from game.engine.journal import CorruptJournal, Journal
from game.shelf import SHELF, game_entry
from game.store.matches.match_file_parser import read_match_file
from game.store.matches.match_folder import MatchFolder
from game.store.player import Player
from game.store.settings import Settings
from game.thinking.inline_service import InlineDecisionService


class Slow(InlineDecisionService):
    """A player who answers only when told to, and counts what was dropped."""

    def __init__(self) -> None:
        super().__init__()
        self.ready = False
        self.asked: list[DecisionRequest] = []
        self.dropped = 0

    def ask(self, request: DecisionRequest) -> None:
        self.asked.append(request)
        super().ask(request)

    def poll(self) -> Action | None:
        return super().poll() if self.ready else None

    def cancel(self) -> None:
        self.dropped += 1
        super().cancel()


def players(seats: int, people: int) -> list[Player]:
    made = player_defaults.default_players(Settings(), seats)
    for seat in range(seats):
        made = with_level(made, seat, "" if seat < people else player_defaults.DEFAULT_LEVEL)
    return made


def session(
    game: str, people: int = 1, service: Any = None, folder: MatchFolder | None = None, **more: Any
) -> Session:
    opened = game_entry(game)
    seats = 4 if 4 in opened.rules.players else opened.rules.default_seats
    journal = Journal(game, opened.rules.version, seats, {}, "seven")
    sitting = players(seats, people)
    autosave = Autosave(folder, sitting)
    return Session(
        GameDealer(opened),
        journal,
        sitting,
        service or InlineDecisionService(),
        autosave,
        pace=0.0,
        **more,
    )


def go_on(table: Session, rng: Random, count: int = 10_000) -> None:
    """Play *count* decisions, computers by themselves and people at random."""
    made = len(table.match.actions)
    while len(table.match.actions) < made + count:
        if table.over:
            return
        table.hot_seat.open_curtain()
        seat = table.hot_seat.to_act
        if seat is None:
            table.poll(1.0)
        else:
            refused = table.submit(rng.choice(table.match.observe(seat).legal))
            assert refused is None


@pytest.mark.parametrize("game", ["fire_gibbon", "pitch"])
def test_computers_decide_by_seed_and_move_number(game: str) -> None:
    ends = []
    for _ in range(2):
        table = session(game, people=0)
        go_on(table, Random(1))
        ends.append((tuple(table.match.actions), table.match.outcome))
    assert ends[0] == ends[1]


def test_a_computer_is_seen_thinking_for_its_pace() -> None:
    table = session("pitch", people=0)
    table.turn_loop.pace = 0.5
    assert not table.poll(0.2)
    assert not table.poll(0.2)
    assert table.poll(0.2)


def test_a_long_thought_is_not_made_longer() -> None:
    service = Slow()
    table = session("pitch", people=0, service=service)
    table.turn_loop.pace = 0.5
    for _ in range(10):
        assert not table.poll(0.2)
    service.ready = True
    assert table.poll(0.0)


def test_an_answer_to_an_old_question_is_dropped() -> None:
    service = Slow()
    table = session("pitch", people=1, service=service)
    while table.hot_seat.to_act is None:
        service.ready = True
        table.poll(1.0)
    service.ready = False
    assert table.ask_hint()
    legal = table.hot_seat.observe().legal
    table.submit(legal[0])
    service.ready = True
    assert table.hint.poll() is None
    assert service.dropped > 0


def test_a_hint_is_something_that_may_be_done() -> None:
    table = session("fire_gibbon")
    while table.hot_seat.to_act is None:
        table.poll(1.0)
    before = tuple(table.match.actions)
    assert table.ask_hint()
    hinted = table.hint.poll()
    assert hinted is not None
    assert hinted.choice.refused is None
    assert tuple(table.match.actions) == before


def test_a_refused_action_changes_nothing() -> None:
    table = session("pitch")
    while table.hot_seat.to_act is None:
        table.poll(1.0)
    before = tuple(table.match.actions)
    assert table.submit(Action(0, "nonsense")) is not None
    assert tuple(table.match.actions) == before


def test_the_viewer_alone_is_always_the_same() -> None:
    table = session("pitch", people=1)
    rng = Random(2)
    for _ in range(60):
        assert table.hot_seat.viewer == 0
        assert table.hot_seat.waiting_for is None
        go_on(table, rng, 1)


def test_nobody_looks_until_the_curtain_is_opened_for_him() -> None:
    table = session("pitch", people=2)
    rng = Random(2)
    waited = 0
    for _ in range(60):
        seat = table.hot_seat.to_act
        if seat is not None and table.hot_seat.waiting_for is not None:
            waited += 1
            assert table.hot_seat.waiting_for == seat
            assert table.hot_seat.viewer is None
            hands = [z for z, cards in table.hot_seat.observe().zones.items() if z.name == "hand"
                     and any(card is not None for card in cards)]  # fmt: skip
            assert hands == []
            table.hot_seat.open_curtain()
            assert table.hot_seat.viewer == seat
        go_on(table, rng, 1)
        if table.hot_seat.to_act != seat:
            assert table.hot_seat.viewer is None or table.hot_seat.viewer == table.hot_seat.to_act
    assert waited > 10


def test_closing_the_curtain_hides_everything() -> None:
    table = session("pitch", people=4)
    table.hot_seat.open_curtain()
    assert (table.hot_seat.viewer, table.hot_seat.waiting_for) == (table.hot_seat.to_act, None)
    table.hot_seat.close_curtain()
    assert (table.hot_seat.viewer, table.hot_seat.waiting_for) == (None, table.hot_seat.to_act)


def test_take_back_gives_nothing_away() -> None:
    """Every take-back that is granted leaves the person with no card he had not seen before."""
    granted = refused = 0
    for seed in range(6):
        table = session("pitch", people=1)
        rng = Random(seed)
        go_on(table, rng, 6 + seed)
        while table.hot_seat.to_act is None:
            table.poll(1.0)
        known = faces(table, 0)
        if not any(action.seat == 0 for action in table.match.actions):
            continue
        said = UndoRedo(table).undo()
        if said:
            refused += 1
            assert said.endswith(".")
        else:
            granted += 1
            assert faces(table, 0) == known
            assert table.hot_seat.to_act == 0
    assert granted + refused > 2


def faces(table: Session, seat: int) -> set[str]:
    seen = table.match.observe(seat)
    told = {c.text for cards in seen.zones.values() for c in cards if c is not None}
    return told | {
        card.text for event in seen.history if (card := getattr(event, "card", None)) is not None
    }


def test_a_bid_is_taken_back_before_anything_was_seen() -> None:
    table = session("pitch", people=1)
    while table.hot_seat.to_act is None:
        table.poll(1.0)
    made = len(table.match.actions)
    table.submit(next(a for a in table.hot_seat.observe().legal if a.verb == "pass"))
    assert UndoRedo(table).undo() == ""
    assert len(table.match.actions) == made
    assert UndoRedo(table).undo() == "There is nothing to take back yet."


def test_nobody_takes_back_what_another_person_answered() -> None:
    table = session("pitch", people=4)
    table.hot_seat.open_curtain()
    table.submit(table.hot_seat.observe().legal[0])
    table.hot_seat.open_curtain()
    assert "has decided since" in UndoRedo(table).undo()


@pytest.mark.parametrize("game", SHELF)
def test_saved_after_every_action_and_read_again(tmp_path: Path, game: str) -> None:
    folder = MatchFolder(tmp_path)
    table = session(game, folder=folder)
    rng = Random(4)
    for _ in range(12):
        if table.over:
            break
        (seen,) = folder.previews()
        kept = folder.read(seen.path).progress()
        people = folder.read(seen.path).players
        assert kept.journal == table.journal
        again = Session(GameDealer(game_entry(game)), kept.journal, people, InlineDecisionService())
        assert again.match.observe(0) == table.match.observe(0)
        go_on(table, rng, 1)


class Braked(InlineDecisionService):
    """The time limit ends every thought about a card after so many steps."""

    steps = 7


def test_how_long_was_thought_is_saved_where_the_limit_acted(tmp_path: Path) -> None:
    table = session("pitch", people=1, service=Braked(), folder=MatchFolder(tmp_path))
    go_on(table, Random(3), 9)
    people = [n for n, action in enumerate(table.match.actions) if action.seat == 0]
    computers = [n for n, action in enumerate(table.match.actions) if action.seat != 0]
    assert people
    assert table.journal.steps == dict.fromkeys(computers, 7)
    assert table.autosave.path is not None
    assert read_match_file(table.autosave.path).progress().journal.steps == table.journal.steps
    again = Session(
        GameDealer(game_entry("pitch")), table.journal, table.players, InlineDecisionService()
    )
    assert again.journal == table.journal


def test_another_version_is_not_played_on() -> None:
    opened = game_entry("pitch")
    journal = Journal("pitch", opened.rules.version + 1, 4, {}, "seven")
    with pytest.raises(CorruptJournal, match="another version"):
        Session(GameDealer(opened), journal, players(4, 1), InlineDecisionService())


def test_a_saved_action_that_is_refused_ends_the_replay_with_a_sentence() -> None:
    table = session("pitch", people=0)
    go_on(table, Random(1), 8)
    good = table.journal
    bad = Journal(
        good.game, good.version, good.seats, good.options, good.seed,
        (*good.actions[:5], Action(0, "nonsense"), *good.actions[5:]),
    )  # fmt: skip
    with pytest.raises(CorruptJournal, match=r"up to move 5 only\.$"):
        Session(GameDealer(game_entry("pitch")), bad, players(4, 0), InlineDecisionService())


def lines_of(table: Session, seat: int) -> list[str]:
    """All lines of the recap for *seat*."""
    told = table.recap(seat)
    return [*told.concerning, *told.others]


def test_the_recap_is_public_and_begins_at_the_last_decision() -> None:
    table = session("fire_gibbon", people=2)
    rng = Random(5)
    seat = table.hot_seat.humans[0]
    go_on(table, rng, 20)
    while not (told := lines_of(table, seat)):  # until somebody else has done something since
        go_on(table, rng, 1)
    hidden = table.match.state_copy().table
    hands = [
        card.words
        for number, zone in enumerate(hidden.zone_registry.ids)
        if zone.name == "hand"
        for card in hidden.zones[number]
    ]
    assert told
    assert not [words for words in hands for line in told if f"the {words}." in line]
    other = table.hot_seat.humans[1]
    assert len(lines_of(table, other)) != len(told)


def test_votes_that_were_turned_up_are_not_played_again_when_they_are_captured() -> None:
    table = session("democracy", people=2)
    rng = Random(5)
    for _ in range(12):
        go_on(table, rng, 1)
        recap = [line for seat in table.hot_seat.humans for line in lines_of(table, seat)]
        assert not [line for line in recap if " plays the " in line]
    assert [line for line in lines_of(table, 0) if line.startswith("The cards are shown: ")]


def test_a_pass_that_nobody_asked_for_keeps_what_happened_before_it() -> None:
    table = session("skitgubbe", people=2)
    rng, kept = Random(3), 0
    while not table.over and kept < 20:
        known = {seat: lines_of(table, seat) for seat in table.hot_seat.humans}
        table.hot_seat.open_curtain()
        if table.hot_seat.to_act is not None:
            go_on(table, rng, 1)
            continue
        made = len(table.match.actions)
        table.poll(1.0)
        for action in table.match.actions[made:]:
            if known.get(action.seat):
                assert set(known[action.seat]) <= set(lines_of(table, action.seat))
                kept += 1
    assert kept


def test_the_recap_begins_before_a_turn_that_still_goes_on() -> None:
    """Drawing and throwing are one turn: what the others did before is told until it ends."""
    table, rng = session("jersey_gin"), Random(3)
    for _ in range(4):
        while table.hot_seat.to_act is None or table.match.legal(0)[0].verb != "draw":
            go_on(table, rng, 1)
        before = lines_of(table, 0)
        assert table.submit(rng.choice(table.match.legal(0))) is None
        assert set(before) <= set(lines_of(table, 0))
    assert before


def test_the_recap_tells_what_one_s_own_decision_brought_about() -> None:
    """Whoever votes last has the votes opened, and is told of them all the same."""
    table, rng, last = session("democracy", people=4), Random(5), 0
    for _ in range(12):
        made = len(table.match.record.events)
        go_on(table, rng, 1)
        new = table.match.record.events[made:]
        opened = [e for e in new if isinstance(e, Said) and e.code == "votes"]
        if opened:
            seat = table.match.actions[-1].seat
            assert [one for one in lines_of(table, seat) if one.startswith("The cards are shown")]
            last += 1
    assert last


def test_the_recap_after_what_was_taken_back_is_the_one_before_it() -> None:
    table, rng = session("pitch"), Random(3)
    go_on(table, rng, 12)
    while table.hot_seat.to_act is None:
        go_on(table, rng, 1)
    made, told = len(table.match.actions), lines_of(table, 0)
    go_on(table, rng, 1)
    table.undo_to(made)
    assert told
    assert lines_of(table, 0) == told
