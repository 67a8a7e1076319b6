"""The moods of seats: which face each portrait makes, by what has just happened to its player."""

from __future__ import annotations

from collections.abc import Collection

from game.engine.events import Said
from game.engine.zones import Seat
from game.table.animation.emotions import FACE_OF_EMOTION, Emotion, SeatEmotion, seat_emotions
from game.table.animation.highlight_animation import HighlightFrame

_STIRRED = 1.8
"""A face shows for so many seconds what has just happened to its owner."""


class SeatMoods:
    """The faces of all players."""

    def __init__(self) -> None:
        self.winners: tuple[Seat, ...] | None = None
        """Who won, once it is over."""
        self._stirred: dict[Seat, tuple[str, float]] = {}
        self._triumphant: set[Seat] = set()
        """Who has won this round: glad while choosing what follows, too."""

    def note(self, said: Said, *, shown: bool) -> list[SeatEmotion]:
        """Whom *said* stirs; their faces show it for a moment, if they are *shown*."""
        emotions = seat_emotions(said)
        if shown:
            self._stirred |= {seat: (FACE_OF_EMOTION[stir], _STIRRED) for seat, stir in emotions}
            self._triumphant |= {seat for seat, stir in emotions if stir is Emotion.WON}
        return emotions

    def begin_round(self) -> None:
        """Let nobody triumph any longer."""
        self._triumphant.clear()

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while a face shows what has just happened."""
        stirred = bool(self._stirred)
        self._stirred = {
            seat: (face, left - dt) for seat, (face, left) in self._stirred.items() if left > dt
        }
        return stirred

    def mood(
        self,
        seat: Seat,
        highlight: HighlightFrame | None,
        *,
        speaking: bool,
        thinking: Collection[Seat],
    ) -> str:
        """The face of a player: one for each thing that happens to him."""
        if highlight is not None and seat in highlight.seats:
            return highlight.face
        if self.winners is not None:
            return "glad" if seat in self.winners else "sad"
        if seat in self._stirred:
            return self._stirred[seat][0]
        if seat in self._triumphant:
            return "glad"
        if speaking:
            return "sly"
        return "thinking" if seat in thinking else "calm"
