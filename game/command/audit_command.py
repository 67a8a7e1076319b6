"""``folkdeck audit``: whether the computers of a saved match ever looked at hidden cards.

With ``--worker`` also whether they decide now, in a process of their own, as they did then.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from game.arena.audit.redeal_audit import REDEALS, AuditVerdict, audit
from game.bots.bot import PLAYERS_VERSION
from game.command.arguments.argument_types import steps
from game.command.arguments.sentence_parser import Parser, UsageError
from game.command.saved_match import read_saved_match
from game.command.worker_audit import WorkerAudit, audit_with_worker
from game.engine.notation import seat_text
from game.patterns.phrases import counted_noun

NOTHING = AuditVerdict(0, 0, ())


def run(words: list[str]) -> int:
    """Audit a match; 1 if a computer chose otherwise where it must not.

    Raises:
        UsageError: when there is nothing to check, no computer played, or the match cannot be read.
    """
    asked = _parser().parse_args(words)
    if not asked.redeals and not asked.worker:
        raise UsageError("Without re-deals there is nothing to check but with --worker.")
    kept = read_saved_match(asked.file)
    progress = kept.progress()
    players, deciders, journal = kept.players, progress.deciders, progress.journal
    if all(each is None or each.human for each in (*players, *deciders)):
        raise UsageError(f"No computer played in {asked.file}.")
    again, verdict = None, NOTHING
    if asked.worker and kept.players_version == PLAYERS_VERSION:
        again = audit_with_worker(journal, players, _tell, deciders=deciders)
    if asked.redeals:
        verdict = audit(journal, players, asked.redeals, _tell, deciders=deciders)
    if asked.json:
        worker = {"worker": compared(again, kept.players_version)} if asked.worker else {}
        print(json.dumps({**described(verdict), **worker}))
        return int(_differs(verdict, again))
    if again is not None:
        _print_again(again)
    elif asked.worker:
        print(another_version(kept.players_version))
    if asked.redeals:
        print(
            f"{counted_noun(verdict.decisions, 'decision')} of computers, "
            f"{counted_noun(verdict.redeals, 're-deal')}, "
            f"{counted_noun(len(verdict.differences), 'difference')}"
        )
    for each in verdict.differences:
        print(f"move {each.move}: {seat_text(each.seat)} chose otherwise")
    return int(_differs(verdict, again))


def _parser() -> Parser:
    parser = Parser("audit", "Deals hidden cards anew and asks the computers of a match again.")
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    parser.add_argument(
        "--redeals", type=steps, default=REDEALS, metavar="N", help=f"for a decision ({REDEALS})"
    )
    parser.add_argument(
        "--worker", action="store_true", help="also let a worker process make every decision again"
    )
    parser.add_argument("--json", action="store_true", help="print it as JSON")
    return parser


def another_version(theirs: int) -> str:
    """Why the computers of a match cannot be asked again."""
    by = f"version {theirs}" if theirs else "an unknown version"
    return (
        f"This match was played by {by} of the computer players, this is version "
        f"{PLAYERS_VERSION}: what they played is not asked again, only the re-deals are checked."
    )


def compared(again: WorkerAudit | None, version: int) -> dict[str, object]:
    """What came of asking again, for programs; decisions is null for another players' version."""
    found = {"players_version": version, "this_version": PLAYERS_VERSION}
    if again is None:
        return {**found, "decisions": None}
    moves = [each.move for each in again.differences]
    counted = {"decisions": again.decisions, "failed": again.failed, "differences": len(moves)}
    return {**found, **counted, "moves": moves}


def _print_again(again: WorkerAudit) -> None:
    failed = f", {again.failed} played after a fault and not asked" if again.failed else ""
    print(
        f"{counted_noun(again.decisions, 'decision')} made again by a worker process, "
        f"{counted_noun(len(again.differences), 'difference')}{failed}"
    )
    for each in again.differences:
        print(f"move {each.move}: {seat_text(each.seat)} would now decide otherwise")


def _differs(verdict: AuditVerdict, again: WorkerAudit | None) -> bool:
    return bool(verdict.differences or (again is not None and again.differences))


def described(verdict: AuditVerdict) -> dict[str, object]:
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
