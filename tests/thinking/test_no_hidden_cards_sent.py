"""What travels to the process that thinks: nothing from which a hidden card could be read."""

from __future__ import annotations

import os
import pickle
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import pytest

from game.app.session.dealer import GameDealer
from game.app.session.session import Session
from game.bots.decision_dice import dice_key
from game.bots.decision_request import DecisionRequest
from game.bots.hint_adviser import advice_dice
from game.bots.profile import Level
from game.engine.journal import Journal
from game.shelf import SHELF
from game.store.player import Player
from game.thinking.background_service import BackgroundDecisionService

SEED, SALT = "a seed nobody may see", "salt to go with it"


class Idle(BaseProcess):
    """A process that runs and never answers."""

    def __init__(self) -> None:
        self.pid_ = 0

    @property
    def pid(self) -> int | None:
        return self.pid_

    def is_alive(self) -> bool:
        return True

    def terminate(self) -> None:
        return

    def join(self, timeout: float | None = None) -> None:
        return


class Tapped:
    """A pipe whose other end is read here."""

    other: Connection

    def spawn(self, pipe: Connection) -> BaseProcess:
        self.other = Connection(os.dup(pipe.fileno()))
        return Idle()


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("hint", [False, True])
def test_neither_seed_nor_salt_nor_a_hidden_card_travels(game: str, hint: bool) -> None:
    rules = SHELF[game].open()
    level = "" if hint else Level.NOVICE.value
    players = [Player(f"Player {n}", "plain", level) for n in range(rules.seats)]
    journal = Journal(game, rules.version, rules.seats, rules.options.written(), SEED).sealed(SALT)
    tap = Tapped()
    session = Session(
        GameDealer(SHELF[game]),
        journal,
        players,
        BackgroundDecisionService(spawn=tap.spawn),
        pace=0.0,
    )
    if hint:
        session.hot_seat.open_curtain()
        assert session.ask_hint()
    else:
        session.poll(1.0)
    sent = tap.other.recv_bytes()
    tap.other.close()
    for secret in (SEED, SALT, journal.seal):
        assert secret.encode() not in sent
    request = pickle.loads(sent).request
    assert isinstance(request, DecisionRequest)
    seat = request.seen.seat
    assert seat is not None
    key = advice_dice if hint else dice_key
    assert request.dice == key(SEED, session.match.moment, seat)
    assert request.seen == session.match.asked(seat)
    keys = {dice_key(SEED, moment, each, use) for moment in (0, 1) for each in (0, 1)
            for use in ("decision", "order")}  # fmt: skip
    assert len(keys) == 8


def test_the_key_of_a_decision_is_a_keyed_hash() -> None:
    """Written down, so that no later version plays an old match otherwise."""
    key = dice_key("seven", 12, 3)
    assert key == "1c27c3f15c72f2608a9b29047d3fa2384797680293cc551746768e95c2c48818"
