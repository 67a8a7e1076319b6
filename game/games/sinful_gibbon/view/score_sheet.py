"""The score sheet of Sinful Gibbon: seven sins a round, one row each, and the totals."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.engine.status import Sheet, SheetRow
from game.games.sinful_gibbon.rules.facts import Round, SinfulFacts
from game.games.sinful_gibbon.rules.scoring import HEART_SINS

WHAT: Mapping[str, str] = MappingProxyType(
    {
        "pride": "cards face up",
        "sloth": "sideways piles",
        "lust": "hearts face up",
        "envy": "fewer hearts kept",
        "wrath": "most straight piles",
        "gluttony": "the fattest pile",
        "jealousy": "the hat",
    }
)
"""What each sin is counted from."""

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


def sheet(facts: SinfulFacts, target: int) -> Sheet:
    """All rounds so far: what each cost, and under it its sins."""
    seats = range(len(facts.total))
    rows: list[SheetRow] = []
    for number, played in enumerate(facts.rounds, 1):
        rows.append(SheetRow(f"Round {number}", tuple(map(str, played.sins.sums))))
        rows += [
            SheetRow(f"{name.capitalize()}: {WHAT[name]}", row, 1, icon=ICONS[name])
            for name, row in cells(played).items()
        ]
    best = min(facts.total, default=0)
    return Sheet(
        _note(facts, target),
        tuple((seat,) for seat in seats),
        tuple(rows),
        tuple(map(str, facts.total)),
        tuple(seat for seat in seats if facts.rounds and facts.total[seat] == best),
    )


def cells(played: Round) -> dict[str, tuple[str, ...]]:
    """The seven rows of a round in words: a Braveheart is immune to sins of hearts (SG-R22)."""
    return {
        name: tuple(
            "Braveheart" if seat == played.braveheart and name in HEART_SINS else str(paid)
            for seat, paid in enumerate(row)
        )
        for name, row in played.sins._asdict().items()
    }


def _note(facts: SinfulFacts, target: int) -> str:
    goal = f"the lowest total wins, the match ends at {target}"
    if not facts.rounds:
        return f"Nothing is counted yet: {goal}."
    if facts.phase != "over":
        return f"After round {len(facts.rounds)}: {goal}."
    return f"The match is over: whoever has {target} or more goes to Hell."
