"""The analysis: what each decision of a seat was worth beside the best it could have taken."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from random import Random
from typing import Any, NamedTuple

from game.arena.analysis.analysis_findings import AnalysedDecision, AnalysisFindings, has_a_choice
from game.arena.play_match import fault_context
from game.arena.replayed_match import begin_replay, play_move
from game.bots.bot import WAIT, ActionValues, Opponent
from game.bots.bot_fault import BotFailed, Fault, Where, described
from game.bots.decision_dice import dice_key
from game.bots.hint_adviser import ADVISER_PROFILE, EFFORT, advice_dice, best_action
from game.bots.profile import BotProfile
from game.engine.action import Action
from game.engine.events import Scored
from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.engine.zones import Seat
from game.presentation.presenter import presenter_of
from game.shelf import game_entry

MANY = 80
"""Where there are more decisions each is measured with less effort, so that nobody waits much
longer."""
NOTHING = 0.02
"""Less than this part of what is at stake is no loss: it is how the imagined deals fell."""


class AnalysisStep(NamedTuple):
    """How far the weighing has come."""

    done: int
    """How many of the seat's decisions are behind it."""
    decision: AnalysedDecision | None = None
    """The one just weighed; None while one is still being weighed, or where none could be."""


def analyse(journal: Journal, seat: Seat, known: int = 0) -> Iterator[AnalysisStep]:
    """Weigh the decisions of *seat* one after another, from what it saw alone.

    Yields after each step of :meth:`Opponent.action_values`. The same journal gives the same
    answers.
    The first *known* decisions are left out, for who has them already.

    Raises:
        BotFailed: when the judge fails.
        BadOption: when game, seats or options do not fit.
        CorruptJournal: when the match cannot be played again.
    """
    match = begin_replay(journal)
    many = len(AnalysisFindings(journal, seat).moves)
    judges = Judges(match.rules, many)
    done = part = told = 0
    for move, action in enumerate(journal.actions, 1):
        if action.seat == seat and has_a_choice(match, seat):
            if done >= known:
                weighing = _weighed(match, judges, action, move)
                decision = yield from _steps(weighing, done)
                yield AnalysisStep(done + 1, decision and decision._replace(part=part))
            done += 1
        play_move(match, action, move)
        part += sum(isinstance(event, Scored) for event in match.record.events[told:])
        told = len(match.record.events)


class Judges:
    """Who weighs each decision twice: the adviser of the hints first, then who measures."""

    def __init__(self, rules: AnyRules, decisions: int) -> None:
        """Judges for a match with so many *decisions*."""
        entry = game_entry(rules.id)
        self.adviser = entry.bot(rules, ADVISER_PROFILE)
        """Finds the best action, with the effort of a hint in matches of any length."""
        self.measurer = entry.bot(rules, judge_profile(decisions))
        """Measures what was done beside it."""


def judge_profile(decisions: int) -> BotProfile:
    """Who measures where there are so many decisions: a master, in less of a hurry or more."""
    return ADVISER_PROFILE._replace(effort=EFFORT * min(1.0, MANY / max(1, decisions)))


def _steps(
    weighing: Generator[None, None, AnalysedDecision | None], done: int
) -> Generator[AnalysisStep, None, AnalysedDecision | None]:
    """Tell after each step that so many decisions are done."""
    while True:
        try:
            next(weighing)
        except StopIteration as ended:
            decision: AnalysedDecision | None = ended.value
            return decision
        yield AnalysisStep(done)


def _weighed(
    match: Match[Any], judges: Judges, chosen: Action, move: int
) -> Generator[None, None, AnalysedDecision | None]:
    """What *chosen* was worth; None where the judge cannot compare it with anything.

    The best is looked for over some deals and then measured over others, so that what was only
    lucky in the first ones is not taken for a mistake of who chose otherwise.
    """
    seen, moment = match.asked(chosen.seat), (match.seed, match.moment, chosen.seat)
    place = fault_context(match)
    first = yield from _through(judges.adviser, seen, advice_dice(*moment), place)
    again = yield from _through(judges.measurer, seen, dice_key(*moment, "measured"), place)
    if first is None or again is None or chosen not in first.values:
        return None
    best = best_action(first)
    if chosen not in again.values or best not in again.values:
        again = first
    worths = again.values
    stake = max(worths.values()) - min(worths.values())
    loss = worths[best] - worths[chosen]
    if loss <= NOTHING * stake:
        best, loss = chosen, 0.0
    played, better = _words(match, chosen), _words(match, best)
    return AnalysedDecision(
        move, 0, chosen, best, played, better, loss, stake, again.unit, again.deals
    )


def _through(
    judge: Opponent, seen: Observation[Any], dice: str, place: Where
) -> Generator[None, None, ActionValues | None]:
    """The last of the weighings, after a pause for each."""
    weighing, last = judge.action_values(seen, Random(dice)), None
    while True:
        try:
            last = next(weighing)
        except StopIteration:
            return last
        except Exception as error:  # whatever it is, it is told with the position it happened in
            fault = Fault(*described(error), seen, dice, type(judge).__name__)
            raise BotFailed(fault, place) from error
        yield


def _words(match: Match[Any], action: Action) -> str:
    if action.verb == WAIT:
        return "Wait"
    return presenter_of(match.rules).label(match.look(action.seat), action)
