"""Whether the words about the characters are true: what each does beside the mean of all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from characters.acts import ACTS, Measure
from game.arena.contest.confidence_interval import Interval, interval
from game.arena.play_match import play_match
from game.arena.player_kinds import make_player
from game.bots.bot import Bot, choose
from game.bots.character_styles import CHARACTERS, Act, Claim
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.shelf import SHELF

MOST = 3_000
"""Actions after which a match is broken off."""

Shares = Mapping[str, Sequence[float]]
"""How much of an act each character chose at the same decisions."""


class ClaimTask(NamedTuple):
    """One game's matches, in which each act is to be at issue so often."""

    game: str
    level: str
    choices: int
    seed: str


class Judged(NamedTuple):
    """One claim about a character in one game, with what was measured."""

    name: str
    claim: Claim
    own: float
    mean: float
    beyond: Interval
    """How much more of the act it chose than the mean of all."""

    @property
    def holds(self) -> bool:
        """Whether the whole interval lies on the side that is claimed."""
        return self.beyond.low > 0 if self.claim.more else self.beyond.high < 0


class ClaimPlayer:
    """A player as usual, which asks the characters where an act is at issue."""

    def __init__(self, rules: AnyRules, task: ClaimTask, measures: Mapping[Act, Measure]) -> None:
        """Ask until every act was at issue as often as the *task* says."""
        self.usual = make_player(rules, task.level)
        self.others = {name: make_player(rules, f"{task.level}:{name}") for name in CHARACTERS}
        self.measures, self.wanted = measures, task.choices
        self.found: dict[Act, dict[str, list[float]]] = {
            act: {name: [] for name in CHARACTERS} for act in measures
        }

    @property
    def missing(self) -> list[Act]:
        """The acts that were not at issue often enough."""
        return [act for act, found in self.found.items() if len(found["rust"]) < self.wanted]

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """The usual player's choice."""
        luck, legal = rng.random(), seen.legal
        asked = {act: self.measures[act](seen, legal) for act in self.missing}
        issues = {act: degrees for act, degrees in asked.items() if degrees is not None}
        for name, other in self.others.items() if issues else ():
            own = choose(other, seen, Random(luck))
            for act, degrees in issues.items():
                self.found[act][name].append(degrees.get(own, 0.0))
        yield choose(self.usual, seen, Random(luck))


def measured(task: ClaimTask) -> Mapping[Act, Shares]:
    """How much of each act all characters of a game would have chosen."""
    rules = SHELF[task.game].open()
    asking = ClaimPlayer(rules, task, ACTS.get(task.game, {}))
    bots: Sequence[Bot] = [asking] * rules.seats
    match = 0
    while asking.missing:
        match += 1
        play_match(rules, bots, f"{task.seed} {match}", MOST)
    return asking.found


def claims_of(task: ClaimTask) -> list[Judged]:
    """Every claim about one of the acts of a game, tried in its matches."""
    return judged(measured(task))


def judged(found: Mapping[Act, Shares]) -> list[Judged]:
    """Every claim that concerns one of the acts *found* in a game."""
    return [
        _judged(name, claim, found[claim.act])
        for name, character in CHARACTERS.items()
        for claim in character.claims
        if claim.act in found
    ]


def _judged(name: str, claim: Claim, shares: Shares) -> Judged:
    means = [fmean(each) for each in zip(*shares.values(), strict=True)]
    beyond = interval([own - mean for own, mean in zip(shares[name], means, strict=True)])
    return Judged(name, claim, fmean(shares[name]), fmean(means), beyond)
