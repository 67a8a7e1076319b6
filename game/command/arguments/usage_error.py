"""A usage error: a wrong word on the command line, told in one sentence."""

from __future__ import annotations

import sys


class UsageError(ValueError):
    """A wrong name or value on the command line, as one sentence."""


def print_error(sentence: str) -> int:
    """Say a sentence about wrong use; return exit code 2."""
    print(f"folkdeck: {sentence}", file=sys.stderr)
    return 2
