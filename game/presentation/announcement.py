"""The announcement of an event: its words, sound and marks at the table."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from game.engine.events import Said
from game.engine.zones import Place, Seat, ZoneId
from game.presentation.cue import Cue
from game.presentation.highlight import Highlight
from game.presentation.marks import Mark
from game.presentation.standing import Standing


class Delivery(Enum):
    """The place where the words appear; in the log they always do."""

    LINE = auto()
    """In the line that tells what happens."""
    ALOUD = auto()
    """As speech of the seat or the house, in a bubble."""
    LOG = auto()
    """In the log alone."""


class FloatingScore(NamedTuple):
    """The worth of cards that were laid out; it rises over them, instead of a bubble."""

    zone: ZoneId
    words: str
    """``Poor Man 19``."""


class PointCount(NamedTuple):
    """Points that are counted before everybody's eyes, one kind after another."""

    cards: tuple[Place, ...]
    """The cards that are counted; they are lit while the sentence stands."""
    sums: tuple[str, ...]
    """What each seat has by now: ``+80``."""


class CardMarks(NamedTuple):
    """Marks on what the words are about, while they are told and the cards lie there."""

    marks: tuple[Mark, ...]
    lasting: bool = False
    """Whether they stay there: what the status marks in the same way once all is shown."""
    followed: bool = False
    """Whether the card that moves next is looked at where it comes to lie."""


class DoubtOutcome(NamedTuple):
    """The outcome of a doubt of the words of the event's seat."""

    doubter: Seat
    true: bool
    """Whether the doubted words were true."""


class NewPart(NamedTuple):
    """A part of a game that begins: the table stops for a short sheet that says what changed."""

    title: str
    """What begins: ``Part two``."""
    lines: tuple[str, ...] = ()
    """What holds from now on, in sentences that may name seats."""
    once: bool = False
    """Whether it is told the first time in a match only."""


class Announcement(NamedTuple):
    """All that a game states about how an event is told; most state a cue alone."""

    cue: Cue
    delivery: Delivery = Delivery.LINE
    claim: str = ""
    """What is said aloud as a sign beside the words: ``9``, or ``9 heart``."""
    highlight: Highlight | None = None
    at_cards: FloatingScore | PointCount | CardMarks | None = None
    doubt: DoubtOutcome | None = None
    part: NewPart | None = None
    """The part of the game that begins with this event."""
    explains_part: bool = False
    """Whether the words say why the next part begins or the match ends, for the sheet then."""
    ends_doubt: bool = False
    """Whether the words tell what somebody got for being right; they stay as long as a doubt."""
    standing: Standing | None = None
    """The scores that the words make; shown with them, whatever is still to happen."""

    @property
    def aloud(self) -> bool:
        """Whether a seat or the house says it."""
        return self.delivery is Delivery.ALOUD

    @property
    def in_bubble(self) -> bool:
        """Whether the words stand in a bubble, as those of a speaker."""
        return self.aloud and not isinstance(self.at_cards, FloatingScore)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The marks on the cards that the words are about, while they are told."""
        at_cards = self.at_cards
        return at_cards.marks if isinstance(at_cards, CardMarks) and not at_cards.lasting else ()

    @property
    def followed(self) -> bool:
        """Whether the card that moves next is looked at where it comes to lie."""
        return isinstance(self.at_cards, CardMarks) and self.at_cards.followed

    @property
    def lasting_marks(self) -> tuple[Mark, ...]:
        """The marks that the cards wear from these words on."""
        at_cards = self.at_cards
        return at_cards.marks if isinstance(at_cards, CardMarks) and at_cards.lasting else ()


PLAIN = Announcement(Cue.NONE)
"""A line of the log, without a sound."""
ALOUD = Announcement(Cue.NONE, Delivery.ALOUD)
"""Speech, without a sound of its own."""


def announcement_of(said: Said) -> Announcement:
    """Return the announcement of *said*; a plain one where its game states nothing."""
    stated = said.presentation
    return stated if isinstance(stated, Announcement) else PLAIN
