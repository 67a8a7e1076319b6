"""The rules of Democracy: secret votes on every trick, and tribes to be won on every island."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from game.engine.action import Action, Outcome, Refusal, Turn
from game.engine.cards import Card, numbered
from game.engine.observation import Observation
from game.engine.options import BadOption, Options
from game.engine.rules import Rules, State
from game.engine.witness_record import Record
from game.engine.zones import Seat, ZoneId
from game.games.democracy.rules import dealing, notation, positions, refusals, vote_winner
from game.games.democracy.rules.dealing import days
from game.games.democracy.rules.facts import DemocracyFacts, Phase
from game.games.democracy.rules.flow import Flow
from game.games.democracy.rules.options import DemocracyOptions
from game.games.democracy.rules.upcard import turn_up
from game.games.democracy.rules.zones import Zones
from game.games.democracy.text import entry_text
from game.games.democracy.view.presenter import DemocracyPresenter

UPCARD, CHOOSE, REVEAL, SCORE, OVER = Phase  # a member looked up on its class costs time


class Democracy(Rules[DemocracyFacts]):
    """The rules of Democracy for 2 to 6 seats, each for themselves."""

    id: ClassVar[str] = "democracy"
    title: ClassVar[str] = entry_text.TITLE
    players: ClassVar[range] = range(2, 7)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = DemocracyOptions
    options: DemocracyOptions
    stock: ClassVar[ZoneId] = ZoneId("rest")

    def __init__(self, seats: int, options: Options) -> None:
        """Prepare the zones, and every choice there is.

        Raises:
            BadOption: when it is not played by *seats* players or not with these options.
        """
        super().__init__(seats, options)
        if not isinstance(options, DemocracyOptions):
            raise BadOption("Democracy needs options of Democracy.")
        self.cards = dealing.pack_for(seats)
        self.zones = Zones(self.zone_registry, seats)
        each_day = days(seats, options.deal)
        self.flow = Flow(self.zones, seats, each_day, options.target_tribes)
        self.vote = self.flow.voting.vote
        self.hands = self.zones.hands
        self.waiting = self.flow.voting.waiting
        self.choices = tuple(
            tuple(
                Action(seat, "choose", (numbered(index),), ZoneId("chosen", seat))
                for index in range(vote_winner.PACK)
            )
            for seat in range(seats)
        )
        """Every choice by seat and by the index of its card."""
        self._notation = notation.DemocracyNotation(self.zone_registry, seats)

    @property
    def notation(self) -> notation.DemocracyNotation:
        """How Democracy is written."""
        return self._notation

    @property
    def presenter(self) -> DemocracyPresenter:
        """What shows it on a screen."""
        return DemocracyPresenter(self.options, dealing.JOKERS.get(self.seats, 0))

    def facts_type(self) -> type[DemocracyFacts]:
        """The class of the facts."""
        return DemocracyFacts

    def pack(self) -> Sequence[Card]:
        """48 cards without twos, and the jokers of this number of players."""
        return self.cards

    def deal(self, rng: Random, record: Record | None = None) -> State[DemocracyFacts]:
        """Draw the first dealer and begin the first island (DM-1.1)."""
        state = self.initial_state(record)
        state.facts.tribes = [0] * self.seats
        self.flow.dealing.draw_dealer(state, rng)
        self.flow.dealing.new_island(state, rng)
        return state

    def turn(self, state: State[DemocracyFacts]) -> Turn:
        """The turn of all seats at once, but for those who have chosen already."""
        facts = state.facts
        return self.waiting[facts.voted] if facts.phase is CHOOSE else self.no_turn

    def candidates(self, state: State[DemocracyFacts], seat: Seat) -> list[Action]:
        """Every card in hand, and the card turned up, which nobody may choose."""
        found = self.legal(state, seat)
        if found:
            choices = self.choices[seat]
            found += [choices[card.index] for card in state.table.zones[self.zones.upcard]]
        return found

    def legal(self, state: State[DemocracyFacts], seat: Seat) -> list[Action]:
        """Every card in hand: no suit has to be followed (DM-2.2)."""
        facts = state.facts
        if facts.phase is not CHOOSE or facts.voted >> seat & 1:
            return []
        choices = self.choices[seat]
        return [choices[card.index] for card in state.table.zones[self.hands[seat]]]

    def why_illegal(self, state: State[DemocracyFacts], action: Action) -> Refusal | None:
        """Why something else than a card in hand is refused."""
        return refusals.why_illegal(state, action, self.hands[action.seat])

    def out_of_turn(self, state: State[DemocracyFacts], action: Action) -> Refusal:
        """Why nobody chooses now, or not this seat any more."""
        return refusals.out_of_turn(state.facts, action)

    def refuse_unseen(self, seen: Observation[DemocracyFacts], action: Action) -> Refusal:
        """The refusal of an unseen card: the seat does not hold it."""
        return refusals.unseen(seen.facts, action)

    def apply(self, state: State[DemocracyFacts], action: Action, rng: Random) -> None:
        """Lay the card face down; the last one reveals them all (DM-2.2, 2.3)."""
        self.vote(state, action, rng)

    def continue_position(self, state: State[DemocracyFacts], rng: Random) -> bool:
        """Carry out what waits in a written position: the upcard, the reveal, or the score."""
        phase = state.facts.phase
        if phase is UPCARD and state.table.zones[self.zones.pool]:
            turn_up(state, self.zones)
        elif phase is REVEAL:
            self.flow.reveal.reveal(state, rng)
        elif phase is SCORE:
            self.flow.island_end.score_island(state, rng)
        else:
            return False
        return True

    def outcome(self, state: State[DemocracyFacts]) -> Outcome | None:
        """The seat with the most tribes, once it has enough (DM-4)."""
        facts = state.facts
        return None if facts.winner is None else Outcome((facts.winner,), tuple(facts.tribes))

    def complete_position(self, state: State[DemocracyFacts]) -> None:
        """Work out what a written position leaves open."""
        positions.complete(self.flow, state)

    def secret_choices(self, state: State[DemocracyFacts]) -> list[Action]:
        """The written choices; they may be changed while others have still to choose (R10)."""
        return positions.take_back(self.zones, self.choices, state)
