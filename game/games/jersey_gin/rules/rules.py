"""The rules of Jersey Gin: who may do what, draw and discard, melds in the break, the knock."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from game.engine.action import Action, Outcome, Refusal, Turn
from game.engine.cards import Card, pack
from game.engine.events import Record
from game.engine.observation import Observation
from game.engine.options import BadOption, Options
from game.engine.rules import Rules, State
from game.engine.zones import Seat, ZoneId
from game.games.jersey_gin.rules import positions, refusals, scoring, turns
from game.games.jersey_gin.rules.actions import Actions
from game.games.jersey_gin.rules.deadwood import best_arrangement, card_points
from game.games.jersey_gin.rules.facts import SEATS, JerseyGinFacts, Phase
from game.games.jersey_gin.rules.flow import Flow
from game.games.jersey_gin.rules.melds import mask_of
from game.games.jersey_gin.rules.notation import JerseyGinNotation
from game.games.jersey_gin.rules.options import JerseyGinOptions
from game.games.jersey_gin.rules.visits import Visits
from game.games.jersey_gin.rules.zones import DISCARD, Zones
from game.games.jersey_gin.text import entry_text, log_text
from game.games.jersey_gin.view.presenter import JerseyGinPresenter

DRAW, DISCARDING, LAYOFF, OVER = Phase  # a member looked up on its class costs time in each step


class JerseyGin(Rules[JerseyGinFacts]):
    """The rules of Jersey Gin for three seats."""

    id: ClassVar[str] = "jersey_gin"
    title: ClassVar[str] = entry_text.TITLE
    players: ClassVar[range] = range(SEATS, SEATS + 1)
    default_seats: ClassVar[int] = SEATS
    options_type: ClassVar[type[Options]] = JerseyGinOptions
    options: JerseyGinOptions
    stock: ClassVar[ZoneId] = ZoneId("stock")

    def __init__(self, seats: int, options: Options) -> None:
        """Prepare the zones and every plain action there is.

        Raises:
            BadOption: when it is not played by three or not with these options.
        """
        super().__init__(seats, options)
        if not isinstance(options, JerseyGinOptions):
            raise BadOption("Jersey Gin needs options of Jersey Gin.")
        self.zones = Zones(self.zone_registry)
        self.moves = Actions(self.zone_registry, self.zones)
        self.flow = Flow(self.zones, options.target)
        self.visits = Visits(self.moves, options, self.flow)
        self._notation = JerseyGinNotation(
            self.zone_registry, seats, options.layoff_targets == "knocker"
        )

    @property
    def notation(self) -> JerseyGinNotation:
        """How Jersey Gin is written."""
        return self._notation

    @property
    def presenter(self) -> JerseyGinPresenter:
        """What shows it on a screen."""
        return JerseyGinPresenter(self.options)

    def facts_type(self) -> type[JerseyGinFacts]:
        """The class of the facts."""
        return JerseyGinFacts

    def pack(self) -> Sequence[Card]:
        """52 cards."""
        return pack()

    def deal(self, rng: Random, record: Record | None = None) -> State[JerseyGinFacts]:
        """Draw the first dealer and deal the first hand (JG-A1)."""
        state = self.initial_state(record)
        state.facts.points, state.facts.boxes = [0] * SEATS, [0] * SEATS
        state.facts.dealer = int(rng.random() * SEATS)
        self.flow.deal_hand(state, rng)
        return state

    def turn(self, state: State[JerseyGinFacts]) -> Turn:
        """The seat that draws, discards, or visits after a knock."""
        facts = state.facts
        return self.no_turn if facts.phase is OVER else self.turns[facts.turn]

    def candidates(self, state: State[JerseyGinFacts], seat: Seat) -> Sequence[Action]:
        """The actions that may be done, or that deserve a reason why not."""
        facts = state.facts
        if seat != facts.turn or facts.phase is OVER:
            return ()
        if facts.phase is LAYOFF:
            return self.visits.candidates(state, seat)
        return turns.candidates(self.moves, state, seat)

    def legal(self, state: State[JerseyGinFacts], seat: Seat) -> Sequence[Action]:
        """The legal candidates, found without their reasons."""
        facts = state.facts
        phase = facts.phase
        if seat != facts.turn or phase is OVER:
            return ()
        if phase is LAYOFF:
            return self.visits.legal(state, seat)
        return turns.legal(self.moves, state, seat)

    def why_illegal(self, state: State[JerseyGinFacts], action: Action) -> Refusal | None:
        """Why the seat that decides may not do this."""
        return refusals.why_illegal(self.zones, self.options, state.table, state.facts, action)

    def out_of_turn(self, state: State[JerseyGinFacts], action: Action) -> Refusal:
        """The refusal of a knocker, or of anybody on gin, to lay off; else whose turn it is."""
        odd = refusals.out_of_turn(self.zones, state.table, state.facts, action)
        return super().out_of_turn(state, action) if odd is None else odd

    def refuse_unseen(self, seen: Observation[JerseyGinFacts], action: Action) -> Refusal:
        """The refusal of a card below the top discard, or of a lay-off on gin."""
        odd = refusals.unseen(seen, action)
        return super().refuse_unseen(seen, action) if odd is None else odd

    def apply(self, state: State[JerseyGinFacts], action: Action, rng: Random) -> None:
        """Carry out an action, with all that follows: the break, the score, the next deal."""
        verb, seat = action.verb, action.seat
        if verb == "draw":
            self._draw(state, action)
        elif verb == "discard":
            self._discard(state, action, rng)
        elif verb in ("knock", "gin"):
            self._knock(state, action, rng)
        elif verb == "meld":
            self._meld(state, action, rng)
        elif state.facts.phase is not LAYOFF:
            self._lay_off(state, action, rng)
        elif verb == "lay_off":
            self.visits.lay_off(state, action)
        elif verb == "done":
            log_text.done(state.table, seat)
            self.visits.finish(state, rng)
        else:
            self.visits.show(state, action, rng)

    def outcome(self, state: State[JerseyGinFacts]) -> Outcome | None:
        """The grand totals, and who has the highest (JG-E2)."""
        facts = state.facts
        if facts.reached is None:
            return None
        grand = scoring.totals(facts.points, facts.boxes, facts.reached)
        return Outcome(scoring.winners(grand, facts.reached), grand)

    def complete_position(self, state: State[JerseyGinFacts]) -> None:
        """Work out what a written position leaves open."""
        positions.complete(self.zones, state)

    def _draw(self, state: State[JerseyGinFacts], action: Action) -> None:
        """JG-B1."""
        facts, table, zones, seat = state.facts, state.table, self.zones, action.seat
        facts.phase = DISCARDING
        if action.target == DISCARD:
            facts.taken = table.zones[zones.discard][-1]
            log_text.draw(table, seat, facts.taken)
            table.draw(zones.discard, zones.hands[seat])
        else:
            log_text.draw(table, seat, None)
            table.draw(zones.stock, zones.hands[seat])

    def _discard(self, state: State[JerseyGinFacts], action: Action, rng: Random) -> None:
        """End a turn; the hand too, if it was the last card of the stock or of the seat."""
        facts, table, zones, seat = state.facts, state.table, self.zones, action.seat
        facts.taken = None
        log_text.discard(table, seat, action.cards[0])
        table.move(action.cards[0], zones.hands[seat], zones.discard)
        if facts.breaker is None:
            self.flow.next_turn(state, seat)
        elif not table.zones[zones.hands[seat]]:
            self.flow.gin(state, seat, rng)
        elif table.zones[zones.stock]:
            self.flow.next_turn(state, seat)
        else:
            self.flow.run_out(state, seat, rng)

    def _meld(self, state: State[JerseyGinFacts], action: Action, rng: Random) -> None:
        """JG-D4: a meld in the break."""
        log_text.meld(state.table, action.seat, action.cards)
        self.zones.lay(state.table, action.seat, action.cards)
        self._gin_if_empty(state, action.seat, rng)

    def _lay_off(self, state: State[JerseyGinFacts], action: Action, rng: Random) -> None:
        """JG-D4: a single card in the break."""
        self.zones.lay_off(state, action, self.zones.hands[action.seat])
        self._gin_if_empty(state, action.seat, rng)

    def _gin_if_empty(self, state: State[JerseyGinFacts], seat: Seat, rng: Random) -> None:
        """JG-D7: all eleven cards on the table are gin without a discard."""
        if not self.zones.concealed(state.table, seat):
            self.flow.gin(state, seat, rng)

    def _knock(self, state: State[JerseyGinFacts], action: Action, rng: Random) -> None:
        """JG-B2, JG-B4: a card face down, the melds on the table; all melded is gin (R18)."""
        table, zones, seat = state.table, self.zones, action.seat
        state.facts.taken = None
        rest = mask_of(zones.concealed(table, seat)) ^ mask_of(action.cards)
        melds = tuple(map(mask_of, action.groups)) if action.groups else best_arrangement(rest)
        loose = rest ^ sum(melds)
        if loose:
            log_text.knock(table, seat, card_points(loose))
        table.move(action.cards[0], zones.hands[seat], zones.aside)
        zones.lay_open(table, seat, melds)
        if loose:
            state.facts.phase = LAYOFF
            self.visits.begin(state, seat, rng)
        else:
            self.flow.gin(state, seat, rng)
