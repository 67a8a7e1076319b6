"""How Jersey Gin is written: `draw stock`, `knock Qh (5h 6h 7h)`, `lay_off Ts meld/P2/1`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.notation import BadNotation, Notation, read_card, read_seat, seat_text
from game.engine.rules import State
from game.engine.zones import Seat, ZoneId, ZoneRegistry
from game.games.jersey_gin.rules import scoring
from game.games.jersey_gin.rules.deadwood_points import card_points, least_deadwood
from game.games.jersey_gin.rules.facts import Added, JerseyGinFacts, Phase
from game.games.jersey_gin.rules.melds import lay_off_cards, mask_of, sort_cards
from game.games.jersey_gin.rules.zones import ASIDE, DISCARD, MELDS

VERBS = {"layoff": "lay_off", "lay": "lay_off", "pass": "done", "go_gin": "gin"}
"""Other words for what a seat does."""
PILES = {"deck": "stock", "pile": "discard", "discards": "discard"}
PHASES = {"play": Phase.DISCARD, "show": Phase.LAYOFF, "lay_off": Phase.LAYOFF}
MELD = re.compile(r"\bmeld[ /](P\d+)(?:[ /](\d+))?(?![\w/])")
CALL = re.compile(r"(draw|discard|knock|gin|meld)\(([^()]*)\)")
"""The form of the rules page: ``draw(stock)``."""
ENTRY = re.compile(r"\s*(P\d+)\s*:?\s+(.+)|\s*(P\d+):(.+)")
LINE = re.compile(r"(melds?|table|deadwood) (P\d+)(?: (\d+))?")


class JerseyGinNotation(Notation):
    """The common form; melds are sorted as they are read, so that their order is free."""

    verbs: ClassVar[tuple[str, ...]] = ("draw", "discard", "knock", "gin", "show", "done", "meld")
    codes: ClassVar[tuple[str, ...]] = (
        *("deal", "draw_stock", "take_discard", "discard", "break", "meld", "lay_off", "knock"),
        *("show", "done", "gin", "run_out", "deadwood", "underknock", "scores", "box"),
        *("reaches", "total", "wins"),
    )
    refusals: ClassVar[tuple[str, ...]] = ("meld_taken_first", "no_fit", "not_gin", "too_much")
    specials: ClassVar[tuple[str, ...]] = (
        "melds P1: 4d 5d 6d, 9c 9h 9d (or meld P1 1, meld P1 2, meld P1 3)",
        "table: P1: 4d 5d 6d, P3: 9c 9h 9d (the same for several seats)",
        "deadwood P1: 7s (after a knock; the zone unmatched)",
        "P1 knock Qh (5h 6h 7h) (Kc Kd Kh); P1 show (9s Ts Js) (Kc Kd Kh): which melds to show",
        "P1 lay_off Ts meld/P2/1; P1 lay_off Ts (Js Qs Ks); P1 lay_off Ts: if it fits but one",
        "P1 take (the top discard, as does P1 take Kd); P1 look (refused: only_top)",
        "upcard: Kd (the discard pile)",
        "added: 3h P1, 9c P3 (who laid a card off; only where it matters)",
        "check deadwood P1: 7; check deadwood: 7 16 5 (now, or of the last hand)",
        "check gains: 0 0 23; check how: underknock (of the last hand)",
        "check melds P1: 4d 5d 6d, 9c 9h 9d; check table: P1: 4d 5d 6d, P3: 9c 9h 9d (any order)",
        "check totals: 327 137 90 (with all bonuses)",
    )

    unordered: ClassVar[frozenset[str]] = frozenset({"meld", "melds", "table"})

    def __init__(self, zone_registry: ZoneRegistry, seats: int, knockers_melds: bool) -> None:
        """Take whether after a knock only the melds of the knocker are laid off on."""
        super().__init__(zone_registry, seats)
        self.knockers_melds = knockers_melds

    def target(self, seat: Seat, verb: str, cards: tuple[Card, ...]) -> ZoneId | None:
        """The place of a card: a discard goes to the pile, that of a knock or gin is put aside."""
        return {"discard": DISCARD, "knock": ASIDE, "gin": ASIDE}.get(verb)

    def read(self, seat: Seat, text: str) -> Action:
        """The common form; `take` takes the discard, `draw` alone draws from the stock.

        A discard may be taken by its name: `take Kd`, `draw Kd`.

        Raises:
            BadNotation: when a word of it cannot be understood.
        """
        verb, _, rest = CALL.sub(r"\1 \2", text.strip()).partition(" ")
        verb = VERBS.get(verb, verb)
        if verb == "look":
            return Action(seat, verb)
        if verb in ("draw", "take"):
            rest = PILES.get(rest.strip(), rest) or ("stock" if verb == "draw" else "discard")
            verb = "draw"
        if verb == "lay_off":
            rest = MELD.sub(_meld_path, re.sub(r"\b(on|to)\b", " ", rest))
        action = super().read(seat, f"{verb} {rest}")
        if verb == "meld":
            cards = action.cards + tuple(card for group in action.groups for card in group)
            return action._replace(cards=sort_cards(cards), groups=())
        return action._replace(groups=tuple(map(sort_cards, action.groups)))

    def steps(self, action: Action, state: State[JerseyGinFacts]) -> tuple[Action, ...]:
        """What a discard taken by its name stands for, and a lay-off that says not quite where."""
        if action.target is not None or not action.cards:
            return (action,)
        if action.verb == "draw":
            top = tuple(state.table.zones[self.zone_registry.index[DISCARD]][-1:])
            return (Action(action.seat, "draw", target=DISCARD) if action.cards == top else action,)
        if action.verb != "lay_off":
            return (action,)
        card, *others = *action.cards, *(c for group in action.groups for c in group)
        named = self._with(others, state) if others else self._fitting(action.seat, card, state)
        if len(named) != 1:
            return (action,)
        return (action._replace(cards=(card,), target=named[0], groups=()),)

    def _with(self, cards: list[Card], state: State[JerseyGinFacts]) -> list[ZoneId]:
        """The melds that hold all these cards."""
        return [zone for zone, row in self._melds(state) if set(cards) <= set(row)]

    def _fitting(self, seat: Seat, card: Card, state: State[JerseyGinFacts]) -> list[ZoneId]:
        """The melds that take *card*, but for those it may not be laid on if there are others."""
        facts, bit = state.facts, mask_of([card])
        found = [zone for zone, row in self._melds(state) if lay_off_cards(mask_of(row)) & bit]
        owner = facts.knocker if self.knockers_melds else None
        if card is facts.taken:
            owner = seat
        return [zone for zone in found if owner in (None, zone.owner)] or found

    def _melds(self, state: State[JerseyGinFacts]) -> list[tuple[ZoneId, list[Card]]]:
        """The melds on the table."""
        rows = zip(self.zone_registry.ids, state.table.zones, strict=True)
        return [(zone, row) for zone, row in rows if row and zone.name == "meld"]

    def read_special(self, key: str, text: str, state: State[JerseyGinFacts]) -> bool:
        """Take in melds, deadwood, the up-card and who added what; False for all else.

        Raises:
            BadNotation: when the text does not fit the key.
        """
        facts = state.facts
        line = LINE.fullmatch(key)
        if line is not None and line[1] == "deadwood":
            zone = self.zone_registry.index[ZoneId("unmatched", read_seat(line[2], self.seats))]
            state.table.put(zone, _cards(text))
        elif line is not None:
            self._read_melds(state, read_seat(line[2], self.seats), line[3], text)
        elif key == "table":
            for part in text.split(","):
                self._read_entry(state, part)
        elif key == "upcard":
            state.table.put(self.zone_registry.index[DISCARD], _cards(text))
        elif key == "added":
            facts.added = tuple(self._added(part) for part in text.split(",") if part.strip())
        elif key == "phase" and text in PHASES:
            facts.phase = PHASES[text]
        elif key == "score":
            return self._read_score(text, facts)
        else:
            return False
        return True

    def write_special(self, key: str, state: State[JerseyGinFacts]) -> str | None:
        """What a `check` line compares with; None when the key is no word of this game."""
        facts = state.facts
        line = LINE.fullmatch(key)
        if line is not None:
            seat = read_seat(line[2], self.seats)
            if line[1] == "deadwood":
                return str(self._deadwood(state)[seat])
            return self._write_melds(state, seat, line[3] or ("1" if line[1] == "meld" else None))
        if key == "table":
            melds = (f"{seat_text(z.owner or 0)}: {_text(row)}" for z, row in self._melds(state))
            return ", ".join(melds)
        if key == "phase":
            return facts.phase.value
        if key == "deadwood":
            return " ".join(map(str, self._deadwood(state)))
        if key == "added":
            return ", ".join(f"{card} {seat_text(seat)}" for card, seat in facts.added)
        if key in ("totals", "grand") and facts.reached is not None:
            return " ".join(map(str, scoring.totals(facts.points, facts.boxes, facts.reached)))
        return _last_hand(key, facts)

    def _read_melds(
        self, state: State[JerseyGinFacts], seat: Seat, number: str | None, text: str
    ) -> None:
        table = state.table
        for part in text.split(","):
            free = [
                n
                for n in MELDS
                if not table.zones[self.zone_registry.index[ZoneId("meld", seat, n)]]
            ]
            n = int(number) if number else free[0] if free else 0
            if n not in free:
                raise BadNotation(f"A seat has melds 1 to {len(MELDS)}, each written once.")
            table.put(self.zone_registry.index[ZoneId("meld", seat, n)], _cards(part))

    def _read_entry(self, state: State[JerseyGinFacts], text: str) -> None:
        entry = ENTRY.fullmatch(text)
        if entry is None:
            raise BadNotation(f"“{text.strip()}” should be written “P1: 4d 5d 6d”.")
        who, melded = entry[1] or entry[3], entry[2] or entry[4]
        self._read_melds(state, read_seat(who, self.seats), None, melded)

    def _write_melds(self, state: State[JerseyGinFacts], seat: Seat, number: str | None) -> str:
        rows = [self.zone_registry.index[ZoneId("meld", seat, n)] for n in MELDS]
        if number is not None:
            rows = [row for row, n in zip(rows, MELDS, strict=True) if n == int(number)]
        return ", ".join(_text(state.table.zones[row]) for row in rows if state.table.zones[row])

    def _deadwood(self, state: State[JerseyGinFacts]) -> list[int]:
        """What each seat has now, or had when the last hand was scored."""
        facts, table, index = state.facts, state.table, self.zone_registry.index
        if facts.hands and facts.phase is not Phase.LAYOFF:
            return list(facts.hands[-1].deadwood)
        return [
            card_points(mask_of(table.zones[index[ZoneId("unmatched", seat)]]))
            + least_deadwood(mask_of(table.zones[index[ZoneId("hand", seat)]]))
            for seat in range(self.seats)
        ]

    def _read_score(self, text: str, facts: JerseyGinFacts) -> bool:
        words = text.split()
        if len(words) != self.seats or not all(
            re.fullmatch(r"\d{1,4}", w, re.ASCII) for w in words
        ):
            raise BadNotation(f"“{text}” is not {self.seats} numbers of points.")
        facts.points = [int(word) for word in words]
        return True

    def _added(self, text: str) -> Added:
        word, _, who = text.strip().partition(" ")
        return Added(read_card(word), read_seat(who.strip(), self.seats))


def _meld_path(found: re.Match[str]) -> str:
    return f"meld/{found[1]}/{found[2] or 1}"


def _text(cards: Iterable[Card]) -> str:
    return " ".join(card.text for card in cards)


def _cards(text: str) -> list[Card]:
    return [] if text.strip() == "none" else [read_card(word) for word in text.split()]


def _last_hand(key: str, facts: JerseyGinFacts) -> str | None:
    if not facts.hands:
        return None
    last = facts.hands[-1]
    if key == "gains":
        return " ".join(str(last.gain if seat == last.winner else 0) for seat in range(3))
    return last.how.value if key == "how" else None
