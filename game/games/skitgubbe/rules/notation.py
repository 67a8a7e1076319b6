"""How Skitgubbe is written: `P1 sluff 5h`, `trick: P1:3d, P2:3c sluff`, `table: P1:2c-3c`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Final

from game.engine.action import Action
from game.engine.cards import Card, Suit, numbered
from game.engine.notation import BadNotation, Notation, read_card, read_seat, seat_text
from game.engine.options import Value
from game.engine.rules import State
from game.engine.zones import Seat, ZoneId, ZoneRegistry
from game.games.skitgubbe.rules.actions import PLAIN, RUN_VERBS, aim
from game.games.skitgubbe.rules.facts import INTERMISSION, LEAD, PHASES, PLAY, Game
from game.games.skitgubbe.rules.facts import SkitgubbeFacts as Facts
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.skitgubbe.rules.part_one.sluffs import Sluffs
from game.games.skitgubbe.rules.part_two.eating import lowest_run
from game.games.skitgubbe.rules.scenario_checks import ScenarioChecks, cards_text
from game.games.skitgubbe.rules.zones import Zones, hand_id

PARTS = {"1": PLAY, "one": PLAY, "intermission": INTERMISSION, "2": LEAD, "two": LEAD}
ONE_HAND = {
    "lead": "leader",
    "leader": "leader",
    "goat": "first",
    "turn": "turn",
    "last_winner": "last_winner",
    "winner": "winner",
    "final": "final",
}
"""Keys about one hand, and the facts they are about."""
SOME_HANDS: Final[tuple[str, ...]] = ("window", "needy", "takers", "round")
HOW: Final = ("play", "flip", "sluff")


class SkitgubbeNotation(Notation):
    """How Skitgubbe is written; hands of the confusion variant are P1 to P6."""

    verbs: ClassVar[tuple[str, ...]] = ("play", "sluff", "lead", "beat", *PLAIN)
    codes: ClassVar[tuple[str, ...]] = (
        "turns_up", "takes_the_final_card", "war", "irreconcilable", "final_card", "declines",
        "lead_moves_right", "empty", "stalemate", "enough", "over", "part_two",
    )  # fmt: skip
    refusals: ClassVar[tuple[str, ...]] = ("game_over", "no_peeking", "sealed", "no_seat")
    specials: ClassVar[tuple[str, ...]] = (
        "part: 1, intermission or 2; in full phase: " + " | ".join(PHASES),
        "lead: P1 (turn, last_winner, final likewise)",
        "trick: P1:3d, P2:3s, P2:3c sluff, P3:2h flip (the first without sluffs: 3d 3s)",
        "window: P3 P1 (needy, takers likewise)",
        "dreck_order: 5s 2c 3c",
        "table: P1:2c-3c P2:7c-8c-9c (or 2c-3c 7c-8c-9c)",
        "N: 4",
        "goat: P1 (of the game before: who led the first trick)",
        "options not named: aces_low=off, high_trump=off and games=1, as in the specification",
        "out: P2 P4 (in this order)",
        "score: 5 3 -5, or how often each was Goat",
        "check sluffs P1: 4d 7h (what could be sluffed if it were asked)",
        "check high_trump: Kh; check final: P3, stock or none; check live: 2; check goat: P2",
        "check last_trick: yes; check war: no; check top: K; check goats: 0 1 0",
        "check owes P1: 1; check beaten P1: yes; check out P1: no; check place P1: 2",
    )
    unordered: ClassVar[frozenset[str]] = frozenset({"sluffs", "needy", "hand"})
    unwritten: ClassVar[Mapping[str, Value]] = MappingProxyType(
        {"aces_low": "off", "high_trump": "off", "games": 1}
    )

    def __init__(
        self, zone_registry: ZoneRegistry, zones: Zones, sluffs: Sluffs, options: SkitgubbeOptions
    ) -> None:
        """Keep what written positions are about."""
        super().__init__(zone_registry, zones.players, frozenset({"war"}))
        self.zones = zones
        self.scoring = options.scoring
        self.checks = ScenarioChecks(zones, sluffs, options.scoring)

    def target(self, seat: Seat, verb: str, cards: tuple[Card, ...]) -> ZoneId | None:
        """The zone of a verb: plays go to the pile, sluffs to its edge, runs to the table."""
        return aim(seat, verb)

    def player(self, text: str) -> Seat:
        """The player written `P1`; of a left hand, whose it is."""
        return self.hand(text) % self.seats

    def hand(self, text: str) -> Seat:
        """The hand written `P1`."""
        return read_seat(text, self.zones.count)

    def value_text(self, verb: str, value: int) -> str:
        """The value of an event: the number of a hand; of dreck the count of cards."""
        return str(value) if verb == "dreck" else seat_text(value)

    def read(self, seat: Seat, text: str) -> Action:
        """The action that *text* describes; a run may have dashes.

        Raises:
            BadNotation: when a word of it cannot be understood.
        """
        if text.split()[:1] == ["look"]:
            return Action(seat, "look")
        return super().read(seat, re.sub(r"(?<=[cdhs'])-", " ", text))

    def steps(self, action: Action, state: State[Facts]) -> tuple[Action, ...]:
        """The action of a line: cards that are eaten need not be named, copies are alike."""
        table = state.table.zones[self.zones.table]
        if action.verb == "eat" and table and set(action.cards) == set(table[: lowest_run(table)]):
            return (Action(action.seat, "eat"),)
        if action.verb in RUN_VERBS and state.facts.turn >= 0:
            held = state.table.zones[self.zones.hands[state.facts.turn]]
            return (action._replace(cards=_first_copies(action.cards, held)),)
        return (action,)

    def read_special(self, key: str, text: str, state: State[Facts]) -> bool:
        """Take in a header line about the facts; False when it is not one of Skitgubbe.

        Raises:
            BadNotation: when the text does not fit the key.
        """
        facts = state.facts
        name, _, who = key.partition(" ")
        if key in ("part", "phase"):
            facts.phase = _phase(text)
        elif key in ONE_HAND:
            nobody = text in ("none", "stock")
            setattr(facts, ONE_HAND[key], None if nobody else self.hand(text))
        elif key in SOME_HANDS:
            setattr(facts, key, self._hands(text))
        elif key == "out":
            facts.places = [0] * self.seats
            for place, hand in enumerate(self._hands(text), 1):
                facts.places[hand % self.seats] = place
        elif key in ("trick", "pile"):
            self._read_trick(text, state)
        elif key == "table":
            self._read_table(text, state)
        elif key == "dreck_order":
            facts.dreck_order = tuple(read_card(word) for word in text.split())
        elif key in ("trump", "led", "led_suit"):
            setattr(facts, key.removesuffix("_suit"), _suit(text))
        elif key == "N":
            facts.n = _number(text)
        elif key == "score":
            self._read_score(text, facts)
        elif name in ("hand", "taken") and who and self._is_left(who):
            cards = [read_card(word) for word in text.split() if word != "none"]
            zone = hand_id(name, self.hand(who), self.seats)
            state.table.put(self.zone_registry.index[zone], cards)
        else:
            return False
        return True

    def write_special(self, key: str, state: State[Facts]) -> str | None:
        """The text that a `check` line compares with; None for any other key."""
        facts, zones = state.facts, state.table.zones
        name, _, who = key.partition(" ")
        if key in self.checks.plain:
            return self.checks.plain[key](state)
        if key in ONE_HAND:
            hand = getattr(facts, ONE_HAND[key])
            return "none" if hand is None or hand < 0 else seat_text(hand)
        if key in SOME_HANDS:
            return " ".join(seat_text(hand) for hand in getattr(facts, key))
        if who and name in self.checks.by_hand:
            return self.checks.by_hand[name](state, self.hand(who))
        if name in ("hand", "taken") and who and self._is_left(who):
            return cards_text(
                zones[self.zone_registry.index[hand_id(name, self.hand(who), self.seats)]]
            )
        return None

    def _hands(self, text: str) -> tuple[Seat, ...]:
        words = text.replace(",", " ").split()
        return () if words == ["none"] else tuple(self.hand(word) for word in words)

    def _is_left(self, who: str) -> bool:
        return re.fullmatch(r"P\d", who) is not None and self.hand(who) >= self.seats

    def _read_trick(self, text: str, state: State[Facts]) -> None:
        """`P1:3d, P2:3c sluff`, or only the plays: `3d 3s`, whose hands follow by themselves."""
        facts = state.facts
        for word in text.replace(",", " ").split():
            if word in HOW and facts.laid_as:
                facts.laid_as[-1] = word
                continue
            who, colon, card = word.rpartition(":")
            state.table.put(self.zones.pile, [self._free(state, read_card(card))])
            facts.laid_by.append(self.hand(who) if colon else -1)
            facts.laid_as.append("play")

    def _read_table(self, text: str, state: State[Facts]) -> None:
        """`P1:2c-3c P2:7c`, or without the seats; these go backwards from the one to decide."""
        facts = state.facts
        for word in text.replace(",", " ").split():
            who, colon, run = word.rpartition(":")
            cards = [self._free(state, read_card(card)) for card in run.split("-")]
            state.table.put(self.zones.table, cards)
            facts.plays.append(len(cards))
            if colon:
                facts.players.append(self.hand(who))

    def _free(self, state: State[Facts], card: Card) -> Card:
        """The second copy where the first lies already."""
        if any(card in zone for zone in state.table.zones):
            return read_card(card.text + "'")
        return card

    def _read_score(self, text: str, facts: Facts) -> None:
        """Points so far as one game, or as many games as there were Goats."""
        counts = [_number(word) for word in text.split()]
        if len(counts) != self.seats:
            raise BadNotation(f"“score” needs {self.seats} numbers, one for each player.")
        blank = (0,) * self.seats
        if self.scoring != "off":
            facts.games = (Game(0, None, blank, tuple(counts)),)
            return
        for player, count in enumerate(counts):
            facts.games += (Game(0, player, blank, blank),) * count


def _first_copies(named: tuple[Card, ...], held: list[Card]) -> tuple[Card, ...]:
    """The cards *named*, but for a second copy the first where both are held."""
    firsts = [numbered(card.index % 54) for card in named]
    both = zip(named, firsts, strict=True)
    return tuple(first if card in held and first in held else card for card, first in both)


def _phase(text: str) -> str:
    phase = PARTS.get(text, text)
    if phase not in PHASES:
        raise BadNotation(f"“{text}” is no part; there are 1, intermission and 2.")
    return phase


def _suit(text: str) -> Suit | None:
    for suit in Suit:
        if suit is not Suit.JOKER and text in (suit.value, suit.word):
            return suit
    if text != "none":
        raise BadNotation(f"“{text}” is no suit; there are c, d, h and s.")
    return None


def _number(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,4}", text, re.ASCII):
        raise BadNotation(f"“{text}” is no number.")
    return int(text)
