"""A process that writes a match and says after each decision that it lies on the disk.

Called with a folder: begins a match there and adds decisions, undoes and does again, until it is
killed. With the word ``hold`` and a file it opens that match and waits.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from game.store.matches.match_file import new_match_file
from game.store.matches.match_file_events import action_event, match_event
from game.store.matches.match_folder import MatchFolder
from tests.store.match_samples import ACTIONS, PLAYERS, journal


def write(folder: Path) -> None:
    opened = MatchFolder(folder).create(new_match_file(journal(0), PLAYERS, 1, 5))
    opened.write()
    print(0, flush=True)
    made = 0
    while True:
        for number in range(7):
            opened.append(action_event(ACTIONS[number % 3]))
            made += 1
            print(made, flush=True)
        opened.append(match_event("undo", to=made - 1))
        opened.append(match_event("redo"))
        opened.write()


def hold(path: Path) -> None:
    opened = MatchFolder(path.parent).open(path)
    print("open", flush=True)
    time.sleep(60)
    opened.close()


if __name__ == "__main__":
    if sys.argv[1] == "hold":
        hold(Path(sys.argv[2]))
    else:
        write(Path(sys.argv[1]))
