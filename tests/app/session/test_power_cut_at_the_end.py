"""A power cut at the end of a match: it goes on, or it lies there as it ended; nothing is lost."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.app.session.dealer import GameDealer
from game.app.session.saving.autosave import Autosave
from game.app.session.session import Session
from game.engine.action import Action
from game.engine.journal import Journal
from game.engine.match import Match
from game.shelf import game_entry
from game.store.matches.match_folder import MatchFolder
from game.store.player import Player
from game.thinking.inline_service import InlineDecisionService

GAME = "vendetta"
PLAYERS = [Player(name) for name in ("Ann", "Ben", "Cleo", "Dan")]


class PowerCut(BaseException):
    """Raised in the place of a power cut."""


class PowerCutAt:
    """Cuts the power at the *moment*-th call that reaches the disk, before it or *after* it."""

    def __init__(self, moment: int, *, after: bool) -> None:
        self._left = moment
        self._after = after

    def wrap(self, call: Callable[..., None]) -> Callable[..., None]:
        """*call*, counted as one that reaches the disk."""

        def counted(*arguments: Any) -> None:
            self._left -= 1
            if self._left or self._after:
                call(*arguments)
            if not self._left:
                raise PowerCut

        return counted


def whole_match() -> tuple[Action, ...]:
    match, rng = Match(game_entry(GAME).open(len(PLAYERS)), "end"), Random(1)
    while match.outcome is None:
        match.submit(rng.choice(match.legal(rng.choice(match.seats_with_moves))))
    return tuple(match.actions)


def session_from(autosave: Autosave, actions: tuple[Action, ...]) -> Session:
    opened = game_entry(GAME)
    options = opened.open(len(PLAYERS)).options.written()
    journal = Journal(GAME, opened.rules.version, len(PLAYERS), options, "end", actions)
    return Session(
        GameDealer(opened), journal, PLAYERS, InlineDecisionService(), autosave, pace=0.0
    )


def is_cut(folder: MatchFolder, power: PowerCutAt, actions: tuple[Action, ...]) -> bool:
    """Whether the power was cut while the last decision was made and kept."""
    autosave = Autosave(folder, PLAYERS)
    session = session_from(autosave, actions[:-1])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", power.wrap(os.fsync))
        patch.setattr(os, "replace", power.wrap(os.replace))
        try:
            session.submit(actions[-1])
        except PowerCut:
            return True
        finally:
            autosave.release()
    return False


@pytest.mark.parametrize("after", [False, True])
def test_a_match_is_gone_on_with_or_over_whenever_the_power_fails(
    tmp_path: Path, after: bool
) -> None:
    actions, offered = whole_match(), set()
    for moment in count(1):
        folder = MatchFolder(tmp_path / str(moment))
        cut = is_cut(folder, PowerCutAt(moment, after=after), actions)
        waiting = folder.newest()
        if waiting is not None:
            opened = folder.open(waiting.path)
            known = opened.match.progress().journal.actions
            assert known in (actions[:-1], actions)
            session = session_from(Autosave(folder, PLAYERS, opened), known)
            for action in actions[len(known) :]:
                assert session.submit(action) is None
            session.leave()
        (kept,) = folder.previews()
        assert kept.finished
        assert not kept.open_elsewhere
        assert folder.read(kept.path).progress().journal.actions == actions
        offered.add(waiting is not None)
        if not cut:
            break
    assert moment > 3
    assert offered == {True, False}
