"""Why something is refused in Democracy: the sentences of the “Why not?” table."""

from __future__ import annotations

from game.engine.action import Action, Refusal
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import ZoneId
from game.games.democracy.rules.facts import DemocracyFacts, Phase

LOOKING = ("look", "open", "peek")
NAMING = ("declare", "name")
TAKING = ("take", "draw")
POOL = ("pool", "upcard")

NO_PEEKING = Refusal("no_peeking", "Face-down cards stay hidden until the island is scored.")
JOKER = Refusal("joker_has_no_choice", "The joker always counts as a five that is not trump.")
NOT_YOURS = Refusal(
    "pool_is_not_yours",
    "The voting pool belongs to nobody; the card turned up goes to whoever wins the trick.",
)
ONE_CARD = Refusal("one_card_only", "One card per trick: choose one card of your hand.")
NOT_IN_HAND = Refusal("card_not_in_hand", "You do not hold that card; choose one of your hand.")
REVEALED = Refusal("already_revealed", "The cards are already open.")
NO_UPCARD = Refusal(
    "wait_for_upcard",
    "Wait until the card of the voting pool is turned up, because it decides trump.",
)
VOTED = Refusal("already_chosen", "Your card lies on the table; wait until everyone has chosen.")
ONLY_CHOOSE = Refusal("only_choose", "All you do in this game is choose a card of your hand.")
GAME_OVER = Refusal("game_over", "The game is over.")


def why_illegal(state: State[DemocracyFacts], action: Action, hand: int) -> Refusal | None:
    """Why *action* of a seat that chooses now is refused; *hand* is the zone of its cards."""
    odd = no_choice(action)
    if odd is not None:
        return odd
    if len(action.cards) != 1:
        return ONE_CARD
    card = action.cards[0]
    if card.is_joker and (action.value is not None or action.groups):
        return JOKER
    if card not in state.table.zones[hand]:
        return NOT_YOURS if _turned_up(state.table, action) else NOT_IN_HAND
    aimed = action.target == ZoneId("chosen", action.seat)
    return None if aimed and action.value is None and not action.groups else ONLY_CHOOSE


def no_choice(action: Action) -> Refusal | None:
    """Why *action* is no choice of a card at all."""
    if action.verb in LOOKING:
        return NO_PEEKING
    if action.verb in NAMING:
        return JOKER
    if action.verb in TAKING or (action.target is not None and action.target.name in POOL):
        return NOT_YOURS
    return None if action.verb == "choose" else ONLY_CHOOSE


def out_of_turn(facts: DemocracyFacts, action: Action) -> Refusal:
    """Why a seat that does not choose now may not act."""
    if facts.phase is Phase.OVER:
        return GAME_OVER
    odd = no_choice(action)
    if odd is not None:
        return odd
    if facts.phase is Phase.UPCARD:
        return NO_UPCARD
    return VOTED if facts.phase is Phase.CHOOSE else REVEALED


def unseen(facts: DemocracyFacts, action: Action) -> Refusal:
    """Why a choice of a card that its seat cannot see is refused, whatever card that is."""
    if facts.phase is not Phase.CHOOSE:
        return out_of_turn(facts, action)
    return no_choice(action) or (ONE_CARD if len(action.cards) != 1 else NOT_IN_HAND)


def _turned_up(table: Table, action: Action) -> bool:
    return action.cards[0] in table.zones[table.board.index[ZoneId("upcard")]]
