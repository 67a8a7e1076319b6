"""The ratings of all games: runs the ladder of each and writes the tables to one page."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import environment.needs_game  # noqa: F401 - says so where the game is missing
from environment.checkout import HERE

from game.command.ladder_report import HEAD, line
from game.shelf import SHELF

PAGE = HERE / "assets" / "ratings.md"
KEPT = HERE / "out" / "ratings"
"""The deals of all rungs, and the figures as JSON. Begin anew when the players have changed."""
SHORT: Mapping[str, Mapping[str, str]] = {
    "jersey_gin": {"target": "50"},
    "pitch": {"target": "11"},
}
"""The short game of those whose masters think long: more deals in the same time, but more luck."""
PARTS: Mapping[str, float] = {
    "ladder": 0.6,
    "ceiling": 0.2,
    "characters": 0.2,
    "curve": 0.4,
    "searches": 1.0,
}
"""What may be asked of every game, and how much of its time that may take."""
USUAL = ("ladder", "ceiling", "characters")
"""What is asked where nothing else is said; they share the time of a game."""
OPENING = """\
# How strong the computers are

Each line is a contest: one player of the first kind at a table of the second (in Pitch a
partnership against another; in Bridge Solitaire both play the same deals alone, and whoever makes
more points of a rubber has won it). Every deal is played once from each seating, so that the luck
of cards and seats cancels; the intervals count whole deals. "x fair" is the share of the wins
beside that of somebody as good as the others. Where they were asked for, further tables show how
far anybody gets among hand-made players: a master, one who thinks ten times as much (`master*10`),
plain searches of so many simulations (`flat300`, `tree300`), and one that sees all cards
(`cheat300`). A contest ends when its share is clearly above or below the bar (3.3 standard errors),
else when its time is over; the last column says whether the whole interval lies above or below the
bar, or whether that is still open.

The animals differ in style, not in skill. The table of `--characters` has each at a table of
skilled players without a style, in a fixed number of deals: its share is "at" the bar where the
whole interval lies within 0.85 to 1.15 x fair. That of `--curve` has masters who think a tenth to
three times as much as usual (`master*0.1`), also in a fixed number of deals.

The bars of the levels: each wins 1.2 times as often as is fair among players of the level below,
masters twice as often among novices; in Pitch and Bridge Solitaire, where a fair share is a half,
0.58 and 0.75 of the wins.

Novice, casual, skilled and master are the levels of the table. `random` plays any card; `policy`
and `baseline` play by hand-made rules without search, `greedy` by one line of them; the fools
(`honest`, `liar`, `doubter`, `truster`) always do the same. Skitgubbe has an open end: random
players soon vote to stop, often after a single game, in which all but the Goat have won. `python3
build/ratings.py` makes this page.
"""


def main(words: list[str]) -> int:
    """Measure the games that are named, or all, and write the page anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SHELF), help="(all)")
    parser.add_argument("--minutes", type=float, default=10.0, help="for a game at most (10)")
    parser.add_argument("--deals", default="400", help="of a contest at most (400)")
    parser.add_argument("--jobs", default="2", help="processes (2)")
    parser.add_argument("--short", action="store_true", help="short games of those that think long")
    parser.add_argument(
        "--parts", nargs="+", choices=list(PARTS), default=USUAL, help=f"({' '.join(USUAL)})"
    )
    parser.add_argument("--keep", type=Path, default=KEPT, help="where the deals are kept")
    asked = parser.parse_args(words)
    asked.keep.mkdir(parents=True, exist_ok=True)
    for game in asked.games:
        for part in asked.parts:
            measure(game, part, asked)
    write_page(asked.keep)
    return 0


def write_page(keep: Path) -> None:
    """Write the page from the figures kept in a folder, of whichever games there are."""
    sections = [section for game in SHELF if (section := told(game, keep))]
    PAGE.write_text("\n".join([OPENING, *sections]), encoding="utf-8", newline="\n")
    print(f"{len(sections)} games in {PAGE.relative_to(HERE)}")


def measure(game: str, part: str, asked: argparse.Namespace) -> None:
    """Play one part of a game and keep its figures."""
    print(game, part, flush=True)
    minutes = f"{asked.minutes * PARTS[part]:.2f}"
    words = ["arena", game, f"--{part}", "--deals", asked.deals, "--minutes", minutes]
    words += ["--jobs", asked.jobs, "--keep", str(asked.keep), "--json"]
    for name, value in SHORT.get(game, {}).items() if asked.short else ():
        words += ["--option", f"{name}={value}"]
    (asked.keep / f"{game}-{part}.json").write_text(arena_figures(words), encoding="utf-8")


def arena_figures(words: Sequence[str]) -> str:
    """What the arena prints as JSON when it is asked in these *words*.

    Raises:
        subprocess.CalledProcessError: when it fails.
    """
    command = [sys.executable, "-m", "game", *words]
    return subprocess.run(command, cwd=HERE, stdout=subprocess.PIPE, text=True, check=True).stdout


def told(game: str, keep: Path) -> str:
    """The section of a game, from its kept figures; nothing where there are none."""
    paths = [(part, keep / f"{game}-{part}.json") for part in PARTS]
    found = [(part, json.loads(path.read_text("utf-8"))) for part, path in paths if path.exists()]
    if not found:
        return ""
    seats = found[0][1]["seats"]
    players = f"{seats} seats" if seats > 1 else "alone"
    head = f"## {SHELF[game].rules.title}, {players}\n"
    return "\n".join([head, *(table(part, each) for part, each in found)])


def table(part: str, found: dict[str, Any]) -> str:
    """The table of a *part*, below the command that makes it."""
    usual = SHELF[found["game"]].open().options.written()
    moved = {name: value for name, value in found["options"].items() if usual[name] != value}
    options = "".join(f" --option {name}={value}" for name, value in moved.items())
    command = f"folkdeck arena {found['game']} --{part} --seed {found['seed']}{options}"
    lines = [line(rung) for rung in found["rungs"]]
    return "\n".join([f"`{command}`", "", HEAD, *lines, ""])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
