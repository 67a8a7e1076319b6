"""The sentences of Democracy that say why an action is refused."""

from __future__ import annotations

FACE_DOWN_CARDS_STAY_HIDDEN = "Face-down cards stay hidden until the island is scored."
JOKER_IS_ALWAYS_A_FIVE = "The joker always counts as a five that is not trump."
POOL_BELONGS_TO_NOBODY = (
    "The voting pool belongs to nobody; the card turned up goes to whoever wins the trick."
)
ONE_CARD_PER_TRICK = "One card per trick: choose one card of your hand."
CARD_NOT_IN_HAND = "You do not hold that card; choose one of your hand."
ALREADY_REVEALED = "The cards are already open."
WAIT_FOR_UPCARD = "Wait until the card of the voting pool is turned up, because it decides trump."
ALREADY_CHOSEN = "Your card lies on the table; wait until everyone has chosen."
ONLY_CHOOSE_A_CARD = "All you do in this game is choose a card of your hand."
GAME_OVER = "The game is over."
