"""The parser of a command: a usage error is one sentence and exit code 2."""

from __future__ import annotations

import argparse
import sys
from typing import NoReturn


class SentenceParser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Say the sentence and leave."""
        text = message[:1].upper() + message[1:].rstrip(".")
        self.exit(2, f"{self.prog}: {text}.\n")


class Parser(SentenceParser):
    """The parser of a command, or of the window."""

    def __init__(self, name: str, description: str) -> None:
        """Take the *name* of the command, empty for the window."""
        super().__init__(
            prog=f"folkdeck {name}".strip(), description=description, allow_abbrev=False
        )


class UsageError(ValueError):
    """A wrong name or value on the command line, as one sentence."""


def print_error(sentence: str) -> int:
    """Say a sentence about wrong use; return exit code 2."""
    print(f"folkdeck: {sentence}", file=sys.stderr)
    return 2
