"""The computers of a saved match, asked again by a process that thinks as at the table."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from game.arena.audit.redeal_audit import AuditedSeat, Deciders, decider
from game.arena.play_match import fault_context
from game.arena.replayed_match import begin_replay, play_move
from game.bots.bot_fault import BotFailed
from game.bots.character_styles import profile_of
from game.bots.decision_dice import dice_key
from game.bots.decision_request import DecisionRequest
from game.bots.profile import BotProfile
from game.engine.action import Action
from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.zones import Seat
from game.thinking.background_service import BackgroundDecisionService

THROUGH = sys.maxsize
"""Thinking steps of a decision that no time limit ended."""
PATIENCE = 600.0
"""Seconds after which a process that does not answer is lost; nobody waits at a table for it."""
POLL = 0.002
"""Seconds between two looks for an answer."""


class ChangedDecision(NamedTuple):
    """A decision that is not made again as it was played."""

    move: int
    """Number of the action, from 1."""
    seat: Seat
    played: Action
    now: Action


class WorkerAudit(NamedTuple):
    """What came of asking again."""

    decisions: int = 0
    failed: int = 0
    """Decisions that were not asked again: a computer had failed, and somebody else played."""
    differences: tuple[ChangedDecision, ...] = ()


def audit_with_worker(
    journal: Journal,
    players: Sequence[AuditedSeat],
    tell: Callable[[int, int], None] = lambda done, whole: None,
    *,
    deciders: Deciders = (),
) -> WorkerAudit:
    """Every decision of a computer made anew by a worker process, beside what was played.

    Where the time limit ended a thought, the new one ends after as many steps; else it goes on to
    its end, however long that takes. *players* began the match; *deciders* are those who took a
    seat over. *tell* hears how many actions of how many were looked at.

    Raises:
        BotFailed: when a computer does not decide as it should, or its process cannot start.
        BadOption: when game, seats or options do not fit.
        CorruptJournal: when the match cannot be played again.
    """
    thinker, found = BackgroundDecisionService(silence=PATIENCE), WorkerAudit()
    thinker.start()
    try:
        for move, match in _moments(journal):
            action = journal.actions[move - 1]
            player = decider(players, deciders, action.seat, move)
            steps = journal.steps.get(move - 1)
            if player and player.level and steps == 0:
                found = found._replace(failed=found.failed + 1)
            elif player and player.level:
                profile = profile_of(player.level, player.portrait)
                now = _decided(thinker, match, action.seat, profile, steps)
                found = found._replace(decisions=found.decisions + 1)
                if now != action:
                    other = ChangedDecision(move, action.seat, action, now)
                    found = found._replace(differences=(*found.differences, other))
            tell(move, len(journal.actions))
    finally:
        thinker.close()
    return found


def _moments(journal: Journal) -> Iterator[tuple[int, Match[Any]]]:
    """The match before each of its actions, with the number of that action."""
    match = begin_replay(journal)
    for move, action in enumerate(journal.actions, 1):
        yield move, match
        play_move(match, action, move)


def _decided(
    thinker: BackgroundDecisionService,
    match: Match[Any],
    seat: Seat,
    profile: BotProfile,
    steps: int | None,
) -> Action:
    dice = dice_key(match.seed, match.moment, seat)
    request = DecisionRequest.of(match.rules, profile, match.asked(seat), dice)
    thinker.ask(request._replace(steps=THROUGH if steps is None else steps))
    while (action := thinker.poll()) is None:
        time.sleep(POLL)
    if thinker.fault is not None:
        raise BotFailed(thinker.fault, fault_context(match))
    return action
