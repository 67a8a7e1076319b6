"""The rules of Bridge Solitaire: what the one player may do, and when."""

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
from game.games.bridge_solitaire.rules import match_end, notation, positions, refusals
from game.games.bridge_solitaire.rules.bid_numbers import BIDS, PASS
from game.games.bridge_solitaire.rules.bidding import legal_bids
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Phase
from game.games.bridge_solitaire.rules.flow import Flow
from game.games.bridge_solitaire.rules.options import BridgeOptions
from game.games.bridge_solitaire.rules.refusals import TARGETS
from game.games.bridge_solitaire.rules.zones import Zones
from game.games.bridge_solitaire.text import entry_text
from game.games.bridge_solitaire.view.presenter import BridgeSolitairePresenter

CHOOSE, AUCTION, PLAY, SCORE, OVER = (
    Phase  # a member looked up on its class costs a tenth of a step
)


class BridgeSolitaire(Rules[BridgeFacts]):
    """The rules of Bridge Solitaire, a rubber for one; the house has no seat."""

    id: ClassVar[str] = "bridge_solitaire"
    title: ClassVar[str] = entry_text.TITLE
    players: ClassVar[range] = range(1, 2)
    default_seats: ClassVar[int] = 1
    options_type: ClassVar[type[Options]] = BridgeOptions
    options: BridgeOptions
    stock: ClassVar[ZoneId] = ZoneId("stock")

    def __init__(self, seats: int, options: Options) -> None:
        """Prepare the zones and every action there is.

        Raises:
            BadOption: when it is not played by one player or not with these options.
        """
        super().__init__(seats, options)
        if not isinstance(options, BridgeOptions):
            raise BadOption("Bridge Solitaire needs options of Bridge Solitaire.")
        self.zones = Zones(self.zone_registry, options)
        self.flow = Flow(self.zones, options)
        self.verbs = self.flow.verbs
        cards = pack(jokers=2)
        self.keeps, self.backs, self.takes, self.plays = (
            [Action(PLAYER, verb, (card,), TARGETS[verb]) for card in cards]
            for verb in ("keep", "put_back", "take", "play")
        )
        self.take = Action(PLAYER, "take")
        self.passes = Action(PLAYER, "pass")
        self.bids = {bid: Action(PLAYER, "bid", value=bid) for bid in BIDS}
        self._notation = notation.BridgeNotation(self.zone_registry, seats)

    @property
    def notation(self) -> notation.BridgeNotation:
        """How Bridge Solitaire is written."""
        return self._notation

    @property
    def presenter(self) -> BridgeSolitairePresenter:
        """What shows it on a screen."""
        return BridgeSolitairePresenter(self.options.discard_memory == "open")

    def facts_type(self) -> type[BridgeFacts]:
        """The class of the facts."""
        return BridgeFacts

    def pack(self) -> Sequence[Card]:
        """52 cards and two jokers."""
        return pack(jokers=2)

    def deal(self, rng: Random, record: Record | None = None) -> State[BridgeFacts]:
        """Deal the first hand of a rubber (BS-A1)."""
        state = self.initial_state(record)
        self.flow.dealing.deal(state, rng)
        return state

    def turn(self, state: State[BridgeFacts]) -> Turn:
        """The turn of the player, who always decides."""
        phase = state.facts.phase
        return self.no_turn if phase is OVER or phase is SCORE else self.turns[PLAYER]

    def candidates(self, state: State[BridgeFacts], seat: Seat) -> Iterable[Action]:
        """All steps of the choice, calls, or cards in hand."""
        phase, cards_in, zones = state.facts.phase, state.table.zones, self.zones
        if phase is PLAY:
            return [self.plays[card.index] for card in cards_in[zones.hand]]
        if phase is AUCTION:
            return [self.passes, *self.bids.values()]
        if phase is not CHOOSE:
            return []
        spread = cards_in[zones.spread]
        return [
            self.take,
            *(self.takes[card.index] for card in spread),
            *(self.keeps[card.index] for card in spread),
            *(self.backs[card.index] for card in cards_in[zones.kept]),
        ]

    def legal(self, state: State[BridgeFacts], seat: Seat) -> list[Action]:
        """The legal candidates, found without their reasons (BS-B1, C2, C3, D3, D4)."""
        facts, cards_in, zones = state.facts, state.table.zones, self.zones
        phase = facts.phase
        if phase is PLAY:
            hand, plays = cards_in[zones.hand], self.plays
            trick = cards_in[zones.trick]
            found = []
            if trick and trick[0].rank:
                led = trick[0].suit
                for card in hand:
                    if card.suit is led:
                        found.append(plays[card.index])
                if found:
                    return found
            for card in hand:
                found.append(plays[card.index])
            return found
        if phase is CHOOSE:
            return self._choices(
                cards_in[zones.spread], cards_in[zones.kept], self.flow.selection.wanted(cards_in)
            )
        return (
            self._calls(facts.house_call or PASS, cards_in[zones.hand]) if phase is AUCTION else []
        )

    def _choices(self, spread: list[Card], kept: list[Card], wanted: int) -> list[Action]:
        """Keep more, or take the six; and put back any but a joker."""
        found = []
        if len(kept) < wanted:
            keeps = self.keeps
            for card in spread:
                found.append(keeps[card.index])
        else:
            takes = self.takes
            found.append(self.take)
            for card in spread:
                found.append(takes[card.index])
        backs = self.backs
        for card in kept:
            if card.rank:
                found.append(backs[card.index])
        return found

    def _calls(self, high: int, hand: list[Card]) -> list[Action]:
        """Every bid above that of the house, and a pass if it has bid."""
        bids = [self.bids[bid] for bid in legal_bids(high, hand)]
        return [self.passes, *bids] if high else bids

    def why_illegal(self, state: State[BridgeFacts], action: Action) -> Refusal | None:
        """Why a step of the choice, a call or a card is refused."""
        facts, cards_in, zones = state.facts, state.table.zones, self.zones
        odd = refusals.never(action, self.options.discard_memory == "open")
        odd = odd or refusals.too_early_or_late(facts.phase, action.verb)
        if odd is not None:
            return odd
        if facts.phase is CHOOSE:
            spread, kept = cards_in[zones.spread], cards_in[zones.kept]
            return refusals.choice(spread, kept, self.flow.selection.wanted(cards_in), action)
        hand = cards_in[zones.hand]
        if facts.phase is AUCTION:
            return refusals.call(facts, hand, action)
        trick = cards_in[zones.trick]
        return refusals.play(facts, hand, trick[0] if trick else None, action)

    def apply(self, state: State[BridgeFacts], action: Action, rng: Random) -> None:
        """Choose, call or play, with all the house does until the player decides again."""
        self.verbs[action.verb](state, action, rng)

    def outcome(self, state: State[BridgeFacts]) -> Outcome | None:
        """The outcome of a rubber that is over: the player's lead over the house."""
        facts = state.facts
        if facts.phase is not OVER:
            return None
        winners = (PLAYER,) if match_end.winner(facts) == PLAYER else ()
        return Outcome(winners, (facts.total(PLAYER) - facts.total(HOUSE),))

    def complete_position(self, state: State[BridgeFacts]) -> None:
        """Work out what a written position leaves open."""
        positions.complete(self.flow, state)

    def continue_position(self, state: State[BridgeFacts], rng: Random) -> bool:
        """Score a hand that a written position left unscored (BS-E1)."""
        if state.facts.phase is not SCORE:
            return False
        self.flow.deal_end.end(state, rng)
        return True
