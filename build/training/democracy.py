"""The training of masters of Democracy: how the signs of a card and of the table count.

``python build/learn.py democracy --write`` plays whole matches of two to six seats, round after
round. Learners choose each card as often as their net says, among baselines, players who work it
out, the greedy, players by chance, or their own like. After each round, what brought more tribes
than the others scored is made likelier (policy gradient with clipped steps, Schulman and others
2017); a trick is judged by how it changed the chances of tribes (`Sense.chance`) and by what
followed on its island (advantages, Schulman and others 2016).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from game.bots.bot import Bot, choose
from game.bots.profile import Style
from game.bots.random_bot import RandomBot
from game.engine.action import Action
from game.engine.match import Match
from game.engine.rules import AnyRules, State
from game.games.democracy.bot.baselines import Baseline, Greedy, policy
from game.games.democracy.bot.learned_model import SeatFeatures
from game.games.democracy.bot.learned_weights import NET
from game.games.democracy.bot.win_chances import WinChances
from game.games.democracy.rules import scoring
from game.games.democracy.rules.facts import TRIBES, DemocracyFacts
from game.games.democracy.rules.options import DemocracyOptions
from game.games.democracy.rules.rules import Democracy
from training.nets import Array, Net, write

TARGET = Path(__file__).parents[2] / "game" / "games" / "democracy" / "bot" / "learned_weights.py"
SEATS = (4,) * 12 + (5,) * 5 + (2, 3, 6)
"""How often which table is played."""
EVEN = 0.15
"""How often both days are equally long."""
SIGNS = 40
FELT, BEST, PLAIN = 25, 26, 2
"""Signs of a card whose weight is known before: what it seems to bring, and how strong it is."""
HUNCH = ((FELT, 6.0), (BEST, -6.0), (PLAIN, -1.0))
FADES = 0.92
"""How much of what follows a trick is put down to it, for each trick further on."""
CLIP = 0.2
"""How far a chance is moved in one round; a share."""
EPOCHS, PARTS = 2, 6
RATE, LAST_RATE = 0.002, 0.0001
DOUBT, LAST_DOUBT = 0.004, 0.0005
"""What being undecided is worth at the beginning and at the end."""

OTHERS: tuple[tuple[float, Callable[[AnyRules], Bot] | None], ...] = (
    (0.33, Baseline),
    (0.47, policy),
    (0.03, Greedy),
    (0.05, lambda rules: RandomBot()),
    (0.12, None),
)
"""Who else sits at the table, and how often; nobody: all learn."""


class Choice(NamedTuple):
    """One card that a learner chose."""

    signs: Array
    """Those of each card in hand."""
    at: int
    chance: float
    gain: float
    """Before it is known what came of it: how well the seat stood. After: how much that changed."""


class Learner:
    """One seat that chooses by the net, and remembers its choices on this island."""

    def __init__(self, net: Net, evaluation: WinChances, seat: int, rng: Random) -> None:
        """Begin with nothing chosen."""
        self.net, self.evaluation, self.seat, self.rng = net, evaluation, seat, rng
        self.choices: list[Choice] = []

    def pick(self, state: State[DemocracyFacts]) -> Action:
        """A card, the better the likelier."""
        rules = self.evaluation.rules
        table = SeatFeatures(self.evaluation, state, self.seat, Style())
        whole = table.of_table()
        signs = np.array([[*table.of_card(card), *whole] for card in table.hand], dtype=float)
        chances = shares(self.net.values(signs)[0])
        at = self.rng.choices(range(len(chances)), chances.tolist())[0]
        before = self.standing(state.facts, self.evaluation.left(state))
        self.choices.append(Choice(signs, at, float(chances[at]), before))
        return rules.choices[self.seat][table.hand[at].index]

    def standing(self, facts: DemocracyFacts, left: Sequence[int]) -> float:
        """The tribes this seat may hope for, less those of the others, above all of the leaders."""
        chance, found = self.evaluation.chance, []
        for seat in range(self.evaluation.rules.seats):
            need = [max(0, scoring.ENOUGH - points) for points in facts.points_of(seat)]
            found.append(sum([chance[need[suit]][left[suit]] for suit in range(TRIBES)]))
        return self.beside(facts, found)

    def beside(self, facts: DemocracyFacts, tribes: Sequence[float]) -> float:
        """What *tribes* of everybody are worth to this seat."""
        weights = self.evaluation.standing(facts)
        weights[self.seat] = 0.0
        others = sum([weight * each for weight, each in zip(weights, tribes, strict=True)])
        return tribes[self.seat] - others / sum(weights)

    def lessons(self, end: float) -> Iterator[Choice]:
        """What is to be learned from an island that *ends* so well."""
        gain, after = 0.0, end
        for choice in reversed(self.choices):
            gain = after - choice.gain + FADES * gain
            after = choice.gain
            if len(choice.signs) > 1:
                yield choice._replace(gain=gain)
        self.choices = []


def shares(numbers: Array) -> Array:
    """Numbers as chances of the cards of one hand, or of one in each row."""
    powers = np.exp(numbers - numbers.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))


def taught(rules: Democracy, net: Net, rng: Random) -> list[Choice]:
    """What one match teaches."""
    (kind,) = rng.choices([kind for _, kind in OTHERS], [weight for weight, _ in OTHERS])
    seats = range(rules.seats)
    alone = rng.choice(seats)
    evaluation, found = WinChances(rules), list[Choice]()
    learners = {s: Learner(net, evaluation, s, rng) for s in seats if kind is None or s == alone}
    other = RandomBot() if kind is None else kind(rules)
    match = Match(rules, str(rng.random()))
    while match.turn.seats:
        state = match.state_copy()
        actions = [
            learners[seat].pick(state) if seat in learners
            else choose(other, match.observe(seat), rng)
            for seat in match.turn.seats
        ]  # fmt: skip
        for action in actions:
            match.submit(action)
        islands = match.state_copy().facts.islands
        if len(islands) > len(state.facts.islands):
            for learner in learners.values():
                found += learner.lessons(learner.beside(state.facts, islands[-1].gains))
    return found


def collected(matches: int, net: Net, rng: Random) -> list[Choice]:
    """What so many *matches* teach; gains are beside the usual, and a usual one is 1."""
    found: list[Choice] = []
    for _ in range(matches):
        options = DemocracyOptions(deal="even" if rng.random() < EVEN else "source")
        found += taught(Democracy(rng.choice(SEATS), options), net, rng)
    gains = np.array([each.gain for each in found])
    middle, spread = float(gains.mean()), float(gains.std()) + 1e-9
    return [each._replace(gain=(each.gain - middle) / spread) for each in found]


def improve(net: Net, made: Sequence[Choice], doubt: float, rate: float, rng: Random) -> None:
    """Make what turned out well likelier; being undecided is worth *doubt*."""
    for _ in range(EPOCHS):
        order = list(made)
        rng.shuffle(order)
        for part in range(PARTS):
            chosen = order[part::PARTS]
            if chosen:
                step(net, chosen, doubt, rate)


def step(net: Net, chosen: Sequence[Choice], doubt: float, rate: float) -> None:
    """One step of the net, with all hands filled up to the longest."""
    most = max(len(each.signs) for each in chosen)
    signs = np.zeros((len(chosen), most, SIGNS))
    held = np.zeros((len(chosen), most), dtype=bool)
    for row, each in enumerate(chosen):
        signs[row, : len(each.signs)] = each.signs
        held[row, : len(each.signs)] = True
    numbers, bent = net.values(signs)
    chances = shares(np.where(held, numbers, -1e9))
    taken = np.arange(most) == np.array([[each.at] for each in chosen])
    ratio = (chances * taken).sum(axis=1) / np.array([each.chance for each in chosen])
    gains = np.array([each.gain for each in chosen])
    clipped = ((gains > 0) & (ratio > 1 + CLIP)) | ((gains < 0) & (ratio < 1 - CLIP))
    logs = np.log(chances + 1e-9)
    blame = -(gains * ratio * ~clipped)[:, None] * (taken - chances)
    blame += doubt * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
    net.step(net.slopes(signs, bent, blame / len(chosen)), rate)


def learned(rounds: int, matches: int, units: int, seed: int, further: bool = False) -> Net:
    """What is learned in *rounds* of *matches* each; *further* from the present table."""
    rng = Random(seed)
    net = Net.read(NET, SIGNS) if further else Net.fresh(SIGNS, units, np.random.default_rng(seed))
    if not further:
        for at, weight in HUNCH:
            net.parts[3][at] = weight
    for number in range(rounds):
        left = 1 - number / rounds
        made = collected(matches, net, rng)
        rate, doubt = LAST_RATE + RATE * left, LAST_DOUBT + DOUBT * left
        improve(net, made, doubt, rate, rng)
        sure = float(np.mean([each.chance for each in made]))
        print(f"round {number + 1}: {len(made)} choices, {sure:.2f} sure", file=sys.stderr)
    return net


def main(words: Sequence[str] | None = None) -> int:
    """Train, and print or write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=250)
    parser.add_argument("--matches", type=int, default=400, help="in each round")
    parser.add_argument("--units", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--further", action="store_true", help="begin with the present table")
    parser.add_argument("--write", action="store_true", help=f"into {TARGET.name}")
    asked = parser.parse_args(words)
    net = learned(asked.rounds, asked.matches, asked.units, asked.seed, asked.further)
    rows = net.rows(level=False)
    if not asked.write:
        print(*rows, sep="\n")
        return 0
    said = f"--rounds {asked.rounds} --matches {asked.matches} --units {asked.units}"
    said += f" --seed {asked.seed}" + (" --further" if asked.further else "")
    doc = "What a master of Democracy has learned: how the signs of a card and of the table count."
    made = f"Made by ``python build/learn.py democracy {said} --write``."
    write(TARGET, f"{doc}\n\n{made}\n", rows)
    return 0
