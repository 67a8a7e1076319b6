"""When an action of Democracy is refused: conditions and codes."""

from __future__ import annotations

from typing import Final

from game.engine.action import Action, Refusal
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import ZoneId
from game.games.democracy.rules.facts import DemocracyFacts, Phase
from game.games.democracy.text import refusal_text

LOOKING: Final = ("look", "open", "peek")
NAMING: Final = ("declare", "name")
TAKING: Final = ("take", "draw")
POOL: Final = ("pool", "upcard")

NO_PEEKING = Refusal("no_peeking", refusal_text.FACE_DOWN_CARDS_STAY_HIDDEN)
JOKER = Refusal("joker_has_no_choice", refusal_text.JOKER_IS_ALWAYS_A_FIVE)
NOT_YOURS = Refusal("pool_is_not_yours", refusal_text.POOL_BELONGS_TO_NOBODY)
ONE_CARD = Refusal("one_card_only", refusal_text.ONE_CARD_PER_TRICK)
NOT_IN_HAND = Refusal("card_not_in_hand", refusal_text.CARD_NOT_IN_HAND)
REVEALED = Refusal("already_revealed", refusal_text.ALREADY_REVEALED)
NO_UPCARD = Refusal("wait_for_upcard", refusal_text.WAIT_FOR_UPCARD)
VOTED = Refusal("already_chosen", refusal_text.ALREADY_CHOSEN)
ONLY_CHOOSE = Refusal("only_choose", refusal_text.ONLY_CHOOSE_A_CARD)
GAME_OVER = Refusal("game_over", refusal_text.GAME_OVER)


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
    return action.cards[0] in table.zones[table.zone_registry.index[ZoneId("upcard")]]
