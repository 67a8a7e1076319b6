"""``folkdeck audit``: whether the computers of a saved match ever looked at hidden cards."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from game.arena.honesty import REDEALS, Verdict, audit
from game.command.arguments import Parser, WrongUse, count
from game.command.saved import saved
from game.engine.notation import seat_text


def run(words: list[str]) -> int:
    """Audits a match; 1 if a choice depended on a card its player could not see."""
    parser = Parser("audit", "Deals hidden cards anew and asks the computers of a match again.")
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    parser.add_argument(
        "--redeals", type=count, default=REDEALS, metavar="N", help=f"for a decision ({REDEALS})"
    )
    parser.add_argument("--json", action="store_true", help="print it as JSON")
    asked = parser.parse_args(words)
    kept = saved(asked.file)
    if all(player.human for player in kept.players):
        raise WrongUse(f"No computer played in {asked.file}.")
    verdict = audit(kept.progress().journal, kept.players, asked.redeals, _tell)
    told = described(verdict)
    if asked.json:
        print(json.dumps(told))
    else:
        print(
            f"{verdict.decisions} decisions of computers, {verdict.redeals} re-deals, "
            f"{len(verdict.differences)} differences"
        )
        for each in verdict.differences:
            print(f"move {each.move}: {seat_text(each.seat)} chose otherwise")
    return 1 if verdict.differences else 0


def described(verdict: Verdict) -> dict[str, object]:
    """The verdict for programs."""
    moves = [each.move for each in verdict.differences]
    return {
        "decisions": verdict.decisions,
        "redeals": verdict.redeals,
        "differences": len(moves),
        "moves": moves,
    }


def _tell(done: int, whole: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {whole} moves ", end="\n" if done == whole else "", file=sys.stderr)
