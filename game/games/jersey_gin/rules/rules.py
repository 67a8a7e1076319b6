"""The rules of Jersey Gin: who may do what, draw and discard, melds in the break, the knock."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from game.engine.action import Action, Outcome, Refusal, Turn
from game.engine.cards import Card, pack
from game.engine.observation import Observation
from game.engine.options import BadOption, Options
from game.engine.rules import Rules, State
from game.engine.witness_record import Record
from game.engine.zones import Seat, ZoneId
from game.games.jersey_gin.rules import match_end, positions, refusals, scoring
from game.games.jersey_gin.rules.actions import Actions, Offers
from game.games.jersey_gin.rules.break_phase import break_actions
from game.games.jersey_gin.rules.drawing import legal_draws
from game.games.jersey_gin.rules.facts import SEATS, JerseyGinFacts, JerseyGinState, Phase
from game.games.jersey_gin.rules.flow import Flow
from game.games.jersey_gin.rules.knocking import legal_knocks
from game.games.jersey_gin.rules.melds import mask_of, melds_in
from game.games.jersey_gin.rules.notation import JerseyGinNotation
from game.games.jersey_gin.rules.options import JerseyGinOptions
from game.games.jersey_gin.rules.zones import Zones
from game.games.jersey_gin.text import entry_text
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
        self.flow = Flow(self.moves, options)
        self.laying_off = self.flow.laying_off
        self.verbs = self.flow.verbs
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
        self.flow.dealing.draw_dealer(state, rng)
        self.flow.dealing.deal(state, rng)
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
            return self.laying_off.candidates(state, seat)
        return _turn_candidates(self.moves, state, seat)

    def legal(self, state: State[JerseyGinFacts], seat: Seat) -> Sequence[Action]:
        """The legal candidates, found without their reasons."""
        facts = state.facts
        phase = facts.phase
        if seat != facts.turn or phase is OVER:
            return ()
        if phase is LAYOFF:
            return self.laying_off.legal(state, seat)
        return _turn_actions(self.moves, state, seat)

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
        self.verbs[action.verb](state, action, rng)

    def outcome(self, state: State[JerseyGinFacts]) -> Outcome | None:
        """The grand totals, and who has the highest (JG-E2)."""
        facts = state.facts
        if facts.reached is None:
            return None
        grand = scoring.totals(facts.points, facts.boxes, facts.reached)
        return Outcome(match_end.winners(grand, facts.reached), grand)

    def complete_position(self, state: State[JerseyGinFacts]) -> None:
        """Work out what a written position leaves open."""
        positions.complete(self.zones, state)


def _turn_actions(moves: Actions, state: JerseyGinState, seat: Seat) -> Sequence[Action]:
    """The legal candidates, found without their reasons."""
    facts, zones = state.facts, moves.zones
    if facts.phase is DRAW:
        return legal_draws(moves, state, seat)
    hand, taken = state.table.zones[zones.hands[seat]], facts.taken
    if facts.breaker is not None:
        return break_actions(moves, state.table, seat, taken)
    discards = moves.discards[seat]
    actions = [discards[card.index] for card in hand if card is not taken]
    found = legal_knocks(moves, seat, hand, taken)
    return Offers(actions + found) if found else actions


def _turn_candidates(moves: Actions, state: JerseyGinState, seat: Seat) -> Sequence[Action]:
    """All draws and discards; then every knock; in the break every meld and lay-off too."""
    facts, table, zones = state.facts, state.table, moves.zones
    hand = zones.concealed(table, seat)
    discards = [moves.discards[seat][card.index] for card in hand]
    if facts.phase is DRAW:
        return [*moves.draws[seat], *discards]
    if facts.breaker is None:
        return discards + legal_knocks(moves, seat, hand, facts.taken, refused_too=True)
    actions = [moves.melds[seat][meld] for meld in melds_in(mask_of(hand))]
    for row in zones.on_table(table):
        actions += [moves.lay_offs[seat][row][card.index] for card in hand]
    actions += discards + [moves.knocks[seat][card.index] for card in hand]
    allowed = break_actions(moves, table, seat, facts.taken)
    return allowed + [action for action in actions if action not in allowed]
