"""Imported first by commands that import the game: one sentence where Python does not have it."""

from importlib.util import find_spec

if find_spec("game") is None or find_spec("pygame") is None:
    raise SystemExit(
        "This Python does not have Folkdeck. Run this command by the one in .venv "
        "(.venv/bin/python, or .venv\\Scripts\\python.exe), which `python3 build/check.py` makes."
    )
