"""The race: our games and their peers play in turns, in one process on one core."""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable, Mapping
from random import Random

from benchmarks import engine_speed, peer_engines
from benchmarks.peer_engines import NEAREST, Once
from game.command.progress_bar import ProgressBar
from game.shelf import SHELF

SLICES = 9
"""How often everybody has a turn; the medians of so many slices are told."""
RLCARD = "rlcard gin-rummy"


class Runner:
    """One who races: what it plays, and how quick it was in each slice."""

    def __init__(self, once: Once) -> None:
        """*once* plays once and says the decisions and the play-outs of it."""
        self.once = once
        self.decisions: list[float] = []
        self.playouts: list[float] = []

    def run(self, seconds: float) -> None:
        """One slice of about *seconds* of the processor's time."""
        decisions, playouts = 0, 0.0
        begun = now = time.process_time()
        while now - begun < seconds:
            more, whole = self.once()
            decisions += more
            playouts += whole
            now = time.process_time()
        self.decisions.append(decisions / (now - begun))
        self.playouts.append(playouts / (now - begun))

    def told(self) -> dict[str, float]:
        """The medians, each second."""
        return {
            "decisions_per_s": round(statistics.median(self.decisions)),
            "playouts_per_s": round(statistics.median(self.playouts), 1),
        }

    def times(self, other: Runner) -> float:
        """How many times as quick as *other*: the median over slices of the same round."""
        pairs = zip(self.decisions, other.decisions, strict=True)
        return round(statistics.median(ours / theirs for ours, theirs in pairs), 2)


def race(runners: Mapping[str, Runner], seconds: float, tell: Callable[[float], None]) -> None:
    """Let everybody run *seconds* in short slices, in another order each time."""
    order, rng = list(runners.values()), Random(0)
    for runner in order:  # what is prepared once is not measured
        runner.run(0.02)
        runner.decisions.clear()
        runner.playouts.clear()
    for number in range(SLICES):
        rng.shuffle(order)
        for runner in order:
            runner.run(seconds / SLICES)
        tell((number + 1) / SLICES)


def measured(games: list[str], seconds: float, tell: Callable[[float], None]) -> dict[str, object]:
    """All figures: our games in ``engine``; beside it the peers, the unit, what a play-out is."""
    kinds, runners = {}, {}
    for game in games:
        kinds[game], once = engine_speed.contestant(game)
        runners[game] = Runner(once)
    wanted = [NEAREST[game] for game in games] if len(games) == 1 else peer_engines.OPEN_SPIEL
    for name in dict.fromkeys(["gin_rummy", *wanted]):
        runners[f"openspiel {name}"] = Runner(peer_engines.open_spiel(name))
    runners[RLCARD] = Runner(peer_engines.rl_card())
    race(runners, seconds, lambda share: tell(share * 0.7))
    rows, beside = [], {}
    for number, game in enumerate(games, 1):
        costs = engine_speed.operations(game)
        rows.append(row(game, runners, costs))
        beside[game] = {
            "nearest": NEAREST[game],
            "playout": str(kinds[game]),
            "first_world_us": round(costs["first_world"], 1),
            "step_units": round(engine_speed.step_units(SHELF[game].open()), 2),
        }
        tell(0.7 + 0.3 * number / len(games))
    peers = [{"peer": name, **runners[name].told()} for name in runners if name not in games]
    return {
        "engine": rows,
        "games": beside,
        "peers": peers,
        "unit_us": round(engine_speed.unit() * 1e6, 3),
        "python": platform.python_version(),
        "slices": SLICES,
        "seconds": seconds,
    }


def row(
    game: str, runners: Mapping[str, Runner], costs: Mapping[str, float]
) -> dict[str, str | float]:
    """One game's figures under the promised names."""
    ours = runners[game]
    return {
        "game": game,
        **ours.told(),
        "ratio_openspiel": ours.times(runners[f"openspiel {NEAREST[game]}"]),
        "ratio_rlcard": ours.times(runners[RLCARD]),
        **{
            f"{name}_us": round(costs[name], 2)
            for name in ("clone", "legal", "apply", "observe", "imagine")
        },
    }


def main(arguments: list[str]) -> int:
    """Race, and print the figures as a line of JSON."""
    parser = argparse.ArgumentParser(prog="benchmarks.engine_race", description=__doc__)
    parser.add_argument("--game", action="append", metavar="ID", help="only this game")
    parser.add_argument("--seconds", type=float, default=6.0, metavar="S", help="each (6)")
    asked = parser.parse_args(arguments)
    games = asked.game or list(SHELF)
    unknown = [game for game in games if game not in SHELF]
    if unknown:
        print(f"There is no game “{unknown[0]}”.", file=sys.stderr)
        return 2
    print(json.dumps(measured(games, asked.seconds, ProgressBar())))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
