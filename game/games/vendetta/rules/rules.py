"""The rules of Vendetta: who may do what, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import ClassVar

from game.engine.action import Action, Mode, Outcome, Refusal, Turn, new_tuple
from game.engine.cards import Card, cards, pack
from game.engine.observation import Observation
from game.engine.options import BadOption, Options
from game.engine.rules import Rules, State
from game.engine.witness_record import Record
from game.engine.zones import Seat, ZoneId
from game.games.vendetta.rules import positions, refusals
from game.games.vendetta.rules.adding_and_stealing import joining
from game.games.vendetta.rules.facts import Phase, VendettaFacts
from game.games.vendetta.rules.flow import Flow
from game.games.vendetta.rules.laying_down import new_tricks
from game.games.vendetta.rules.match_end import winners
from game.games.vendetta.rules.notation import VendettaNotation
from game.games.vendetta.rules.options import VendettaOptions
from game.games.vendetta.rules.passes import TURN
from game.games.vendetta.rules.tricks import BITS, JOKER_BIT, LADDER, jokers, naturals
from game.games.vendetta.rules.zones import Zones
from game.games.vendetta.text import entry_text
from game.games.vendetta.view.presenter import VendettaPresenter


class Vendetta(Rules[VendettaFacts]):
    """The rules of Vendetta for 3 to 7 seats."""

    id: ClassVar[str] = "vendetta"
    title: ClassVar[str] = entry_text.TITLE
    players: ClassVar[range] = range(3, 8)
    default_seats: ClassVar[int] = 5
    options_type: ClassVar[type[Options]] = VendettaOptions
    options: VendettaOptions
    stock: ClassVar[ZoneId] = ZoneId("stack")

    def __init__(self, seats: int, options: Options) -> None:
        """Prepare the zones and the actions that are always the same.

        Raises:
            BadOption: when it is not played by *seats* players or not with these options.
        """
        super().__init__(seats, options)
        if not isinstance(options, VendettaOptions):
            raise BadOption("Vendetta needs options of Vendetta.")
        self.free = options.any_time
        self.zones = Zones(self.zone_registry, seats)
        self.flow = Flow(self.zones, seats, options)
        self.verbs = self.flow.verbs
        self.hands, self.spots = self.zones.hands, self.zones.spots
        everybody = tuple(range(seats))
        self.free_turns = [Turn(everybody, Mode.OPEN, lead=seat) for seat in everybody]
        self.rims = [ZoneId("rim", seat) for seat in range(seats)]
        self.ends = [Action(seat, "end") for seat in range(seats)]
        self.declines = [Action(seat, "decline") for seat in range(seats)]
        self.loose = options.jokers if options.any_time else 0
        """How many jokers may be played out of turn (VD-4.3)."""
        self._pack = (*pack(), *cards("*1 *2 *3 *4")[: options.jokers])
        self._notation = VendettaNotation(self.zone_registry, seats)

    @property
    def notation(self) -> VendettaNotation:
        """How the game is written."""
        return self._notation

    @property
    def presenter(self) -> VendettaPresenter:
        """What shows it on a screen."""
        return VendettaPresenter(self.options)

    def facts_type(self) -> type[VendettaFacts]:
        """The class of the public facts."""
        return VendettaFacts

    def pack(self) -> Sequence[Card]:
        """The 52 cards and two to four jokers."""
        return self._pack

    def deal(self, rng: Random, record: Record | None = None) -> State[VendettaFacts]:
        """Draw the first player, if none is set, and deal (VD-1)."""
        state = self.initial_state(record)
        self.flow.dealing.first_deal(state, rng)
        return state

    def turn(self, state: State[VendettaFacts]) -> Turn:
        """The seat on turn or asked; everybody while a joker may be played out of turn (VD-4.3).

        When nothing can be stolen, or every joker lies on the table, all know that nobody will.
        """
        facts = state.facts
        if facts.phase is TURN:
            if facts.tricks and facts.jokers_laid < self.loose:
                return self.free_turns[facts.turn]
            return self.turns[facts.turn]
        return self.no_turn if facts.asked is None else self.turns[facts.asked]

    def legal(self, state: State[VendettaFacts], seat: Seat) -> list[Action]:
        """The legal actions: new tricks, cards for open ones, jokers, the end (VD-2)."""
        facts, hand = state.facts, state.table.zones[self.hands[seat]]
        if seat != facts.turn:
            for card in hand:
                if not card.rank:
                    break
            else:
                return []  # without a joker nobody ever acts out of turn (VD-4.3, 5.3)
            if facts.phase is TURN:
                return self._jokers(facts, hand, seat) if self.free else []
        if facts.phase is not TURN:
            return self._last_call(facts, hand, seat)
        held, twice, bits = 0, 0, BITS
        for card in hand:
            bit = bits[card.rank]
            twice |= held & bit
            held |= bit
        lows = held & held >> 1 & held >> 2 & LADDER
        found: list[Action] = []
        if lows or twice > JOKER_BIT:
            for laid in new_tricks(hand, twice, lows):
                found.append(new_tuple(Action, (seat, "create", laid, self.rims[seat], None, ())))
        for number, fits in facts.fits.items():
            if not fits & held:
                continue
            trick = facts.tricks[number]
            target, mine = self.spots[trick.owner][number], trick.reach & held
            if mine & (mine - 1 | twice):
                for laid in joining(trick, hand):
                    found.append(new_tuple(Action, (seat, "add", laid, target, None, ())))
                continue
            for card in hand:
                if bits[card.rank] & mine:  # the only one, as nearly always
                    found.append(new_tuple(Action, (seat, "add", (card,), target, None, ())))
                    break
        if held & JOKER_BIT:
            found += self._jokers(facts, hand, seat)
        found.append(self.ends[seat])
        return found

    def candidates(self, state: State[VendettaFacts], seat: Seat) -> Iterator[Action]:
        """The legal actions, and one refused one for each place without a legal one.

        One action aimed at a place is enough for a hand that tries others there to be told why
        not.
        """
        facts, hand = state.facts, state.table.zones[self.hands[seat]]
        open_to = self.legal(state, seat)
        yield from open_to
        tricks = [self.spots[trick.owner][number] for number, trick in facts.tricks.items()]
        if hand and facts.phase is TURN and seat == facts.turn:
            first = tuple(naturals(hand)[:1])
            aimed = {action.target for action in open_to if action.verb != "joker"}
            if self.rims[seat] not in aimed:
                yield Action(seat, "create", first or (hand[0],), self.rims[seat])
            for target in tricks:
                if first and target not in aimed:
                    yield Action(seat, "add", first, target)
        if seat in self.turn(state).seats:
            for card in jokers(hand):
                for target in tricks:
                    if target.owner == seat:
                        yield Action(seat, "joker", (card,), target)

    def why_illegal(self, state: State[VendettaFacts], action: Action) -> Refusal | None:
        """Why *action* is refused; None if it is legal."""
        facts, zones = state.facts, state.table.zones
        trick = refusals.trick_at(facts, action.target)
        laid: Sequence[Card] = ()
        if trick is not None and action.target is not None:
            laid = zones[self.zone_registry.index[action.target]]
        hand = zones[self.hands[action.seat]]
        refused = refusals.why_illegal(facts, hand, laid, action, self.free)
        if refused is None and action not in self.legal(state, action.seat):
            return refusals.IN_ORDER
        return refused

    def out_of_turn(self, state: State[VendettaFacts], action: Action) -> Refusal:
        """Why a seat that does not decide now may not act."""
        return self.why_illegal(state, action) or refusals.whose_turn(state.facts)

    def refuse_unseen(self, seen: Observation[VendettaFacts], action: Action) -> Refusal:
        """The refusal of a card the seat cannot see: it may not act at all, or does not hold it."""
        return refusals.untimely(seen.facts, action, self.free) or refusals.NOT_HELD

    def apply(self, state: State[VendettaFacts], action: Action, rng: Random) -> None:
        """Carry out a play, the end of a turn or a refusal to play, with all that follows."""
        self.verbs[action.verb](state, action, rng)

    def outcome(self, state: State[VendettaFacts]) -> Outcome | None:
        """The winners: most points win, equal ones share the win (VD-6.3)."""
        facts = state.facts
        if facts.phase is not Phase.OVER:
            return None
        points = tuple(facts.points())
        return Outcome(winners(points), points)

    def complete_position(self, state: State[VendettaFacts]) -> None:
        """Work out what a written position leaves open."""
        positions.complete(self.flow, state)

    def _last_call(self, facts: VendettaFacts, hand: Iterable[Card], seat: Seat) -> list[Action]:
        """A joker, or none (VD-5.3); nobody else is asked, and nobody at all at the end."""
        if seat != facts.asked:
            return []
        return [*self._jokers(facts, hand, seat), self.declines[seat]]

    def _jokers(self, facts: VendettaFacts, hand: Iterable[Card], seat: Seat) -> list[Action]:
        """Each joker in hand on each trick of the others (VD-2.3)."""
        return [
            new_tuple(Action, (seat, "joker", (card,), self.spots[trick.owner][number], None, ()))
            for card in hand
            if not card.rank
            for number, trick in facts.tricks.items()
            if trick.owner != seat
        ]
