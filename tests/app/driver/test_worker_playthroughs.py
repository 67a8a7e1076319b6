"""People play whole matches by mouse and keys beside computers in a real worker process.

Afterwards every computer is asked again without a window: it must have done the very same.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.bots.asking_order import schedule
from game.bots.bot import WAIT, choose
from game.bots.bot_fault import Fault
from game.bots.character_styles import profile_of
from game.bots.decision_dice import dice_key
from game.bots.decision_request import DecisionRequest
from game.engine.action import Action
from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.zones import Seat
from game.shelf import SHELF, game_entry
from game.store.matches.match_file_parser import read_match_file
from game.store.player import Player
from game.thinking.background_service import BackgroundDecisionService
from tests.app.driver.match_playthrough import Flight, trip

PATIENCE = 0.003
"""Seconds in which the worker gets the processor while the pilot waits for it."""


class PatientThinker:
    """The real worker process; whoever polls it in vain sleeps a little, so that it can think."""

    def __init__(self) -> None:
        self.thinker = BackgroundDecisionService()
        self.thinker.start()

    @property
    def explanation(self) -> str:
        return self.thinker.explanation

    @property
    def steps(self) -> int | None:
        return self.thinker.steps

    @property
    def faults(self) -> int:
        return self.thinker.faults

    @property
    def fault(self) -> Fault | None:
        return self.thinker.fault

    def ask(self, request: DecisionRequest) -> None:
        self.thinker.ask(request)

    def poll(self) -> Action | None:
        action = self.thinker.poll()
        if action is None:
            time.sleep(PATIENCE)
        return action

    def cancel(self) -> None:
        self.thinker.cancel()

    def close(self) -> None:
        self.thinker.close()


def asked_again(journal: Journal, players: Sequence[Player]) -> Match[Any]:
    """The match with the people's decisions as they were made; the computers decide anew."""
    opened = game_entry(journal.game)
    rules = opened.open(journal.seats, journal.options)
    match: Match[Any] = Match(rules, journal.seed)
    computers = [seat for seat, player in enumerate(players) if not player.human]

    def ask(seat: Seat) -> Action:
        player = players[seat]
        bot = opened.bot(rules, profile_of(player.level, player.portrait))
        dice = Random(dice_key(match.seed, match.moment, seat))
        return choose(bot, match.asked(seat), dice)

    for number, made in enumerate(journal.actions):
        if made.seat in computers:
            answers = (ask(seat) for seat in schedule(match, computers))
            assert next(a for a in answers if a.verb != WAIT) == made, f"decision {number + 1}"
        match.submit(made)
    return match


@pytest.mark.slow
@pytest.mark.parametrize("game", SHELF)
def test_a_match_of_people_and_computers_is_the_same_without_a_window(
    tmp_path: Path, game: str
) -> None:
    rules = SHELF[game].rules
    each = trip(game, rules.default_seats, people=min(2, rules.default_seats))
    flight = Flight(tmp_path, each, PatientThinker)
    over = flight.fly(6)
    if not over:
        flight.power_cut()
        over = flight.fly()
    session = flight.pilot.play.session
    assert over
    assert {seat for seat, who in enumerate(session.players) if who.human} == {*range(each.people)}
    (path,) = (tmp_path / "matches").glob("*.folkdeck")
    progress = read_match_file(path).progress()
    assert progress.finished
    assert not progress.journal.steps
    assert progress.journal.actions == tuple(session.match.actions)
    again = asked_again(progress.journal, session.players)
    assert again.outcome == session.match.outcome
    flight.close()
