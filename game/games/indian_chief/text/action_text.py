"""The labels of Indian Chief's actions: which box a meld fills, and what it scores."""

from __future__ import annotations

from game.engine.action import Action
from game.games.indian_chief.rules import poker_and_baccarat, scoring
from game.games.indian_chief.rules.facts import BEGGAR, BOXES, CHIEF, DOCTOR, ChiefFacts
from game.games.indian_chief.rules.poker_and_baccarat import parted
from game.games.indian_chief.rules.scoring import SUITS, doctor, suit_of
from game.games.indian_chief.text.card_text import BOX_NAMES, card_words, points
from game.patterns.phrases import cards_text

SIMPLE = {"decline": "Draw instead"}


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
    """``Poor Man, 19 points: 9 of hearts, 9 and king of spades``."""
    cards, size = action.cards, len(action.cards)
    if not cards:
        return "Meld nothing"
    laid = cards_text(cards)
    if size not in BOXES:
        return f"Meld all {size} cards: {laid}"
    box = BOX_NAMES[size]
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
        return poker_and_baccarat.chief(parted(action)), ""
    if len(cards) == DOCTOR:
        suit = suit_of(action)
        return doctor(cards, suit), f" in {suit.word}"
    return scoring.PLAIN[len(cards)](cards), ""


def _parted(action: Action) -> str:
    order = parted(action)
    return "; ".join(cards_text(part) for part in (order[:5], order[5:]))


def _stated(action: Action) -> str:
    if action.groups:
        return f", {cards_text(action.groups[0])} aside"
    return "" if action.value is None else f", in {SUITS[action.value].word}"
