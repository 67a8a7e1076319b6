"""The redeal audit: every decision of a computer again, with its unseen cards dealt otherwise.

They are other cards in its history too, should that ever tell a face the seat could not see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias

from game.arena.audit.retold_history import as_seen, retold_events, witnessed_events
from game.arena.hang_watchdog import HangWatchdog, WatchedDecision
from game.arena.play_match import fault_context
from game.arena.replayed_match import begin_replay, play_move
from game.bots.bot_fault import decided
from game.bots.character_styles import profile_of
from game.bots.decision_dice import dice_key
from game.bots.imagined_deals import determinize
from game.engine.action import Action
from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.zones import Seat
from game.shelf import game_entry

REDEALS = 20
"""How often the hidden cards are dealt anew for each decision."""


class AuditedSeat(Protocol):
    """Somebody at the table."""

    @property
    def level(self) -> str:
        """How well a computer plays; empty for a person."""
        ...

    @property
    def portrait(self) -> str:
        """The name of the picture, which is that of a character."""
        ...


Deciders: TypeAlias = Sequence[AuditedSeat | None]
"""By action: who took it, where that was another than the player who began on its seat."""


def decider(
    players: Sequence[AuditedSeat], deciders: Deciders, seat: Seat, move: int
) -> AuditedSeat | None:
    """Who took action number *move* (from 1) on *seat*; None if nobody is known there."""
    other = deciders[move - 1] if move <= len(deciders) else None
    return other or (players[seat] if 0 <= seat < len(players) else None)


class Difference(NamedTuple):
    """A choice that depended on a card the computer could not see."""

    move: int
    """Number of the action, from 1."""
    seat: Seat
    honest: Action
    """What it chose as the cards lay."""
    otherwise: Action
    """What it chose when hidden cards lay otherwise."""


class AuditVerdict(NamedTuple):
    """What an audit found."""

    decisions: int
    redeals: int
    differences: tuple[Difference, ...]


class AuditStep(NamedTuple):
    """How far an audit has come."""

    moves: int
    """Actions that were looked at."""
    verdict: AuditVerdict


def audit(
    journal: Journal,
    players: Sequence[AuditedSeat],
    redeals: int = REDEALS,
    tell: Callable[[int, int], None] = lambda done, whole: None,
    *,
    deciders: Deciders = (),
) -> AuditVerdict:
    """Ask every computer again at each of its decisions, *redeals* times with other hidden cards.

    *players* began the match; *deciders* are those who took a seat over.

    The generator is the same each time, so that an honest choice is the same too. *tell* hears
    how many actions of how many were looked at.

    Raises:
        BotFailed: when a computer does not decide as it should.
        BadOption: when game, seats or options do not fit.
        CorruptJournal: when the match cannot be played again.
    """
    now = AuditStep(0, AuditVerdict(0, 0, ()))
    watch = HangWatchdog()
    try:
        for news in audit_steps(journal, players, redeals, watch=watch, deciders=deciders):
            if news.moves > now.moves:
                tell(news.moves, len(journal.actions))
            now = news
    finally:
        watch.close()
    return now.verdict


def audit_steps(
    journal: Journal,
    players: Sequence[AuditedSeat],
    redeals: int = REDEALS,
    enough: Callable[[int, int], bool] = lambda move, made: False,
    watch: HangWatchdog | None = None,
    deciders: Deciders = (),
) -> Iterator[AuditStep]:
    """The same step by step: after each re-deal and after each action.

    Where there is no *watch*, a computer that hangs is waited for.

    *enough* hears the number of the action and how many re-deals of it were made, and says
    whether these must do.

    Raises:
        BotFailed: when a computer does not decide as it should.
        BadOption: when game, seats or options do not fit.
        CorruptJournal: when the match cannot be played again.
    """
    match = begin_replay(journal)
    verdict = AuditVerdict(0, 0, ())
    for move, action in enumerate(journal.actions, 1):
        player = decider(players, deciders, action.seat, move)
        if player and player.level and len(match.observe(action.seat).legal) > 1:
            verdict = verdict._replace(decisions=verdict.decisions + 1)
            steps = journal.steps.get(move - 1) or None  # 0 where it failed: it is asked again
            asked = RedealtDecision(match, action.seat, move, steps)
            for made, found in enumerate(_redealt(_ask(asked, player, watch), asked), 1):
                verdict = verdict._replace(redeals=verdict.redeals + 1)
                if found is not None:
                    verdict = verdict._replace(differences=(*verdict.differences, found))
                    break
                yield AuditStep(move - 1, verdict)
                if made >= redeals or enough(move, made):
                    break
        play_move(match, action, move)
        yield AuditStep(move, verdict)


class RedealtDecision(NamedTuple):
    """A decision that is asked for again."""

    match: Match[Any]
    seat: Seat
    move: int
    """Number of the action, from 1."""
    steps: int | None
    """After how many thinking steps the time limit ended it, if it did."""


def _ask(
    asked: RedealtDecision, player: AuditedSeat, watch: HangWatchdog | None
) -> Callable[[Observation[Any]], Action]:
    """What tells the choice of the computer on that seat wherever it sees something."""
    match, seat, _, steps = asked
    bot = game_entry(match.rules.id).bot(match.rules, profile_of(player.level, player.portrait))
    dice, here = dice_key(match.seed, match.moment, seat), fault_context(match)

    def ask(seen: Observation[Any]) -> Action:
        if watch is None:
            return decided(bot, seen, dice, steps, here)
        with watch.over(WatchedDecision(seen, dice, player.level, here)):
            return decided(bot, seen, dice, steps, here, watch.step)

    return ask


def _redealt(
    ask: Callable[[Observation[Any]], Action], asked: RedealtDecision
) -> Iterator[Difference | None]:
    """One re-deal after another: None while the same is chosen as before."""
    match, seat, move, _ = asked
    seen, rules = match.asked(seat), match.rules
    honest = replace(seen, history=witnessed_events(rules, seen))
    usual = ask(seen)
    redealt = Random(dice_key(match.seed, match.moment, seat, "redealt"))
    for state in determinize(rules, honest, redealt):
        told = seen.history if honest.history == seen.history else retold_events(match, state, seen)
        shown = as_seen(rules, state, replace(seen, history=told))
        other = ask(shown)
        yield None if other == usual else Difference(move, seat, usual, other)
