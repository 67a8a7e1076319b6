"""How Bridge Solitaire is written: `keep Ah`, `take Js`, `bid 1c`, `pass`, `play Qh`."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.notation import BadNotation, Notation, read_card
from game.engine.rules import State
from game.engine.zones import Seat, ZoneId, ZoneRegistry
from game.games.bridge_solitaire.rules import refusals as objections
from game.games.bridge_solitaire.rules import scenario_lines
from game.games.bridge_solitaire.rules.bid_numbers import WRITTEN, read_bid
from game.games.bridge_solitaire.rules.facts import BridgeFacts
from game.games.bridge_solitaire.rules.refusals import TARGETS
from game.games.bridge_solitaire.rules.zones import KEPT

PLAIN = {
    "confirm": "take",
    "top": "take",
    "back": "put_back",
    "return": "put_back",
    "lead": "play",
    "answer": "play",
    "peek": "look",
    "x": "double",
    "xx": "redouble",
}
"""Other words for the same."""
NEVER: Final[tuple[str, ...]] = ("look", "browse", "double", "redouble", "turn_up")
"""Verbs that are always refused, whatever they are about."""
BLIND = frozenset(("blind", "stock", "seven", "face-down"))
"""Where nobody may look; anywhere else the cards lie face up, and one browses."""


class BridgeNotation(Notation):
    """The common notation; a whole choice in one line stands for its small steps."""

    verbs: ClassVar[tuple[str, ...]] = ("keep", "put_back", "take", "bid", "pass", "play", *NEVER)
    codes: ClassVar[tuple[str, ...]] = (
        *("deal", "joker_taken", "take", "house_passes", "house_bids", "bid", "pass"),
        *("doubled", "redoubled", "declares", "house_leads", "passes_over", "house_plays"),
        *("no_answer", "wins", "stock_out", "made", "down", "honors", "contract"),
        *("undertricks", "overtricks", "insult", "slam", "game", "rubber", "wins_rubber", "tie"),
    )
    refusals: ClassVar[tuple[str, ...]] = ("bid_higher", "follow_suit")
    specials: ClassVar[tuple[str, ...]] = (
        *scenario_lines.EXAMPLES,
        "P1 keep Ac Kc Tc 8c Qh 8h top Js (all at once)",
    )

    def __init__(self, zone_registry: ZoneRegistry, seats: int) -> None:
        """Prepare to read and write, with bids as words that stand for numbers."""
        super().__init__(zone_registry, seats, value_words=dict(WRITTEN))

    def target(self, seat: Seat, verb: str, cards: tuple[Card, ...]) -> ZoneId | None:
        """The zone on which the verb always lays its card."""
        return TARGETS.get(verb) if cards else None

    def read(self, seat: Seat, text: str) -> Action:
        """The action that *text* describes; also `bid 2 hearts`, and `keep` with six cards.

        Raises:
            BadNotation: when a word of it cannot be understood.
        """
        first, *words = re.sub("[(),:=]", " ", text).split() or [""]
        verb, rest = PLAIN.get(first, first), " ".join(words)
        if verb in NEVER:
            elsewhere = verb == "look" and words and not BLIND.intersection(words)
            return Action(seat, "browse" if elsewhere else verb)
        bid, more = read_bid(rest) or (None, rest)
        if verb == "bid" and not more:
            return Action(seat, "bid", value=bid)
        if verb == "keep":
            return self._read_keep(seat, rest)
        if verb in TARGETS:
            # Here "5s" is a card; the common form would take it for a bid.
            held = tuple(read_card(word) for word in rest.removeprefix("top ").split())
            return Action(seat, verb, held, self.target(seat, verb, held))
        return super().read(seat, f"{verb} {rest}")

    def steps(self, action: Action, state: State[BridgeFacts]) -> tuple[Action, ...]:
        """The steps of a whole choice: what is put back, what is kept, then `take`."""
        spread, kept = self._zone(state, "spread"), self._zone(state, "kept")
        if action.verb != "keep" or (len(action.cards) == 1 and not action.groups):
            return (action,)
        wanted = min(KEPT, len(spread) + len(kept))
        if objections.several([*spread, *kept], wanted, action) is not objections.ONE_BY_ONE:
            return (action,)
        steps = [self._step("put_back", card) for card in kept if card not in action.cards]
        steps += [self._step("keep", card) for card in action.cards if card not in kept]
        last = self._step("take", action.groups[0][0]) if action.groups else Action(0, "take")
        return (*steps, last)

    def read_special(self, key: str, text: str, state: State[BridgeFacts]) -> bool:
        """Take in a header line about auction, tricks or score; False for any other.

        Raises:
            BadNotation: when the text does not fit the key.
        """
        return scenario_lines.read(key, text, state, self.zone_registry)

    def write_special(self, key: str, state: State[BridgeFacts]) -> str | None:
        """The text that a `check` line compares with; None for a key of another game."""
        return scenario_lines.write(key, state, self.zone_registry)

    def _read_keep(self, seat: Seat, rest: str) -> Action:
        words, _, top = rest.partition("top")
        cards = tuple(read_card(word) for word in words.split() if word != "on")
        groups = tuple((read_card(word),) for word in top.split())
        target = TARGETS["keep"] if len(cards) == 1 and not groups else None
        if not cards:
            raise BadNotation("“keep” needs the card, or the six cards, to be kept.")
        return Action(seat, "keep", cards, target, None, groups)

    def _step(self, verb: str, card: Card) -> Action:
        return Action(0, verb, (card,), TARGETS[verb])

    def _zone(self, state: State[BridgeFacts], name: str) -> list[Card]:
        return state.table.zones[self.zone_registry.index[ZoneId(name)]]
