"""The rules of Fire Gibbon (source: Fire Gibbon 3.0.1, 9 March 2024)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import ClassVar, NamedTuple

from game.engine.action import Action, Outcome, Refusal, Turn
from game.engine.cards import Card, pack
from game.engine.observation import Observation
from game.engine.options import Options
from game.engine.rules import Rules, State
from game.engine.witness_record import Record
from game.engine.zones import Seat
from game.games.fire_gibbon.rules import positions
from game.games.fire_gibbon.rules.actions import Actions, with_card
from game.games.fire_gibbon.rules.doubts import is_true
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import TOP, fits_open, fits_up
from game.games.fire_gibbon.rules.flow import Flow
from game.games.fire_gibbon.rules.match_end import winners
from game.games.fire_gibbon.rules.monkey_hat import hat_forbids_promise
from game.games.fire_gibbon.rules.notation import FireGibbonNotation
from game.games.fire_gibbon.rules.options import FireGibbonOptions
from game.games.fire_gibbon.rules.refusals import Refusals
from game.games.fire_gibbon.rules.zones import Zones
from game.games.fire_gibbon.text import entry_text
from game.games.fire_gibbon.view.presenter import FireGibbonPresenter


class Holding(NamedTuple):
    """The actions of one seat on its turn, made beforehand: zone numbers, then actions."""

    hand: int
    own: int
    doubt: list[Action]
    up: list[dict[Card, Action]]
    """By flame, only what fits on it."""
    down: dict[Card, Action]
    table: list[dict[Card, Action]]
    """By flame, only what fits on it."""
    random: Action


class FireGibbon(Rules[FireFacts]):
    """The rules of Fire Gibbon for 3 to 7 seats."""

    id: ClassVar[str] = "fire_gibbon"
    title: ClassVar[str] = entry_text.TITLE
    players: ClassVar[range] = range(3, 8)
    default_seats: ClassVar[int] = 4
    options_type: ClassVar[type[Options]] = FireGibbonOptions
    options: FireGibbonOptions

    def __init__(self, seats: int, options: Options) -> None:
        """Prepare zones and actions.

        Raises:
            BadOption: when it is not played by *seats* players.
        """
        super().__init__(seats, options)
        assert isinstance(options, FireGibbonOptions)
        self.cards = options.cards(seats)
        """Cards for each player, which is the number of fire spots that wins."""
        self.zones = Zones(self.zone_registry, seats, self.cards)
        self.actions = Actions(seats)
        self.flow = Flow(self.zones, seats, options)
        self.refusals = Refusals(self.zones, seats)
        self._notation = FireGibbonNotation(self.zone_registry, seats)
        self._held = [self._holding(seat) for seat in range(seats)]

    @property
    def notation(self) -> FireGibbonNotation:
        """How the game is written."""
        return self._notation

    @property
    def presenter(self) -> FireGibbonPresenter:
        """What shows it on a screen."""
        return FireGibbonPresenter(self.options, self.cards)

    def facts_type(self) -> type[FireFacts]:
        """The class of the public facts."""
        return FireFacts

    def pack(self) -> Sequence[Card]:
        """The 52 cards and the jokers in play."""
        return pack(self.options.jokers)

    def deal(self, rng: Random, record: Record | None = None) -> State[FireFacts]:
        """Draw the first dealer and deal the first round (FG-D1 to D3)."""
        state = self.initial_state(record)
        positions.seat(state.facts, self.seats)
        self.flow.dealing.first_deal(state, rng)
        return state

    def turn(self, state: State[FireFacts]) -> Turn:
        """The seat that decides: on turn, rewarded, or the Braveheart who swaps."""
        facts = state.facts
        if facts.phase == "turn":  # nearly always
            return self.turns[facts.turn]
        decider = facts.decider()
        return self.no_turn if decider is None else self.turns[decider]

    def legal(self, state: State[FireFacts], seat: Seat) -> list[Action]:
        """The legal actions, from tables made beforehand."""
        facts, zones = state.facts, state.table.zones
        phase, flame = facts.phase, facts.flame or 0
        if phase != "turn" and phase != "play":
            return self._asked(facts, zones, seat)
        if seat != facts.turn:
            return []
        hand, own, doubt, up, down, table, random = self._held[seat]
        found: list[Action] = []
        if flame and phase == "turn":
            required = facts.required
            for other, at in enumerate(facts.latest):
                if at >= 0 and required[at] and other != seat:
                    found.append(doubt[other])
        fits = up[flame]
        for card in zones[hand]:
            if card in fits:
                found.append(fits[card])
        if flame and not (facts.hat == seat and hat_forbids_promise(facts, seat)):
            for card in zones[hand]:
                found.append(down[card])
        fits = table[flame]
        for card in zones[own]:
            if card in fits:
                found.append(fits[card])
        found.append(random)
        return found

    def candidates(self, state: State[FireFacts], seat: Seat) -> Iterator[Action]:
        """All actions a hand can try with what lies there, refused or not."""
        facts, zones, actions = state.facts, state.table.zones, self.actions
        if seat != facts.decider():
            return
        hand = zones[self.zones.hands[seat]]
        if facts.phase == "reward":
            yield from (actions.reward[seat][card] for card in hand)
            yield actions.refill_deck[seat]
        elif facts.phase == "refill":
            yield actions.refill_deck[seat]
            yield from (actions.refill_hand[seat][card] for card in hand)
        elif facts.phase == "swap":
            yield from (action for action in actions.swap[seat] if action.value != seat)
        else:
            yield from (actions.doubt[seat][q] for q, at in enumerate(facts.latest) if at >= 0)
            yield from (actions.up[seat][card] for card in hand)
            yield from (actions.down[seat][card] for card in hand)
            open_cards = zones[self.zones.tables[seat]]
            yield from (actions.table[seat][card] for card in open_cards)
            yield actions.random[seat]
            yield from (with_card(seat, "play_down", card) for card in open_cards)
            yield from self._covered(facts, seat)

    def why_illegal(self, state: State[FireFacts], action: Action) -> Refusal | None:
        """Why *action* is refused, by phase; None if it is legal."""
        return self.refusals.why_invalid(state, action)

    def out_of_turn(self, state: State[FireFacts], action: Action) -> Refusal:
        """Why a seat that does not decide now may not act."""
        return self.refusals.out_of_turn(state.facts, action)

    def apply(self, state: State[FireFacts], action: Action, rng: Random) -> None:
        """Carry out a legal action."""
        self.flow.verbs[action.verb](state, action, rng)

    def outcome(self, state: State[FireFacts]) -> Outcome | None:
        """The winners: most points win, equal ones share the win (FG-M1)."""
        facts = state.facts
        if facts.phase != "over":
            return None
        return Outcome(winners(facts.points), facts.points)

    def is_truthful(self, seen: Observation[FireFacts], action: Action) -> bool | None:
        """Whether a face-down card keeps its promise: above the flame, and no heart (FG-J2)."""
        flame = seen.facts.flame
        if action.verb != "play_down" or flame is None:
            return None
        return is_true(action.cards[0], flame + 1)

    def complete_position(self, state: State[FireFacts]) -> None:
        """Fill in flame and raiser from the fire, chairs, points and phase where not written."""
        positions.complete(state, self.zones, self.seats)

    def _asked(self, facts: FireFacts, zones: list[list[Card]], seat: Seat) -> list[Action]:
        """What is legal besides turns: showing, filling a spot, changing chairs."""
        actions, hand = self.actions, zones[self.zones.hands[seat]]
        if seat != facts.decider():
            return []
        if facts.phase == "reward":
            return [actions.reward[seat][card] for card in hand]
        if facts.phase == "refill":
            return [actions.refill_deck[seat], *(actions.refill_hand[seat][card] for card in hand)]
        return [action for action in actions.swap[seat] if action.value != seat]

    def _covered(self, facts: FireFacts, seat: Seat) -> Iterator[Action]:
        """Face-down cards of others that a newer one covers, to say why they are safe."""
        for at, (owner, required) in enumerate(zip(facts.owners, facts.required, strict=True)):
            if required and owner != seat and at != facts.latest[owner]:
                yield Action(seat, "doubt_older", value=at + 1)

    def _holding(self, seat: Seat) -> Holding:
        zones, actions = self.zones, self.actions
        return Holding(
            zones.hands[seat],
            zones.tables[seat],
            actions.doubt[seat],
            by_flame(actions.up[seat], fits_up),
            actions.down[seat],
            by_flame(actions.table[seat], fits_open),
            actions.random[seat],
        )


def by_flame(
    actions: Mapping[Card, Action], fits: Callable[[Card, int], bool]
) -> list[dict[Card, Action]]:
    """The actions of the cards that fit, by flame; 0 is no fire."""
    return [
        {card: action for card, action in actions.items() if fits(card, flame)}
        for flame in range(TOP + 1)
    ]
