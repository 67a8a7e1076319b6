"""The words of Bridge Solitaire for cards, bids, contracts, the two sides and what they score."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.engine.cards import Card
from game.games.bridge_solitaire.rules.bid_numbers import level_of, trump_of
from game.games.bridge_solitaire.rules.facts import Contract, Deal

YOU = "you"
HOUSE = "House"
NAMES: Final = ("{0}", "the house")
DOUBLES = {1: "", 2: " doubled", 4: " redoubled"}
JOKERS: Final[Mapping[str, str]] = MappingProxyType({"*1": "sun joker", "*2": "moon joker"})
ENTRIES = {
    "honors": "Honors",
    "contract": "Contract",
    "undertricks": "Undertricks",
    "overtricks": "Overtricks",
    "insult": "Insult",
    "slam": "Slam",
    "rubber": "Rubber",
}
"""What is written on the score pad, by its kind."""


def starting(text: str) -> str:
    """A sentence with a capital at its start."""
    return text[:1].upper() + text[1:]


def card_words(card: Card) -> str:
    """A card in words; the two jokers by what is painted on them."""
    return JOKERS[card.text] if card.is_joker else card.words


def contract_words(contract: Contract) -> str:
    """A contract without its declarer: ``1 club doubled``."""
    return bid_words(contract.bid) + DOUBLES[contract.multiplier]


def bid_words(bid: int) -> str:
    """A bid in words: ``1 club``, ``3 hearts``, ``2 no trump``."""
    level, trump = level_of(bid), trump_of(bid)
    if trump is None:
        return f"{level} no trump"
    return f"{level} {trump.word[:-1] if level == 1 else trump.word}"


def result_words(last: Deal) -> str:
    """How a contract ended: ``made``, ``made with 2 more``, ``1 down``."""
    if last.over < 0:
        return f"{-last.over} down"
    return "made" if last.over == 0 else f"made with {last.over} more"
