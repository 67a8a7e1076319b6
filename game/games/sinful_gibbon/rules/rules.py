"""The rules of Sinful Gibbon (source: Sinful Gibbon 4.0, 6 June 2021)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import ClassVar

from game.engine.action import Action, Outcome, Refusal, Turn
from game.engine.cards import Card, pack
from game.engine.observation import Observation
from game.engine.options import Options
from game.engine.rules import Rules, State
from game.engine.witness_record import Record
from game.engine.zones import Seat
from game.games.sinful_gibbon.rules import positions
from game.games.sinful_gibbon.rules.actions import Actions
from game.games.sinful_gibbon.rules.dealing import Dealing
from game.games.sinful_gibbon.rules.doubts import verdict
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.flow import Flow
from game.games.sinful_gibbon.rules.match_end import winners
from game.games.sinful_gibbon.rules.notation import SinfulGibbonNotation
from game.games.sinful_gibbon.rules.options import SinfulGibbonOptions
from game.games.sinful_gibbon.rules.promises import LOWEST
from game.games.sinful_gibbon.rules.refusals import Refusals
from game.games.sinful_gibbon.rules.round_end import RoundEnd
from game.games.sinful_gibbon.rules.zones import Zones
from game.games.sinful_gibbon.text import entry_text
from game.games.sinful_gibbon.view.presenter import SinfulGibbonPresenter


class SinfulGibbon(Rules[SinfulFacts]):
    """The rules of Sinful Gibbon for 3 to 7 seats."""

    id: ClassVar[str] = "sinful_gibbon"
    title: ClassVar[str] = entry_text.TITLE
    players: ClassVar[range] = range(3, 8)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = SinfulGibbonOptions
    options: SinfulGibbonOptions

    def __init__(self, seats: int, options: Options) -> None:
        """Prepare zones and actions.

        Raises:
            BadOption: when it is not played by *seats* players.
        """
        super().__init__(seats, options)
        assert isinstance(options, SinfulGibbonOptions)
        self.zones = Zones(self.zone_registry, seats)
        self.actions = Actions(seats)
        self.dealing = Dealing(self.zones, seats, options)
        self.round_end = RoundEnd(self.zones, seats, options.target_score)
        self.flow = Flow(self.zones, self.dealing, self.round_end)
        self.refusals = Refusals(self.zones, seats)
        self._notation = SinfulGibbonNotation(self.zone_registry, seats)

    @property
    def notation(self) -> SinfulGibbonNotation:
        """How the game is written."""
        return self._notation

    @property
    def presenter(self) -> SinfulGibbonPresenter:
        """What shows it on a screen."""
        return SinfulGibbonPresenter(self.options, self.dealing.cards)

    def facts_type(self) -> type[SinfulFacts]:
        """The class of the public facts."""
        return SinfulFacts

    def pack(self) -> Sequence[Card]:
        """The 52 cards and one joker."""
        return pack(jokers=1)

    def deal(self, rng: Random, record: Record | None = None) -> State[SinfulFacts]:
        """Draw the dealer's chair and deal the first round (SG-D1)."""
        state = self.initial_state(record)
        positions.seat(state.facts, self.seats)
        self.dealing.draw_dealer(state, rng)
        self.dealing.deal(state, rng)
        return state

    def turn(self, state: State[SinfulFacts]) -> Turn:
        """The one seat that decides."""
        facts = state.facts
        return self.no_turn if facts.phase == "over" else self.turns[facts.turn]

    def legal(self, state: State[SinfulFacts], seat: Seat) -> Sequence[Action]:
        """The legal actions, from tables made beforehand."""
        facts, actions = state.facts, self.actions
        phase = facts.phase
        if seat != facts.turn or phase == "over":
            return ()
        if phase == "turn":
            return actions.pick_or_doubt[seat] if facts.open else actions.pick_only[seat]
        if phase == "heart_offer" or phase == "last_call":
            return actions.answer[seat]
        if phase == "swap":
            return actions.swap[seat]
        return self._promises(facts, state.table.zones[self.zones.hands[seat]], seat)

    def candidates(self, state: State[SinfulFacts], seat: Seat) -> Iterator[Action]:
        """All actions a hand can try with what lies there, refused or not."""
        facts, actions = state.facts, self.actions
        phase = facts.phase
        if seat != facts.turn or phase == "over":
            return
        if phase == "swap":
            yield from actions.swap[seat]
            return
        if phase in ("heart_offer", "last_call"):
            yield actions.accept[seat]
            yield actions.doubt[seat]
            yield actions.pick[seat]
        else:
            yield actions.pick[seat]
            yield actions.doubt[seat]
        lowest = (facts.standing or LOWEST) - LOWEST
        for card in state.table.zones[self.zones.hands[seat]]:
            if phase in ("promise", "lead"):
                yield from actions.all[seat][card.index]
            else:
                yield actions.number[seat][card.index][lowest]
                yield actions.heart[seat][card.index]

    def why_illegal(self, state: State[SinfulFacts], action: Action) -> Refusal | None:
        """Why *action* is refused, by phase; None if it is legal."""
        return self.refusals.why_invalid(state, action)

    def out_of_turn(self, state: State[SinfulFacts], action: Action) -> Refusal:
        """Why a seat that does not decide now may not act."""
        return self.refusals.out_of_turn(state.facts, action)

    def apply(self, state: State[SinfulFacts], action: Action, rng: Random) -> None:
        """Carry out a legal action."""
        self.flow.verbs[action.verb](state, action, rng)

    def outcome(self, state: State[SinfulFacts]) -> Outcome | None:
        """The winners: the lowest total wins (SG-M1, M2)."""
        facts = state.facts
        if facts.phase != "over":
            return None
        return Outcome(winners(facts), tuple(facts.total))

    def is_truthful(self, seen: Observation[SinfulFacts], action: Action) -> bool | None:
        """Whether a card is the promised number, and a heart exactly if offered as one (SG-J2)."""
        heart = action.verb == "promise_heart"
        number = seen.facts.standing if heart else action.value
        if not (heart or action.verb == "promise_number") or number is None:
            return None
        return verdict(action.cards[0], number, heart).true

    def complete_position(self, state: State[SinfulFacts]) -> None:
        """Fill in what a written position leaves open, and carry out a count that waits in it.

        Raises:
            BadNotation: when the position contradicts itself.
        """
        positions.complete(state, self.zones, self.seats)
        if state.facts.phase == "round_end":
            self.round_end.end(state)

    def _promises(self, facts: SinfulFacts, hand: list[Card], seat: Seat) -> list[Action]:
        """Every card with every number from the standing one on, and as its heart (SG-P1, P2)."""
        standing = facts.standing
        if standing is None:
            said = self.actions.numbers_from[seat][LOWEST]
        elif facts.hat == seat:
            said = self.actions.numbers_from[seat][standing]
        else:
            said = self.actions.all_from[seat][standing]
        found: list[Action] = []
        for card in hand:
            found += said[card.index]
        return found
