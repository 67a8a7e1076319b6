"""The ways into a match: the buttons under the list, and why one of them cannot be used."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.study import check_label
from game.store.preview import Preview
from game.ui.button import Button
from game.ui.drawing import Ground, Kind
from game.ui.theme import Theme

DAMAGED = "damaged"
WATCHED = "only computers"
"""What there is room for on a button; pressed, it says more."""


class MatchWays:
    """Buttons for the match that is chosen; one that cannot be used says so in words if pressed."""

    def __init__(
        self,
        theme: Theme,
        delete: Callable[[], None],
        fair: Callable[[], None],
        analysis: Callable[[], None],
        replay: Callable[[], None],
    ) -> None:
        """Each calls back, also when it cannot be used: then it is to be said why."""
        self.theme = theme
        self.fair = _way(theme, check_label(True), "H", fair)
        self.analysis = _way(theme, "Analysis", "A", analysis)
        self.replay = _way(theme, "Replay", "R", replay, Kind.PRIMARY)
        self.buttons = [_way(theme, "Delete", "", delete), self.fair, self.analysis, self.replay]

    def mark(self, match: Preview) -> bool:
        """Speaks of *match*; True if the buttons look otherwise now.

        Where no computer played, none is asked whether it was honest.
        """
        before = [(way.label, way.reason) for way in self.buttons]
        self.fair.label = check_label(any(not player.human for player in match.players))
        for way in (self.fair, self.replay):
            way.reason = DAMAGED if match.damaged else ""
        self.analysis.reason = _unweighed(match)
        return before != [(way.label, way.reason) for way in self.buttons]

    def spare(self, matches: Sequence[Preview]) -> int:
        """Pixels kept free under the list, so that it lies still whichever match is chosen."""
        if any(way.reason for way in self.buttons) or not any(map(_unweighed, matches)):
            return 0
        small, usual = self.analysis, self.analysis.wanted()[1]
        small.reason = DAMAGED
        more = small.wanted()[1] - usual
        small.reason = ""
        return more


def _unweighed(match: Preview) -> str:
    """Why no decision in *match* can be weighed; nothing if some can."""
    if match.damaged:
        return DAMAGED
    return "" if any(player.human for player in match.players) else WATCHED


def _way(
    theme: Theme, label: str, key: str, do: Callable[[], None], kind: Kind = Kind.PAPER
) -> Button:
    return Button(
        theme, label, do, key=key, kind=kind, ground=Ground.PAPER, on_refused=lambda _: do()
    )
