"""The laws of the computer players: lawful, honest, explained in plain sentences, and quick."""

from __future__ import annotations

import math
import re
from collections import deque
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from game.arena.audit.retold_history import as_seen
from game.bots.bot import WAIT, ActionValues, Opponent, choose
from game.bots.character_styles import CHARACTERS
from game.bots.hint_adviser import Adviser
from game.bots.imagined_deals import determinize
from game.bots.profile import BotProfile, Level, Style
from game.contract.laws import NAMES
from game.contract.wording_law import ONE_AS_MANY, card_codes
from game.engine.action import Action
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.shelf import SHELF

LONG = 160
"""Actions of the match whose decisions are looked at."""
HASTE = 0.05
"""Part of the usual effort where only honesty is asked about."""
REASONS = 5
"""Actions of a decision of which it is asked why."""
USUAL = Style()
WIDEST = 130
"""Letters of a sentence that says why."""
IMAGINED = {Level.NOVICE: 12_000, Level.CASUAL: 12_000, Level.SKILLED: 40_000}
"""Imagined actions of anybody for one decision at most. At 40 µs on a slow core that is half a
second; a master may take more, see MASTERLY."""
MASTERLY = 60_000
SLICE = 2_000
"""Imagined actions between two answers at most, so that a picture can be drawn in between."""


class Decision(NamedTuple):
    """A decision somebody has to make."""

    rules: AnyRules
    seen: Observation[Any]
    id: str


def decisions(game: str, count: int) -> list[Decision]:
    """A number of decisions of a match among novices: of each phase first, then of the others."""
    rules = SHELF[game].open()
    novice = SHELF[game].bot(rules, BotProfile(Level.NOVICE))
    match: Match[Any] = Match(rules, "opponents")
    first: dict[object, Decision] = {}
    later: list[Decision] = []
    while match.turn.seats and len(match.actions) < LONG:
        seat = match.seats_with_moves[0] if match.turn.lead is None else match.turn.lead
        seen = match.observe(seat)
        number = len(match.actions)
        if len(seen.legal) > 1:
            decision = Decision(rules, seen, f"{game} {number}")
            kind = frozenset(action.verb for action in seen.legal)
            if kind in first:
                later.append(decision)
            first.setdefault(kind, decision)
        match.submit(choose(novice, seen, Random(number)))
    rest = max(0, count - len(first))
    spread = [later[at * len(later) // rest] for at in range(rest)] if later else []
    return [*first.values(), *spread][:count]


def opponent(rules: AnyRules, level: Level, effort: float = 1.0, style: Style = USUAL) -> Opponent:
    """A computer of *level* that has not played yet."""
    return SHELF[rules.id].bot(rules, BotProfile(level, style, effort))


def _allowed(seen: Observation[Any]) -> set[Action]:
    """What may be answered: who need not act may wait."""
    assert seen.seat is not None
    waits = seen.turn.lead not in (None, seen.seat)
    return {*seen.legal, *([Action(seen.seat, WAIT)] if waits else [])}


def _weighed(bot: Opponent, seen: Observation[Any]) -> ActionValues:
    last = deque(bot.action_values(seen, Random(4)), maxlen=1)
    assert last, "nothing is weighed"
    return last[0]


def _redealt(decision: Decision) -> Iterator[Observation[Any]]:
    """The same decision with the cards its seat cannot see dealt otherwise."""
    imagined = determinize(decision.rules, decision.seen, Random(decision.id))
    while True:
        yield as_seen(decision.rules, next(imagined), decision.seen)


def is_lawful(decision: Decision, level: Level) -> None:
    """Prove that a computer of any style does what is allowed, and the same when asked again.

    Raises:
        AssertionError: when it does not.
    """
    rules, seen = decision.rules, decision.seen
    bot = opponent(rules, level, HASTE)
    choice = choose(bot, seen, Random(4))
    assert choice in _allowed(seen)
    assert choose(opponent(rules, level, HASTE), seen, Random(4)) == choice, "another answer"
    for name in ("soot", "dusk", "birch"):
        styled = opponent(rules, level, HASTE, CHARACTERS[name].style)
        assert choose(styled, seen, Random(4)) in _allowed(seen)


def is_honest(decision: Decision, level: Level) -> None:
    """Choice, advice, explanation and worth do not change when hidden cards do.

    Raises:
        AssertionError: when one of them does.
    """
    seen = decision.seen
    bot = opponent(decision.rules, level, HASTE)
    other = next(_redealt(decision))
    assert choose(bot, other, Random(4)) == choose(bot, seen, Random(4))
    advice = choose(Adviser(bot), seen, Random(4))
    assert advice in _allowed(seen), "advice that may not be followed"
    assert choose(Adviser(bot), other, Random(4)) == advice
    assert _begun(bot, other) == _begun(bot, seen)
    for action in seen.legal[:REASONS]:
        assert bot.explain(other, action) == bot.explain(seen, action)


def _begun(bot: Opponent, seen: Observation[Any]) -> list[ActionValues]:
    """The first that is said about worth; the rest goes on alike."""
    return list(islice(bot.action_values(seen, Random(4)), 40))


def weighs_all(decision: Decision) -> None:
    """A master weighs all that is legal, and nothing else.

    Raises:
        AssertionError: when it does not.
    """
    told = _weighed(opponent(decision.rules, Level.MASTER, HASTE), decision.seen)
    assert set(decision.seen.legal) <= set(told.values) <= _allowed(decision.seen), decision.id
    assert all(math.isfinite(worth) for worth in told.values.values())
    assert told.unit.islower()
    assert told.deals >= 0


def explanations(decision: Decision) -> list[str]:
    """What a master says of its choice and of other actions: a plain sentence, or nothing.

    Raises:
        AssertionError: when it is no plain sentence.
    """
    seen, told = decision.seen, []
    bot = opponent(decision.rules, Level.MASTER, HASTE)
    for action in {choose(bot, seen, Random(4)), *seen.legal[:3]}:
        if action.verb == WAIT:
            continue
        sentence = bot.explain(seen, action).format(*NAMES)
        told.append(sentence)
        if sentence:
            assert re.fullmatch(r"[A-Z0-9“][^{}\n]*[.!]", sentence), sentence
            assert len(sentence) <= WIDEST, sentence
            assert not card_codes(sentence), sentence
            assert not ONE_AS_MANY.search(sentence), sentence
    return told


class Counting:
    """A count of the actions that are carried out in imagined worlds."""

    def __init__(self, rules: AnyRules) -> None:
        """Begin at zero."""
        self.made = 0
        self._apply = rules.apply

    def __call__(self, *given: Any) -> None:
        """Carry out an action and count it."""
        self.made += 1
        self._apply(*given)


def thinks_in_slices(decision: Decision, level: Level) -> None:
    """Prove that thinking is short and in slices, counted in imagined actions.

    No busy machine makes them more.

    Raises:
        AssertionError: when it takes too many.
    """
    counting = Counting(decision.rules)
    with patch.object(decision.rules, "apply", counting):
        bot, before, longest = opponent(decision.rules, level), 0, 0
        for _ in bot.think(decision.seen, Random(4)):
            longest = max(longest, counting.made - before)
            before = counting.made
    assert counting.made <= IMAGINED.get(level, MASTERLY), decision.id
    assert longest <= SLICE, decision.id
