"""The public facts of Skitgubbe: the trick and its window, the table, who is out, games played.

A *hand* is what the specification calls a seat: hand n belongs to player n, and in the confusion
variant hand n + 3 is the left hand of player n.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from game.engine.cards import Card, Suit
from game.engine.rules import State
from game.engine.zones import Seat

PLAY, SLUFF, INTERMISSION, EXTRAS = "part1_play", "part1_sluff", "intermission", "extras"
LEAD, BEAT, BETWEEN, OVER = "lead", "beat_or_eat", "between", "over"
PHASES: Final = (PLAY, SLUFF, INTERMISSION, EXTRAS, LEAD, BEAT, BETWEEN, OVER)
PART_ONE: Final = (PLAY, SLUFF)
PART_TWO: Final = (LEAD, BEAT)


class Game(NamedTuple):
    """A finished game: who was Goat (None after a stalemate), places and points by player."""

    number: int
    goat: Seat | None
    places: tuple[int, ...]
    """1 for the first one out; 0 for who was not out."""
    points: tuple[int, ...]


@dataclass(slots=True)
class SkitgubbeFacts:
    """The public facts, beside the cards everybody can see."""

    phase: str = ""
    turn: Seat = -1
    """The hand that decides; -1 when several may."""
    leader: Seat = -1
    """Who leads, or led, the trick in hand."""
    first: Seat = -1
    """Who led the first trick of this game."""
    last_winner: Seat | None = None
    """Who won the latest completed trick of part one."""

    round: tuple[Seat, ...] = ()
    """The hands of the round in their order; fewer than all of them in a war."""
    played: list[int] = field(default_factory=list)
    """Strengths of the plays of this round so far, in the order of *round*."""
    top: int = 0
    """The highest of them, 0 before the first."""
    winner: Seat | None = None
    """Who has won the trick, while the final window is open."""
    window: tuple[Seat, ...] = ()
    """Hands that may still sluff before play goes on; when polled, the first is asked now."""
    passed: tuple[int, ...] = ()
    """By hand: bits of the ranks that lay in the pile when it last passed in this trick; 0 once
    it has played or sluffed since."""
    resume: Seat = 0
    """Who acts when the window closes."""
    ranks: int = 0
    """A bit for every strength that lies in the pile."""
    laid_by: list[Seat] = field(default_factory=list)
    """By whom each card of the pile was put there."""
    laid_as: list[str] = field(default_factory=list)
    """How: `play`, `flip` or `sluff`."""
    final_waits: bool = False
    """Whether the bottom card of the stock is the final card, still to be taken."""
    final: Seat | None = None
    """Who has the final card before them."""

    needy: tuple[Seat, ...] = ()
    """The hands that share the dreck, in the order they are asked and dealt to."""
    asked: int = 0
    """How many of them have been asked for an extra card."""
    extras: int = 0
    """Extra cards nobody has accepted yet."""
    takers: tuple[Seat, ...] = ()
    """Who takes an extra card."""
    dreck_order: tuple[Card, ...] = ()
    """How a written position wants the dreck dealt; empty in play."""

    trump: Suit | None = None
    led: Suit | None = None
    left: int = 0
    """How many hands have cards left."""
    n: int = 0
    """So many plays kill the trick: as many as had cards when it began."""
    plays: list[int] = field(default_factory=list)
    """How many cards each play on the table has, lowest first."""
    players: list[Seat] = field(default_factory=list)
    """Whose plays they are."""
    high: int = 0
    """The rank of the highest trump left, where it may only kill; else 0."""
    free_lead: bool = False
    """Whether everybody was stuck, so that the highest trump may be led this once."""
    idle: int = 0
    """Decisions in a row without a kill and without anybody going out."""
    drift: int = 0
    """How far the hands at the last bare table were from those at the start of part two."""
    met: dict[tuple[Seat, int], int] = field(default_factory=dict)
    """How often each leader and drift came up since the last kill."""

    places: list[int] = field(default_factory=list)
    """By player: 1 for the first one out, 0 for who still has cards."""
    number: int = 1
    """Which game of the match it is."""
    games: tuple[Game, ...] = ()
    """The games finished so far."""
    answers: list[str] = field(default_factory=list)
    """Between games: who wants another, as far as it is open."""

    def new_trick(self, round_: tuple[Seat, ...]) -> None:
        """Clear what belongs to a trick of part one; *round_* begins with its leader."""
        self.phase = PLAY
        self.turn = self.leader = self.resume = round_[0]
        self.round, self.played, self.top, self.ranks = round_, [], 0, 0
        self.winner, self.window = None, ()
        self.laid_by, self.laid_as = [], []
        self.passed = (0,) * len(round_)

    def bare_table(self) -> None:
        """Clear what belongs to a trick of part two."""
        self.led = None
        self.plays, self.players = [], []
        self.free_lead = False

    def pass_(self, hands: tuple[Seat, ...]) -> None:
        """Note what lay there when these *hands* passed."""
        self.window = tuple([hand for hand in self.window if hand not in hands])
        passed = list(self.passed)
        for hand in hands:
            passed[hand] = self.ranks
        self.passed = tuple(passed)

    def copy(self) -> SkitgubbeFacts:
        """A copy that shares nothing which can change."""
        new = SkitgubbeFacts.__new__(SkitgubbeFacts)
        new.phase = self.phase
        new.turn = self.turn
        new.leader = self.leader
        new.first = self.first
        new.last_winner = self.last_winner
        new.round = self.round
        new.played = self.played[:]
        new.top = self.top
        new.winner = self.winner
        new.window = self.window
        new.passed = self.passed
        new.resume = self.resume
        new.ranks = self.ranks
        new.laid_by = self.laid_by[:]
        new.laid_as = self.laid_as[:]
        new.final_waits = self.final_waits
        new.final = self.final
        self._copy_part_two(new)
        return new

    def _copy_part_two(self, new: SkitgubbeFacts) -> None:
        """Copy to *new* what belongs to the intermission, part two and the match."""
        new.needy = self.needy
        new.asked = self.asked
        new.extras = self.extras
        new.takers = self.takers
        new.dreck_order = self.dreck_order
        new.trump = self.trump
        new.led = self.led
        new.left = self.left
        new.n = self.n
        new.plays = self.plays[:]
        new.players = self.players[:]
        new.high = self.high
        new.free_lead = self.free_lead
        new.idle = self.idle
        new.drift = self.drift
        new.met = self.met.copy()
        new.places = self.places[:]
        new.number = self.number
        new.games = self.games
        new.answers = self.answers[:]


SkitgubbeState: TypeAlias = State[SkitgubbeFacts]
