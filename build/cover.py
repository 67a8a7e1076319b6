"""The cover check: nothing at a table lies over what a player must see, at any size."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

from environment import checkout
from screens import size

SIZES = ("960x600", "1280x720", "2560x1440", "3840x2160")
TEXTS = (1.0, 1.4, 2.0)


def check(asked: argparse.Namespace) -> int:
    """Look at the moments *asked* for; 1 if anything is covered, 0 if nothing is."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    import pygame
    from cover_check.covered_pixels import covered_pixels
    from cover_check.crowded_moments import crowded_moments
    from gallery.camera import Camera

    from game.shelf import SHELF

    totals: Counter[str] = Counter()
    seen = 0
    for game in asked.game or SHELF:
        for window in asked.size or [size(text) for text in SIZES]:
            for text in asked.text or TEXTS:
                camera = Camera(window, text_scale=text, hints=True, speed=1.0)
                rng = Random(f"{asked.seed} {game}")
                for what, scene in crowded_moments(camera, game, asked.moments, rng):
                    seen += 1
                    for found in covered_pixels(scene):
                        name = f"{found.over} over {found.under}"
                        totals[name] += found.pixels
                        place = f"{game} {window[0]}x{window[1]} text {text:g} {what}"
                        if not asked.json:
                            print(f"{place} (moment {seen}): {name}, {found.pixels} pixels")
                        if asked.out:
                            asked.out.mkdir(parents=True, exist_ok=True)
                            picture = f"{game}_{window[0]}_{text:g}_{seen}_{name}.png"
                            pygame.image.save(camera.stage.screen, asked.out / picture)
                camera.put_away()
    if asked.json:
        print(json.dumps({"moments": seen, "covered": dict(totals), "all": sum(totals.values())}))
    else:
        print(f"{seen} moments, {sum(totals.values())} pixels covered")
    return 1 if totals else 0


def main(arguments: list[str]) -> int:
    """Read the command line and check, in the environment of the checkout."""
    parser = argparse.ArgumentParser(prog="cover.py", description=__doc__)
    parser.add_argument("--game", action="append", help="this game alone; may be repeated")
    parser.add_argument("--size", type=size, action="append", metavar="WxH", help=f"{SIZES}")
    parser.add_argument("--text", type=float, action="append", help=f"text sizes {TEXTS}")
    parser.add_argument("--moments", type=int, default=200, help="for each game, size and text")
    parser.add_argument("--seed", default="cover", help="of the matches")
    parser.add_argument("--out", type=Path, metavar="DIR", help="pictures of what is covered")
    parser.add_argument("--json", action="store_true", help="print the sums as JSON")
    asked = parser.parse_args(arguments)
    try:
        python = checkout.ready("dev")
    except checkout.NotReady as problem:
        print(problem, file=sys.stderr)
        return 2
    if Path(sys.prefix).resolve() != checkout.venv_folder().resolve():
        return subprocess.call([str(python), __file__, *arguments])
    return check(asked)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
