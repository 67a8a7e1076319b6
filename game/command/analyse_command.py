"""``folkdeck analyse``: what each decision of a player was worth beside the best there was."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.arena.analysis.analysis import analyse
from game.arena.analysis.analysis_findings import AnalysedDecision, AnalysisFindings
from game.arena.analysis.analysis_text import amount_text, analysis_sentences
from game.command.arguments.argument_types import seat
from game.command.arguments.sentence_parser import Parser, UsageError
from game.command.saved_match import add_open_argument, read_visible_match
from game.engine.notation import seat_text
from game.engine.zones import Seat
from game.store.player import Player
from game.table.seats.name_format import fill_names


def run(words: list[str]) -> int:
    """Analyse one seat of a saved match."""
    parser = Parser("analyse", "Weighs each decision of a player over imagined deals.")
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    parser.add_argument(
        "--seat", type=seat, metavar="N", help="whose decisions; the first person's if not said"
    )
    parser.add_argument("--json", action="store_true", help="print it as JSON")
    add_open_argument(parser)
    asked = parser.parse_args(words)
    kept = read_visible_match(asked.file, asked_open=asked.open)
    journal = kept.progress().journal
    looked = _seat(asked.seat, kept.seated)
    findings = AnalysisFindings(journal, looked)
    for found in analyse(journal, looked):
        if found.decision is not None:
            findings.add(found.decision)
        _tell(found.done, len(findings.moves))
    if asked.json:
        print(json.dumps(described(looked, findings)))
    else:
        for line in story(findings, [player.name for player in kept.seated]):
            print(line)
    return 0


def _seat(asked: Seat | None, players: Sequence[Player]) -> Seat:
    if asked is None:
        return next((n for n, player in enumerate(players) if player.human), 0)
    if asked >= len(players):
        raise UsageError(f"There is no {seat_text(asked)}; seats are P1 to P{len(players)}.")
    return asked


def story(findings: AnalysisFindings, names: Sequence[str]) -> Iterator[str]:
    """A line for each decision, then the sum."""
    for each in findings.decisions:
        line = f"{each.move}. {fill_names(each.played, names)}"
        if each.loss:
            sign = "!!" if findings.dear(each) else "?" if findings.lucky(each) else "!"
            better = fill_names(each.better, names)
            line += f"  {sign} {amount_text(each.loss, each.unit)} better: {better}"
        yield line
    yield from analysis_sentences(findings)


def described(looked: Seat, findings: AnalysisFindings) -> dict[str, object]:
    """The findings for programs; moves are counted from 1."""
    return {
        "seat": seat_text(looked),
        "decisions": [_decision(findings, each) for each in findings.decisions],
        "best": findings.best,
        "lost": findings.lost,
        "deeds": findings.bluffs._asdict(),
    }


def _decision(findings: AnalysisFindings, each: AnalysedDecision) -> dict[str, object]:
    return {
        "move": each.move,
        "played": each.played,
        "better": each.better if each.loss else None,
        "loss": each.loss,
        "came_off": each.move in findings.came_off,
        "dear": findings.dear(each),
        "unit": each.unit,
        "deals": each.deals,
    }


def _tell(done: int, whole: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == whole else ""
        print(f"\r{done} of {whole} decisions ", end=end, file=sys.stderr, flush=True)
