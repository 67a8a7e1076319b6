"""The saves: the running match, a file that grows by one line an action, and finished ones."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.action import Action
from game.engine.journal import CorruptJournal, Journal, read_action, write_action
from game.store import atomic, pile
from game.store.glance import beside

PORTRAIT = "plain"


class Player(NamedTuple):
    """Who sits on a seat; *level* is how well a computer plays, empty for a person."""

    name: str
    portrait: str = PORTRAIT
    level: str = ""

    @property
    def human(self) -> bool:
        """Whether a person decides for this seat."""
        return not self.level


class Kept(NamedTuple):
    """A match as it lies on the disk: how it began, what was decided, and who plays."""

    journal: Journal
    players: tuple[Player, ...]
    trouble: str = ""
    """A sentence about damage, when there was any."""


class Saves:
    """The file of the running match. Full disks and read-only folders never stop the play."""

    def __init__(self, running: Path, finished: Path) -> None:
        """*running* is the file of the match being played, *finished* the folder of old ones."""
        self.running = running
        self.finished = finished
        self.trouble = ""
        """The last sentence about a disk that refused; the screen shows and empties it."""
        self._open = False

    def begin(self, journal: Journal, players: Sequence[Player]) -> None:
        """Starts the file of a match, or writes it anew after something was taken back."""
        self._open = self._tried(lambda: atomic.write(self.running, written(journal, players)))

    def add(self, journal: Journal, players: Sequence[Player]) -> None:
        """Adds the last action of *journal*; it is safe on the disk when this returns."""
        if not self._open:
            self.begin(journal, players)
            return
        line = write_action(journal.actions[-1]) + "\n"
        self._open = self._tried(lambda: atomic.append(self.running, line))

    def note(self, moves: int, words: str) -> None:
        """Writes beside the match where it stands after *moves*; it may be lost without harm."""
        with contextlib.suppress(OSError):
            beside(self.running).write_text(f"{moves}\n{words}\n", encoding="utf-8")

    def finish(self, stamp: str, told: str = "") -> None:
        """Moves the running match to the finished ones, named by *stamp* (its date and game).

        *told* says in a few words how it ended.
        """
        self._open = False
        self._forget_note()
        if not self.running.exists():
            return
        if not self._tried(lambda: pile.put(self.finished, self.running, stamp, told)):
            self.forget()

    def forget(self) -> None:
        """Removes the running match."""
        self._open = False
        self._forget_note()
        self._tried(lambda: self.running.unlink(missing_ok=True))

    def load(self) -> Kept | None:
        """The running match, as far as its file can be read; None when there is none.

        Raises:
            CorruptJournal: when nothing of it can be read; the file was set aside then.
        """
        try:
            text = self.running.read_bytes().decode("utf-8", "replace")
        except FileNotFoundError:
            return None
        except OSError as error:
            reason = error.strerror or "it cannot be opened"
            raise CorruptJournal(f"The saved match could not be read ({reason}).") from None
        try:
            kept = read(text)
        except CorruptJournal:
            raise CorruptJournal(f"The saved match is damaged{self.set_aside()}.") from None
        if kept.trouble:
            kept = kept._replace(trouble=f"{kept.trouble}{self.set_aside()}.")
        return kept

    def set_aside(self) -> str:
        """Keeps the running file under another name; returns the end of a sentence saying so."""
        self._open = False
        try:
            return f"; its file was kept as {atomic.set_aside(self.running).name}"
        except OSError:
            return ""

    def _forget_note(self) -> None:
        with contextlib.suppress(OSError):
            beside(self.running).unlink(missing_ok=True)

    def _tried(self, work: Any) -> bool:
        try:
            work()
        except OSError as error:
            reason = error.strerror or "the disk refused"
            self.trouble = f"This match could not be saved ({reason}); the play goes on."
            return False
        return True


def written(journal: Journal, players: Sequence[Player]) -> str:
    """A match as it lies on the disk; :func:`read` is the inverse."""
    head: dict[str, Any] = {**journal.head(), "players": [list(each) for each in players]}
    lines = [json.dumps(head, separators=(",", ":"), ensure_ascii=False)]
    return "\n".join([*lines, *map(write_action, journal.actions)]) + "\n"


def read(text: str) -> Kept:
    """A match from its file; a torn last line is dropped, for it was never whole.

    Raises:
        CorruptJournal: when the first line does not say which match it is.
    """
    lines = text.splitlines()
    whole = text.endswith("\n")
    if not lines:
        raise CorruptJournal("The journal is empty.")
    try:
        head = json.loads(lines[0])
        players = tuple(_player(each) for each in head["players"])
    except (ValueError, KeyError, TypeError, RecursionError):
        raise CorruptJournal("Line 1 of the journal is damaged.") from None
    actions: list[Action] = []
    trouble = ""
    for number, line in enumerate(lines[1:], 2):
        try:
            actions.append(read_action(line, number))
        except (CorruptJournal, TypeError):
            if number < len(lines) or whole:
                trouble = f"The saved match was damaged after move {len(actions)}"
            break
    journal = Journal.from_head(head, actions)
    if len(players) != journal.seats:
        raise CorruptJournal("Line 1 of the journal names too many or too few players.")
    return Kept(journal, players, trouble)


def _player(given: object) -> Player:
    if not (isinstance(given, list) and len(given) == 3):
        raise TypeError
    if not all(isinstance(part, str) for part in given):
        raise TypeError
    "".join(given).encode()  # no half letters, which nobody can write on a screen
    return Player(*given)
