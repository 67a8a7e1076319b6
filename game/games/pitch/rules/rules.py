"""The rules of Pitch: the deal, the auction, six tricks and the score of each hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import ClassVar

from game.engine.action import Action, Outcome, Refusal, Turn
from game.engine.cards import Card, pack
from game.engine.options import BadOption, Options
from game.engine.rules import Rules, State
from game.engine.witness_record import Record
from game.engine.zones import Seat, ZoneId
from game.games.pitch.rules import bidding, notation, positions, refusals
from game.games.pitch.rules.facts import BIDS, Phase, PitchFacts
from game.games.pitch.rules.flow import Flow
from game.games.pitch.rules.options import PitchOptions
from game.games.pitch.rules.sides import sides_of
from game.games.pitch.rules.tricks import follow_or_trump
from game.games.pitch.rules.zones import Zones
from game.games.pitch.text import entry_text
from game.games.pitch.view.presenter import PitchPresenter

TRICK = ZoneId("trick")
BID, PLAY, OVER = Phase  # a member looked up on its class costs a tenth of a step


class Pitch(Rules[PitchFacts]):
    """The rules of Pitch for 3 to 5 seats; a side is a pair of partners, or a single seat."""

    id: ClassVar[str] = "pitch"
    title: ClassVar[str] = entry_text.TITLE
    players: ClassVar[range] = range(3, 6)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = PitchOptions
    options: PitchOptions
    version: ClassVar[int] = 2
    stock: ClassVar[ZoneId] = ZoneId("rest")

    def __init__(self, seats: int, options: Options) -> None:
        """Prepare the zones and every action there is.

        Raises:
            BadOption: when it is not played by *seats* players or not with these options.
        """
        super().__init__(seats, options)
        if not isinstance(options, PitchOptions):
            raise BadOption("Pitch needs options of Pitch.")
        self.members = sides_of(seats, options)
        self.sides = len(self.members)
        """The seats of each side."""
        self.zones = Zones(self.zone_registry, seats, self.sides)
        self.hands, self.trick = self.zones.hands, self.zones.trick
        self.flow = Flow(self.zones, self.members, options)
        self.verbs = self.flow.verbs
        self.side = self.flow.side
        """The side of each seat."""
        self.after = self.flow.after
        self.calls = [
            [Action(seat, "pass"), *(Action(seat, "bid", value=bid) for bid in BIDS)]
            for seat in range(seats)
        ]
        self.plays = [[Action(s, "play", (c,), TRICK) for c in pack()] for s in range(seats)]
        self._notation = notation.PitchNotation(self.zone_registry, seats, self.sides)

    @property
    def notation(self) -> notation.PitchNotation:
        """How Pitch is written."""
        return self._notation

    @property
    def presenter(self) -> PitchPresenter:
        """What shows it on a screen."""
        return PitchPresenter(self.members, self.options)

    def facts_type(self) -> type[PitchFacts]:
        """The class of the facts."""
        return PitchFacts

    def pack(self) -> Sequence[Card]:
        """52 cards."""
        return pack()

    def deal(self, rng: Random, record: Record | None = None) -> State[PitchFacts]:
        """Draw the first dealer and deal the first hand (PT-A1)."""
        state = self.initial_state(record)
        state.facts.score = [0] * self.sides
        self.flow.dealing.draw_dealer(state, rng)
        self.flow.dealing.deal(state, rng)
        return state

    def turn(self, state: State[PitchFacts]) -> Turn:
        """The seat that calls or plays."""
        facts = state.facts
        return self.no_turn if facts.phase is OVER else self.turns[facts.turn]

    def candidates(self, state: State[PitchFacts], seat: Seat) -> Iterable[Action]:
        """Every call, or every card in hand."""
        facts = state.facts
        if seat != facts.turn or facts.phase is OVER:
            return []
        if facts.phase is BID:
            return self.calls[seat][:]
        plays = self.plays[seat]
        return [plays[card.index] for card in state.table.zones[self.hands[seat]]]

    def legal(self, state: State[PitchFacts], seat: Seat) -> list[Action]:
        """The legal candidates, found without their reasons (PT-B2 to B4, C2)."""
        facts = state.facts
        if seat != facts.turn:
            return []
        if facts.phase is PLAY:
            plays = self.plays[seat]
            cards_in = state.table.zones
            cards: Sequence[Card] = cards_in[self.hands[seat]]
            trick = cards_in[self.trick]
            if trick:
                cards = follow_or_trump(cards, trick[0].suit, facts.trump)
            found = []
            for card in cards:  # so few that a comprehension would take longer
                found.append(plays[card.index])
            return found
        if facts.phase is OVER:
            return []
        calls = self.calls[seat]
        bids = calls[bidding.lowest_bid(facts, seat, self.options.steal_smudge) - 1 :]
        return [calls[0], *bids] if bidding.may_pass(facts, seat) else bids

    def why_illegal(self, state: State[PitchFacts], action: Action) -> Refusal | None:
        """Why a call or a play is refused."""
        facts = state.facts
        odd = refusals.no_such_thing(facts.phase, action)
        if odd is not None:
            return odd
        if facts.phase is BID:
            return refusals.call(facts, action, self.options)
        cards_in = state.table.zones
        hand, trick = cards_in[self.hands[action.seat]], cards_in[self.trick]
        return refusals.play(hand, trick[0].suit if trick else None, facts.trump, action)

    def out_of_turn(self, state: State[PitchFacts], action: Action) -> Refusal:
        """The refusal of a second call; otherwise whose turn it is."""
        odd = refusals.out_of_turn(state.facts, action)
        return super().out_of_turn(state, action) if odd is None else odd

    def apply(self, state: State[PitchFacts], action: Action, rng: Random) -> None:
        """Call or play, with all that follows: the trick, the score, the next deal."""
        self.verbs[action.verb](state, action, rng)

    def outcome(self, state: State[PitchFacts]) -> Outcome | None:
        """The side that made its bid at the target, and every seat's points (PT-D6)."""
        facts = state.facts
        if facts.winner is None:
            return None
        return Outcome(self.members[facts.winner], tuple(facts.score[s] for s in self.side))

    def complete_position(self, state: State[PitchFacts]) -> None:
        """Work out what a written position leaves open."""
        facts, trick = state.facts, state.table.zones[self.trick]
        positions.complete(facts, trick, self.seats, self.sides)
        if facts.low_seat is None:
            positions.find_low(facts, trick, self.flow.hand_end.captured(state), self.seats)
