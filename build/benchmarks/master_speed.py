"""What masters choose in the same matches, after how many steps of thought, and how quickly."""

from __future__ import annotations

import argparse
import json
import sys
import time
from random import Random
from typing import Any

from game.bots.asking_order import first_to_act
from game.bots.profile import BotProfile, Level
from game.engine.action import Action
from game.engine.match import Match
from game.engine.zones import Seat
from game.shelf import SHELF

SEED = "masters"


def decisions(game: str, wanted: int) -> dict[str, object]:
    """What masters at every seat chose, in as many matches as have *wanted* decisions."""
    rules = SHELF[game].open()
    master = SHELF[game].bot(rules, BotProfile(Level.MASTER))
    chosen: list[str] = []
    steps, seconds = 0, 0.0

    def decide(seat: Seat) -> Action:
        nonlocal steps, seconds
        seen, dice = match.asked(seat), Random(f"{SEED} {len(chosen)}")
        begun = time.process_time()
        thought = list(master.think(seen, dice))
        seconds += time.process_time() - begun
        steps += len(thought)
        chosen.append(str(tuple(thought[-1])))
        return thought[-1]

    while len(chosen) < wanted:
        match: Match[Any] = Match(rules, f"{SEED} {len(chosen)}")
        while len(chosen) < wanted and match.turn.seats:
            match.submit(first_to_act(match, decide))
    return {"game": game, "choices": chosen, "steps": steps, "seconds": seconds}


def main(arguments: list[str]) -> int:
    """Think, and print a line of JSON for each game."""
    parser = argparse.ArgumentParser(prog="benchmarks.master_speed", description=__doc__)
    parser.add_argument("--game", action="append", choices=[*SHELF], help="only this game")
    parser.add_argument("--decisions", type=int, default=40, metavar="N", help="of each game (40)")
    asked = parser.parse_args(arguments)
    for game in asked.game or SHELF:
        print(json.dumps(decisions(game, asked.decisions)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
