"""The training of what Vendetta's better players go by: how features of table and hand count.

``python build/learn.py vendetta --write`` plays whole matches of three to seven seats, round after
round. In the first all play by card sense; later most play by what was learned so far, a little at
random, some by card sense, and a few by chance. After each round the net is fitted to the shares of
the win that came of what was seen (logistic loss), from this round and the two before. A deal in
which nobody plays counts as lost by all, so that they begin.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

from game.bots.bot import WAIT
from game.engine.action import Action, Mode
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.vendetta.bot.learned_model import FEATURES
from game.games.vendetta.bot.learned_weights import NET
from game.games.vendetta.bot.parameters import GUESSED, NUMBERS
from game.games.vendetta.bot.points_evaluation import PointsEvaluation
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.options import VendettaOptions
from game.games.vendetta.rules.rules import Vendetta
from training.nets import Array, Net, write
from training.vendetta_players import ByChance, ByNet, BySense, Player, squashed

TARGET = Path(__file__).parents[2] / "game" / "games" / "vendetta" / "bot" / "learned_weights.py"
SEATS = (5, 5, 5, 4, 4, 4, 3, 6, 7)
"""How often which table is played."""
HEATS = (0.0, 0.01, 0.02, 0.04)
"""How much of a share hardly matters to those who try what was learned."""
SOFT = (0.0, 0.3, 0.8)
"""How many points hardly matter to those of card sense."""
FOOLS, LEARNERS, RANDOM = 0.13, 0.72, 0.03
"""How often one learner sits among players by chance; elsewhere, who is a learner, who random."""
KEPT = 3
"""Rounds the net is fitted to."""
EPOCHS, BATCH, RATE = 6, 512, 0.003
LEVEL = -1.4
"""Where an untaught net begins: about one share of five."""
MOST = 2000
"""Actions after which a match is broken off."""


class Samples(NamedTuple):
    """What was seen in a round, and the share of the win that came of it."""

    features: Array
    shares: Array


def seated(rules: Vendetta, net: Net | None, rng: Random) -> list[Player]:
    """Who sits at a table."""
    among_fools, alone = net is not None and rng.random() < FOOLS, rng.randrange(rules.seats)
    found: list[Player] = []
    for seat in range(rules.seats):
        roll = rng.random()
        if among_fools:
            roll = 0.0 if seat == alone else 1.0
        if roll > 1 - RANDOM:
            found.append(ByChance(rng))
        elif net is not None and roll < LEARNERS:
            found.append(ByNet(rules, net, rng.choice(HEATS), rng))
        else:
            numbers = rng.choice((NUMBERS, GUESSED))._replace(sly=0.0)
            found.append(BySense(PointsEvaluation(rules, numbers), rng.choice(SOFT), rng))
    return found


def match(
    rules: Vendetta, players: Sequence[Player], rng: Random
) -> list[tuple[list[float], float]]:
    """What was seen in one match, with what came of it."""
    state, seen = rules.deal(rng), []
    for _ in range(MOST):
        if not rules.turn(state).seats:
            break
        seat, action, features = asked(rules, state, players)
        if features is not None:
            seen.append((features, seat))
        if action.verb != WAIT:
            rules.apply(state, action, rng)
    outcome = rules.outcome(state)
    winners = outcome.winners if outcome is not None and any(outcome.points) else ()
    return [(features, (seat in winners) / max(1, len(winners))) for features, seat in seen]


def asked(
    rules: Vendetta, state: State[VendettaFacts], players: Sequence[Player]
) -> tuple[Seat, Action, list[float] | None]:
    """The next action: of who plays a joker out of turn, or else of whose turn it is."""
    turn = rules.turn(state)
    lead = turn.seats[0] if turn.lead is None else turn.lead
    if turn.mode is Mode.OPEN:
        for seat in turn.seats:
            legal = rules.legal(state, seat) if seat != lead else []
            if legal:
                choices = [*legal, Action(seat, WAIT)]
                action, features = players[seat].pick(state, seat, choices)
                if action.verb != WAIT:
                    return seat, action, features
    return lead, *players[lead].pick(state, lead, rules.legal(state, lead))


def collected(matches: int, net: Net | None, rng: Random) -> Samples:
    """What so many *matches* show."""
    tables = {seats: Vendetta(seats, VendettaOptions()) for seats in set(SEATS)}
    made: list[tuple[list[float], float]] = []
    for _ in range(matches):
        rules = tables[rng.choice(SEATS)]
        made += match(rules, seated(rules, net, rng), rng)
    return Samples(
        np.array([features for features, _ in made]), np.array([share for _, share in made])
    )


def fit(net: Net, kept: Sequence[Samples], rng: np.random.Generator) -> float:
    """Fit the net; the loss on a twelfth of the newest samples, which it did not see."""
    newest = kept[-1]
    aside = len(newest.shares) // 12
    features = np.concatenate([newest.features[aside:], *[each.features for each in kept[:-1]]])
    shares = np.concatenate([newest.shares[aside:], *[each.shares for each in kept[:-1]]])
    batches = max(1, len(shares) // BATCH)
    net.steps = 0
    for epoch in range(EPOCHS):
        for at, rows in enumerate(np.array_split(rng.permutation(len(shares)), batches)):
            numbers, bent = net.values(features[rows])
            blame = (squashed(numbers) - shares[rows]) / len(rows)
            done = (epoch * batches + at) / (EPOCHS * batches)
            net.step(net.slopes(features[rows], bent, blame), RATE * (1 - done) + 1e-5)
    return loss(net, Samples(newest.features[:aside], newest.shares[:aside]))


def loss(net: Net, samples: Samples) -> float:
    """How far the net is off, by logarithms."""
    shares = np.clip(squashed(net.values(samples.features)[0]), 1e-9, 1 - 1e-9)
    right, wrong = samples.shares * np.log(shares), (1 - samples.shares) * np.log(1 - shares)
    return -float(np.mean(right + wrong))


def learned(rounds: Sequence[int], units: int, seed: int, further: bool = False) -> Net:
    """What is learned in *rounds* of so many matches each; *further* from the present table."""
    rng, numbers = Random(seed), np.random.default_rng(seed)
    net = Net.read(NET, FEATURES) if further else Net.fresh(FEATURES, units, numbers, LEVEL)
    known, kept = further, list[Samples]()
    for number, matches in enumerate(rounds, 1):
        kept.append(collected(matches, net if known else None, rng))
        off, known = fit(net, kept[-KEPT:], numbers), True
        size = len(kept[-1].shares)
        print(f"round {number}: {matches} matches, {size} samples, loss {off:.4f}", file=sys.stderr)
    return net


def main(words: Sequence[str] | None = None) -> int:
    """Train, and print or write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, nargs="*", default=[2000, 3000, 4000, 5000, 5000])
    parser.add_argument("--units", type=int, default=20)
    parser.add_argument("--seed", type=int, default=8)
    parser.add_argument("--further", action="store_true", help="begin with the present table")
    parser.add_argument("--write", action="store_true", help=f"into {TARGET.name}")
    asked = parser.parse_args(words)
    net = learned(asked.rounds, asked.units, asked.seed, asked.further)
    if not asked.write:
        print(*net.rows(), sep="\n")
        return 0
    said = f"--rounds {' '.join(map(str, asked.rounds))} --units {asked.units} --seed {asked.seed}"
    said += " --further" if asked.further else ""
    doc = "What Vendetta's better players have learned: how features of table and hand count."
    made = f"Made by\n``python build/learn.py vendetta {said} --write``."
    write(TARGET, f"{doc}\n\n{made}\n", net.rows())
    return 0
