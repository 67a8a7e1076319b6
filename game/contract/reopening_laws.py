"""The laws of reopening: what is opened anew at a decision says what saw the whole match.

A program that is started again, a process that thinks, a replay and an audit all have rules of
their own. What they say must not depend on what was played by them before.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Any

from game.bots.bot import WAIT, choose
from game.bots.decision_dice import dice_key
from game.bots.imagined_deals import determinize
from game.bots.profile import BotProfile, Level
from game.contract.fingerprint import changes, fingerprint
from game.contract.moment import Moment, asked, image
from game.engine.journal import Journal
from game.engine.match import Match, choices
from game.engine.observation import Observation, seen_zones
from game.engine.rules import AnyRules
from game.presentation.presenter import presenter_of
from game.shelf import SHELF

WEIGHED = 3
"""So many steps of a weighing are compared; the later ones go on alike."""
NONSENSE = 6
"""Actions of no sense that each seat tries."""
VAIN, LONGEST = 5, 3_000
"""After so many matches without a choice no other is begun; so many actions of each are played."""


def opened_anew(rules: AnyRules) -> AnyRules:
    """The same game at the same kind of table, by rules that have seen no match."""
    return SHELF[rules.id].open(rules.seats, rules.options.written())


def same_rules(now: Moment, fresh: AnyRules) -> None:
    """Prove that the same may be done, refused and told by *fresh* rules at this moment."""
    rules, truth = now.rules, now.truth
    state = truth.clone()
    state.table.zone_registry = fresh.zone_registry
    assert fresh.turn(state) == rules.turn(truth)
    assert fresh.outcome(state) == rules.outcome(truth)
    for seat in now.everybody:
        seen = now.seen(seat)
        assert seen_zones(state.table, seat) == dict(seen.zones)
        assert presenter_of(fresh).status(seen) == presenter_of(rules).status(seen), seat
        assert presenter_of(fresh).sheet(seen) == presenter_of(rules).sheet(seen), seat
        if seat is None:
            continue
        assert list(fresh.legal(state, seat)) == list(rules.legal(truth, seat)), seat
        if seat in now.deciding:
            assert choices(fresh, state, seat) == seen.choices, seat
            told = [presenter_of(each).choices(seen) for each in (fresh, rules)]
            assert told[0] == told[1], seat
            assert fresh.auto_pass(state, seat) == rules.auto_pass(truth, seat)
        for action in now.nonsense(seat, NONSENSE):
            assert fresh.refusal(state, action) == rules.refusal(truth, action), action
        dice = f"world of {seat}"
        imagined = [image(next(determinize(each, seen, Random(dice)))) for each in (fresh, rules)]
        assert imagined[0] == imagined[1], seat


def same_match(match: Match[Any], fresh: AnyRules, rng: Random) -> None:
    """Prove that a match replayed up to anywhere and resumed there comes to the same moment."""
    journal = Journal.of(match, match.rules.options.written())
    resumed = journal.replay(fresh, rng.randrange(len(match.actions) + 1))
    for action in match.actions[len(resumed.actions) :]:
        resumed.submit(action)
    assert image(resumed.state_copy()) == image(match.state_copy())
    for seat in (None, *range(fresh.seats)):
        assert resumed.observe(seat) == match.observe(seat), seat


def unchanged(rules: AnyRules, before: Mapping[str, str]) -> None:
    """Prove that after a match rules are as they were *before* it, and as new ones are."""
    now = fingerprint(rules)
    assert changes(before, now) == [], "a match has changed its rules"
    assert changes(fingerprint(opened_anew(rules)), now) == [], "rules opened anew are others"


class ReusedBots:
    """Computers kept for a whole match and for all seats, as the thinking process keeps them."""

    def __init__(self, rules: AnyRules) -> None:
        """Begin before the deal, with no computers."""
        self.rules = rules
        self._computers = {level: SHELF[rules.id].bot(rules, BotProfile(level)) for level in Level}

    def same_computer(self, seen: Observation[Any], level: Level, dice: str) -> None:
        """Choice, reason and weighing of a computer that has played on, and of a new one."""
        new = SHELF[self.rules.id].bot(opened_anew(self.rules), BotProfile(level))
        old = self._computers[level]
        action = choose(new, seen, Random(dice))
        assert choose(old, seen, Random(dice)) == action, f"{level} decides otherwise"
        if action.verb != WAIT:
            assert old.explain(seen, action) == new.explain(seen, action)
        told = [list(islice(bot.action_values(seen, Random(dice)), WEIGHED)) for bot in (old, new)]
        assert told[0] == told[1], f"{level} weighs otherwise"


def ask(rules: AnyRules, level: Level, seed: str, decisions: int) -> int:
    """Ask a computer of *level*, kept and new, at so many *decisions*; how many it were.

    They are fewer in a game that offers no choice: after ``VAIN`` matches without one it ends.
    Most actions are a novice's, some are random, so that all kinds of moments are met.

    Raises:
        AssertionError: when an answer is not the same, with a note that says where.
    """
    done = number = vain = 0
    while done < decisions and vain < VAIN:
        reused, before = ReusedBots(rules), fingerprint(rules)
        rng = Random(f"{seed} {number}")
        novice = SHELF[rules.id].bot(rules, BotProfile(Level.NOVICE))
        match: Match[Any] = Match(rules, f"{seed} {number}")
        number, vain = number + 1, vain + 1
        try:
            while match.turn.seats and done < decisions and len(match.actions) < LONGEST:
                seat = asked(match)
                seen, moment = match.observe(seat), len(match.actions)
                dice = dice_key(match.seed, moment, seat)
                if len(seen.legal) > 1 and rng.random() < 0.5:
                    reused.same_computer(seen, level, dice)
                    done, vain = done + 1, 0
                action = choose(novice, seen, Random(dice))
                if action.verb == WAIT or rng.random() < 0.2:
                    action = rng.choice(seen.legal)
                match.submit(action)
            unchanged(rules, before)
        except Exception as error:
            error.add_note(f"({level}, match “{match.seed}”, after {len(match.actions)} actions)")
            raise
    return done
