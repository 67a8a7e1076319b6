"""The pictures: every screen and several moments of each game, drawn by the game itself to PNG."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

from environment import checkout

SIZES = ["1280x720", "2560x1440"]


def size(text: str) -> tuple[int, int]:
    """Width and height in pixels of a *text* such as 1280x720.

    Raises:
        ArgumentTypeError: when it is none.
    """
    found = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    if not found:
        raise argparse.ArgumentTypeError(f"{text} is not a size such as 1280x720")
    return int(found[1]), int(found[2])


def draw(folder: Path, sizes: list[tuple[int, int]], only: list[str] | None) -> int:
    """Write one picture a moment and size into *folder*; 2 if *only* names an unknown moment."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    import pygame
    from gallery import moments
    from gallery.camera import Lens

    known = moments()
    unknown = sorted(set(only or []) - set(known))
    if unknown:
        print(f"There is no moment {unknown[0]}; there are: {', '.join(known)}.", file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    for width, height in sizes:
        for name in only or known:
            path = folder / f"{name}_{width}x{height}.png"
            pygame.image.save(known[name](Lens((width, height))), path)
            print(path, flush=True)
    return 0


def main(arguments: list[str]) -> int:
    """Read the command line and draw, in the environment of the checkout."""
    parser = argparse.ArgumentParser(prog="screens.py", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where to")
    parser.add_argument("--size", type=size, action="append", metavar="WxH", help=f"{SIZES}")
    parser.add_argument("--only", action="append", metavar="NAME", help="this moment alone")
    asked = parser.parse_args(arguments)
    try:
        python = checkout.ready()
    except checkout.NotReady as problem:
        print(problem, file=sys.stderr)
        return 2
    if Path(sys.prefix).resolve() != checkout.venv_folder().resolve():
        return subprocess.call([str(python), __file__, *arguments])
    return draw(asked.out, asked.size or [size(text) for text in SIZES], asked.only)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
