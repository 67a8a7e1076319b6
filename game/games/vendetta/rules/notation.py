"""How Vendetta is written: `add 7s T1`, `joker *1 T1`, and lines such as `trick T1 P2: 7c 7d`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from game.engine.action import Action
from game.engine.cards import Card, pack_order
from game.engine.notation import BadNotation, Notation, read_card, read_seat, seat_text
from game.engine.options import Value
from game.engine.rules import State
from game.engine.zones import Seat, ZoneId, ZoneRegistry
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.scoring import trick_points
from game.games.vendetta.rules.tricks import MOST, formed, jokers, naturals
from game.games.vendetta.rules.zones import spot

NUMBER = re.compile(r"T([1-9]\d?)(?:/(P\d+))?", re.ASCII)
SAME: Mapping[str, str] = MappingProxyType(
    {
        "pass": "end",
        "done": "end",
        "steal": "add",
        "take_back": "take",
        "join": "merge",
    }
)
"""Other words for verbs."""


class VendettaNotation(Notation):
    """The common form with tricks by number; `T1/P2` also says where the trick lies."""

    verbs: ClassVar[tuple[str, ...]] = ("create", "add", "joker", "end", "decline")
    codes: ClassVar[tuple[str, ...]] = (
        *("deal", "creates", "steals", "extends", "closes", "ruins", "joker"),
        *("passes", "passes_no_cards", "replenishes", "stack_empty"),
        *("last_call", "declines", "deal_over", "game_over"),
    )
    refusals: ClassVar[tuple[str, ...]] = (
        *("not_your_turn", "card_not_in_hand", "too_few_cards", "run_needs_three"),
        *("run_max_five", "not_a_trick", "joker_only_steals", "joker_goes_alone"),
        *("not_a_joker", "trick_closed", "wrong_number", "does_not_extend", "already_yours"),
        *("no_such_trick", "no_take_back", "no_merge", "last_call_jokers_only", "game_over"),
        *("no_card", "not_asked", "no_such_play"),
    )
    specials: ClassVar[tuple[str, ...]] = (
        "trick T1 P2: 7c 7d 7h *1 (a trick of P2, jokers on it included)",
        "finished: 5 2 0, 4 4 1 (the points of every deal that has ended)",
        "check trick T1: P2 open match 7c 7d 7h *1 worth 3",
        "check tricks P2: T1 T3",
        "check score: 0 3 0 (with the tricks on the table)",
        "pass and done are end; take 7c T1 and merge T1 T2 are read, but never allowed",
        "without options a scenario has joker_timing=own_turn",
    )
    unwritten: ClassVar[Mapping[str, Value]] = MappingProxyType({"joker_timing": "own_turn"})

    def __init__(self, zone_registry: ZoneRegistry, seats: int) -> None:
        """Prepare to read and write what *seats* players do."""
        numbers = {f"T{number}": number for number in range(1, MOST + 1)}
        super().__init__(zone_registry, seats, value_words=numbers)

    def target(self, seat: Seat, verb: str, cards: tuple[Card, ...]) -> ZoneId | None:
        """The zone of a new trick: before its seat."""
        return ZoneId("rim", seat) if verb == "create" else None

    def read(self, seat: Seat, text: str) -> Action:
        """The action that *text* describes; a trick by its number, with or without its owner.

        Raises:
            BadNotation: when a word of it cannot be understood.
        """
        verb, *words = text.split() or [""]
        aim: ZoneId | None = None
        rest = [SAME.get(verb, verb)]
        for word in words:
            found = NUMBER.fullmatch(word)
            if found is None:
                rest.append(word)
            else:
                aim = ZoneId("trick", self._owner(found[2]), _number(found[1]))
        action = super().read(seat, " ".join(rest))
        return action if aim is None else action._replace(target=aim)

    def steps(self, action: Action, state: State[VendettaFacts]) -> tuple[Action, ...]:
        """The action with the owner of its trick and its cards in order, however it was written."""
        aim = action.target
        trick = None if aim is None else state.facts.tricks.get(aim.n)
        if trick is None or aim is None or aim.name != "trick":
            return (action,)
        aim = aim._replace(owner=trick.owner) if aim.owner is None else aim
        return (action._replace(cards=tuple(sorted(action.cards, key=trick.place)), target=aim),)

    def write_zone(self, zone: ZoneId) -> str:
        """A zone in words: a trick as `T1/P2`, others as usual."""
        if zone.name != "trick" or zone.owner is None:
            return super().write_zone(zone)
        return f"T{zone.n}/{seat_text(zone.owner)}"

    def read_special(self, key: str, text: str, state: State[VendettaFacts]) -> bool:
        """Take in a line about a trick or about finished deals; False for any other.

        Raises:
            BadNotation: when the text does not fit the key.
        """
        words = key.split()
        if words[0] == "trick":
            self._read_trick(words[1:], text, state)
        elif key == "finished":
            rows = text.split(",") if text not in ("", "none") else []
            state.facts.finished = tuple(_points(row) for row in rows)
        else:
            return False
        return True

    def write_special(self, key: str, state: State[VendettaFacts]) -> str | None:
        """The text that a `check` line compares with; None when the key is no word of Vendetta."""
        facts = state.facts
        name, *rest = key.split()
        if name == "trick" and len(rest) == 1 and NUMBER.fullmatch(rest[0]):
            return self._trick_words(int(rest[0][1:]), state)
        if name == "tricks":
            owners = [read_seat(word, self.seats) for word in rest] or range(self.seats)
            lying = sorted(n for n, trick in facts.tricks.items() if trick.owner in owners)
            return " ".join(f"T{number}" for number in lying)
        if key in ("score", "points"):
            return " ".join(map(str, facts.points()))
        if key == "finished":
            return ", ".join(" ".join(map(str, points)) for points in facts.finished)
        return None

    def _trick_words(self, number: int, state: State[VendettaFacts]) -> str:
        trick = state.facts.tricks.get(number)
        if trick is None:
            return "none"
        laid = state.table.zones[state.table.open(spot(trick.owner, number))]
        held = [*naturals(laid), *sorted(jokers(laid), key=pack_order)]
        door = "closed" if trick.closed else "open"
        cards = " ".join(card.text for card in held)
        return f"{seat_text(trick.owner)} {door} {trick.kind} {cards} worth {trick_points(trick)}"

    def _read_trick(self, words: list[str], text: str, state: State[VendettaFacts]) -> None:
        numbers = [found for found in map(NUMBER.fullmatch, words) if found is not None]
        seats = [word for word in words if word[:1] == "P"]
        if len(words) != 2 or len(numbers) != 1 or len(seats) != 1:
            raise BadNotation("A trick is written “trick T1 P2: 7c 7d 7h”.")
        number, owner = _number(numbers[0][1]), read_seat(seats[0], self.seats)
        held = [read_card(word) for word in text.split()]
        plain = naturals(held)
        trick = formed(owner, plain) if plain else None
        if trick is None:
            raise BadNotation(f"“{text}” is neither a match of 2 to 4 nor a run of 3 to 5 cards.")
        if number in state.facts.tricks:
            raise BadNotation(f"T{number} is written twice.")
        state.facts.lay(number, trick)
        zone = state.table.open(spot(owner, number))
        state.table.put(zone, [*sorted(plain, key=trick.place), *jokers(held)])

    def _owner(self, text: str | None) -> Seat | None:
        return None if text is None else read_seat(text, self.seats)


def _number(text: str) -> int:
    if int(text) > MOST:
        raise BadNotation(f"There is no T{text}; tricks are T1 to T{MOST}.")
    return int(text)


def _points(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(word) for word in text.split())
    except ValueError:
        raise BadNotation(f"“{text.strip()}” is not the points of a deal by seat.") from None
