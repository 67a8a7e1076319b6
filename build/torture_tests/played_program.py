"""The program under torture: the real one, with somebody at the keys who notes what was played.

Started as a process of its own by the torture commands. Everything is the program's: window loop,
worker process, saves, screens. Only the person is made: he answers with keys that are posted as a
window posts them, and writes down each decision once a frame after it was shown. Where it is asked
for, the process kills itself in the middle of a write.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from typing import Any

from torture_tests.death_while_saving import MOMENTS, Death
from torture_tests.decision_notes import Notes
from torture_tests.person import Person

FASTEST = 240
"""Frames a second: nobody watches."""


def parser() -> argparse.ArgumentParser:
    """The command line; what follows ``--`` goes to the program."""
    one = argparse.ArgumentParser(prog="torture_tests.played_program", description=__doc__)
    one.add_argument("--notes", type=Path, required=True, help="where the decisions are noted")
    one.add_argument("--seed", default="0", help="of the person's choices")
    one.add_argument("--moment", choices=MOMENTS, default="never")
    one.add_argument("--count", type=int, default=1, help="the write at which it dies")
    one.add_argument("program", nargs="*")
    return one


def main(arguments: list[str]) -> int:
    """Run the program with a person at its keys; the program's exit code."""
    asked = parser().parse_args(arguments)
    from game.__main__ import open_window
    from game.app import program as app
    from game.app.window.window_loop import WindowLoop
    from game.command.main import main as obey

    notes, rng = Notes(asked.notes), Random(asked.seed)
    Death(asked.moment, asked.count, rng)

    class Loop(WindowLoop):
        """The window loop, watched after each frame."""

        def run(self, guarded: Any) -> None:
            person = Person(self, notes, rng)
            while not self.context.stack.quitting:
                guarded(self.step)
                guarded(person.look)
                guarded(person.act)

        def _pace(self) -> int:
            return FASTEST

    vars(app)["WindowLoop"] = Loop
    return obey(asked.program, open_window)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
