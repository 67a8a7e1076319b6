"""The version of the rules: a match of another one is not gone on with, and says of which."""

from __future__ import annotations

from game.engine.journal import Journal
from game.shelf import game_entry


class RulesVersionMismatch(ValueError):
    """A match of another version of the rules."""


def check_rules_version(journal: Journal) -> None:
    """Prove that a match is of the version of the rules that there is.

    Raises:
        BadOption: when it is of an unknown game, or its options do not fit.
        RulesVersionMismatch: when it was played by another version of the rules.
    """
    version = game_entry(journal.game).open(journal.seats, journal.options).version
    if version != journal.version:
        told = f"it was begun by version {journal.version} of the rules, and these are version"
        raise RulesVersionMismatch(f"{told} {version}")
