"""The cue of an event: its kind, in terms that every game shares."""

from __future__ import annotations

from enum import Enum, auto


class Cue(Enum):
    """A kind of event that a table answers with a sound and with the faces of the seats.

    An event is about the seat that it names: ``TRICK_TAKEN`` about who took the trick.
    """

    NONE = auto()
    """Nothing that a table reacts to: the words are enough, or the event's highlight is."""
    DOUBT = auto()
    """A seat doubts the words of another one."""
    TRUTH_PROVEN = auto()
    """A doubted seat has told the truth."""
    LIE_FOUND = auto()
    """A doubted seat has lied."""
    CALL = auto()
    """A bid or a vote is called."""
    CALL_STOLEN = auto()
    """A seat takes over the call of another one."""
    PASS = auto()
    """A seat or the house does nothing, though it was its turn."""
    DOUBLED = auto()
    """The contract counts double or four times."""
    CONTRACT_MADE = auto()
    CONTRACT_FAILED = auto()
    TRICK_TAKEN = auto()
    """A trick or a pile is taken by the seat that won it."""
    TRICK_EXTENDED = auto()
    """Cards are added to a trick that stays on the table."""
    TRICK_CLOSED = auto()
    """Nothing more can be added to a trick that stays on the table."""
    CARDS_CAPTURED = auto()
    """Cards count for the seat that captured them."""
    CARDS_STOLEN = auto()
    """Cards of another seat are taken."""
    CARDS_EATEN = auto()
    """A seat must pick up cards that it does not want."""
    RAID = auto()
    """A theft is announced that nobody can prevent."""
    SPOILED = auto()
    """Something is worth less than before."""
    TIE = auto()
    """Nobody wins."""
    CLASH = auto()
    """Two seats want the same."""
    BOX_FILLED = auto()
    """A box of a score sheet is filled."""
    POINT = auto()
    """A point or a box is counted."""
    REWARD = auto()
    """A seat gets something for having done well."""
    SCORED = auto()
    """A seat scores in a round."""
    FORFEIT = auto()
    """A seat must wear or bear something."""
    BURNED = auto()
    """A seat has fallen into the fire, or put it out."""
    DAMNED = auto()
    """A seat has lost the match for good."""
    LOSER_NAMED = auto()
    """The loser says who he is."""
    KILL = auto()
    """A trick is ended by force."""
    KNOCK = auto()
    """A seat ends the play with a knock."""
    OUTPLAYED = auto()
    """A seat is better than the one that believed to have won."""
    PERFECT = auto()
    """The best that can be reached: every card has found its place."""
    SEATS_SWAPPED = auto()
    """Two players change their seats."""
