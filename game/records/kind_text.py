"""The text of a kind of matches: against whom, how many players, with which options."""

from __future__ import annotations

import json

from game.engine.options import BadOption
from game.presentation.option_text import unusual_options
from game.records.counts_apart import Apart
from game.records.match_result import MIXED, PEOPLE
from game.records.record_kind import RecordKind
from game.shelf import SHELF

USUAL = "as usual"
APART = {
    Apart.PART: "seat handed over",
    Apart.ASSISTED: "assisted",
    Apart.KNOWN_DEAL: "deal known before",
    Apart.RELAXED: "with open hands",
}
"""Why a match is shown apart, in a few words."""
_AGAINST = {
    MIXED: "against computers of several levels", PEOPLE: "among people",
    "novice": "against novices", "casual": "against casual players",
    "skilled": "against skilled players", "master": "against masters",
}  # fmt: skip


def level_text(level: str) -> str:
    """Whom one plays against: ``against novices``."""
    return _AGAINST.get(level, f"against {level}s")


def kind_text(kind: RecordKind) -> str:
    """All but the game: ``against novices, 4 players, as usual``."""
    players = "1 player" if kind.seats == 1 else f"{kind.seats} players"
    parts = [level_text(kind.level), players, options_text(kind)]
    if kind.apart:
        parts.append(APART[Apart(kind.apart)])
    return ", ".join(parts)


def options_text(kind: RecordKind) -> str:
    """What is otherwise than usual, in a few words; `USUAL` where nothing is."""
    given = json.loads(kind.options)
    if kind.game not in SHELF:
        return kind.options if given else USUAL
    options_type = SHELF[kind.game].rules.options_type
    try:
        chosen = options_type.read(given).written()
    except BadOption:  # of an earlier version of the game
        return "; ".join(f"{name}: {value}" for name, value in given.items())
    return unusual_options(options_type, chosen) or USUAL
