"""The words of Indian Chief beside the cards: prompts, goals, notes and tips."""

from __future__ import annotations

from typing import Final

from game.games.indian_chief.text.card_text import POKER_HANDS
from game.presentation.sign_texts import SignTexts

STUB = "stub"
STUB_NOTE = "The cards of the stub stay face down."
MELDS_NOTE = "Melds are turned up when everybody has chosen."
YOUR_MELD = "your meld"
WHICH_SUIT = "Paid in which suit?"
GOAL = "Highest total over the seven boxes wins"
HANDS_FILLED_UP = "The hands are filled up to eight cards."
MELDS_TURNED_UP = "the melds are turned up."
EVERYBODY_CHOOSES = "everybody chooses a meld in secret."
STEAL_OR_DRAW = "Your Thief may steal a card from another meld, or draw one instead."
LAST_TRY = "This is the last try."
READY = "ready"
THIEF = "Thief"
DEALER_TIP = "Dealt this match, and is the last to draw."
READY_TIP = "Has locked in a meld."
THIEF_TIP = "May steal a card now."
BOX_TIPS: Final[tuple[str, ...]] = (
    "",
    "Thief: one card, its face value.",
    "Beggar Man: two cards, 2 for each card of their ranks in the melds of the others.",
    "Poor Man: three cards, the face values of the spades.",
    "Lawyer: four cards, 25 if their face values add up to exactly 25, else 0.",
    "Rich Man: five cards, minus their face values.",
    "Doctor: six different ranks with an ace and a heart, 10 for each card of the longest suit.",
    "Indian Chief: seven cards. Five are a poker hand: straight flush 45, four of a kind 40, full "
    "house 35, flush 30, straight 25, three of a kind 20, two pairs 15, a pair 10, else 5. The "
    "other two are added up, and only the last digit counts.",
)
"""What each box takes and is worth, by its number of cards."""
SIGNS: Final = SignTexts(
    zones=(
        ("stub", "Hands are filled up to eight cards from here."),
        ("meld", "What you have melded this turn."),
    ),
)
"""What the signs beside the cards mean."""


def no_box_takes(number: int) -> str:
    """Say that no meld has so many cards."""
    return f"No box takes {number} cards"


def already_filled(box: str) -> str:
    """A meld for a box that is filled."""
    return f"{box}: already filled"


def depends_on_others(box: str) -> str:
    """A meld whose score is not known yet."""
    return f"{box}: depends on the others"


def nothing_stated(box: str) -> str:
    """A meld that lacks its suit or its pair."""
    return f"{box}: nothing stated"


def scores(box: str, points: str, how: str) -> str:
    """What a meld would score, with the suit of a Doctor after it."""
    return f"{box}: {points}{how}"


def hand_and_rest(hand: int, rest: int) -> str:
    """What an Indian Chief's poker hand and its other two cards bring, after its points."""
    return f", {hand} for {POKER_HANDS[hand]} and {rest}"


def choose_meld(turn: int, turns: int) -> str:
    """Ask the viewer for a meld."""
    return f"Turn {turn} of {turns}: meld one to seven cards for an open box."


def turn_waits(turn: int, turns: int, others: str) -> str:
    """Say for whom the turn waits."""
    return f"Turn {turn} of {turns}: {others}"


def thieves_tie(thieves: str) -> str:
    """Say that other Thieves tie."""
    return f"The Thieves of {thieves} tie: each marks a card in secret."


def thief_may_steal(thief: str) -> str:
    """Say that somebody else may steal."""
    return f"{thief}'s Thief may steal a card."


def some_players(number: int) -> str:
    """A number of players, without their names."""
    return f"{number} players"


def mark_a_card(others: str) -> str:
    """Ask a tied Thief for a mark."""
    return f"Your Thief ties with {others}: mark a card nobody else marks, or none."


def tries_left(number: int) -> str:
    """Say how many tries are left."""
    return f"Tries after this: {number}."


def sentences(first: str, second: str) -> str:
    """Two sentences in a row."""
    return f"{first} {second}"


def others_choose(who: str, several: bool) -> str:
    """Say who still choose a meld."""
    return f"{who} {'choose' if several else 'chooses'} a meld in secret."


def others_still_mark(who: str, several: bool) -> str:
    """Say for whom the viewer waits after marking a card."""
    return f"Your mark is made: {who} still {'mark' if several else 'marks'} a card in secret."
