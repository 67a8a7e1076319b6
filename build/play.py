"""The first command: makes what is missing, then opens Folkdeck."""

from __future__ import annotations

import os
import subprocess
import sys

from environment import checkout

HELP = """usage: python3 build/play.py [ARGUMENT ...]

Opens Folkdeck. The first time, and whenever pyproject.toml changes, the game's
few packages are installed into .venv beside it; nothing else is touched.
All arguments go to the game.
"""


def main(arguments: list[str]) -> int:
    """Prepare the environment and start the game in it; the game's exit code."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(HELP, flush=True)
        if not checkout.fits(checkout.venv_folder(), ""):
            print("They are listed here once the packages have been installed.")
            return 0
        arguments = ["--help"]
    if arguments[:1] == ["--"]:
        arguments = arguments[1:]
    try:
        python = str(checkout.ready())
    except checkout.NotReady as problem:
        print(problem, file=sys.stderr)
        return 2
    command = [python, "-m", "game", *arguments]
    if os.name != "nt":
        os.execv(python, command)  # so that signals reach the game itself
    return subprocess.call(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
