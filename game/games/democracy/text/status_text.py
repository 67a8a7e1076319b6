"""The words of Democracy beside the cards: prompts, goals, captions and tips."""

from __future__ import annotations

from typing import Final

from game.games.democracy.text.refusal_text import FACE_DOWN_CARDS_STAY_HIDDEN
from game.presentation.score_panel import Unit
from game.presentation.sign_texts import SignTexts

FACE_DOWN_NOTE: str = FACE_DOWN_CARDS_STAY_HIDDEN
POOL = "pool"
TRUMP = "trump"
CAPTURED = "captured"
TRIBES = Unit("tribes", "tribe")
READY = "ready"
NO_TRUMP = "there is no trump"
NO_TRUMP_TAG = "no trump"
UPCARD_COMES = "The next card of the voting pool is turned up."
CARDS_ARE_SHOWN = "Everyone has chosen: the cards are shown."
TRIBES_ARE_SCORED = "The island has been played: its tribes are scored."
DEALER_TIP = "Deals both days of this island."
LAST_TRICK_TIP = "Won the last trick."
READY_TIP = "Has chosen a card."
SIGNS: Final = SignTexts(
    gauge="The tribes of this island, and who holds them.",
    zones=(
        ("pool", "The voting pool: one card is turned up for each trick."),
        ("upcard", "The suit of this card is trump for this trick."),
        ("won", "Cards captured on this island: 13 points of a suit win its tribe."),
    ),
)
"""What the signs beside the cards mean."""


def suit_tip(suit: str, enough: int) -> str:
    """Say what the points of a suit are for."""
    return f"Points in {suit} on this island: {enough} win the tribe."


def first_to(tribes: int) -> str:
    """The goal of the game."""
    return f"First to {tribes} tribes"


def island_and_day(island: int, day: int) -> str:
    """The title of the map."""
    return f"Island {island}, day {day}"


def choose_a_card(moment: str) -> str:
    """Ask for a card."""
    return f"{moment}. Choose a card."


def last_card_chosen(card: str, others: str) -> str:
    """Say what the viewer chose, where no other card is left."""
    return f"You chose the {card}. {others}."


def card_may_be_changed(card: str, others: str) -> str:
    """Say what the viewer chose, and that it may be changed."""
    return f"You chose the {card}; change it while {others}."


def others_choose(moment: str, others: str) -> str:
    """Say whom the table waits for."""
    return f"{moment}. {others}."


def one_chooses(who: str) -> str:
    """Name the last player who has still to choose."""
    return f"{who} chooses"


def several_choose(who: str) -> str:
    """Name those who have still to choose."""
    return f"{who} choose"


def players(number: int) -> str:
    """A number of players, where they are too many to be named."""
    return f"{number} players"


def are_trump(suit: str) -> str:
    """Say which suit is trump."""
    return f"{suit} are trump"


def moment(day: int, trick: int, last: int, trump: str) -> str:
    """Day, trick and trump: ``Day 1, trick 3 of 8: hearts are trump``."""
    return f"Day {day}, trick {trick} of {last}: {trump}"
