"""The rules of Pitch: the deal, the auction, six tricks and the score of each hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import ClassVar

from game.engine.action import Action, Outcome, Refusal, Turn
from game.engine.cards import Card, pack
from game.engine.events import Record
from game.engine.observation import Observation
from game.engine.options import BadOption, Options
from game.engine.rules import Rules, State
from game.engine.status import Sheet, Status
from game.engine.zones import Audience, Look, Seat, Spot, ZoneId, ZoneSpec
from game.games.pitch.rules import notation, positions, refusals, scoring
from game.games.pitch.rules.facts import BIDS, PASS, SMUDGE, Phase, PitchFacts, Tally
from game.games.pitch.rules.options import PitchOptions
from game.games.pitch.text import action_text, entry_text, log_text, status_text, warning_text
from game.games.pitch.view import score_sheet, status
from game.patterns.tricks import follow_or_trump, trick_winner

TRICK = ZoneId("trick")
BID, PLAY, OVER = Phase  # a member looked up on its class costs a tenth of a step
SIX = 6
"""Cards in a hand, dealt three and three."""


class Pitch(Rules[PitchFacts]):
    """Pitch for three to five; a side is a partnership, or a single seat in cutthroat."""

    id: ClassVar[str] = "pitch"
    title: ClassVar[str] = entry_text.TITLE
    players: ClassVar[range] = range(3, 6)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = PitchOptions
    version: ClassVar[int] = 2
    stock: ClassVar[ZoneId] = ZoneId("rest")

    def __init__(self, seats: int, options: Options) -> None:
        """Prepares the zones and every action there is.

        Raises:
            BadOption: when it is not played by *seats* players or not with these options.
        """
        super().__init__(seats, options)
        if not isinstance(options, PitchOptions):
            raise BadOption("Pitch needs options of Pitch.")
        self.house = options
        self.sides = 2 if options.variant == "partners" else seats
        self.side = tuple(seat % self.sides for seat in range(seats))
        """The side of each seat."""
        self.members = tuple(tuple(range(side, seats, self.sides)) for side in range(self.sides))
        """The seats of each side."""
        self.after = tuple((seat + 1) % seats for seat in range(seats))
        self._lay_out()
        self.calls = [
            [Action(seat, "pass"), *(Action(seat, "bid", value=bid) for bid in BIDS)]
            for seat in range(seats)
        ]
        self.plays = [[Action(s, "play", (c,), TRICK) for c in pack()] for s in range(seats)]
        self._notation = notation.PitchNotation(self.board, seats, self.sides)

    def _lay_out(self) -> None:
        """The zones by number; what a side captures lies before the first of its seats."""
        seen, own, hidden = Audience.EVERYONE, Audience.OWNER, Audience.NOBODY
        board = self.board
        self.rest = board.shared(ZoneSpec("rest", hidden, Look.PILE, Spot.AWAY))
        self.hands = board.each(ZoneSpec("hand", own, Look.FAN, Spot.HAND), self.seats)
        self.trick = board.shared(ZoneSpec("trick", seen, Look.TRICK, Spot.CENTRE))
        piles = ZoneSpec(
            "pile", hidden, Look.PILE, Spot.FRONT, status_text.TAKEN, status_text.PILE_NOTE
        )
        self.piles = board.each(piles, self.sides)
        self.last = board.shared(
            ZoneSpec("last", seen, Look.ROW, Spot.BESIDE, status_text.LAST_TRICK)
        )

    @property
    def notation(self) -> notation.PitchNotation:
        """How Pitch is written."""
        return self._notation

    def facts_type(self) -> type[PitchFacts]:
        """The class of the facts."""
        return PitchFacts

    def pack(self) -> Sequence[Card]:
        """52 cards."""
        return pack()

    def deal(self, rng: Random, record: Record | None = None) -> State[PitchFacts]:
        """Draws the first dealer and deals the first hand (PT-A1)."""
        state = self.initial_state(record)
        state.facts.score = [0] * self.sides
        state.facts.dealer = int(rng.random() * self.seats)
        self._deal_hand(state, rng)
        return state

    def turn(self, state: State[PitchFacts]) -> Turn:
        """The seat that calls or plays."""
        facts = state.facts
        return self.over if facts.phase is OVER else self.turns[facts.turn]

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
        """The candidates nobody objects to, without working out reasons (PT-B2 to B4, C2)."""
        facts = state.facts
        if seat != facts.turn:
            return []
        if facts.phase is PLAY:
            plays = self.plays[seat]
            zones = state.table.zones
            cards: Sequence[Card] = zones[self.hands[seat]]
            trick = zones[self.trick]
            if trick:
                cards = follow_or_trump(cards, trick[0].suit, facts.trump)
            found = []
            for card in cards:  # so few that a comprehension would take longer
                found.append(plays[card.index])
            return found
        if facts.phase is OVER:
            return []
        calls = self.calls[seat]
        bids = calls[self.lowest_bid(facts, seat) - 1 :]
        return [calls[0], *bids] if facts.bid or seat != facts.dealer else bids

    def lowest_bid(self, facts: PitchFacts, seat: Seat) -> int:
        """The lowest bid *seat* may make; more than a smudge when it can only pass."""
        if not facts.bid:
            return BIDS[0]
        steals = seat == facts.dealer and (facts.bid < SMUDGE or self.house.steal_smudge)
        return facts.bid if steals else facts.bid + 1

    def why_illegal(self, state: State[PitchFacts], action: Action) -> Refusal | None:
        """Why a call or a play is refused."""
        facts = state.facts
        odd = refusals.no_such_thing(facts.phase, action)
        if odd is not None:
            return odd
        if facts.phase is BID:
            return refusals.call(facts, action, self.house)
        zones = state.table.zones
        hand, trick = zones[self.hands[action.seat]], zones[self.trick]
        return refusals.play(hand, trick[0].suit if trick else None, facts.trump, action)

    def out_of_turn(self, state: State[PitchFacts], action: Action) -> Refusal:
        """One call each; otherwise it is somebody else's turn."""
        odd = refusals.out_of_turn(state.facts, action)
        return super().out_of_turn(state, action) if odd is None else odd

    def apply(self, state: State[PitchFacts], action: Action, rng: Random) -> None:
        """Calls or plays, with all that follows: the trick, the score, the next deal."""
        seat, verb, cards, _, value, _ = action
        if verb != "play":
            self._call(state, seat, value or PASS)
            return
        facts, table, card = state.facts, state.table, cards[0]
        table.move(card, self.hands[seat], self.trick)
        trump = facts.trump
        if trump is None:  # PT-C1
            trump = facts.trump = card.suit
            log_text.trump(table, facts)
        if card.suit is trump and card.rank < facts.low_rank:
            facts.low_rank, facts.low_seat = card.rank, seat
        if len(table.zones[self.trick]) < self.seats:
            facts.turn = self.after[seat]
        else:
            self._end_trick(state, rng)

    def outcome(self, state: State[PitchFacts]) -> Outcome | None:
        """The side that made its bid at the target, and every seat's points (PT-D6)."""
        facts = state.facts
        if facts.winner is None:
            return None
        return Outcome(self.members[facts.winner], tuple(facts.score[s] for s in self.side))

    def status(self, seen: Observation[PitchFacts]) -> Status:
        """What is shown beside the cards."""
        return status.status(seen, self.members, self.house)

    def sheet(self, seen: Observation[PitchFacts]) -> Sheet:
        """The hands so far."""
        return score_sheet.sheet(seen, self.members, self.house)

    def label(self, seen: Observation[PitchFacts], action: Action) -> str:
        """The call or card in words; the dealer's matching bid is a steal."""
        return action_text.label(seen.facts, action)

    def warning(self, seen: Observation[PitchFacts], action: Action) -> str:
        """A dealer who must bid gains nothing by saying three or four (R2)."""
        facts = seen.facts
        if action.verb != "bid" or facts.bid or action.seat != facts.dealer:
            return ""
        if action.value not in (3, 4):
            return ""
        return warning_text.bids_too_much(action.value)

    def complete_position(self, state: State[PitchFacts]) -> None:
        """Works out what a written position leaves open."""
        facts, trick = state.facts, state.table.zones[self.trick]
        positions.complete(facts, trick, self.seats, self.sides)
        if facts.low_seat is None:
            positions.find_low(facts, trick, self.captured(state), self.seats)

    def _deal_hand(self, state: State[PitchFacts], rng: Random) -> None:
        """Clears the facts of the last hand, shuffles, and deals three and three (PT-A2)."""
        facts, table = state.facts, state.table
        facts.phase, facts.turn = BID, self.after[facts.dealer]
        facts.bids, facts.bid, facts.pitcher = [None] * self.seats, 0, None
        facts.trump, facts.leader = None, facts.turn
        facts.low_rank, facts.low_seat = 15, None
        facts.tricks = [0] * self.sides
        table.shuffle(self.rest, rng, SIX * self.seats)
        log_text.deal(table, facts)
        first = self.hands[facts.turn :]
        table.deal(self.rest, first + self.hands[: facts.turn], each=3, rounds=2)

    def _call(self, state: State[PitchFacts], seat: Seat, bid: int) -> None:
        """PT-B1 to B5: *bid* is PASS or a bid; after the dealer's call the pitcher leads."""
        facts = state.facts
        log_text.call(state.table, facts, seat, bid)
        facts.bids[seat] = bid
        if bid:
            facts.bid, facts.pitcher = bid, seat
        if seat != facts.dealer:
            facts.turn = self.after[seat]
        elif facts.pitcher is not None:
            facts.phase = PLAY
            facts.turn = facts.leader = facts.pitcher
            log_text.pitcher(state.table, facts)

    def _end_trick(self, state: State[PitchFacts], rng: Random) -> None:
        """PT-C3: the taker's side has the trick, which stays open until the next one (R15)."""
        facts, table = state.facts, state.table
        winner = (facts.leader + trick_winner(table.zones[self.trick], facts.trump)) % self.seats
        log_text.takes(table, winner)
        table.move_all(self.last, self.piles[self.side[facts.leader]])
        table.move_all(self.trick, self.last)
        facts.leader = facts.turn = winner
        facts.tricks[self.side[winner]] += 1
        if not table.zones[self.hands[winner]]:
            self._end_hand(state, rng)

    def captured(self, state: State[PitchFacts]) -> list[list[Card]]:
        """The cards each side has captured, the last trick among them."""
        zones = state.table.zones
        piles = [zones[pile][:] for pile in self.piles]
        piles[self.side[state.facts.leader]] += zones[self.last]
        return piles

    def _end_hand(self, state: State[PitchFacts], rng: Random) -> None:
        """PT-D1 to D7: scores the hand, then deals the next one or ends the match."""
        facts = state.facts
        tally = self.tally(state)
        facts.hands += (tally,)
        facts.score = [a + b for a, b in zip(facts.score, tally.gains, strict=True)]
        side = self.side[tally.pitcher]
        if tally.made and facts.score[side] >= self.house.target:
            facts.winner, facts.phase = side, OVER
        log_text.scored(state.table, tally, self.members)
        if facts.winner is not None:
            log_text.wins(state.table, facts, self.members)
            return
        for zone in (*self.piles, self.last):
            state.table.move_all(zone, self.rest)
        facts.number += 1
        facts.dealer = self.after[facts.dealer]
        self._deal_hand(state, rng)

    def tally(self, state: State[PitchFacts]) -> Tally:
        """What the hand just played is worth."""
        facts = state.facts
        assert facts.pitcher is not None
        assert facts.trump is not None
        piles = self.captured(state)
        counts = scoring.card_counts(piles)
        holder = None
        if self.house.low_goes_to == "holder" and facts.low_seat is not None:
            holder = self.side[facts.low_seat]
        points = scoring.four_points(piles, facts.trump, counts, holder)
        made, gains = scoring.gains(points, facts.tricks, self.side[facts.pitcher], facts.bid)
        return Tally(
            facts.number,
            facts.pitcher,
            facts.bid,
            facts.trump,
            made,
            points,
            tuple(counts),
            tuple(gains),
        )
