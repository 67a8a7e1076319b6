"""The words of Fire Gibbon beside the cards: prompts, goals, captions, notes and tips."""

from __future__ import annotations

from typing import Final

from game.presentation.sign_texts import SignTexts

FLAME = "flame"
HAT_OFF = "hat off"
"""The mark on the gauge where the hat comes off."""
ACE = "ace!"
"""The word at the gauge when only an ace is higher."""
FILL_SPOT = "Fill your empty fire spot from the deck, or with a hand card."
CHOOSE_REWARD = "choose a hand card for your new fire spot"
"""What a reward asks of the viewer; it ends a sentence that says what it is for."""
CHOOSE_SWAP = "You are the Braveheart: choose who changes chairs with you and deals."
NEW_FIRE = "start a new fire with any card, face up"
"""What is asked of the viewer where none is burning; it ends a sentence."""
DOUBT_OR = "doubt a face-down card, or "
"""The first half of what can be done, where a card can be doubted."""
CARD_FACE_UP = "a card face up (the hat!)"
"""What the wearer of the hat may play."""
ONE_CARD = "one card"
"""What anybody else may play."""
BRAVEHEART = "Braveheart"
BRAVEHEART_NOTED = "All fire spots are open: the Braveheart of this round."
ONE_CARD_LEFT = "1 card"
ONE_CARD_NOTED = "Only one card is left in hand."
DEALER_TIP = "Dealt this round."
HAT_TIP = "Cheap Monkey Hat: no face-down cards below flame 9."
MASK_TIP = "Braveheart of the last round."
RAISER_TIP = "Raised the flame last: would be rewarded if somebody tumbles now."
DECK = "deck"
ASHES = "ashes"
FACE_DOWN_NOTE = "Those cards stay face down."
DECK_NOTE = "The next card is seen only when it is drawn."
SIGNS: Final = SignTexts(
    gauge="The height of the fire, from 1 to 13: what you play must fit it.",
    centre="The fire burns as high as the flame beside it.",
    progress="Each flame is an open fire spot; all of them win the round.",
    zones=(
        ("deck", "New cards are drawn from here, unseen."),
        ("discards", "Cards of fires that have gone out, face down."),
        ("fire", "The cards of this fire, face down."),
    ),
)
"""What the signs beside the cards mean."""
HAT_SIGNS: Final = SIGNS._replace(
    gauge=f"{SIGNS.gauge} At the line the Cheap Monkey Hat comes off: then its wearer may play "
    "face down, too."
)
"""The same where the hat is played with."""


def open_spots_win(spots: int) -> str:
    """The goal of a match of one round."""
    return f"Open all {spots} fire spots to win"


def spots_score(spots: int, target: int) -> str:
    """The goal where each fire spot is a point."""
    return f"All {spots} fire spots end a round; each is a point, {target} win"


def rounds_win(spots: int, target: int) -> str:
    """The goal of a match of *target* rounds."""
    return f"Open all {spots} fire spots to win a round; {target} rounds win"


def turn_of(who: str) -> str:
    """Say whose turn it is."""
    return f"It is {who}'s turn."


def plays_after_doubt(who: str, right: bool) -> str:
    """Say that *who* has doubted and must play: a new fire if the doubt was *right*."""
    if right:
        return f"{who} was right and starts a new fire."
    return f"{who} was wrong and now plays a card."


def fills_spot(who: str) -> str:
    """Say that *who* fills a spot."""
    return f"{who} fills the empty fire spot."


def starts_after_tumble(tumbler: str, who: str) -> str:
    """Say that *who* starts a new fire, because *tumbler* put the last one out."""
    return f"{tumbler} tumbled, and {who} starts a new fire."


def chooses_reward(who: str) -> str:
    """Say that *who* was right with a doubt and chooses a reward."""
    return f"{who} caught a lie and chooses a card for a new fire spot."


def chooses_reward_of(doubter: str, who: str) -> str:
    """Say that *who* chooses a reward for a true card that *doubter* doubted."""
    return f"{doubter} doubted wrongly: {who} chooses a card for a new fire spot."


def chooses_reward_after_tumble(tumbler: str, who: str) -> str:
    """Say that *who* raised the flame last before *tumbler* fell, and chooses a reward."""
    return f"{tumbler} tumbled: {who} raised the flame last and chooses a new fire spot."


def your_reward() -> str:
    """Say that the viewer was right with a doubt, and ask for the reward."""
    return f"You caught a lie: {CHOOSE_REWARD}."


def your_reward_of(doubter: str) -> str:
    """Say that *doubter* doubted a true card of the viewer, and ask for the reward."""
    return f"{doubter} doubted you wrongly: {CHOOSE_REWARD}."


def your_reward_after_tumble(tumbler: str) -> str:
    """Say that *tumbler* fell after the viewer had raised the flame, and ask for the reward."""
    return f"{tumbler} tumbled, and you raised the flame last: {CHOOSE_REWARD}."


def your_new_fire(tumbler: str) -> str:
    """Ask the viewer to start a fire; *tumbler*, if any, put the last one out."""
    return f"{f'{tumbler} tumbled. ' if tumbler else ''}Your turn: {NEW_FIRE}."


def your_play_after_doubt(right: bool) -> str:
    """Ask the viewer for a card after a doubt: a new fire if it was *right*."""
    if right:
        return f"You were right: {NEW_FIRE}."
    return "You were wrong: now play one card."


def chooses_swap(who: str) -> str:
    """Say that *who* chooses a neighbour."""
    return f"{who} is the Braveheart and chooses whom to change chairs with."


def your_turn(doubt: str, card: str) -> str:
    """Say what the viewer can do on a turn: *doubt* may be empty."""
    return f"Your turn: {doubt}play {card}."
