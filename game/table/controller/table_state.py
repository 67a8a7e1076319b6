"""The table state: what the scene told the table last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.presentation.presented_choice import PresentedChoice
from game.presentation.score_panel import ScoreLine
from game.table.animation.animation_pace import AnimationPace
from game.table.hud.hud import EMPTY_STATUS
from game.table.table_dependencies import PauseKind, PauseLength, TableDeps
from game.ui.theme import Theme


class TableState:
    """What was seen last, what may be done now, and how large the window is."""

    def __init__(self, deps: TableDeps, theme: Theme) -> None:
        """Take the scene's *deps* and the table's own *theme*."""
        self.deps = deps
        self.theme = theme
        self.window_size = (1280, 720)
        """In pixels."""
        self.observation: Observation[Any] | None = None
        """What holds once all events are shown; None while more is to follow."""
        self.status = EMPTY_STATUS
        """The status that goes with it."""
        self.coming_lines: tuple[ScoreLine, ...] = ()
        """The score panel at the end of what is being shown, also behind a sheet."""
        self.offered: tuple[PresentedChoice, ...] = ()
        """What the viewer may do once all events are shown."""
        self.incoming_zones: frozenset[ZoneId] = frozenset()
        """Zones to which cards are on their way."""
        self.coming_counts: Mapping[ZoneId, int] = {}
        """How many cards each of these will hold once all events are shown."""

    def pace(self) -> AnimationPace:
        """How quickly the viewer wants everything to move."""
        wish = self.deps.theme.preferences
        return AnimationPace(wish.speed, wish.reduced_motion)

    def pause_length(self, kind: PauseKind) -> PauseLength:
        """How long the viewer wants the table to hold still for things of this *kind*."""
        return self.deps.reading.get(kind, PauseLength.USUAL)
