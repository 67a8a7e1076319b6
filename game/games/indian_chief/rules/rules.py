"""The rules of Indian Chief: secret melds, the reveal, the Thieves, and the refill."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import ClassVar

from game.engine.action import Action, Outcome, Refusal, Turn
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.options import BadOption, Options
from game.engine.rules import Rules, State
from game.engine.witness_record import Record
from game.engine.zones import Seat, ZoneId
from game.games.indian_chief.rules import notation, positions, refusals
from game.games.indian_chief.rules.dealing import deal, pack_for
from game.games.indian_chief.rules.facts import ChiefFacts, Phase
from game.games.indian_chief.rules.flow import Flow
from game.games.indian_chief.rules.legal_melds import Melds, allowed, shown
from game.games.indian_chief.rules.match_end import outcome
from game.games.indian_chief.rules.options import ChiefOptions
from game.games.indian_chief.rules.thieves import Thieves
from game.games.indian_chief.rules.zones import STUB, Zones
from game.games.indian_chief.text import entry_text
from game.games.indian_chief.view.presenter import IndianChiefPresenter

MELD, STEAL, OVER = Phase  # a member looked up on its class costs a tenth of a step


class IndianChief(Rules[ChiefFacts]):
    """The rules of Indian Chief for 2 to 8 seats, each for themselves."""

    id: ClassVar[str] = "indian_chief"
    title: ClassVar[str] = entry_text.TITLE
    players: ClassVar[range] = range(2, 9)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = ChiefOptions
    options: ChiefOptions
    stock: ClassVar[ZoneId] = STUB

    def __init__(self, seats: int, options: Options) -> None:
        """Prepare the zones and every theft there is.

        Raises:
            BadOption: when it is not played by *seats* players or not with these options.
        """
        super().__init__(seats, options)
        if not isinstance(options, ChiefOptions):
            raise BadOption("Indian Chief needs options of Indian Chief.")
        self.manual = options.declare == "manual"
        self.choosing = Turn(tuple(range(seats)))
        self.zones = Zones(self.zone_registry, seats)
        self.hands = self.zones.hands
        self.thieves = Thieves(self.zones, seats, self.pack(), options.thief_tie_tries)
        self.flow = Flow(self.zones, seats, self.thieves)
        self.verbs = self.flow.verbs
        self.targets = [ZoneId("commit", seat) for seat in range(seats)]
        self._notation = notation.ChiefNotation(self.zone_registry, seats)

    @property
    def notation(self) -> notation.ChiefNotation:
        """How the game is written."""
        return self._notation

    @property
    def presenter(self) -> IndianChiefPresenter:
        """What shows it on a screen."""
        return IndianChiefPresenter(self.options)

    def facts_type(self) -> type[ChiefFacts]:
        """The class of the public facts."""
        return ChiefFacts

    def pack(self) -> Sequence[Card]:
        """The 52 cards for two or three players, twice as many for more."""
        return pack_for(self.seats)

    def deal(self, rng: Random, record: Record | None = None) -> State[ChiefFacts]:
        """Shuffle, draw the dealer and deal eight cards each, one at a time (IC-A1, A2)."""
        state = self.initial_state(record)
        deal(state, self.zones, self.seats, rng)
        return state

    def turn(self, state: State[ChiefFacts]) -> Turn:
        """The seats that have not melded; or the Thief, or tied Thieves, whose turn it is."""
        facts = state.facts
        if facts.phase is MELD:
            if not facts.committed:
                return self.choosing
            return Turn(tuple(s for s in range(self.seats) if not facts.committed >> s & 1))
        return self.thieves.turn(facts) if facts.phase is STEAL and facts.thieves else self.no_turn

    def candidates(self, state: State[ChiefFacts], seat: Seat) -> Iterable[Action]:
        """All melds of the hand, filled boxes too; or all cards in melds, with the own ones."""
        facts = state.facts
        if facts.phase is STEAL:
            return self.thieves.candidates(state, seat)
        if facts.phase is OVER or facts.committed >> seat & 1:
            return []
        hand = state.table.zones[self.zones.hands[seat]]
        return Melds(seat, self.targets[seat], hand, shown(len(hand), self.manual))

    def legal(self, state: State[ChiefFacts], seat: Seat) -> Sequence[Action]:
        """The legal melds or thefts (IC-B2, B3, D2 to D4)."""
        facts = state.facts
        if facts.phase is not MELD:
            return self.thieves.legal(state, seat) if facts.phase is STEAL else []
        if facts.committed >> seat & 1:
            return []
        hand = state.table.zones[self.hands[seat]]
        shapes = allowed(len(hand), facts.open[seat], self.manual)
        return Melds(seat, self.targets[seat], hand, shapes)

    def why_illegal(self, state: State[ChiefFacts], action: Action) -> Refusal | None:
        """Why a meld or a theft is refused."""
        facts, seat = state.facts, action.seat
        if facts.phase is STEAL:
            return self.thieves.why_invalid(state, action)
        if action.verb in refusals.THEFTS:
            return refusals.NO_THIEF
        if action.verb != "meld":
            return refusals.ODD
        hand, boxes = state.table.zones[self.zones.hands[seat]], facts.open[seat]
        return refusals.meld(action, hand, boxes, self.manual, self.targets[seat])

    def out_of_turn(self, state: State[ChiefFacts], action: Action) -> Refusal:
        """What Thieves and early melders are told, or else whose turn it is."""
        odd = refusals.out_of_turn(state.facts, action)
        return super().out_of_turn(state, action) if odd is None else odd

    def refuse_unseen(self, seen: Observation[ChiefFacts], action: Action) -> Refusal:
        """The refusal of an unseen card: it lies in no meld, or is not in the hand."""
        if seen.facts.phase is STEAL and action.verb in refusals.THEFTS:
            return refusals.NOT_IN_MELD
        return super().refuse_unseen(seen, action)

    def refuse_resubmit(self, seen: Observation[ChiefFacts], action: Action) -> Refusal:
        """The refusal of a second meld: the first is locked (R20)."""
        return (
            refusals.LOCKED if seen.facts.phase is MELD else super().refuse_resubmit(seen, action)
        )

    def apply(self, state: State[ChiefFacts], action: Action, rng: Random) -> None:
        """Commit a meld, steal or mark, with all that follows of it."""
        self.verbs[action.verb](state, action, rng)

    def outcome(self, state: State[ChiefFacts]) -> Outcome | None:
        """The winners: the highest total wins, equal ones share the win (IC-G1, R17)."""
        return outcome(state.facts)

    def complete_position(self, state: State[ChiefFacts]) -> None:
        """Work out what a written position leaves open."""
        positions.complete(self.thieves, state)

    def continue_position(self, state: State[ChiefFacts], rng: Random) -> bool:
        """Carry out what waits in a written position: the reveal, or the refill."""
        facts, zones = state.facts, state.table.zones
        if facts.phase is STEAL and not facts.thieves:
            self.flow.refill.refill(state, rng)
        elif facts.phase is MELD and facts.committed == self.flow.melding.everybody:
            if not any(zones[commit] for commit in self.zones.commits):
                return False
            self.flow.reveal.reveal(state, rng)
        else:
            return False
        return True
