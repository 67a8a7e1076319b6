"""What is said at a table of Indian Chief: lines of the log, and words for actions."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action, Outcome
from game.engine.cards import Card, Suit
from game.engine.events import Flourish, Moment, Worth
from game.engine.table import Table
from game.engine.zones import Seat, ZoneId
from game.games.indian_chief.rules import scoring
from game.games.indian_chief.rules.facts import (
    BEGGAR,
    BOXES,
    CHIEF,
    DOCTOR,
    IDS,
    LAWYER,
    NAMES,
    POOR,
    TURNS,
    ChiefFacts,
)
from game.games.indian_chief.rules.scoring import SUITS
from game.patterns.phrases import player_placeholder, players_text

SIMPLE = {"decline": "Draw instead of stealing"}
CARDS = ("steals", "marks")
"""Codes of what is said whose value is the index of a card."""
NO_CARD = -1

HIGHEST = (0, 11, 16, 27, 25, -8, 40, 45)
"""From these scores on a box of so many cards is made much of; a Thief never scores as much."""
BEST = Moment(Flourish.AWARD, "Well filled", "button")
WON = Moment(Flourish.TRIUMPH, "The last box", "crown")


def card_words(card: Card) -> str:
    """A card in words that tell the two packs apart."""
    return f"{card.words} of the second pack" if card.copy else card.words


def points(score: int) -> str:
    """A score in words: ``19 points``, ``−11 points``."""
    text = minus(score)
    return f"{text} point" if abs(score) == 1 else f"{text} points"


def label(facts: ChiefFacts, action: Action, manual: bool) -> str:
    """The action in a few words: which box a meld fills, and what it scores as things stand."""
    cards = action.cards
    if action.verb == "meld":
        return meld_label(facts, action, manual)
    if action.verb == "mark":
        return f"Mark the {card_words(cards[0])}" if cards else "Mark no card"
    if action.verb == "steal" and cards:
        return f"Steal the {card_words(cards[0])}"
    return SIMPLE.get(action.verb, action.verb)


def meld_label(facts: ChiefFacts, action: Action, manual: bool) -> str:
    """``Poor Man, 19 points: 9h 9s Ks``."""
    cards, size = action.cards, len(action.cards)
    if not cards:
        return "Meld nothing"
    laid = " ".join(card.text for card in cards)
    if size not in BOXES:
        return f"Meld all {size} cards: {laid}"
    box = NAMES[size]
    if not facts.open[action.seat] >> size & 1:
        return f"{box}, already filled: {laid}" + _stated(action)
    if manual and size in (DOCTOR, CHIEF) and action.value is None and not action.groups:
        return f"{box}, nothing stated: {laid}"
    if size == BEGGAR:
        return f"{box}, depends on the others: {laid}"
    worth, how = promise(action)
    return f"{box}, {points(worth)}{how}: " + (laid if size != CHIEF else _parted(action))


def promise(action: Action) -> tuple[int, str]:
    """What a meld other than a Beggar Man scores, and the suit a Doctor names."""
    cards = action.cards
    if len(cards) == CHIEF:
        return scoring.chief(parted(action)), ""
    if len(cards) == DOCTOR:
        suit = suit_of(action)
        return scoring.doctor(cards, suit), f" in {suit.word}"
    return scoring.PLAIN[len(cards)](cards), ""


def parted(action: Action) -> tuple[Card, ...]:
    """The cards of an Indian Chief, five for poker first: as stated, or else the best way."""
    if action.groups:
        return scoring.split(action.cards, action.groups[0])
    return scoring.best_split(action.cards)


def suit_of(action: Action) -> Suit:
    """The suit of a Doctor: as stated, or else the best."""
    return scoring.best_suit(action.cards) if action.value is None else SUITS[action.value]


def _parted(action: Action) -> str:
    order = parted(action)
    return " and ".join(" ".join(c.text for c in part) for part in (order[:5], order[5:]))


def _stated(action: Action) -> str:
    if action.groups:
        return f", {' '.join(card.text for card in action.groups[0])} aside"
    return "" if action.value is None else f", in {SUITS[action.value].word}"


def warning(facts: ChiefFacts, action: Action) -> str:
    """A question before an open box is filled with nothing."""
    size = len(action.cards)
    if size not in (POOR, LAWYER, DOCTOR) or not facts.open[action.seat] >> size & 1:
        return ""
    if promise(action)[0]:
        return ""
    return f"This fills your {NAMES[size]} box with nothing. Meld it all the same?"


def deal(table: Table, facts: ChiefFacts) -> None:
    """Says who deals."""
    if table.record is not None:
        text = f"{player_placeholder(facts.dealer)} deals eight cards to everybody."
        table.say("deal", text, facts.dealer)


def turn(table: Table, facts: ChiefFacts) -> None:
    """Says which turn begins."""
    text = f"Turn {facts.turn} of {TURNS}: everybody chooses a meld in secret."
    table.say("turn", text, None, facts.turn)


def reveal(table: Table) -> None:
    """Says that all melds are turned up (IC-C1)."""
    table.say("reveal", "All melds are turned up.")


def scores(table: Table, seat: Seat, cards: Sequence[Card], suit: Suit | None, score: int) -> None:
    """Says what a meld scored, by the id of its box."""
    if table.record is None:
        return
    size, how = len(cards), ""
    if size == CHIEF:
        hand, rest = scoring.poker(cards[:5]), scoring.baccarat(cards[5], cards[6])
        how = f" for {scoring.POKER[hand]} ({hand}) and Baccarat {rest}"
    elif size == DOCTOR and score and suit is not None:
        how = f" in {suit.word}"
    text = f"{player_placeholder(seat)}: {NAMES[size]}, {points(score)}{how}."
    moment = BEST if score >= HIGHEST[size] else None
    worth = Worth(ZoneId("meld", seat), filled(size, score))
    table.say(IDS[size], text, seat, score, True, moment, worth)


def filled(box: int, score: int) -> str:
    """What stands at a meld: ``Poor Man 19``."""
    return f"{NAMES[box]} {minus(score)}"


def minus(score: int) -> str:
    """A score with a true minus sign."""
    return f"−{-score}" if score < 0 else str(score)


def passed_over(table: Table, seat: Seat) -> None:
    """Says that there is nothing left for a Thief (IC-D5)."""
    table.say("passed_over", f"Nothing is left for {player_placeholder(seat)} to steal.", seat)


def steals(table: Table, seat: Seat, card: Card, owner: Seat) -> None:
    """Says what was stolen, and from whom."""
    if table.record is not None:
        thief, robbed = player_placeholder(seat), player_placeholder(owner)
        text = f"{thief} steals the {card_words(card)} from {robbed}."
        table.say("steals", text, seat, card.index)


def declines(table: Table, seat: Seat) -> None:
    """Says that a Thief draws instead."""
    table.say("declines", f"{player_placeholder(seat)} steals nothing and will draw.", seat)


def marked(table: Table, facts: ChiefFacts) -> None:
    """Shows the marks of tied Thieves (IC-D4)."""
    if table.record is None:
        return
    for seat, card in facts.marks:
        if card is None:
            table.say("marks", f"{player_placeholder(seat)} marked nothing.", seat, NO_CARD)
        else:
            table.say(
                "marks",
                f"{player_placeholder(seat)} marked the {card_words(card)}.",
                seat,
                card.index,
            )


def clash(table: Table, facts: ChiefFacts, again: bool) -> None:
    """Says that two marks met: another try, or nobody steals (IC-D4)."""
    if again:
        text = f"A card was marked twice: {players_text(facts.thieves)} mark again."
        table.say("clash", text, None, facts.tie_try)
    else:
        table.say("clash", "A card was marked twice.", None, facts.tie_try)
        text = f"That was the last try: {players_text(facts.thieves)} steal nothing."
        table.say("no_steal", text, None, facts.tie_try)


def gathers(table: Table) -> None:
    """Says that the stub ran dry in the middle of a refill (IC-E2)."""
    table.say("gathers", "The stub is empty: the melds are shuffled into a new one.")


def returns(table: Table) -> None:
    """Says that the melds go back (IC-F1)."""
    table.say("returns", "The melds are shuffled back into the stub.")


def wins(table: Table, outcome: Outcome) -> None:
    """Says who won, or who shares the win (IC-G1)."""
    for seat in outcome.winners:
        score = outcome.points[seat]
        if len(outcome.winners) == 1:
            text = f"{player_placeholder(seat)} wins with {points(score)}."
            table.say("wins", text, seat, score, moment=WON)
        else:
            text = f"{player_placeholder(seat)} shares the win with {points(score)}."
            table.say("shares", text, seat, score, moment=WON)
