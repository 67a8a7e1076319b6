"""The engine's side of the measurement: random play-outs of our games, and what each step costs."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from functools import cache
from itertools import permutations
from math import floor
from random import Random
from typing import Any, NamedTuple

from game.bots.imagined_deals import determinize
from game.engine.action import Action, Mode, Turn
from game.engine.events import Scored
from game.engine.match import Match
from game.engine.rules import AnyRules, State
from game.engine.zones import Seat
from game.shelf import SHELF

LONGEST = 5_000
"""A random match that has not ended after so many decisions counts as one without end."""
PROBES = 3
"""Random matches played to see whether they end."""
ROUNDS = 20
"""Rounds after which a match without end is broken off."""
STEPS = 1_000
"""Decisions by which a step is measured."""
SECRET = Mode.SECRET
MOMENTS = 120
"""Decisions of a match in which single operations are timed, and how often it is played again."""
AGAIN = 8


class Kind(NamedTuple):
    """What one play-out of a game is: a whole match, or a round of a match without end."""

    ends: bool
    most: int
    """Decisions after which a match is broken off."""
    round: float
    """Decisions of a round, if it does not end."""

    def __str__(self) -> str:
        if self.ends:
            return "a whole match"
        return f"a round of {self.round:.0f} decisions, in matches broken off after {self.most}"


def play(rules: AnyRules, rng: Random, most: int) -> int:
    """A silent match of uniformly random actions; how many, at most about *most*, there were."""
    state = rules.deal(rng)
    turn, legal, apply, roll = rules.turn, rules.legal, rules.apply, rng.random
    done = 0
    while done < most:
        now = turn(state)
        seats = now[0]
        if len(seats) == 1:
            actions = legal(state, seats[0])
            apply(state, actions[floor(roll() * len(actions))], rng)
            done += 1
        elif not seats:
            break
        elif now[1] is SECRET:
            each = [legal(state, seat) for seat in seats]
            for action in [actions[floor(roll() * len(actions))] for actions in each]:
                apply(state, action, rng)
            done += len(seats)
        else:
            navigator = orders(seats)
            for seat in navigator[floor(roll() * len(navigator))]:
                actions = legal(state, seat)
                if actions:
                    break
            apply(state, actions[floor(roll() * len(actions))], rng)
            done += 1
    return done


def together(rules: AnyRules, state: State[Any], turn: Turn, rng: Random) -> Sequence[Action]:
    """What happens in a turn of several seats: a choice of each, or of one that can act."""
    roll = rng.random
    if turn.mode is SECRET:
        each = [rules.legal(state, seat) for seat in turn.seats]
        return [actions[floor(roll() * len(actions))] for actions in each]
    navigator = orders(turn.seats)
    asked = (rules.legal(state, seat) for seat in navigator[floor(roll() * len(navigator))])
    actions = next(filter(None, asked))
    return (actions[floor(roll() * len(actions))],)


@cache
def orders(seats: tuple[Seat, ...]) -> list[tuple[Seat, ...]]:
    """Every order in which these seats may be asked whether they can act."""
    return list(permutations(seats))


def kind(rules: AnyRules) -> Kind:
    """Whether random matches end, and how long a round is where they do not."""
    lengths = [play(rules, Random(f"ends {probe}"), LONGEST) for probe in range(PROBES)]
    if max(lengths) < LONGEST:
        return Kind(True, LONGEST, statistics.mean(lengths))
    match: Match[Any] = Match(rules, "rounds")
    rng = Random("rounds")
    while match.turn.seats and len(match.actions) < 1_000:
        for action in together(rules, match.state_copy(), match.turn, rng):
            match.submit(action)
    rounds = sum(isinstance(event, Scored) for event in match.record.events) or 1
    each = len(match.actions) / rounds
    return Kind(False, round(each * ROUNDS), each)


def contestant(game: str) -> tuple[Kind, Callable[[], tuple[int, float]]]:
    """A game and how to play it once: the decisions and the play-outs of one match."""
    rules = SHELF[game].open()
    what, rng = kind(rules), Random(game)

    def once() -> tuple[int, float]:
        done = play(rules, rng, what.most)
        return done, 1 if what.ends else done / what.round

    return what, once


def unit(times: int = 2_000) -> float:
    """Seconds of ``sum(range(100))``, by which machines are compared."""
    clock = time.process_time
    begun = clock()
    for _ in range(times):
        sum(range(100))
    return (clock() - begun) / times


def step_units(rules: AnyRules, rounds: int = 30) -> float:
    """How many units a step takes: to list what is legal, to choose and to apply it.

    Deals and scores are part of the average. Unit and the same matches take turns, in slices of
    like length, so that whatever slows the machine slows both; the median of the rounds counts.
    """
    found = []
    for _ in range(rounds):
        one = unit()
        rng, done = Random("steps"), 0
        begun = time.process_time()
        while done < STEPS:
            done += play(rules, rng, STEPS - done)
        found.append((time.process_time() - begun) / done / one)
    return statistics.median(found)


class Moment:
    """A decision of a recorded match; times what one may want to do there."""

    def __init__(self, match: Match[Any], rng: Random) -> None:
        self.match, self.rules, self.state = match, match.rules, match.state_copy()
        self.chosen = together(self.rules, self.state, match.turn, rng)
        self.seat: Seat = self.chosen[0].seat

    def times(self) -> dict[str, float]:
        """Seconds by what was done; those of *apply* for one of the turn's actions."""
        match, rules, state, seat = self.match, self.rules, self.state, self.seat
        twin, chance = state.clone(), Random("chance")
        found = {
            "clone": timed(state.clone),
            "legal": timed(lambda: rules.legal(state, seat)),
            "apply": timed(lambda: [rules.apply(twin, a, chance) for a in self.chosen]),
            "observe": timed(lambda: match.observe(seat)),
        }
        found["apply"] /= len(self.chosen)
        dreams = determinize(rules, match.observe(seat), chance)
        found["first_world"] = timed(lambda: next(dreams))
        found["imagine"] = timed(lambda: next(dreams))
        return found


def timed(what: Callable[[], object]) -> float:
    """Seconds *what* takes, without those of measuring."""
    clock = time.perf_counter
    begun = clock()
    what()
    middle = clock()
    (lambda: None)()
    return max(0.0, 2 * middle - begun - clock())


def operations(game: str) -> dict[str, float]:
    """Microseconds by operation, on average over a random match.

    The same match is played several times; what was quickest at a moment counts for it.
    """
    rules = SHELF[game].open()
    best: list[dict[str, float]] = []
    for _ in range(AGAIN):
        match: Match[Any] = Match(rules, "moments")
        rng = Random("moments")
        found: list[dict[str, float]] = []
        while match.turn.seats and len(found) < MOMENTS:
            moment = Moment(match, rng)
            found.append(moment.times())
            for action in moment.chosen:
                match.submit(action)
        best = [quicker(*pair) for pair in zip(best or found, found, strict=True)]
    return {name: statistics.mean(each[name] for each in best) * 1e6 for name in best[0]}


def quicker(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    """The lesser times of the two."""
    return {name: min(seconds, other[name]) for name, seconds in one.items()}
