"""Written positions of Indian Chief: their lines, and what follows from what they say."""

from __future__ import annotations

from typing import Final

from game.engine.cards import Suit
from game.engine.notation import BadNotation, read_card
from game.engine.rules import State
from game.engine.zones import Seat
from game.games.indian_chief.rules.facts import (
    BOXES,
    DOCTOR,
    IDS,
    RHYME,
    THIEF,
    TURNS,
    ChiefFacts,
    Phase,
)
from game.games.indian_chief.rules.scoring import SUITS, best_suit
from game.games.indian_chief.rules.thieves import Thieves
from game.games.indian_chief.rules.zones import Zones
from game.games.indian_chief.text.card_text import BOX_NAMES

OPEN: Final[tuple[str, ...]] = ("-", "none", "open", "empty")
PHASES = {
    "meld": Phase.MELD,
    "reveal": Phase.MELD,
    "steal": Phase.STEAL,
    "refill": Phase.STEAL,
    "return": Phase.STEAL,
    "end": Phase.OVER,
    "over": Phase.OVER,
}
SUIT_WORDS = {suit.word: number for number, suit in enumerate(SUITS)}
SUIT_WORDS |= {suit.value: number for number, suit in enumerate(SUITS)}


def complete(thieves: Thieves, state: State[ChiefFacts]) -> None:
    """Fill in whatever a written position leaves open.

    Raises:
        BadNotation: when a stolen card does not lie in the hand of its Thief.
    """
    facts, cards_in, zones = state.facts, state.table.zones, thieves.zones
    _complete_sheets(facts, len(zones.hands))
    if all(not boxes for boxes in facts.open):
        facts.phase = Phase.OVER
    melded = any(cards_in[meld] for meld in zones.melds)
    if melded and facts.phase is Phase.MELD:
        facts.phase = Phase.OVER if facts.turn == TURNS else Phase.STEAL
    if not facts.turn:
        filled = max(len(BOXES) - boxes.bit_count() for boxes in facts.open)
        facts.turn = min(TURNS, filled + (facts.phase is Phase.MELD) or 1)
    if facts.phase is Phase.STEAL:
        _complete_thefts(thieves, state)
    elif facts.phase is Phase.MELD:
        _complete_commits(zones, state)


def _complete_sheets(facts: ChiefFacts, seats: int) -> None:
    missing = range(len(facts.sheet), seats)
    facts.sheet += [[None] * (TURNS + 1) for _ in missing]
    facts.open = [sum(1 << box for box in BOXES if row[box] is None) for row in facts.sheet]
    facts.suits += [None] * (seats - len(facts.suits))


def _complete_commits(zones: Zones, state: State[ChiefFacts]) -> None:
    """Who has committed already; and who cannot meld because the position gives no cards."""
    facts, cards_in = state.facts, state.table.zones
    facts.committed = zones.idle(state)
    for seat, commit in enumerate(zones.commits):
        if cards_in[commit]:
            facts.committed |= 1 << seat
            if len(cards_in[commit]) == DOCTOR and facts.suits[seat] is None:
                facts.suits[seat] = best_suit(cards_in[commit])


def _complete_thefts(thieves: Thieves, state: State[ChiefFacts]) -> None:
    """The Thieves from the melds of one card, unless they were named, and who decides first.

    If nobody can steal, the refill is what the position waits for.
    """
    facts, cards_in, zones = state.facts, state.table.zones, thieves.zones
    for seat, card in facts.stolen:
        if card not in cards_in[zones.hands[seat]]:
            raise BadNotation(f"{card} was stolen, so it must lie in the hand of its Thief.")
        state.table.up.add(card)
    marks, tries = facts.marks, facts.tie_try
    if not facts.groups:
        done = {seat for seat, _ in facts.stolen}
        single = [s for s, meld in enumerate(zones.melds) if len(cards_in[meld]) == THIEF]
        thieves.line_up(state, [seat for seat in single if seat not in done])
    if thieves.call_next(state):
        facts.marks, facts.tie_try = marks, max(tries, 2 if marks else 1)


def read_turn(text: str) -> int:
    """The number of a turn from its text.

    Raises:
        BadNotation: when there is no such turn.
    """
    if text not in map(str, range(1, TURNS + 1)):
        raise BadNotation(f"“{text}” is no turn; there are 1 to {TURNS}.")
    return int(text)


def read_phase(text: str) -> Phase:
    """The phase from its text; one that passes by itself waits where a position begins.

    Raises:
        BadNotation: when there is no such phase.
    """
    if text not in PHASES:
        raise BadNotation(f"“{text}” is no phase; there are {', '.join(PHASES)}.")
    return PHASES[text]


def _read_score(text: str) -> int | None:
    if text in OPEN:
        return None
    try:
        return int(text.replace("−", "-"))
    except ValueError:
        raise BadNotation(f"“{text}” is no score; an open box is written -.") from None


def _box_ids(text: str) -> str:
    """The same with the ids of boxes for their names: ``rich -9`` for ``Rich Man -9``."""
    text = text.lower()
    for name, box in zip(BOX_NAMES[1:], IDS[1:], strict=True):
        text = text.replace(name.lower(), box)
    return text


def _read_sheet(facts: ChiefFacts, seat: Seat, text: str, seats: int) -> None:
    """Seven scores in rhyme order, or boxes by name."""
    row: list[int | None] = [None] * (TURNS + 1)
    words = _box_ids(text).replace(",", " ").replace("=", " ").split()
    if not set(words) & set(IDS):
        if len(words) != TURNS:
            order = " ".join(IDS[box] for box in RHYME)
            raise BadNotation(f"Write seven scores, - for an open box: {order}.")
        for box, word in zip(RHYME, words, strict=True):
            row[box] = _read_score(word)
    else:
        for name, word in zip(words[::2], [*words[1::2], ""], strict=False):
            if name not in IDS[1:]:
                raise BadNotation(f"“{name}” is no box; there are {', '.join(IDS[1:])}.")
            row[IDS.index(name)] = _read_score(word)
    facts.sheet += [[None] * (TURNS + 1) for _ in range(seats - len(facts.sheet))]
    facts.sheet[seat] = row


def _read_mark(facts: ChiefFacts, seat: Seat, text: str, seats: int) -> None:
    facts.marks += ((seat, None if text in OPEN else read_card(text)),)


def _read_stolen(facts: ChiefFacts, seat: Seat, text: str, seats: int) -> None:
    if text not in OPEN:
        facts.stolen += ((seat, read_card(text)),)


def _read_suit(facts: ChiefFacts, seat: Seat, text: str, seats: int) -> None:
    if text not in SUIT_WORDS:
        raise BadNotation(f"“{text}” is no suit; there are clubs, diamonds, hearts and spades.")
    facts.suits += [None] * (seats - len(facts.suits))
    suit: Suit = SUITS[SUIT_WORDS[text]]
    facts.suits[seat] = suit


def write_sheet(row: list[int | None], box: list[str]) -> str:
    """Seven scores in rhyme order, or the score of one *box*, named in one word or two.

    Raises:
        BadNotation: when there is no such box.
    """
    if not box:
        scores = (row[each] for each in RHYME)
        return " ".join("-" if score is None else str(score) for score in scores)
    name = _box_ids(" ".join(box))
    if name not in IDS[1:]:
        raise BadNotation(f"“{name}” is no box; there are {', '.join(IDS[1:])}.")
    score = row[IDS.index(name)]
    return "none" if score is None else str(score)


SEATED = {
    "sheet": _read_sheet,
    "mark": _read_mark,
    "marks": _read_mark,
    "stolen": _read_stolen,
    "suit": _read_suit,
}
"""Lines about one seat."""
