"""The rules of Skitgubbe (source: Matthew Merzbacher's rules of 1991)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from game.engine.action import Action, Mode, Outcome, Refusal, Turn
from game.engine.cards import Card, pack
from game.engine.observation import Observation
from game.engine.options import BadOption, Options
from game.engine.rules import Rules, State
from game.engine.witness_record import Record
from game.engine.zones import Seat, ZoneId
from game.games.skitgubbe.rules import positions
from game.games.skitgubbe.rules.actions import Actions
from game.games.skitgubbe.rules.facts import BETWEEN, OVER, SLUFF, SkitgubbeFacts
from game.games.skitgubbe.rules.flow import Flow
from game.games.skitgubbe.rules.legal_actions import LegalActions
from game.games.skitgubbe.rules.notation import SkitgubbeNotation
from game.games.skitgubbe.rules.options import EVERY, SELDOM, SkitgubbeOptions
from game.games.skitgubbe.rules.part_one.sluffs import Sluffs
from game.games.skitgubbe.rules.refusals import NOT_HELD, Refusals
from game.games.skitgubbe.rules.zones import STOCK, Zones
from game.games.skitgubbe.text import entry_text
from game.games.skitgubbe.view.presenter import SkitgubbePresenter


class Skitgubbe(Rules[SkitgubbeFacts]):
    """The rules of Skitgubbe for 3 to 8 seats; with confusion each of three has two hands."""

    id: ClassVar[str] = "skitgubbe"
    title: ClassVar[str] = entry_text.TITLE
    players: ClassVar[range] = range(3, 9)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = SkitgubbeOptions
    options: SkitgubbeOptions
    stock: ClassVar[ZoneId] = STOCK

    def __init__(self, seats: int, options: Options) -> None:
        """Prepare zones, actions and the parts of the game.

        Raises:
            BadOption: when it is not played by *seats* players or not with these options.
        """
        super().__init__(seats, options)
        if not isinstance(options, SkitgubbeOptions):
            raise BadOption("Skitgubbe needs options of Skitgubbe.")
        self.zones = zones = Zones(self.zone_registry, seats, options)
        self.actions = Actions(seats, options.decks)
        self.sluffs = Sluffs(zones)
        self.choices = LegalActions(zones, self.actions, self.sluffs)
        self.refusals = Refusals(zones, self.sluffs, self.choices)
        self.flow = Flow(zones, options, self.choices)
        self.verbs = self.flow.verbs
        self.hand_turns = tuple(self.turns[player] for player in zones.owner)
        self.everybody = Turn(tuple(range(seats)))
        self.seconds = float(options.sluff_seconds)
        self._notation = SkitgubbeNotation(self.zone_registry, zones, self.sluffs, options)

    @property
    def notation(self) -> SkitgubbeNotation:
        """How the game is written."""
        return self._notation

    @property
    def presenter(self) -> SkitgubbePresenter:
        """What shows it on a screen."""
        return SkitgubbePresenter(self.zones, self.options, self.seats)

    def facts_type(self) -> type[SkitgubbeFacts]:
        """The class of the public facts."""
        return SkitgubbeFacts

    def pack(self) -> Sequence[Card]:
        """The 52 cards, or 104."""
        return pack(copies=self.options.decks)

    def deal(self, rng: Random, record: Record | None = None) -> State[SkitgubbeFacts]:
        """Deal the first game (SK-1)."""
        state = self.initial_state(record)
        self.flow.dealing.deal(state, self.flow.dealing.first_leader(rng), rng)
        return state

    def turn(self, state: State[SkitgubbeFacts]) -> Turn:
        """The seat that decides; a timed window is open to all that have not passed (SK-2.12)."""
        facts = state.facts
        if facts.turn >= 0:
            return self.hand_turns[facts.turn]
        if facts.phase == BETWEEN:
            return self.everybody
        if not facts.window:
            return self.no_turn
        owner = self.zones.owner
        return Turn(tuple(sorted({owner[h] for h in facts.window})), Mode.OPEN, self.seconds)

    def legal(self, state: State[SkitgubbeFacts], seat: Seat) -> Sequence[Action]:
        """The legal actions of *seat*, without working out reasons."""
        facts = state.facts
        if facts.turn >= 0:
            if self.zones.owner[facts.turn] != seat:
                return []
        elif seat not in self.turn(state).seats:
            return []
        return self.choices.legal(state, seat)

    def candidates(self, state: State[SkitgubbeFacts], seat: Seat) -> Sequence[Action]:
        """All cards and runs worth thinking of, and the verbs without cards."""
        if seat not in self.turn(state).seats:
            return []
        return self.choices.candidates(state, seat)

    def why_illegal(self, state: State[SkitgubbeFacts], action: Action) -> Refusal | None:
        """Why *action* is refused; None if it is legal."""
        return self.refusals.why_invalid(state, action)

    def out_of_turn(self, state: State[SkitgubbeFacts], action: Action) -> Refusal:
        """Why a seat that does not decide now may not act."""
        return self.refusals.out_of_turn(state.facts, action, self.turn(state).seats)

    def refuse_unseen(self, seen: Observation[SkitgubbeFacts], action: Action) -> Refusal:
        """The refusal of an unseen card: it is certainly not in the hand."""
        deciding = seen.turn.seats
        if action.seat not in deciding or action.verb == "look":
            return self.refusals.out_of_turn(seen.facts, action, deciding)
        return NOT_HELD

    def apply(self, state: State[SkitgubbeFacts], action: Action, rng: Random) -> None:
        """Carry out a legal action and all that follows by itself."""
        self.verbs[action.verb](state, action, rng)

    def outcome(self, state: State[SkitgubbeFacts]) -> Outcome | None:
        """The outcome of the match, once it is over."""
        facts = state.facts
        return self.flow.game_end.outcome(facts) if facts.phase == OVER else None

    def auto_pass(self, state: State[SkitgubbeFacts], seat: Seat) -> bool:
        """Whether a person need not be asked for a sluff (option `sluff_prompts`)."""
        facts, wanted = state.facts, self.options.sluff_prompts
        if facts.phase != SLUFF or facts.winner is not None or wanted == EVERY:
            return False
        if wanted == SELDOM:
            return True
        bit, passed = self.zones.bit, facts.passed
        return not any(
            bit[card.rank] & ~passed[hand]
            for hand in self.choices.open_hands(facts, seat)
            for card in self.sluffs.allowed(state, hand)
        )

    def complete_position(self, state: State[SkitgubbeFacts]) -> None:
        """Work out what a written position leaves open."""
        positions.complete(state, self.flow)
