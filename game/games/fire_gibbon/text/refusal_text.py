"""The sentences of Fire Gibbon that say why an action is refused."""

from __future__ import annotations

STAY_DOWN = "Those cards stay face down, and you may not look at them."
NO_SUCH_PLAY = "That is no play of this game."
ONE_CARD = "Choose exactly one card."
MATCH_OVER = "The match is over."
DOUBT_ON_OWN_TURN = "You can doubt only on your own turn, before you play."
NO_FIRE_SPOT_TO_FILL = "You have no fire spot to fill; play a card onto the fire."
SWAP_BETWEEN_ROUNDS = "Only the Braveheart changes chairs, between two rounds."
MUST_PLAY = "You must play one card; a random one is always possible."
INSTEAD_A_RANDOM_CARD = "play a random card"
"""The advice that ends some refusals while the hat is worn."""
INSTEAD_FACE_DOWN = "it may go face down"
"""The advice that ends some refusals otherwise."""
TABLE_CARDS_FACE_UP = "A fire spot is always played face up, in the middle of the fire."
NEW_FIRE_FACE_UP = "A new fire starts with a face-up card, and any card will do."
HAT_FORBIDS_PROMISE = (
    "The Monkey Hat forbids cheap promises until the flame is 9; play a card face up, or a "
    "random one."
)
NOT_YOUR_TABLE_CARD = "That is not one of your fire spots."
NO_SUCH_CARD_IN_FIRE = "There is no such card in the fire."
NO_SUCH_PLAYER = "There is no such player."
OWN_CARD = "You can't doubt your own card."
ONE_DOUBT_A_TURN = "Only one doubt in a turn; now play a card."
ALREADY_FACE_UP = "That card is already face up."
DOUBT_BEFORE_PLAY = "You can doubt only before you play, not afterwards."
FILL_SPOT_FIRST = "First fill your empty fire spot, from the deck or with a card of your hand."
REWARD_FROM_HAND = "The reward is one of your hand cards; choose which one."
CHOOSE_REWARD_FIRST = "First choose the hand card that you lay open as your new fire spot."
SWAP_FIRST = "The round is over: choose the player to change chairs with."
NOT_WITH_YOURSELF = "Choose another player to change chairs with."
NOT_IN_HAND = "That card is not in your hand."
CHOOSE_BEFORE_LOOKING = "First choose the deck or a hand card; then it is turned."


def another_chooses_reward(who: str) -> str:
    """Say that *who* must take a reward before anybody else acts."""
    return f"{who} first chooses a card for a new fire spot."


def not_your_turn(who: str) -> str:
    """Say whose turn it is."""
    return f"It is {who}'s turn."


def ace_is_14(advice: str) -> str:
    """Say why an ace is too high to go face up, and what else can be done."""
    return f"An ace is 14, and only the heart ace may go face up here; {advice}."


def too_low_face_up(flame: int, advice: str) -> str:
    """Say why a low card may not go face up, and what else can be done."""
    return f"The flame is {flame}, so this card is too low to go face up; {advice}."


def not_same_or_heart(flame: int, advice: str) -> str:
    """Say which cards may go face up on *flame*, and what else can be done."""
    return f"Face up you may only play another {flame}, a higher heart or a joker; {advice}."


def table_card_too_low(flame: int) -> str:
    """Say how high a fire spot must be."""
    return f"The flame is {flame}; a fire spot must be at least as high."


def no_card_in_fire(who: str) -> str:
    """Say that *who* has nothing that could be doubted."""
    return f"{who} has no card in this fire."


def covered_card(who: str) -> str:
    """Say why an older card of *who* is safe."""
    return f"Only a player's newest card can be doubted; {who} has covered this one."
