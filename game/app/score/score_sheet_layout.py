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

    def fit_rows(self, room: int) -> None:
        """Let the rows stand so close that all are seen, with the turning points if they can be.

        Where not all have room in *room* pixels, those of the newest round are seen at once.
        """
        wide, tall = self.area.rect.width, self.rows.tall()
        more = self.area.content.wanted(wide)[1] - self.rows.wanted(wide)[1]
        more += self.spare if any(each.moments.looking for each in self.found) else 0
        heading = tall if self.found else 0
        whole, newest = len(self.rows.rows), self.rows.counting.newest_rows
        for kept, count in ((more, whole), (heading, whole), (heading, newest), (0, newest)):
            if self.rows.fit(room - kept, count):
                return
