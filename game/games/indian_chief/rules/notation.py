"""How Indian Chief is written: `meld Ks 9s 9h`, `mark none`, `sheet P1: -9 21 - 10 - 25 -`."""

from __future__ import annotations

import re
from typing import ClassVar

from game.engine.action import Action
from game.engine.cards import Card, numbered
from game.engine.notation import BadNotation, Notation, read_seat, seat_text
from game.engine.rules import State
from game.engine.zones import Seat, ZoneId
from game.games.indian_chief.rules import positions
from game.games.indian_chief.rules.facts import CHIEF, IDS, RHYME, ChiefFacts
from game.games.indian_chief.rules.legal_melds import in_order
from game.games.indian_chief.rules.scoring import SUITS
from game.games.indian_chief.text import log_text

CALL = re.compile(r"(\w+) ?\(([^()]*)\)")
PAIR = re.compile(r"\bpair\b([^()]*)$")
BY_ITSELF = {"committed": "the commits", "open": "the sheets", "group": "the thieves"}
"""Facts that follow from others and are not written, only checked."""


class ChiefNotation(Notation):
    """The common form; a Doctor's suit and an Indian Chief's pair stand at the end.

    ``meld Ah 4h 9h Kh 6c Js suit hearts`` and ``meld 5c 5d 5h Ks Kd 9c Tc pair (9c Tc)``; the
    pair need not stand among the first cards too. Cards may be named in any order, and those of
    the pair without the mark of the second pack: ``(9c Tc)`` is whichever of them is melded.
    """

    verbs: ClassVar[tuple[str, ...]] = (
        "meld Ah 4h 9h Kh 6c Js suit hearts",
        "meld 5c 5d 5h Ks Kd 9c Tc pair (9c Tc)",
        "mark none",
        "decline",
    )
    codes: ClassVar[tuple[str, ...]] = (
        *("deal", "turn", "reveal", *IDS[1:], "steals", "declines", "passed_over"),
        *("marks", "clash", "no_steal", "gathers", "returns", "wins", "shares"),
    )
    refusals: ClassVar[tuple[str, ...]] = ("box_filled", "unseen_card", "sealed")
    specials: ClassVar[tuple[str, ...]] = (
        "sheet P1: -9 21 - 10 - 25 -: rich poor beggar thief doctor lawyer chief, - is open",
        "sheet P1: rich -9, Thief 10: only the boxes that are filled, by id or name; also in check",
        "thieves: P2 P4, P1: who has still to steal; those who tie before the comma",
        "groups: P2 P4, P1: all Thieves of this turn",
        "mark P1: Ad: what it marked in the last failed try",
        "stolen P1: Ah: what it took this turn, or none; the card lies in its hand",
        "suit P1: hearts: the suit its Doctor of this turn is paid in",
        "check sheet P1 doctor: 40",
        "check open P1: thief chief",
    )
    unordered: ClassVar[frozenset[str]] = frozenset({"open", "committed"})
    reread: ClassVar[frozenset[str]] = frozenset({"sheet"})

    def target(self, seat: Seat, verb: str, cards: tuple[Card, ...]) -> ZoneId | None:
        """The zone of a verb: melds are laid before their owner, stolen cards go to the hand."""
        names = {"meld": "commit", "steal": "hand"}
        return ZoneId(names[verb], seat) if verb in names else None

    def write(self, action: Action) -> str:
        """The action as text, with words before suit and pair."""
        if action.verb == "mark" and action == Action(action.seat, "mark"):
            return "mark none"
        plain = super().write(action._replace(value=None, groups=()))
        if action.value is not None:
            known = 0 <= action.value < len(SUITS)
            plain += f" suit {SUITS[action.value].word}" if known else f" {action.value}"
        if action.groups:
            sets = (f"({' '.join(card.text for card in group)})" for group in action.groups)
            plain += " pair " + " ".join(sets)
        return plain

    def read(self, seat: Seat, text: str) -> Action:
        """The action that *text* describes; ``draw`` is short for declining.

        Raises:
            BadNotation: when a word of it cannot be understood.
        """
        text = text.strip()
        call = CALL.fullmatch(text)
        if call is not None:
            text = f"{call[1]} {call[2]}"
        text = PAIR.sub(r"(\1)", text)
        verb, _, rest = text.partition(" ")
        suit = None
        kept = ["decline" if verb == "draw" else verb]
        for word in rest.replace(",", " ").split():
            if word in positions.SUIT_WORDS:
                suit = positions.SUIT_WORDS[word]
            elif word not in ("suit", "pair", "in", "none"):
                kept.append(word)
        action = super().read(seat, " ".join(kept))
        if verb != "meld":
            return action
        cards, groups = list(action.cards), []
        for group in action.groups:
            aside, more = _set_aside(group, cards)
            groups.append(tuple(in_order(aside)))
            cards += more
        return action._replace(cards=tuple(in_order(cards)), value=suit, groups=tuple(groups))

    def value_text(self, verb: str, value: int) -> str:
        """The value of an event: a card that was stolen or marked, or none; otherwise a number."""
        if verb not in log_text.CARDS:
            return super().value_text(verb, value)
        return "none" if value == log_text.NO_CARD else numbered(value).text

    def read_special(self, key: str, text: str, state: State[ChiefFacts]) -> bool:
        """Take in a header line that is no plain fact; see *specials*.

        Raises:
            BadNotation: when the text does not fit the key.
        """
        facts, (name, *who) = state.facts, key.split(" ")
        if name in BY_ITSELF:
            raise BadNotation(f"“{name}” is not written; it follows from {BY_ITSELF[name]}.")
        if key in ("thieves", "groups"):
            groups = (part.split() for part in text.split(","))
            facts.groups = tuple(
                tuple(read_seat(word, self.seats) for word in group) for group in groups
            )
        elif name == "turn" and not who:
            facts.turn = positions.read_turn(text)
        elif key == "phase":
            facts.phase = positions.read_phase(text.lower())
            if text.lower() in ("refill", "return"):
                facts.groups = ((),)
        elif name in positions.SEATED:
            if len(who) != 1:
                raise BadNotation(f"Write “{name} P1: ...”, one line for each seat.")
            positions.SEATED[name](facts, read_seat(who[0], self.seats), text, self.seats)
        else:
            return False
        return True

    def write_special(self, key: str, state: State[ChiefFacts]) -> str | None:
        """The text that a `check` line compares with; None for a plain fact or a zone."""
        facts, (name, *who) = state.facts, key.split(" ")
        if key == "score":
            return " ".join(map(str, facts.totals()))
        if key in ("thieves", "groups"):
            left = [facts.thieves, *facts.groups[facts.group + 1 :]]
            groups = left if key == "thieves" else facts.groups
            return ", ".join(" ".join(map(seat_text, group)) for group in groups if group)
        if key == "committed":
            seats = (seat for seat in range(self.seats) if facts.committed >> seat & 1)
            return " ".join(map(seat_text, seats))
        if name not in ("sheet", "open", "mark", "stolen", "suit") or not who:
            return None
        seat = read_seat(who[0], self.seats)
        if name == "sheet":
            return positions.write_sheet(facts.sheet[seat], who[1:])
        if name == "open":
            return " ".join(IDS[box] for box in RHYME if facts.open[seat] >> box & 1)
        if name == "suit":
            suit = facts.suits[seat]
            return "none" if suit is None else suit.word
        known = facts.marks if name == "mark" else facts.stolen
        return " ".join(card.text for s, card in known if s == seat and card is not None)


def _set_aside(pair: tuple[Card, ...], cards: list[Card]) -> tuple[list[Card], list[Card]]:
    """The cards a *pair* names, of the copies among *cards*, and those to be melded beside them."""
    if len(cards) + len(pair) == CHIEF:
        return list(pair), list(pair)
    left, aside, more = cards[:], list[Card](), list[Card]()
    for card in pair:
        copies = (each for each in left if each.text.rstrip("'") == card.text)
        copy = card if card in left else next(copies, None)
        if copy is not None:
            left.remove(copy)
        elif len(cards) < CHIEF:
            more.append(card)
        aside.append(card if copy is None else copy)
    return aside, more
