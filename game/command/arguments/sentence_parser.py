"""The argument parser: what is wrong on the command line is one sentence and exit code 2."""

from __future__ import annotations

import argparse
from typing import NoReturn


class SentenceParser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence and exit code 2."""

    def error(self, message: str) -> NoReturn:
        """Say the sentence and leaves."""
        text = message[:1].upper() + message[1:].rstrip(".")
        self.exit(2, f"{self.prog}: {text}.\n")


class Parser(SentenceParser):
    """The parser of a command, or of the window."""

    def __init__(self, name: str, description: str) -> None:
        """Take the *name* of the command, empty for the window."""
        super().__init__(
            prog=f"folkdeck {name}".strip(), description=description, allow_abbrev=False
        )
