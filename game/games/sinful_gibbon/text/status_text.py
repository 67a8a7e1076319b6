"""The words of Sinful Gibbon beside the cards: prompts, goals, captions, notes and tips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.presentation.score_panel import Unit
from game.presentation.sign_texts import SignTexts

DECK = "deck"
PILE = "pile"
HEARTS = "hearts"
PROMISE = "promise"
POINTS = Unit("penalty points", "penalty point")
FACE_DOWN_NOTE = "Face-down cards stay face down."
DECK_NOTE = "The next card is seen only when it is picked."
START_AFTER_DOUBT = "You won the doubt: start a new pile with any card and number, without picking."
YOU_ARE_BRAVEHEART = "You are the Braveheart"
YOU_CLOSED_ROUND = "You closed the round"
PICK_A_CARD = "Your turn: pick a card."
START_A_PILE = "Start a pile: play a card face down and promise any number."
WHICH_NUMBER = "Which number do you promise?"
IS_BRAVEHEART = "is the Braveheart"
CLOSED_ROUND = "closed the round"
IN_HELL = "in Hell"
BRAVEHEART = "Braveheart"
BRAVEHEART_NOTED = "Rid of all cards: the Braveheart of this round."
ONE_CARD_LEFT = "1 card"
ONE_CARD_NOTED = "Only one card is left in hand."
DEALER_TIP = "Deals this round; the job goes from chair to chair."
HAT_TIP = "Heartless Monkey Hat: no heart promises, and 50 points."
MASK_TIP = "Braveheart of the last round."
BELIEVED = "believed"
"""The note on a card that cannot be doubted any more."""
DOUBT_IT = "doubt it?"
"""The note on a card that the viewer may doubt."""
OPEN_TO_DOUBT = "open to doubt"
"""The note on a card that somebody else may doubt."""
THROWN = "thrown"
"""The note on a thrown card."""
PILE_TIP = "The promised cards: whoever loses a doubt takes them all."
SIGNS: Final = SignTexts(
    gauge="The number that was promised last: the next one is at least as high.",
    centre="The stand of the Heartless Monkey Hat; whoever wears it may not offer hearts.",
    progress="A red dot for each card the hand has lost; one that was just picked does not count.",
    zones=(
        ("deck", "One card is picked from here before a card is played."),
        ("pile", PILE_TIP),
        ("held", "A heart that is offered lies here until it is accepted or doubted."),
        ("accepted", "Hearts that nobody doubted; nobody looks at them again."),
        ("shame", "A pile that was lost: sideways after a lie, straight after a wrong doubt."),
    ),
)
"""What the signs beside the cards mean."""


def signs(promises: Sequence[tuple[str, str]]) -> SignTexts:
    """What the signs mean; the pile tells its *promises*, the first one first: who, and what."""
    if not promises:
        return SIGNS
    told = f"Promised so far: {', '.join(f'{who} {number}' for who, number in promises)}."
    zones = tuple((zone, told if zone == "pile" else text) for zone, text in SIGNS.zones)
    return SIGNS._replace(zones=zones)


def fewest_points_win(target: int) -> str:
    """The goal under the title."""
    return f"Fewest points win when somebody has {target}"


def choose_swap(who: str) -> str:
    """Ask the viewer whom to change chairs with."""
    return f"{who}: choose whom to change chairs with."


def answer_heart(who: str, heart: str) -> str:
    """Ask whether the viewer doubts an offered heart."""
    return f"{who} offers the {heart}: doubt it, or let it be."


def answer_last_card(who: str, number: str) -> str:
    """Ask whether the viewer doubts the last card."""
    return f"The deck is used up: doubt {who}'s {number}, or let it be."


def claim_of(who: str, number: str) -> str:
    """The promise that may be doubted."""
    return f"{who}'s {number}"


def doubt_or_pick(claim: str) -> str:
    """Ask the viewer to doubt or to pick."""
    return f"Your turn: doubt {claim}, or pick a card and play one."


def promise_without_heart(low: str) -> str:
    """Ask for a promise of *low*, where the hat is worn."""
    return f"Play a card: promise {low}; the hat forbids hearts."


def promise_or_heart(low: str, heart: str) -> str:
    """Ask for a promise of *low* or an offer of the *heart*."""
    return f"Play a card: promise {low}, or offer the {heart}."


def chooses_swap(who: str, why: str) -> str:
    """Say that somebody else changes chairs, and why."""
    return f"{who} {why} and chooses whom to change chairs with."


def is_asked(who: str, accused: str) -> str:
    """Say that somebody else is asked whether to doubt."""
    return f"{who} is asked: doubt {accused}, or let it be?"


def turn_of(who: str) -> str:
    """Say whose turn it is."""
    return f"It is {who}'s turn."


def promises_a_card(who: str) -> str:
    """Say that somebody else has picked."""
    return f"{who} has picked and now promises a card."


def starts_a_pile(who: str) -> str:
    """Say that somebody else starts a pile."""
    return f"{who} won the doubt and starts a new pile."


def offered_heart(figure: str) -> str:
    """A heart that is offered, on its card and at its seat: ``9 of hearts``."""
    return f"{figure} of hearts"


def kept_hearts(count: int) -> str:
    """How many hearts lie before a seat: ``3 hearts``."""
    return "1 heart" if count == 1 else f"{count} hearts"


def offers(heart: str) -> str:
    """The tip of an offered heart."""
    return f"Offers the {heart}."


def promised(number: str) -> str:
    """The tip of a promised number."""
    return f"Promised {number}."
