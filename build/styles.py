"""How much the characters differ: what each would have done where the usual player decided.

Matches are played by computers in the usual style. At every real choice each character, as good
as they are, is asked what it would do in that place with the same luck. Printed are the share of
choices that are other ones, and the verb it takes up or leaves most, as a share of the choices
among different verbs. The usual player with other luck stands beside them: that is what a soft
choice alone makes of it.

With ``--claims`` it measures instead what the words about the characters claim: how much each
lies, doubts, risks or waits where it could, beside the mean of all eight at the same decisions. It
fails where a claim does not hold by its whole interval.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

import environment.needs_game  # noqa: F401 - says so where the game is missing
from characters.claims import ClaimTask, Judged, claims_of

from game.arena.play_match import play_match
from game.arena.player_kinds import make_player
from game.bots.bot import Bot, choose
from game.bots.character_styles import CHARACTERS
from game.engine.action import Action
from game.engine.observation import Observation
from game.engine.rules import AnyRules
from game.shelf import SHELF

OTHER_LUCK = "other luck"
MOST = 3_000
"""Actions after which a match is broken off."""
CLAIM_HEAD = (
    "| character | claim | own | mean | beyond (95 %) | |\n| --- | --- | ---: | ---: | --- | --- |"
)


class Task(NamedTuple):
    """One game's matches."""

    game: str
    level: str
    choices: int
    seed: str


@dataclass
class Asked:
    """What one player would have done."""

    choices: int = 0
    other: int = 0
    verbal: int = 0
    """Choices among different verbs."""
    verbs: Counter[str] = field(default_factory=Counter)
    """How much oftener than the usual player it chose each verb."""

    def add(self, legal: Sequence[Action], usual: Action, own: Action) -> None:
        """Count one choice among the *legal* actions."""
        self.choices += 1
        self.verbal += len({action.verb for action in legal}) > 1
        self.other += own != usual
        if own.verb != usual.verb:
            self.verbs.update({own.verb: 1})
            self.verbs.subtract({usual.verb: 1})

    def line(self, name: str) -> str:
        """The row of the table."""
        found = max(self.verbs.items(), key=lambda each: abs(each[1]), default=("", 0))
        shift = f"{found[0]} {100 * found[1] / self.verbal:+.1f} %" if found[1] else "-"
        return f"| {name} | {100 * self.other / max(1, self.choices):.1f} % | {shift} |"


class Asking:
    """A player as usual, which asks the characters what they would have done."""

    def __init__(self, rules: AnyRules, level: str, choices: int) -> None:
        """Take so many *choices*, after which it plays on alone."""
        self.usual = make_player(rules, level)
        self.others = {name: make_player(rules, f"{level}:{name}") for name in CHARACTERS}
        self.found = {name: Asked() for name in [OTHER_LUCK, *CHARACTERS]}
        self.choices = choices

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        """The usual player's choice; the others are asked where there is one."""
        luck = rng.random()
        usual = choose(self.usual, seen, Random(luck))
        if len(seen.legal) > 1 and self.found[OTHER_LUCK].choices < self.choices:
            again = choose(self.usual, seen, Random(luck + 1))
            self.found[OTHER_LUCK].add(seen.legal, usual, again)
            for name, other in self.others.items():
                self.found[name].add(seen.legal, usual, choose(other, seen, Random(luck)))
        yield usual


def measured(task: Task) -> dict[str, Asked]:
    """What all characters of a game would have done."""
    rules = SHELF[task.game].open()
    asking = Asking(rules, task.level, task.choices)
    bots: Sequence[Bot] = [asking] * rules.seats
    match = 0
    while asking.found[OTHER_LUCK].choices < task.choices:
        match += 1
        play_match(rules, bots, f"{task.seed} {match}", MOST)
    return asking.found


def main(words: list[str]) -> int:
    """Print a table for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SHELF), help="(all)")
    parser.add_argument("--level", default="casual", help="of all players (casual)")
    parser.add_argument("--claims", action="store_true", help="whether the words are true")
    parser.add_argument(
        "--choices", type=int, default=400, help="of each player, or about each claim (400)"
    )
    parser.add_argument("--seed", default="styles")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--json", action="store_true", help="print it as JSON")
    asked = parser.parse_args(words)
    if asked.claims:
        return check_claims(asked)
    tasks = [Task(game, asked.level, asked.choices, asked.seed) for game in asked.games]
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
        for task, found in zip(tasks, pool.map(measured, tasks), strict=True):
            if asked.json:
                shares = {name: each.other / each.choices for name, each in found.items()}
                print(json.dumps({"game": task.game, "level": task.level, "other": shares}))
                continue
            print(f"\n{SHELF[task.game].rules.title}, {task.choices} choices, {task.level}\n")
            print("| player | chooses otherwise | most of all |\n| --- | ---: | --- |")
            for name, each in found.items():
                print(each.line(name), flush=True)
    return 0


def check_claims(asked: argparse.Namespace) -> int:
    """Print every claim with what was measured; 1 if any does not hold, else 0."""
    tasks = [ClaimTask(game, asked.level, asked.choices, asked.seed) for game in asked.games]
    failed = 0
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
        for task, found in zip(tasks, pool.map(claims_of, tasks), strict=True):
            if found:
                title = f"{SHELF[task.game].rules.title}, {task.choices} choices, {task.level}"
                print(f"\n{title}\n\n{CLAIM_HEAD}", *map(claim_line, found), sep="\n", flush=True)
            failed += sum(not each.holds for each in found)
    print(f"\n{failed} claims do not hold." if failed else "\nAll claims hold.")
    return 1 if failed else 0


def claim_line(each: Judged) -> str:
    """The row of the table of claims."""
    more = "more" if each.claim.more else "less"
    return (
        f"| {each.name} | {each.claim.act} {more} | {each.own:.3f} | {each.mean:.3f} "
        f"| {each.beyond.mean:+.3f} ({each.beyond.low:+.3f} to {each.beyond.high:+.3f}) "
        f"| {'holds' if each.holds else 'does not hold'} |"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
