"""The score sheet of Sinful Gibbon: seven sins a round, one row each, and the totals."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.games.sinful_gibbon.rules.facts import Round, SinfulFacts
from game.games.sinful_gibbon.rules.scoring import HEART_SINS
from game.games.sinful_gibbon.text import result_text
from game.games.sinful_gibbon.view.sin_reasons import sin_reasons
from game.patterns.phrases import player_placeholder
from game.presentation.score_sheet import ScoreSheet, SheetRow

ICONS: Mapping[str, str] = MappingProxyType(
    {
        "pride": "crown",
        "sloth": "sideways",
        "lust": "heart",
        "envy": "no_heart",
        "wrath": "flame",
        "gluttony": "stack",
        "jealousy": "hat",
    }
)


def sheet(facts: SinfulFacts, target: int) -> ScoreSheet:
    """The score sheet: what each round cost, and under it its sins."""
    seats = range(len(facts.total))
    rows: list[SheetRow] = []
    for number, played in enumerate(facts.rounds, 1):
        sums = tuple(map(str, played.sins.sums))
        rows.append(
            SheetRow(result_text.round_title(number), sums, reasons=_reasons(played, len(sums)))
        )
        rows += [
            SheetRow(
                result_text.sin_title(name.capitalize(), result_text.COUNTED_FROM[name]),
                row,
                1,
                icon=ICONS[name],
                reasons=sin_reasons(played, name),
            )
            for name, row in cells(played).items()
        ]
    best = min(facts.total, default=0)
    return ScoreSheet(
        _note(facts, target),
        tuple((seat,) for seat in seats),
        tuple(rows),
        tuple(map(str, facts.total)),
        tuple(seat for seat in seats if facts.rounds and facts.total[seat] == best),
    )


def _reasons(played: Round, seats: int) -> tuple[str, ...]:
    """Which sins the points of each seat in a round come from."""
    rows = played.sins._asdict().items()
    return tuple(
        result_text.sins_of(
            player_placeholder(seat), [(name, row[seat]) for name, row in rows if row[seat]]
        )
        for seat in range(seats)
    )


def cells(played: Round) -> dict[str, tuple[str, ...]]:
    """The seven rows of a round in words; a Braveheart is immune to sins of hearts (SG-R22)."""
    return {
        name: tuple(
            result_text.BRAVEHEART
            if seat == played.braveheart and name in HEART_SINS
            else str(paid)
            for seat, paid in enumerate(row)
        )
        for name, row in played.sins._asdict().items()
    }


def _note(facts: SinfulFacts, target: int) -> str:
    goal = result_text.goal(target)
    if not facts.rounds:
        return result_text.nothing_counted(goal)
    if facts.phase != "over":
        return result_text.after_round(len(facts.rounds), goal)
    return result_text.match_over(target)
