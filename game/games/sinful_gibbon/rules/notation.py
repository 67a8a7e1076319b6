"""The notation of Sinful Gibbon: the common form, the pile with its claims, the lost piles."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final

from game.engine.action import Action
from game.engine.cards import RANKS, Card
from game.engine.notation import BadNotation, Notation, read_card, read_seat, seat_text
from game.engine.rules import State
from game.engine.zones import Seat, ZoneId, ZoneRegistry
from game.games.sinful_gibbon.rules.actions import SEAT_VERBS, aim
from game.games.sinful_gibbon.rules.facts import Round, SinfulFacts
from game.games.sinful_gibbon.rules.promises import NUMBERS
from game.games.sinful_gibbon.rules.scoring import Sins
from game.games.sinful_gibbon.rules.zones import HELD, PILE, lost_pile
from game.games.sinful_gibbon.text.log_text import LINES
from game.games.sinful_gibbon.view.score_sheet import cells

ENTRY = re.compile(r"(?P<card>\S+?) ?\((?P<seat>P\d+)(?: ?,? ?(?P<claim>\w+))?\)")
SEAT_FIRST = re.compile(r"(?P<seat>P\d+): ?(?P<card>[^\s(]+)(?: ?\((?P<claim>\w+)\))?")
OPEN_CARD = re.compile(r"\w[cdhs]|\*1")
LOST = re.compile(r"shame (P\d+)(?: (\d+))?")
SHEET = re.compile(r"sheet (P\d+)")
SIDES = {"straight": False, "sideways": True}
NUMBER_WORDS = {letter: number for number, letter in enumerate(RANKS) if number in NUMBERS}
NEVER: Final = ("peek", "look")


class SinfulGibbonNotation(Notation):
    """How it is written: ``promise_number 5c 9``, ``pile: 4d(P1,4) Tc(P2,6)``, bottom first."""

    verbs: ClassVar[tuple[str, ...]] = ("doubt P2", "pass", "peek")
    codes: ClassVar[tuple[str, ...]] = (
        *LINES,
        *("doubt", "promise_number", "promise_heart", *Sins._fields, "round"),
    )
    specials: ClassVar[tuple[str, ...]] = (
        "pile: 4d(P1,4) Tc(P2,6) -- bottom first, each with who played it and the number; "
        "or P1:4d(4) P2:Tc(6)",
        "open: Tc -- the card that may be doubted, the top of the pile written above it; or on/off",
        "held: 5h(P2) -- the offered card and who offers it",
        "shame P2: Tc 4d sideways, 5c straight -- each lost pile, the top first",
        "shame P2 1: Tc 4d sideways -- the first lost pile alone",
        "dealer_chair: 1 -- the place in “chairs” as written above it, or who sits there",
        "score: 10 0 20 40 -- the totals, one for each seat",
        "phase: round_end -- counts the sins at once",
        "check shame P2: Tc/1/sideways, 5c/0/straight -- top, cards under it, how it lies",
        "check pride: 30 20 40 0 -- a row of the last round, “Braveheart” for the immune",
        "check round: 30 60 170 0 -- what the last round cost, by seat",
        "check sheet P1: 30 0 0 0 0 0 0 -- the seven rows of one seat",
    )

    def __init__(self, zone_registry: ZoneRegistry, seats: int) -> None:
        """Prepare to read and write what *seats* players do."""
        super().__init__(zone_registry, seats, SEAT_VERBS)

    def target(self, seat: Seat, verb: str, cards: tuple[Card, ...]) -> ZoneId | None:
        """The zone on which the verb always drops its card."""
        return aim(seat, verb)

    def read(self, seat: Seat, text: str) -> Action:
        """The action that *text* describes, also with brackets and with numbers such as ``J``.

        Raises:
            BadNotation: when a word of it cannot be understood.
        """
        verb, *words = re.sub(r"[(),]", " ", text).split() or [""]
        if verb in NEVER:
            return Action(seat, "peek")
        if verb == "promise_number":
            words = [str(NUMBER_WORDS.get(word, word)) for word in words]
        return super().read(seat, " ".join([verb, *words]))

    def steps(self, action: Action, state: Any) -> tuple[Action, ...]:
        """The action of a line, without what is clear from the table: ``doubt P2``."""
        facts: SinfulFacts = state.facts
        implied = {"doubt": facts.accused, "promise_heart": facts.standing}.get(action.verb)
        said = action.value is not None and action.value == implied
        own = action.verb == "doubt" and implied == action.seat
        return (action._replace(value=None) if said and not own else action,)

    def read_special(self, key: str, text: str, state: State[Any]) -> bool:
        """Take the lines listed in *specials*; False for any other line.

        Raises:
            BadNotation: when a word of it cannot be understood.
        """
        facts: SinfulFacts = state.facts
        lost = LOST.fullmatch(key)
        if lost is not None:
            self._read_shame(read_seat(lost[1], self.seats), lost[2], text, state)
        elif key == "pile":
            self._read_pile(text, state)
        elif key == "held":
            self._read_held(text, state)
        elif key == "dealer_chair":
            facts.dealer = self._read_chair(text, facts)
        elif key == "chairs" and facts.chairs:
            raise BadNotation("Write “chairs” once, and before the number of a “dealer_chair”.")
        elif key == "score":
            facts.total = _read_points(text, self.seats)
        elif key == "open" and OPEN_CARD.fullmatch(text):
            self._check_top(text, state)
            facts.open = True
        else:
            return False
        return True

    def write_special(self, key: str, state: State[Any]) -> str | None:
        """The text that the lines listed in *specials* are checked with; None for any other."""
        facts: SinfulFacts = state.facts
        lost = LOST.fullmatch(key)
        if lost is not None:
            return self._write_shame(read_seat(lost[1], self.seats), lost[2], state)
        if key == "pile":
            cards = state.table.zones[self.zone_registry.index[PILE]]
            laid = zip(cards, facts.owners, facts.claims, strict=True)
            return " ".join(f"{card.text}({seat_text(seat)},{claim})" for card, seat, claim in laid)
        if key == "held" and facts.promiser is not None:
            offered = state.table.zones[self.zone_registry.index[HELD]]
            return " ".join(f"{card}({seat_text(facts.promiser)})" for card in offered)
        if key == "dealer_chair":
            return str(facts.chairs.index(facts.dealer) + 1)
        if key == "score":
            return " ".join(map(str, facts.total))
        return self._write_sins(key, facts.rounds)

    def _read_pile(self, text: str, state: State[Any]) -> None:
        for found in _entries(text):
            claim = _read_claim(found)
            state.table.put(self.zone_registry.index[PILE], [read_card(found["card"])])
            state.facts.add(read_seat(found["seat"], self.seats), claim)

    def _read_held(self, text: str, state: State[Any]) -> None:
        entries = _entries(text)
        if len(entries) > 1:
            raise BadNotation("Only one card can be offered at a time: write “held: 5h(P2)”.")
        for found in entries:
            state.table.put(self.zone_registry.index[HELD], [read_card(found["card"])])
            state.facts.promiser = read_seat(found["seat"], self.seats)

    def _read_shame(self, seat: Seat, number: str | None, text: str, state: State[Any]) -> None:
        facts: SinfulFacts = state.facts
        facts.lost += [()] * (self.seats - len(facts.lost))
        piles = [part.strip() for part in re.split("[,;]", text)]
        piles = [part for part in piles if part not in ("", "none")]
        if number is not None and (len(piles) > 1 or int(number) != len(facts.lost[seat]) + 1):
            raise BadNotation("Lost piles are numbered from 1 on, and a line with a number is one.")
        for pile in piles:
            words = pile.replace("/", " ").split()
            side = words.pop() if words[-1] in SIDES else "straight"
            if not words or any(word.isdecimal() for word in words):
                raise BadNotation(
                    f"“{pile}” must name its cards, the top first: 5c 2d 3s straight."
                )
            *under, top = [read_card(word) for word in reversed(words)]
            facts.lost[seat] += (SIDES[side],)
            zone = state.table.open(lost_pile(seat, len(facts.lost[seat])))
            state.table.put(zone, under)
            state.table.put(zone, [top], up=True)

    def _write_shame(self, seat: Seat, only: str | None, state: State[Any]) -> str:
        """All lost piles in short, or the cards of one of them."""
        table = state.table
        short, whole = [], []
        for number, sideways in enumerate(state.facts.lost[seat], 1):
            *under, top = table.zones[table.open(lost_pile(seat, number))]
            side = "sideways" if sideways else "straight"
            short.append(f"{top}/{len(under)}/{side}")
            whole.append(" ".join([top.text, *(card.text for card in reversed(under)), side]))
        if only is None:
            return ", ".join(short)
        return "".join(whole[int(only) - 1 : int(only)])

    def _read_chair(self, text: str, facts: SinfulFacts) -> Seat:
        if text[:1] == "P":
            return read_seat(text, self.seats)
        facts.chairs = facts.chairs or tuple(range(self.seats))
        if not text.isdecimal() or not 1 <= int(text) <= self.seats:
            raise BadNotation(f"“{text}” is no chair; chairs are 1 to {self.seats}, or a seat.")
        return facts.chairs[int(text) - 1]

    def _check_top(self, text: str, state: State[Any]) -> None:
        pile = state.table.zones[self.zone_registry.index[PILE]]
        if pile[-1:] != [read_card(text)]:
            raise BadNotation(f"“{text}” is not the top of the pile, which is written above it.")

    def _write_sins(self, key: str, rounds: tuple[Round, ...]) -> str | None:
        """A row, a column or the sums of the round counted last, nothing before the first."""
        rows = cells(rounds[-1]) if rounds else dict.fromkeys(Sins._fields, ())
        column = SHEET.fullmatch(key)
        if key in rows:
            return " ".join(rows[key])
        if key == "round":
            return " ".join(map(str, rounds[-1].sins.sums)) if rounds else ""
        if column is not None:
            seat = read_seat(column[1], self.seats)
            return " ".join(row[seat] for row in rows.values() if row)
        return None


def _entries(text: str) -> list[re.Match[str]]:
    """The cards of the pile as written, each with its seat and its claim."""
    found: list[re.Match[str]] = []
    left = "" if text == "none" else text.strip()
    while left:
        entry = ENTRY.match(left) or SEAT_FIRST.match(left)
        if entry is None:
            raise BadNotation(f"“{left}” is no card of the pile: write 4d(P1,4) Tc(P2,6).")
        found.append(entry)
        left = left[entry.end() :].strip(" ,")
    return found


def _read_claim(entry: re.Match[str]) -> int:
    word = entry["claim"] or ""
    number = NUMBER_WORDS.get(word, int(word) if word.isdecimal() else 0)
    if number not in NUMBERS:
        raise BadNotation(f"“{entry[0]}” needs a promised number from 2 to 14: 4d(P1,4).")
    return number


def _read_points(text: str, seats: int) -> list[int]:
    words = text.split()
    if len(words) != seats or not all(word.isdecimal() for word in words):
        raise BadNotation(f"“{text}” should be {seats} numbers, one for each seat.")
    return [int(word) for word in words]
