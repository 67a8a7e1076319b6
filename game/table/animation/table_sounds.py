"""The sounds of a table: which belongs to what happens, and the last alone of a skipped stretch."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType

from game.engine.events import Said
from game.presentation.announcement import announcement_of
from game.presentation.cue import Cue
from game.presentation.highlight import HighlightKind
from game.table.animation.move_grouping import MoveGroup

SOUND_OF_CUE: Mapping[Cue, str] = MappingProxyType(
    {
        # A doubt is knuckles on the table; what it brings to light has its own sound.
        Cue.DOUBT: "doubt",
        Cue.TRUTH_PROVEN: "stamp",
        Cue.CALL: "vote",
        Cue.CALL_STOLEN: "steal",
        Cue.PASS: "nail",
        Cue.DOUBLED: "knock",
        Cue.CONTRACT_MADE: "stamp",
        Cue.CONTRACT_FAILED: "refuse",
        Cue.TRICK_TAKEN: "cross",
        Cue.TRICK_EXTENDED: "place",
        Cue.TRICK_CLOSED: "snap",
        Cue.CARDS_CAPTURED: "tide",
        Cue.CARDS_STOLEN: "steal",
        Cue.CARDS_EATEN: "slide",
        Cue.RAID: "steal",
        Cue.SPOILED: "refuse",
        Cue.TIE: "refuse",
        Cue.CLASH: "knock",
        Cue.BOX_FILLED: "button",
        Cue.POINT: "coin",
        Cue.REWARD: "coin",
        Cue.SCORED: "tide",
        Cue.FORFEIT: "flip",
        Cue.BURNED: "fire",
        Cue.DAMNED: "fire",
        Cue.LOSER_NAMED: "bell",
        Cue.KILL: "snap",
        Cue.KNOCK: "knock",
        Cue.PERFECT: "gin",
        Cue.SEATS_SWAPPED: "slide",
    }
)
SILENT_CUES = frozenset({Cue.NONE, Cue.LIE_FOUND, Cue.OUTPLAYED})
"""Cues without a sound of their own; the highlight that comes with most of them has one."""
_OF_HIGHLIGHT: Mapping[HighlightKind, str] = MappingProxyType(
    {
        HighlightKind.CAUGHT: "sting",
        HighlightKind.TRIUMPH: "win",
        HighlightKind.SHAME: "bell",
        HighlightKind.STRIKE: "drum",
        HighlightKind.AWARD: "stamp",
    }
)
CARD_TURNED, CARD_DEALT, CARD_LANDED, SHUFFLED = "flip", "deal", "place", "shuffle"
_OF_MOVES: Mapping[MoveGroup, str] = MappingProxyType(
    {
        MoveGroup.DEAL: CARD_DEALT,
        MoveGroup.DRAWN: CARD_DEALT,
        MoveGroup.REVEAL: CARD_TURNED,
        MoveGroup.SHOWN: CARD_TURNED,
        MoveGroup.PACKET: "steal",
    }
)


class TableSounds:
    """The names of sounds, passed on to whoever plays them."""

    def __init__(self, play: Callable[[str], None]) -> None:
        self.output = play
        """Plays one sound at once."""
        self._skipping = False
        self._last = ""

    def play(self, name: str) -> None:
        """Play a sound; the empty name is silence."""
        if self._skipping:
            self._last = name or self._last
        elif name:
            self.output(name)

    @contextmanager
    def last_only(self) -> Iterator[None]:
        """Hold sounds back; at the end the last of them is played."""
        self._skipping, self._last = True, ""
        yield
        self._skipping = False
        self.play(self._last)


def move_sound(moved: MoveGroup) -> str:
    """Return the sound of cards that set out together; most of them slide."""
    return _OF_MOVES.get(moved, "slide")


def event_sound(said: Said) -> str:
    """Return the sound of what is said, '' for none; an event with a highlight sounds with it."""
    told = announcement_of(said)
    return "" if told.highlight is not None else SOUND_OF_CUE.get(told.cue, "")


def highlight_sound(said: Said) -> str:
    """Return the sound of the highlight of *said*: that of its cue, otherwise of its kind."""
    told = announcement_of(said)
    assert told.highlight is not None
    return SOUND_OF_CUE.get(told.cue) or _OF_HIGHLIGHT[told.highlight.kind]
