"""The notation of Fire Gibbon: the common form, and the fire with its owners and promises."""

from __future__ import annotations

import re
from typing import Any

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.notation import BadNotation, Notation, read_card, read_seat, seat_text
from game.engine.rules import State
from game.engine.zones import Seat, ZoneId, ZoneRegistry
from game.games.fire_gibbon.rules.actions import SEAT_VERBS, aim
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import ACE
from game.games.fire_gibbon.rules.zones import FIRE

ENTRY = re.compile(r"(P\d+): ?(\S+)(?: up| down ?\((\d+)\)( proven)?)?")


class FireGibbonNotation(Notation):
    """How it is written: ``play_up 5d``, ``doubt P2``, ``fire: P2:5s up, P3:6s down(6) proven``."""

    def __init__(self, zone_registry: ZoneRegistry, seats: int) -> None:
        """Prepare to read and write what *seats* players do."""
        super().__init__(zone_registry, seats, SEAT_VERBS)

    def target(self, seat: Seat, verb: str, cards: tuple[Card, ...]) -> ZoneId | None:
        """The zone on which the verb always drops its card."""
        return aim(seat, verb)

    def read(self, seat: Seat, text: str) -> Action:
        """The action that *text* describes; ``random`` is short for ``play_random``.

        Raises:
            BadNotation: when a word of it cannot be understood.
        """
        if text.split()[:1] == ["peek"]:
            return Action(seat, "peek")
        return super().read(seat, "play_random" if text.strip() == "random" else text)

    def read_special(self, key: str, text: str, state: State[Any]) -> bool:
        """Take the header line of the fire, oldest card first; False for any other line.

        Raises:
            BadNotation: when an entry of it cannot be understood.
        """
        if key != "fire":
            return False
        facts: FireFacts = state.facts
        number = self.zone_registry.index[FIRE]
        for entry in filter(None, (part.strip() for part in text.split(","))):
            found = ENTRY.fullmatch(entry)
            if found is None:
                raise BadNotation(
                    f"“{entry}” is no card of the fire: write P2:5s up, P3:6s down(6)."
                )
            seat, card = read_seat(found[1], self.seats), read_card(found[2])
            if found[3] is not None and not 2 <= int(found[3]) <= ACE:
                raise BadNotation(f"“{entry}” promises {found[3]}; a promise is 2 to {ACE}.")
            state.table.put(number, (card,), up=found[3] is None)
            facts.owners.append(seat)
            facts.required.append(int(found[3] or 0))
            facts.proven.append(card if found[4] else None)
        facts.find_latest(self.seats)
        return True

    def write_special(self, key: str, state: State[Any]) -> str | None:
        """The fire as written in a header; None for any other line."""
        if key != "fire":
            return None
        facts: FireFacts = state.facts
        cards = state.table.zones[self.zone_registry.index[FIRE]]
        return ", ".join(
            f"{seat_text(owner)}:{card.text} {_side(facts, at)}"
            for at, (owner, card) in enumerate(zip(facts.owners, cards, strict=True))
        )


def _side(facts: FireFacts, at: int) -> str:
    required = facts.required[at]
    if not required:
        return "up"
    return f"down({required})" + (" proven" if facts.proven[at] is not None else "")
