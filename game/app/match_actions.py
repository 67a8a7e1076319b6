"""What can be done with a match of the list: go on, watch, weigh, check, rename, give away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.app.match_exchange import NotExchanged, export, offered, take
from game.app.match_words import LONGEST_TITLE, computers_only, is_over, name_of
from game.app.old_match import OldMatch, OldMatches
from game.app.paper import NameField
from game.app.parlour import Parlour
from game.engine.journal import CorruptJournal
from game.engine.options import BadOption
from game.engine.zones import Seat
from game.store.open_match import MatchInUse
from game.store.preview import Preview
from game.ui.button import Button
from game.ui.dialog import Answer, Layers
from game.ui.drawing import Ground
from game.ui.layout import column, grid
from game.ui.widgets import Widget

"""Letters in the name of a match, at most."""
NOT_OVER = "This match is not over yet; it can be looked into when it is."
OVER = "This match is over; it can be watched again."


class MatchActions:
    """Acts on one match after another; what cannot be done is told in a sentence."""

    def __init__(
        self, parlour: Parlour, layers: Layers, on_change: Callable[[Path | None], None]
    ) -> None:
        """Dialogs go to *layers*; *on_change* is called when the folder holds something else,
        with the file to be chosen now."""
        self.parlour = parlour
        self.layers = layers
        self.old = OldMatches(parlour.matches)
        self._on_change = on_change

    # To the table

    def resume(self, match: Preview) -> None:
        """Goes on with it."""
        if match.finished:
            self._say(OVER)
        else:
            self.parlour.ways.resume(match.path)

    def watch(self, match: Preview) -> None:
        """Shows it from its beginning, through the eyes of somebody who plays.

        While it is not over and several people play it, only what everybody may see is shown.
        """
        old = self._opened(match)
        if old is None:
            return
        seats = old.study.seats
        if not is_over(match) and len(seats) > 1:
            self._show(old, None)
        elif len(seats) < 2:
            self._show(old, next(iter(seats), 0 if is_over(match) else None))
        else:
            self._ask_whose_eyes(old)

    def analysis(self, match: Preview) -> None:
        """What each decision was worth."""
        if computers_only(match):
            self._say("Only computers played in this match.")
        elif (old := self._looked_into(match)) is not None:
            self.parlour.ways.analysis(old.study)

    def fair(self, match: Preview) -> None:
        """What can be checked."""
        if (old := self._looked_into(match)) is not None:
            self.parlour.ways.fair(old.study.fairness(self.parlour.apart))

    # In the folder

    def ask_name(self, match: Preview) -> None:
        """Asks for another name."""
        if match.open_elsewhere:
            self._say(str(MatchInUse()))
            return
        given = [match.title]

        def write(text: str) -> None:
            given[0] = text

        def done() -> None:
            self.layers.dialogs.remove(dialog)
            self._rename(match, given[0].strip())

        field = NameField(
            self.parlour.theme, "Name of the match", match.title, LONGEST_TITLE, write, done
        )
        dialog = self.layers.ask(
            self.parlour.theme,
            "Rename this match",
            "Without a name it is called by its game.",
            [
                Answer("Rename", lambda: self._rename(match, given[0].strip()), primary=True),
                Answer("Keep the name", lambda: None),
            ],
            extra=[field],
        )
        dialog.focus(field, visible=True)

    def delete(self, path: Path) -> str:
        """Deletes its file for good; a sentence when that was not possible."""
        return self.old.remove(path)

    def export(self, match: Preview) -> None:
        """Writes a copy where people find it, and says where that is."""
        try:
            target = export(self.parlour.matches, match, self.parlour.paths.exports)
        except NotExchanged as error:
            self._say(str(error))
            return
        self.layers.ask(
            self.parlour.theme,
            "Exported",
            f"{name_of(match)} lies as “{target.name}” in the folder\n{target.parent}",
            [Answer("Back", lambda: None, primary=True)],
        )

    def ask_import(self) -> None:
        """Says how a match comes in, and offers those that lie in the folder."""
        folder = self.parlour.paths.exports
        files = offered(folder)
        buttons: list[Widget] = [
            Button(self.parlour.theme, path.stem, partial(self._import, path), ground=Ground.PAPER)
            for path in files
        ]
        told = "These lie there now:" if files else "None lies there now."
        self.layers.ask(
            self.parlour.theme,
            "Import a match",
            f"Drop a match file on this window, or put it into the folder\n{folder}\n{told}",
            [Answer("Look again", self.ask_import), Answer("Back", lambda: None, primary=True)],
            extra=[column(self.parlour.theme, buttons, 1.0)] if buttons else (),
        )

    def take(self, path: Path) -> None:
        """Imports the match in the file *path*."""
        try:
            here, fresh = take(self.parlour.matches, path)
        except NotExchanged as error:
            self._say(str(error))
            return
        self._say(f"{path.name} was imported." if fresh else f"{path.name} is here already.")
        self._on_change(here)

    # The inside

    def _import(self, path: Path) -> None:
        self.layers.dialogs.clear()
        self.take(path)

    def _rename(self, match: Preview, title: str) -> None:
        if title == match.title:
            return
        try:
            self.parlour.matches.rename(match.path, title)
        except (MatchInUse, CorruptJournal) as error:
            self._say(str(error))
        except OSError as error:
            reason = error.strerror or "the disk refused"
            self._say(f"This match could not be renamed ({reason}).")
        self._on_change(match.path)

    def _looked_into(self, match: Preview) -> OldMatch | None:
        """The match, if it is over and can be read; else a sentence."""
        if not is_over(match) and not match.damaged:
            self._say(NOT_OVER)
            return None
        return self._opened(match)

    def _opened(self, match: Preview) -> OldMatch | None:
        """The match, ready to be looked at; a sentence if nothing can be read of it."""
        try:
            old = self.old.open(match.path)
        except (BadOption, CorruptJournal) as error:
            self._say(str(error))
            return None
        self.parlour.say(old.trouble)
        return old

    def _ask_whose_eyes(self, old: OldMatch) -> None:
        seats = [
            Button(
                self.parlour.theme, old.study.players[seat].name, partial(self._show, old, seat),
                ground=Ground.PAPER,
            )
            for seat in old.study.seats
        ]  # fmt: skip
        self.layers.ask(
            self.parlour.theme,
            "Through whose eyes?",
            "You see what they could see then.",
            [Answer("Back", lambda: None)],
            extra=[grid(self.parlour.theme, seats, 2, 1.5)],
        )

    def _show(self, old: OldMatch, seat: Seat | None) -> None:
        self.layers.dialogs.clear()
        self.parlour.ways.replay(old.study, seat, 0)

    def _say(self, text: str) -> None:
        self.parlour.say(text, at_once=True)
