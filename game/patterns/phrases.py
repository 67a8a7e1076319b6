"""Phrases: players, cards and things in a sentence, as every game says them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.cards import Card
from game.engine.zones import Seat


def player_placeholder(seat: Seat) -> str:
    """Return the placeholder of a player, ``{2}``; the screen fills in the name."""
    return f"{{{seat}}}"


def players_text(seats: Iterable[Seat]) -> str:
    """Return the placeholders of players in a row: ``{0}, {1} and {3}``."""
    return list_text(map(player_placeholder, seats))


def list_text(words: Iterable[str]) -> str:
    """Join words in a row: ``a, b and c``; nothing for none."""
    *first, last = [*words] or [""]
    return f"{', '.join(first)} and {last}" if first else last


def counted_noun(count: int, one: str, many: str = "") -> str:
    """Count a thing: ``1 decision``, ``2 decisions``; *many* where an s does not do."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def worths_text(worths: Iterable[tuple[int, Sequence[str]]]) -> str:
    """Say what cards count: ``20 for the king; 10 for each of 4 and 7``."""
    parts = [
        f"{worth} for {f'the {names[0]}' if len(names) == 1 else f'each of {list_text(names)}'}"
        for worth, names in worths
    ]
    return "; ".join(parts)


def cards_text(cards: Sequence[Card]) -> str:
    """Return the cards in words, suit by suit: ``9 of clubs, jack and king of hearts``.

    Cards of one rank are named by their suits, ``5 of clubs and spades``; those of a second pack
    are told from the others, ``8 and second 8 of hearts``.
    """
    plain = [card for card in cards if not card.is_joker]
    jokers = [f"joker {card.text[1:]}" for card in cards if card.is_joker]
    names = [("second " * card.copy + card.words.split()[0], card.suit.word) for card in plain]
    ranks = {rank for rank, _ in names}
    if len(ranks) == 1 and len(plain) > 1:
        return ", ".join([f"{ranks.pop()} of {list_text(suit for _, suit in names)}", *jokers])
    suits: dict[str, list[str]] = {}
    for rank, suit in names:
        suits.setdefault(suit, []).append(rank)
    return ", ".join([*(f"{list_text(held)} of {suit}" for suit, held in suits.items()), *jokers])
