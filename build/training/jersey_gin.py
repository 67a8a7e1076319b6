"""The fit of the numbers by which a master of Jersey Gin looks one draw ahead.

``python build/learn.py jersey_gin --write`` deals hands that all play by judgement, and stops each
at one decision. What the judgement would do, and what else seems nearly as good, is done on the
same deal, and judgement plays on to the end of the hand. The numbers are the least squares of what
that brought: first for throws, and by them, on other deals, for discards taken and left.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from game.engine.action import Action
from game.engine.rules import State
from game.games.jersey_gin.bot.card_memory import Trace
from game.games.jersey_gin.bot.card_neighbours import neighbours
from game.games.jersey_gin.bot.evaluation import Evaluation
from game.games.jersey_gin.bot.lookahead import WIDE, DiscardsAhead, DrawsAhead, ahead
from game.games.jersey_gin.bot.parameters import NUMBERS
from game.games.jersey_gin.rules.best_melds import best_arrangement
from game.games.jersey_gin.rules.facts import SEATS, JerseyGinFacts, Phase
from game.games.jersey_gin.rules.melds import BITS, mask_of
from game.games.jersey_gin.rules.options import JerseyGinOptions
from game.games.jersey_gin.rules.rules import JerseyGin
from game.games.jersey_gin.rules.scoring import BOX_BONUS
from game.games.jersey_gin.rules.zones import DISCARD
from training.nets import Array

TARGET = Path(__file__).parents[2] / "game" / "games" / "jersey_gin" / "bot" / "parameters.py"
THROWN = ("fall", "soon", "gin_soon")
"""Numbers of a throw, in points of the judgement."""
TAKEN = ("shown", "nearer", "better", "more")
"""Numbers of a discard taken, in points of a hand; the first is a cost."""
LATEST = 28
"""Actions of a hand before which the decision is looked for."""
MOST = 4
"""Throws that are tried at one decision."""
FOLDS = 3
"""Parts of the decisions; what numbers gain is seen in those they were not fitted to."""


class Way(NamedTuple):
    """Something that may be done, and its signs."""

    action: Action
    signs: tuple[float, ...]


class Decision(NamedTuple):
    """What came of all that was tried at one decision."""

    signs: Array
    """A row for each way; the first is that of the judgement."""
    brought: Array
    """Points of the hand, with the box, beside what each of the others won."""


class Fit(NamedTuple):
    """How signs count, in points of a hand."""

    weights: Array
    errors: Array
    """Standard errors."""


class Tryer:
    """A player by judgement, which tries out at one decision of a hand what else might be done."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        """Take *numbers* of the look ahead, those found before."""
        self.rules = JerseyGin(SEATS, JerseyGinOptions())
        self.judgement = Evaluation(self.rules)
        changed = NUMBERS._replace(**numbers)
        self.foresight = DrawsAhead(self.rules, changed, DiscardsAhead(changed))

    def decisions(self, phase: Phase, seed: str) -> Iterator[Decision]:
        """Decisions without end, none or one of each deal."""
        for deal in count():
            rng = Random(f"{seed} {phase.value} {deal}")
            state = self.rules.deal(rng)
            trace = Trace(mask_of(state.table.zones[self.rules.zones.discard]), [0] * SEATS)
            facts, first = state.facts, rng.randrange(LATEST)
            for number in count():
                if facts.hands or facts.breaker is not None or facts.phase is Phase.LAYOFF:
                    break
                usual = self.judgement.choice(state, facts.turn, trace)
                if number >= first and facts.phase is phase:
                    looked = self.draws if phase is Phase.DRAW else self.throws
                    navigator = looked(state, trace, usual)
                    if len(navigator) > 1:
                        brought = [self.brought(state, trace, way.action, rng) for way in navigator]
                        yield Decision(
                            np.array([way.signs for way in navigator]), np.array(brought)
                        )
                        break
                self.follow(state, trace, usual, rng)

    def throws(self, state: State[JerseyGinFacts], trace: Trace, usual: Action) -> list[Way]:
        """The throws that seem best, with judgement, fall, and the chances to knock and of gin."""
        if usual.verb != "discard":
            return []
        rules, seat, taken = self.rules, usual.seat, state.facts.taken
        hand = mask_of(rules.zones.concealed(state.table, seat))
        loose = hand & ~sum(best_arrangement(hand))
        known = 0 if taken is None else BITS[taken.index]
        throwable = loose & ~known or hand & ~known
        stock = len(state.table.zones[rules.zones.stock])
        worths = self.judgement.discards.worths(hand, loose, throwable, stock, seat, trace)
        live, least = self.judgement.discards.live(hand, trace), max(worths.values()) - WIDE
        found = sorted(worths, key=worths.__getitem__, reverse=True)[:MOST]
        discards, near = rules.moves.discards[seat], neighbours()
        return [
            Way(discards[near[bit].card.index], (worths[bit], *ahead(hand ^ bit, live)))
            for bit in found
            if worths[bit] > least
        ]

    def draws(self, state: State[JerseyGinFacts], trace: Trace, usual: Action) -> list[Way]:
        """Taking the discard, with what that changes, and leaving it."""
        cards_in, zones, seat = state.table.zones, self.rules.zones, usual.seat
        if not cards_in[zones.stock] or not cards_in[zones.discard]:
            return []
        change = self.foresight.change(state, seat, trace)
        if change is None:
            return []
        leave, take = self.rules.moves.draws[seat]
        navigator = [Way(take, (-1.0, *change)), Way(leave, (0.0,) * len(TAKEN))]
        return navigator if usual.target == DISCARD else navigator[::-1]

    def brought(
        self, state: State[JerseyGinFacts], trace: Trace, action: Action, rng: Random
    ) -> float:
        """What the hand brings to who does *action* now, if all go by judgement from there."""
        state, trace, seat = state.clone(), trace.clone(), action.seat
        facts = state.facts
        self.follow(state, trace, action, rng)
        while not facts.hands:
            self.follow(state, trace, self.judgement.choice(state, facts.turn, trace), rng)
        whole = facts.hands[0].gain + BOX_BONUS
        return float(whole) if facts.hands[0].winner == seat else -whole / (SEATS - 1)

    def follow(
        self, state: State[JerseyGinFacts], trace: Trace, action: Action, rng: Random
    ) -> None:
        """Do *action*, and remember it."""
        trace.follow(state, self.rules.zones.discard, action)
        self.rules.apply(state, action, rng)


def collected(tryer: Tryer, phase: Phase, size: int, seed: str) -> list[Decision]:
    """So many decisions."""
    made: list[Decision] = []
    for decision in islice(tryer.decisions(phase, seed), size):
        made.append(decision)
        if len(made) % 5000 == 0:
            print(f"{phase.value}: {len(made)} of {size}", file=sys.stderr)
    return made


def fit(made: Sequence[Decision]) -> Fit:
    """The weights that come nearest to how the ways of each decision differ."""
    signs = np.concatenate([each.signs - each.signs.mean(axis=0) for each in made])
    brought = np.concatenate([each.brought - each.brought.mean() for each in made])
    weights = np.linalg.lstsq(signs, brought, rcond=None)[0]
    free = max(1, len(brought) - len(made) - len(weights))
    variance = ((brought - signs @ weights) ** 2).sum() / free
    return Fit(weights, np.sqrt(np.diag(np.linalg.pinv(signs.T @ signs)) * variance))


def gained(made: Sequence[Decision]) -> tuple[float, float]:
    """What going by the others' weights brings more than judgement a decision, and 1.96 errors."""
    gains: list[float] = []
    for fold in range(FOLDS):
        weights = fit([each for at, each in enumerate(made) if at % FOLDS != fold]).weights
        for each in made[fold::FOLDS]:
            chosen = int(np.argmax(each.signs @ weights))
            gains.append(float(each.brought[chosen] - each.brought[0]))
    return float(np.mean(gains)), 1.96 * float(np.std(gains)) / len(gains) ** 0.5


def told(name: str, made: Sequence[Decision], found: Fit) -> None:
    """Say what was found, and how sure it is."""
    numbers = zip(found.weights, found.errors, strict=True)
    weights = ", ".join(f"{weight:.2f} ({error:.2f})" for weight, error in numbers)
    mean, width = gained(made)
    said = f"{len(made)} {name}: {weights}; chosen by those of other decisions"
    print(f"{said}, {mean:.2f} ± {width:.2f} more for each", file=sys.stderr)


def learned(throws: int, draws: int, seed: str) -> dict[str, float]:
    """The numbers, by name, from so many decisions."""
    made = collected(Tryer({}), Phase.DISCARD, throws, seed)
    found = fit(made)
    told("throws", made, found)
    judged, *weights = found.weights.tolist()
    numbers = {name: weight / judged for name, weight in zip(THROWN, weights, strict=True)}
    made = collected(Tryer(numbers), Phase.DRAW, draws, seed)
    found = fit(made)
    told("draws", made, found)
    return {**numbers, **dict(zip(TAKEN, found.weights.tolist(), strict=True))}


def written(text: str, numbers: Mapping[str, float]) -> str:
    """The *text* of the table with these numbers in place of its own, to two figures.

    Raises:
        ValueError: when it lacks one of them.
    """
    for name, number in numbers.items():
        line = rf"(?m)^(    {name}: float = ).*$"
        text, found = re.subn(line, rf"\g<1>{float(f'{number:.2g}')}", text)
        if found != 1:
            raise ValueError(f"{found} lines for {name}.")
    return text


def main(words: Sequence[str] | None = None) -> int:
    """Fit, and print or write the numbers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throws", type=int, default=60_000)
    parser.add_argument("--draws", type=int, default=25_000)
    parser.add_argument("--seed", default="ahead")
    parser.add_argument("--write", action="store_true", help=f"into {TARGET.name}")
    asked = parser.parse_args(words)
    numbers = learned(asked.throws, asked.draws, asked.seed)
    if asked.write:
        TARGET.write_text(written(TARGET.read_text(encoding="utf-8"), numbers), encoding="utf-8")
        return 0
    for name, number in numbers.items():
        print(f"{name} = {number:.2g}")
    return 0
