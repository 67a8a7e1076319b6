"""How Democracy is written: `choose 7h`, and lines such as `points P1: 5 0 2 3`."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import ClassVar

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.notation import BadNotation, Notation, read_card, read_seat, seat_text
from game.engine.rules import State
from game.engine.zones import Seat, ZoneId
from game.games.democracy.rules.facts import TRIBES, DemocracyFacts
from game.games.democracy.rules.positions import UNWRITTEN
from game.games.democracy.rules.refusals import LOOKING, NAMING, TAKING
from game.games.democracy.rules.trump import trump_suit

CARD = re.compile(r"[2-9TJQKA][cdhs]|\*[12]")
FOLLOWS = MappingProxyType(
    {
        "trump": "the card turned up, “upcard: 9h”",
        "voted": "the cards that lie there, “chosen P1: 5c”",
        "islands": "“tribes: 2 0 1” and “island: 3”",
        "written": "cards and facts alone",
    }
)
"""Facts that a position cannot be given, and what is written instead."""


class DemocracyNotation(Notation):
    """The common notation; a card is always chosen for the place before its owner."""

    verbs: ClassVar[tuple[str, ...]] = ("choose",)
    codes: ClassVar[tuple[str, ...]] = (
        "deal",
        "trump",
        "no_trump",
        "reveal",
        "votes",
        "wins",
        "captures",
        "tie",
        "score",
        "scores",
        "no_tribe",
        "next_island",
        "winner",
    )
    specials: ClassVar[tuple[str, ...]] = (
        "points P1: 5 0 2 3 (captured on this island, clubs to spades)",
        "check trump: h, or none",
        "check scored: 1 0 2 (tribes by seat on the island scored last)",
        "check score: 2 4 3 (tribes by seat)",
        "check voted: P1 P3 (whose card lies there)",
        "upcard 9h; reveal; score: these happen here, and a position waits for them",
        "P1 open won P2; P1 take upcard; P1 choose *1 as 5h: understood, and always refused",
    )

    def target(self, seat: Seat, verb: str, cards: tuple[Card, ...]) -> ZoneId | None:
        """The zone before the owner of the card."""
        return ZoneId("chosen", seat) if verb == "choose" else None

    def read(self, seat: Seat, text: str) -> Action:
        """The action that *text* describes; a bare card is chosen.

        Raises:
            BadNotation: when a word of it cannot be understood.
        """
        first, _, rest = text.strip().partition(" ")
        if first in LOOKING or first in TAKING:
            return Action(seat, first)
        if first in NAMING:
            return Action(seat, first, (read_card(rest.split()[0]),) if rest else ())
        if " as " in rest:
            return Action(seat, "name", (read_card(rest.split()[0]),))
        if CARD.fullmatch(first):
            text = f"choose {text}"
        elif first in ("play", "vote"):
            text = f"choose {rest}"
        return super().read(seat, text)

    def read_special(self, key: str, text: str, state: State[DemocracyFacts]) -> bool:
        """Take in the points of a seat, or the upcard; False for any other line.

        Raises:
            BadNotation: when the text does not fit the key.
        """
        facts = state.facts
        if key in FOLLOWS:
            raise BadNotation(f"“{key}” follows from the rest; write {FOLLOWS[key]}.")
        name, _, who = key.partition(" ")
        if name != "points" or not who:
            return False
        words = text.split()
        if len(words) != TRIBES or not all(re.fullmatch(r"\d\d?", n, re.ASCII) for n in words):
            raise BadNotation(f"“{text}” should be four numbers: clubs, diamonds, hearts, spades.")
        at = TRIBES * read_seat(who, self.seats)
        facts.points += [UNWRITTEN] * (TRIBES * self.seats - len(facts.points))
        facts.points[at : at + TRIBES] = map(int, words)
        return True

    def write_special(self, key: str, state: State[DemocracyFacts]) -> str | None:
        """The text that a `check` line compares with; None for a plain fact or zone."""
        facts = state.facts
        name, _, who = key.partition(" ")
        if name == "points" and who:
            return _numbers(facts.points_of(read_seat(who, self.seats)))
        if key == "trump":
            upcards = state.table.zones[self.zone_registry.index[ZoneId("upcard")]]
            suit = trump_suit(upcards[0]) if upcards else None
            return "none" if suit is None else suit.value
        if key == "score":
            return _numbers(facts.tribes)
        if key == "scored":
            return _numbers(facts.islands[-1].gains) if facts.islands else "none"
        if key == "voted":
            voted = [seat for seat in range(self.seats) if facts.voted >> seat & 1]
            return " ".join(map(seat_text, voted)) or "none"
        return None


def _numbers(values: list[int] | tuple[int, ...]) -> str:
    return " ".join(map(str, values))
