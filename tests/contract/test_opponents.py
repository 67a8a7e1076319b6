"""Every opponent of every game: lawful, the same again, honest in choice, reason and worth, quick.

What CI runs here takes a few decisions of each game and level; with the slow tests, more.
"""

from __future__ import annotations

import math
import re
from collections import deque
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

from game.arena.redeal_audit import as_seen
from game.bots.bot import WAIT, ActionValues, Opponent, choose
from game.bots.characters import CHARACTERS
from game.bots.determinize import determinize, remembered
from game.bots.profile import BotProfile, Level, Style
from game.bots.search_bot import searcher
from game.contract.laws import NAMES
from game.engine.action import Action
from game.engine.match import Match
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.shelf import SHELF

GAMES = [game for game, box in SHELF.items() if box.bot is not searcher]
"""The games with opponents of their own."""
LONG = 160
"""Actions of the match whose decisions are looked at."""
FEW, MANY = 3, 8
"""Decisions looked at, of as many kinds as can be, in the quick tests and in the slow ones."""
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


class Asked(NamedTuple):
    """A decision somebody has to make."""

    rules: AnyRules
    seen: Observation[Any]
    id: str


def decisions(game: str, count: int) -> list[Asked]:
    """So many decisions of a match among novices: of each phase first, then of the others."""
    rules = SHELF[game].open()
    novice = SHELF[game].bot(rules, BotProfile(Level.NOVICE))
    match: Match[Any] = Match(rules, "opponents")
    first: dict[object, Asked] = {}
    later: list[Asked] = []
    while match.turn.seats and len(match.actions) < LONG:
        seat = match.seats_with_moves[0] if match.turn.lead is None else match.turn.lead
        seen = match.observe(seat)
        number = len(match.actions)
        if len(seen.legal) > 1:
            asked = Asked(rules, seen, f"{game} {number}")
            kind = frozenset(action.verb for action in seen.legal)
            if kind in first:
                later.append(asked)
            first.setdefault(kind, asked)
        match.submit(choose(novice, seen, Random(number)))
    rest = max(0, count - len(first))
    spread = [later[at * len(later) // rest] for at in range(rest)] if later else []
    return [*first.values(), *spread][:count]


def opponent(rules: AnyRules, level: Level, effort: float = 1.0, style: Style = USUAL) -> Opponent:
    return SHELF[rules.id].bot(rules, BotProfile(level, style, effort))


def allowed(seen: Observation[Any]) -> set[Action]:
    """What may be answered: who need not act may wait."""
    assert seen.seat is not None
    waits = seen.turn.lead not in (None, seen.seat)
    return {*seen.legal, *([Action(seen.seat, WAIT)] if waits else [])}


def weighed(bot: Opponent, seen: Observation[Any]) -> ActionValues:
    last = deque(bot.action_values(seen, Random(4)), maxlen=1)
    assert last, "nothing is weighed"
    return last[0]


def redealt(asked: Asked) -> Iterator[Observation[Any]]:
    """The same decision with the cards its seat cannot see dealt otherwise."""
    imagined = determinize(asked.rules, asked.seen, Random(asked.id))
    while True:
        yield as_seen(asked.rules, next(imagined), asked.seen)


def keeps_the_law(asked: Asked, level: Level) -> None:
    rules, seen = asked.rules, asked.seen
    bot = opponent(rules, level, HASTE)
    choice = choose(bot, seen, Random(4))
    assert choice in allowed(seen)
    assert choose(opponent(rules, level, HASTE), seen, Random(4)) == choice, "another answer"
    for name in ("soot", "dusk", "birch"):
        styled = opponent(rules, level, HASTE, CHARACTERS[name].style)
        assert choose(styled, seen, Random(4)) in allowed(seen)


def is_honest(asked: Asked, level: Level) -> None:
    """Choice, reason and worth do not change when hidden cards do."""
    seen = asked.seen
    bot = opponent(asked.rules, level, HASTE)
    other = next(redealt(asked))
    assert choose(bot, other, Random(4)) == choose(bot, seen, Random(4))
    assert begun(bot, other) == begun(bot, seen)
    for action in seen.legal[:REASONS]:
        assert bot.explain(other, action) == bot.explain(seen, action)


def begun(bot: Opponent, seen: Observation[Any]) -> list[ActionValues]:
    """The first that is said about worth; the rest goes on alike."""
    return list(islice(bot.action_values(seen, Random(4)), 40))


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", GAMES)
def test_an_opponent_is_lawful_and_honest(game: str, level: Level) -> None:
    for asked in decisions(game, FEW):
        keeps_the_law(asked, level)
        is_honest(asked, level)


@pytest.mark.slow
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", GAMES)
def test_an_opponent_is_lawful_and_honest_all_along(game: str, level: Level) -> None:
    for asked in decisions(game, MANY):
        keeps_the_law(asked, level)
        is_honest(asked, level)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_legal_is_weighed(game: str) -> None:
    for asked in decisions(game, FEW):
        told = weighed(opponent(asked.rules, Level.MASTER, HASTE), asked.seen)
        assert set(asked.seen.legal) <= set(told.values) <= allowed(asked.seen), asked.id
        assert all(math.isfinite(worth) for worth in told.values.values())
        assert told.unit.islower()
        assert told.deals >= 0


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_is_one_plain_sentence(game: str) -> None:
    said = []
    for asked in decisions(game, MANY):
        bot = opponent(asked.rules, Level.MASTER, HASTE)
        for action in {choose(bot, asked.seen, Random(4)), *asked.seen.legal[:3]}:
            if action.verb == WAIT:
                continue
            sentence = bot.explain(asked.seen, action).format(*NAMES)
            said.append(sentence)
            if sentence:
                assert re.fullmatch(r"[A-Z0-9“][^{}\n]*[.!]", sentence), sentence
                assert len(sentence) <= WIDEST, sentence
    assert sum(map(bool, said)) * 2 > len(said), "most of what is done has a reason"


class Counting:
    """Counts the actions that are carried out in imagined worlds."""

    def __init__(self, rules: AnyRules) -> None:
        self.made = 0
        self._apply = rules.apply

    def __call__(self, *given: Any) -> None:
        self.made += 1
        self._apply(*given)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", GAMES)
def test_thinking_is_short_and_in_slices(
    game: str, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted in imagined actions, which no busy machine makes longer."""
    for asked in decisions(game, FEW if level is Level.MASTER else 2):
        counting = Counting(asked.rules)
        monkeypatch.setattr(asked.rules, "apply", counting)
        bot, before, longest = opponent(asked.rules, level), 0, 0
        for _ in bot.think(asked.seen, Random(4)):
            longest = max(longest, counting.made - before)
            before = counting.made
        assert counting.made <= IMAGINED.get(level, MASTERLY), asked.id
        assert longest <= SLICE, asked.id
        monkeypatch.undo()


@pytest.mark.parametrize("game", SHELF)
def test_a_known_card_lies_where_it_is(game: str) -> None:
    """What a seat remembers is true, and every world it imagines has it there."""
    rules = SHELF[game].open()
    novice = SHELF[game].bot(rules, BotProfile(Level.NOVICE, effort=HASTE))
    match: Match[Any] = Match(rules, "known")
    told = 0
    while match.turn.seats and len(match.actions) < 60:
        seat = match.seats_with_moves[0] if match.turn.lead is None else match.turn.lead
        seen = match.observe(seat)
        zones = match.state_copy().table.zones
        world = next(determinize(rules, seen, Random(1))).table.zones
        for zone, row in remembered(rules, seen).items():
            at = rules.board.index[zone]
            for number, card in enumerate(row):
                if card is not None:
                    assert zones[at][number] == card == world[at][number]
                    told += 1
        match.submit(choose(novice, seen, Random(len(match.actions))))
    assert told > 100
