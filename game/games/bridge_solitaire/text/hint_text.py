"""The sentences of Bridge Solitaire that say what speaks for an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NUMBERS: Final[tuple[str, ...]] = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen",
)  # fmt: skip
RANKS: Final[tuple[str, ...]] = (
    "joker", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "jack", "queen", "king", "ace",
)  # fmt: skip
LETTERS: Final = ("", "", *"23456789", "10", *"JQKA")
LAST_CARD = "It is your last card."
SEVEN_CARDS_JOIN = "Now the seven cards you do not see yet join these six."
LED_JOKER_LOSES = "A joker you lead always loses: you give up the lead and nothing else."
JOKER_TAKES_JOKER = "Your joker is the one card that takes the trick from the house's joker."
JOKER_NEVER_WINS = "A joker never wins here, so it goes with a trick you let the house have."


def no_room_for(card: str) -> str:
    """Say that a card is put back."""
    return f"The best six have no room for the {card}."


def not_among_best(card: str) -> str:
    """Say that other cards are better."""
    return f"The {card} is not among the best six, but may do."


def nothing_beats(card: str) -> str:
    """Say that no card of the stock is higher."""
    return f"Nothing left in the stock beats the {card}."


def can_trump_later(suit: str) -> str:
    """Say that a short suit is led to be trumped later."""
    return f"With no more {suit} you can trump when the house leads them."


def gives_up_lead(card: str) -> str:
    """Say that a trick is lost cheaply by a lead."""
    return f"You give up the {card} and keep what may win when the house leads."


def trumps_trick(suit: str, card: str) -> str:
    """Say that a trump takes the trick."""
    return f"You have no {suit}, so the {card} trumps the trick."


def cannot_take(card: str) -> str:
    """Say that a trick is lost cheaply."""
    return f"You cannot take this trick, so you give up the {card}."


def suit_cards(ranks: Sequence[int], suit: str) -> str:
    """The cards of a suit by their letters: ``A 10 4 of clubs``."""
    return f"{' '.join(LETTERS[rank] for rank in ranks)} of {suit}"


def best_six(suits: Sequence[str], jokers: bool) -> str:
    """Name the best six cards; *jokers* if there are any among them."""
    return f"The best six: {'your jokers, ' if jokers else ''}{', '.join(suits)}."


def beat_the_house(bid: str, tricks: int) -> str:
    """Say how many tricks beat the contract of the house."""
    beat = "one trick beats" if tricks == 1 else f"{NUMBERS[tricks]} tricks beat"
    return f"The house has to make {bid}; {beat} it."


def best_without_trumps(aces: int) -> str:
    """Say why no trump is bid."""
    return f"An even hand with {_counted(aces, 'ace')} does best without trumps."


def about_tricks(length: int, suit: str, tricks: int, jokers: int) -> str:
    """Say how many tricks a trump suit of this length promises."""
    more = ", and your joker doubles it" if jokers == 1 else ", redoubled" if jokers else ""
    return f"{_counted(length, suit[:-1]).capitalize()}: about {_counted(tricks, 'trick')}{more}."


def wins_trick(suit: str) -> str:
    """Say that the stock has no answer to a lead."""
    return f"Nothing in the stock can answer {suit}: you win this trick."


def wins_every_trick(suit: str) -> str:
    """Say that the stock has no answer to any lead."""
    return f"Nothing in the stock can answer {suit}: you win this trick and every trick after it."


def few_beat(beaten: int, answers: int, card: str) -> str:
    """Say how many of the cards that may answer a lead beat it."""
    of = f"of the {NUMBERS[answers]} cards" if answers < len(NUMBERS) else f"of {answers} cards"
    few = NUMBERS[beaten] if beaten < len(NUMBERS) else str(beaten)
    return f"Only {few} {of} that may answer {'beats' if beaten == 1 else 'beat'} the {card}."


def only_card_of(suit: str) -> str:
    """Say that suit must be followed with this card."""
    return f"It is your only {suit[:-1]}."


def is_enough(card: str) -> str:
    """Say that the lowest card that wins is played."""
    return f"The {card} is enough to take the trick."


def takes_trick(card: str) -> str:
    """Say that a card wins."""
    return f"The {card} takes the trick."


def would_cost(rank: int) -> str:
    """Say which card this trick is not worth."""
    word = RANKS[rank]
    cost = f"an {word}" if word[0] in "ae" else f"a {word}"
    return f"This trick would cost {cost} that does more later."


def _counted(number: int, word: str) -> str:
    return f"{NUMBERS[number]} {word}{'' if number == 1 else 's'}"
