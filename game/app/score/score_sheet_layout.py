"""The layout of a score sheet: how close its rows stand, and what is kept or left under them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.app.score.score_moments import ScoreMoments
from game.app.score.score_rows import ScoreRows
from game.ui.widgets.scroll_area import ScrollArea


class ScoreSheetLayout(NamedTuple):
    """The area in which rows are seen, with the turning points under them, if it has any."""

    area: ScrollArea
    rows: ScoreRows
    found: Sequence[ScoreMoments]

    @property
    def spare(self) -> int:
        """How much higher the sheet is than what stands on it, for turning points to come."""
        return sum(each.spare(self.area.rect.width) for each in self.found)

    @property
    def heading(self) -> int:
        """How many pixels the line over the turning points takes, if there are any to come."""
        return sum(each.heading_height(self.area.rect.width) for each in self.found)

    @property
    def _kept(self) -> int:
        """How much of the area is kept for that line: nothing where the newest round needs all."""
        newest = self.rows.counting.newest_rows * self.rows.tall()
        return self.heading if self.area.rect.height >= newest + self.heading else 0

    @property
    def excess(self) -> int:
        """By how many pixels the area is too high: no row is cut in two, nor the line below."""
        whole, room = len(self.rows.rows), self.area.rect.height
        if room >= whole * self.rows.tall() + self.heading:
            return 0
        seen = min(whole, (room - self._kept) // self.rows.tall())
        return room - self._kept - seen * self.rows.tall()

    def show_newest(self) -> None:
        """Scroll at once to the newest round, with the line over the turning points under it."""
        tall, whole = self.rows.tall(), len(self.rows.rows)
        newest = whole - self.rows.counting.newest_rows
        below = whole * tall + self._kept - self.area.rect.height
        self.area.scroll_by(-whole * tall)
        self.area.scroll_by(min(newest * tall, below))
        self.area.update(10)

    def fit_rows(self, room: int) -> None:
        """Let the rows stand so close that all are seen, with the turning points if they can be.

        Where not all have room in *room* pixels, those of the newest round are seen at once.
        """
        wide = self.area.rect.width
        more = self.area.content.wanted(wide)[1] - self.rows.wanted(wide)[1]
        more += self.spare if any(each.moments.looking for each in self.found) else 0
        line, whole, newest = self.heading, len(self.rows.rows), self.rows.counting.newest_rows
        for kept, count in ((more, whole), (line, whole), (line, newest), (0, newest)):
            if self.rows.fit(room - kept, count):
                return
