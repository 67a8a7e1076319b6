"""How Pitch is written: `bid smudge`, `play Qh`, and header lines such as `bids: 2 3 pass`."""

from __future__ import annotations

import re
from typing import Final

from game.engine.action import Action
from game.engine.cards import Card, Suit
from game.engine.notation import BadNotation, Notation, read_card, read_seat, seat_text
from game.engine.rules import State
from game.engine.zones import Seat, ZoneId, ZoneRegistry
from game.games.pitch.rules.facts import BIDS, PASS, SMUDGE, Phase, PitchFacts

NEVER: Final = ("trump", "name_trump", "look")
"""Verbs that are always refused, whatever they are about."""
LAID = re.compile(r"P\d+:\S+")
SEATS: Final[tuple[str, ...]] = ("dealer", "turn", "pitcher", "low_seat")


class PitchNotation(Notation):
    """The common notation, with a smudge as a word and a card aimed at the trick."""

    def __init__(self, zone_registry: ZoneRegistry, seats: int, sides: int) -> None:
        """Prepare to read and write; *sides* is the number of scores."""
        super().__init__(zone_registry, seats, value_words={"smudge": SMUDGE})
        self.sides = sides

    def target(self, seat: Seat, verb: str, cards: tuple[Card, ...]) -> ZoneId | None:
        """The trick, to which every card is played."""
        return ZoneId("trick") if verb == "play" else None

    def read(self, seat: Seat, text: str) -> Action:
        """The action that *text* describes; ``steal 3`` is a bid, a bare call or card will do.

        Raises:
            BadNotation: when a word of it cannot be understood.
        """
        first, _, rest = text.strip().partition(" ")
        if first in NEVER:
            return Action(seat, first)
        if first == "steal":
            text = f"bid {rest}"
        elif first in CALLS and first != "pass":
            text = f"bid {first}"
        elif re.fullmatch(r"[2-9TJQKA][cdhs]", first):
            text = f"play {first}"
        return super().read(seat, text)

    def read_special(self, key: str, text: str, state: State[PitchFacts]) -> bool:
        """Take in a header line about the facts; False when it is not one of Pitch.

        `bids` are the calls from the dealer's left on; `bids P1` is the call of one seat; `score`
        and `tricks` go by side; `low` is the lowest trump played so far and who played it; the
        cards of a `trick` may be written with their seats, `P1:Qh P2:3h`.

        Raises:
            BadNotation: when the text does not fit the key.
        """
        facts = state.facts
        if key in SEATS:
            setattr(facts, key, read_seat(text, self.seats))
        elif key == "bids":
            self._read_bids(text, facts)
        elif key.startswith("bids "):
            facts.bids += [None] * (self.seats - len(facts.bids))
            facts.bids[read_seat(key[5:], self.seats)] = _read_bid(text)
        elif key == "bid":
            facts.bid = _read_bid(text)
        elif key == "trick" and LAID.match(text):
            self._read_trick(text, state)
        elif key == "trump":
            facts.trump = _read_suit(text)
        elif key in ("score", "tricks"):
            setattr(facts, key, self._read_numbers(key, text))
        elif key == "low":
            word, _, who = text.partition(" ")
            facts.low_rank, facts.low_seat = (
                read_card(word).rank,
                read_seat(who.strip(), self.seats),
            )
        elif key == "phase":
            facts.phase = _read_phase(text)
        elif key == "winner":
            facts.winner = read_seat(text, self.seats) % self.sides
        else:
            return False
        return True

    def write_special(self, key: str, state: State[PitchFacts]) -> str | None:
        """The text that a `check` line compares with; None for a key of another game.

        `gains`, `counts` and `made` are those of the hand scored last; `high`, `low`, `jack` and
        `game` its points: the card, if there is one, and the first seat of the side.
        """
        facts = state.facts
        if key == "bids":
            order = [(facts.dealer + step) % self.seats for step in range(1, self.seats + 1)]
            calls = [facts.bids[seat] for seat in order]
            return " ".join(_bid_word(call) for call in calls if call is not None)
        if key in ("score", "tricks"):
            return " ".join(str(number) for number in getattr(facts, key))
        if key == "bid":
            return _bid_word(facts.bid)
        if key == "trump":
            return "none" if facts.trump is None else facts.trump.word
        if key == "phase":
            return facts.phase.value
        if key in SEATS:
            seat = getattr(facts, key)
            return "none" if seat is None else seat_text(seat)
        return _last_tally(key, facts)

    def _read_bids(self, text: str, facts: PitchFacts) -> None:
        words = text.split()
        if len(words) > self.seats:
            raise BadNotation(f"There are only {self.seats} calls, one for each seat.")
        facts.bids = [None] * self.seats
        for step, word in enumerate(words, 1):
            facts.bids[(facts.dealer + step) % self.seats] = _read_bid(word)

    def _read_trick(self, text: str, state: State[PitchFacts]) -> None:
        zone = self.zone_registry.index[ZoneId("trick")]
        for entry in text.replace(",", " ").split():
            who, _, word = entry.partition(":")
            seat, laid = read_seat(who, self.seats), state.table.zones[zone]
            if laid and seat != (state.facts.leader + len(laid)) % self.seats:
                raise BadNotation(f"“{text}” does not go clockwise; the leader's card comes first.")
            if not laid:
                state.facts.leader = seat
            state.table.put(zone, [read_card(word)])
        if state.facts.turn < 0:
            state.facts.turn = (state.facts.leader + len(state.table.zones[zone])) % self.seats

    def _read_numbers(self, key: str, text: str) -> list[int]:
        words = text.split()
        if len(words) != self.sides:
            raise BadNotation(f"“{key}” needs {self.sides} numbers, one for each side.")
        try:
            return [int(word) for word in words]
        except ValueError:
            raise BadNotation(f"“{text}” is not {self.sides} numbers.") from None


def _last_tally(key: str, facts: PitchFacts) -> str | None:
    if not facts.hands:
        return None
    tally = facts.hands[-1]
    if key in ("gains", "counts"):
        return " ".join(str(number) for number in getattr(tally, key))
    if key == "made":
        return "yes" if tally.made else "no"
    for point in tally.points:
        if point.name.lower() == key:
            words = [] if point.card is None else [point.card.text]
            return " ".join([*words, "nobody" if point.side is None else seat_text(point.side)])
    return None


def _bid_word(bid: int) -> str:
    return {PASS: "pass", SMUDGE: "smudge"}.get(bid, str(bid))


CALLS = {_bid_word(bid): bid for bid in (PASS, *BIDS)}


def _read_bid(text: str) -> int:
    if text == str(SMUDGE):
        return SMUDGE
    if text not in CALLS:
        raise BadNotation(f"“{text}” is no call; there are {', '.join(CALLS)}.")
    return CALLS[text]


def _read_suit(text: str) -> Suit:
    for suit in Suit:
        if suit is not Suit.JOKER and text in (suit.value, suit.word):
            return suit
    raise BadNotation(f"“{text}” is no suit; there are clubs, diamonds, hearts and spades.")


def _read_phase(text: str) -> Phase:
    try:
        return Phase(text.lower())
    except ValueError:
        raise BadNotation(f"“{text}” is no phase; there are bid, play and over.") from None
