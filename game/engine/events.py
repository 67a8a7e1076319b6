"""Events: what happened on the table, as one seat saw it."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from game.engine.cards import Card
from game.engine.status import Mark
from game.engine.zones import EVERYBODY, Place, Seat, ZoneId, sees


class Moved(NamedTuple):
    """A card went from one place to another; *card* is None for who did not see its face."""

    card: Card | None
    source: Place
    target: Place
    up: bool

    def masked(self) -> Moved:
        """The same as seen by somebody who saw only the back."""
        return Moved(None, self.source, self.target, self.up)


class Turned(NamedTuple):
    """A card was turned over, or uncovered, where it lies."""

    card: Card | None
    place: Place
    up: bool

    def masked(self) -> Turned:
        """The same as seen by somebody who saw only the back."""
        return Turned(None, self.place, self.up)


class Shuffled(NamedTuple):
    """The cards of a zone were shuffled: nobody knows their order any more."""

    zone: ZoneId

    def masked(self) -> Shuffled:
        """Public in any case."""
        return self


class Flourish(Enum):
    """How the table makes much of a great moment."""

    CAUGHT = auto()
    """Somebody is found out: ink is splashed."""
    TRIUMPH = auto()
    """Somebody has won: the sun rises."""
    SHAME = auto()
    """Somebody has lost for all to see: a bell swings."""
    STRIKE = auto()
    """A blow: war, a kill, a knock."""
    AWARD = auto()
    """Something is earned: a seal is stamped."""


class Moment(NamedTuple):
    """A great moment: its flourish, a word or two for the banner, and a sign among the tokens."""

    flourish: Flourish
    words: str
    sign: str = ""
    seats: tuple[Seat, ...] = ()
    """Whom it is about, where it is not only who is spoken of."""


class Worth(NamedTuple):
    """What something that was laid out is worth: a few words that rise over its cards."""

    zone: ZoneId
    words: str
    """``Poor Man 19``."""


class Counted(NamedTuple):
    """Points that are counted before everybody's eyes, one kind after another."""

    cards: tuple[Place, ...]
    """What they are counted from."""
    sums: tuple[str, ...]
    """What each seat has by now: ``+80``."""


class Judged(NamedTuple):
    """Somebody's words were doubted and looked into."""

    doubter: Seat
    true: bool
    """Whether what was said is so."""


class Said(NamedTuple):
    """Public words: a seat's speech bubble when *aloud*, and a line of the log.

    *code* names what happened, for scenarios and sounds; *text* may name seats as ``{0}``;
    *seat* is who it is about; *value* a number or seat that belongs to the code; *moment* is set
    where the table makes much of it; *worth* stands over its cards instead of a bubble; *claim* is
    what is said aloud as a sign beside the words: ``9``, or ``9 heart``. *marks* are on
    the cards it speaks of, while it is told and they lie there. What is *quiet* is a line of the
    log and nothing else; *counted* is lit while the sentence stands there. *judged* says what
    came of a doubt of *seat*'s words.
    """

    code: str
    text: str
    seat: Seat | None = None
    value: int | None = None
    aloud: bool = False
    moment: Moment | None = None
    worth: Worth | None = None
    claim: str = ""
    marks: tuple[Mark, ...] = ()
    quiet: bool = False
    counted: Counted | None = None
    judged: Judged | None = None

    def masked(self) -> Said:
        """Public in any case."""
        return self


class Scored(NamedTuple):
    """A round was scored: the screen stops and shows the score sheet.

    Where rounds are short, *pause* is False: play goes on, and the sheet is shown when asked for.
    What lies on the table then is looked at for *look_seconds* before anything else happens.
    """

    title: str
    pause: bool = True
    look_seconds: float = 0.0

    def masked(self) -> Scored:
        """Public in any case."""
        return self


Event: TypeAlias = Moved | Turned | Shuffled | Said | Scored


class Record:
    """Everything that happened in a match, each event with the seats that saw it."""

    def __init__(self) -> None:
        """An empty record."""
        self.events: list[Event] = []
        self.seers: list[int] = []
        self._backs: list[Event] = []

    def note(self, event: Event, seers: int, back: Event | None = None) -> None:
        """Adds *event*; *seers* has a bit for every seat that saw the face, -1 for everybody.

        The others saw *back*, which is the event without the face unless something else is given.
        """
        self.events.append(event)
        self.seers.append(seers)
        self._backs.append(event if seers == EVERYBODY else back or event.masked())

    def seen_by(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The events from number *since* on as *seat* saw them; None is a spectator."""
        news = zip(self.events[since:], self._backs[since:], self.seers[since:], strict=True)
        return [event if sees(seat, seers) else back for event, back, seers in news]
