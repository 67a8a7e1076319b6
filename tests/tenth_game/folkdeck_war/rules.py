"""The rules of War: cards are laid in secret, the highest takes them, equals leave spoils."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import ClassVar

from folkdeck_war.view import WarPresenter
from game.engine.action import Action, Outcome, Refusal, Turn
from game.engine.cards import Card, pack
from game.engine.events import Scored
from game.engine.notation import Notation
from game.engine.options import Options, Value, option
from game.engine.rules import Rules, State
from game.engine.witness_record import Record
from game.engine.zones import Audience, Seat, ZoneId, ZoneSpec
from game.presentation.announcement import PLAIN, Announcement
from game.presentation.cue import Cue
from game.presentation.zone_look import Shape, Spot, ZoneLook

TRICK = ZoneId("trick")


@dataclass(frozen=True, slots=True)
class WarOptions(Options):
    """How long a war lasts."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
        {"Usual": {}, "Skirmish": {"cards": 5}}
    )
    cards: int = option(9, "Cards", (5, 9, 13), help="How many cards each player is dealt.")


@dataclass(slots=True)
class WarFacts:
    """What everybody knows beside the cards."""

    laid: int = 0
    """The seats that have laid a card, as bits."""
    left: int = 0
    """Tricks still to be played."""
    captured: list[int] = field(default_factory=list)
    """Cards won by seat."""

    def copy(self) -> WarFacts:
        """A copy that shares nothing which can change."""
        return WarFacts(self.laid, self.left, self.captured[:])


class WarNotation(Notation):
    """The common form; a card is always played to the trick."""

    verbs = ("play",)
    codes = ("takes", "spoils")
    refusals = ("one_card",)

    def target(self, seat: Seat, verb: str, cards: tuple[Card, ...]) -> ZoneId | None:
        """The trick."""
        return TRICK if verb == "play" else None


class War(Rules[WarFacts]):
    """War for two to four."""

    id: ClassVar[str] = "war"
    title: ClassVar[str] = "War"
    players: ClassVar[range] = range(2, 5)
    default_seats: ClassVar[int] = 3
    options_type: ClassVar[type[Options]] = WarOptions

    def __init__(self, seats: int, options: Options) -> None:
        """Prepare zones and turn."""
        super().__init__(seats, options)
        assert isinstance(options, WarOptions)
        self.size = options.cards
        hidden, seen = Audience.NOBODY, Audience.EVERYONE
        zone_registry = self.zone_registry
        self.deck = zone_registry.shared(ZoneSpec("deck", hidden, ZoneLook(Shape.PILE, Spot.AWAY)))
        own = ZoneSpec(
            "hand", Audience.OWNER, ZoneLook(Shape.FAN, Spot.HAND, note="That hand is not yours.")
        )
        self.hands = zone_registry.each(own, seats)
        self.trick = zone_registry.shared(
            ZoneSpec("trick", seen, ZoneLook(Shape.TRICK, Spot.CENTRE))
        )
        self.spoils = zone_registry.shared(
            ZoneSpec("spoils", seen, ZoneLook(Shape.PILE, Spot.BESIDE, "spoils"))
        )
        heap = ZoneSpec(
            "won", hidden, ZoneLook(Shape.PILE, Spot.FRONT, "won", "Nobody looks at won cards.")
        )
        self.heaps = zone_registry.each(heap, seats)
        self.waiting = [
            Turn(tuple(seat for seat in range(seats) if not laid >> seat & 1))
            for laid in range(1 << seats)
        ]
        """Who decides, by the seats that have laid a card."""
        self.plays = [
            {card: Action(seat, "play", (card,), TRICK) for card in pack()} for seat in range(seats)
        ]
        self._notation = WarNotation(zone_registry, seats)

    @property
    def notation(self) -> WarNotation:
        """How War is written."""
        return self._notation

    @property
    def presenter(self) -> WarPresenter:
        """What shows it on a screen."""
        return WarPresenter()

    def facts_type(self) -> type[WarFacts]:
        """The class of the facts."""
        return WarFacts

    def pack(self) -> Sequence[Card]:
        """52 cards."""
        return pack()

    def deal(self, rng: Random, record: Record | None = None) -> State[WarFacts]:
        """Everybody gets the same number of cards; the rest stays away."""
        state = self.initial_state(record)
        state.table.shuffle(self.deck, rng)
        state.table.deal(self.deck, self.hands, rounds=self.size)
        state.facts.left, state.facts.captured = self.size, [0] * self.seats
        return state

    def turn(self, state: State[WarFacts]) -> Turn:
        """Everybody at once, but for those whose card lies there."""
        return self.waiting[state.facts.laid] if state.facts.left else self.no_turn

    def candidates(self, state: State[WarFacts], seat: Seat) -> list[Action]:
        """Every card in hand."""
        if seat not in self.turn(state).seats:
            return []
        return [self.plays[seat][card] for card in state.table.zones[self.hands[seat]]]

    def why_illegal(self, state: State[WarFacts], action: Action) -> Refusal | None:
        """Only one's own cards can be played, one at a time."""
        if action in self.candidates(state, action.seat):
            return None
        return Refusal("one_card", "Play one card from your hand.")

    def apply(self, state: State[WarFacts], action: Action, rng: Random) -> None:
        """Lay the card; after the last one the highest takes them."""
        facts, table = state.facts, state.table
        table.move(action.cards[0], self.hands[action.seat], self.trick)
        facts.laid |= 1 << action.seat
        if facts.laid == (1 << self.seats) - 1:
            facts.laid, facts.left = 0, facts.left - 1
            self._settle(state)
            if not facts.left:
                table.announce(Scored("The end of the war"))

    def _settle(self, state: State[WarFacts]) -> None:
        facts, table = state.facts, state.table
        ranks = [card.rank for card in table.zones[self.trick]]
        best = max(ranks)
        if ranks.count(best) > 1:
            table.say("spoils", "Equal cards: the next winner takes these as well.", PLAIN)
            table.move_all(self.trick, self.spoils)
            return
        winner = ranks.index(best)
        gain = len(ranks) + len(table.zones[self.spoils])
        table.say(
            "takes",
            f"{{{winner}}} takes {gain} cards.",
            Announcement(Cue.TRICK_TAKEN),
            winner,
            gain,
        )
        facts.captured[winner] += gain
        table.move_all(self.trick, self.heaps[winner])
        table.move_all(self.spoils, self.heaps[winner])

    def outcome(self, state: State[WarFacts]) -> Outcome | None:
        """Whoever won most cards wins."""
        facts = state.facts
        if facts.left or not facts.captured:
            return None
        best = max(facts.captured)
        winners = tuple(seat for seat, cards in enumerate(facts.captured) if cards == best)
        return Outcome(winners, tuple(facts.captured))
