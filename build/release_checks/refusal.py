"""The refusal of a release: a sentence, and the exit code that tells its kind."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


class Kind(IntEnum):
    """What stands in the way of a release; the number is the exit code."""

    REPOSITORY = 2
    TREE = 3
    CHANGELOG = 4
    VERSION = 5
    CHECKS = 6


class Refusal(NamedTuple):
    """One reason against a release."""

    kind: Kind
    sentence: str


class GitFailed(Exception):
    """Raised where git cannot do what it is asked, with what it said."""
