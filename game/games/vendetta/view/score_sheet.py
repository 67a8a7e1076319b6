"""The score sheet of Vendetta: what every deal was worth, by kind of trick."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.engine.observation import Observation
from game.games.vendetta.rules.facts import Phase, VendettaFacts, WorthsByKind
from game.games.vendetta.rules.options import VendettaOptions
from game.games.vendetta.text import result_text
from game.presentation.score_sheet import ScoreSheet, SheetRow

KINDS: Final = (result_text.MATCHES, result_text.RUNS, result_text.FLUSH_RUNS)


def sheet(seen: Observation[VendettaFacts], options: VendettaOptions) -> ScoreSheet:
    """The score sheet: each finished deal, then the tricks on the table, by kind of trick."""
    facts = seen.facts
    seats = range(len(facts.owed))
    unseen = len(facts.finished) - len(facts.shares)
    rows: list[SheetRow] = []
    for number, counted in enumerate(facts.finished):
        share = facts.shares[number - unseen] if number >= unseen else ()
        rows += _rows(result_text.deal_title(number + 1), counted, share)
    if facts.phase is not Phase.OVER and (facts.tricks or not rows):
        rows += _rows(result_text.ON_THE_TABLE, facts.on_table(), facts.by_kind())
    points = facts.points()
    best = max(points)
    return ScoreSheet(
        _note(facts, options),
        tuple((seat,) for seat in seats),
        tuple(rows),
        tuple(map(str, points)),
        tuple(seat for seat in seats if best and points[seat] == best),
    )


def _rows(label: str, counted: Sequence[int], share: WorthsByKind) -> Iterator[SheetRow]:
    """A row of points, and what they are made of."""
    reasons = tuple(
        result_text.made_of(
            [(kind, sum(row[seat])) for kind, row in zip(KINDS, share, strict=False) if row[seat]]
        )
        for seat in range(len(counted))
    )
    yield SheetRow(label, tuple(map(str, counted)), reasons=reasons if share else ())
    for kind, row in zip(KINDS, share, strict=False):
        if any(row):
            values = tuple(str(sum(worths)) if worths else "" for worths in row)
            told = tuple(
                result_text.tricks_reason(kind, worths) if worths else "" for worths in row
            )
            yield SheetRow(kind, values, 1, reasons=told)


def _note(facts: VendettaFacts, options: VendettaOptions) -> str:
    if facts.phase is Phase.OVER:
        return result_text.MATCH_OVER
    if not facts.finished:
        return result_text.NOTHING_FINISHED
    return result_text.after_deal(len(facts.finished), options.deals)
