"""When cards named as melds are refused in Jersey Gin: conditions and codes."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action, Refusal
from game.engine.cards import Card
from game.engine.table import Table
from game.engine.zones import ZoneId
from game.games.jersey_gin.rules.deadwood import card_points
from game.games.jersey_gin.rules.knocking import KNOCK_LIMIT
from game.games.jersey_gin.rules.melds import (
    Mask,
    cards_in,
    is_meld,
    is_run_round_the_ace,
    lay_off_cards,
    mask_of,
    sort_cards,
)
from game.games.jersey_gin.rules.zones import Zones
from game.games.jersey_gin.text import refusal_text

DRAW_FIRST = Refusal("draw_first", refusal_text.DRAW_FIRST)
TOP_ONLY = Refusal("only_top", refusal_text.ONLY_TOP_DISCARD)
NO_KNOCK = Refusal("no_knock_after_break", refusal_text.NO_KNOCK_AFTER_BREAK)
NO_USE = Refusal("no_use", refusal_text.TAKE_ONLY_TO_MELD)
SHOW_MELDS = Refusal("show_melds", refusal_text.SHOW_MELDS)
MELDS_STAY = Refusal("melds_stay", refusal_text.MELDS_STAY)
ACE_LOW = Refusal("ace_low", refusal_text.ACE_IS_LOW)
NOT_ON_GIN = Refusal("no_layoff_on_gin", refusal_text.NO_LAYING_OFF_ON_GIN)
NOT_THE_KNOCKER = Refusal("knocker_no_layoff", refusal_text.KNOCKER_MAY_NOT_LAY_OFF)
OWN_HAND = Refusal("own_hand", refusal_text.OWN_HAND)
STOCK_EMPTY = Refusal("stock_empty", refusal_text.STOCK_IS_EMPTY)
PILE_EMPTY = Refusal("pile_empty", refusal_text.PILE_IS_EMPTY)
SHOW_FIRST = Refusal("show_first", refusal_text.SHOW_FIRST)
SHOWN = Refusal("shown", refusal_text.ALREADY_SHOWN)
KNOCKED = Refusal("knocked", refusal_text.SOMEBODY_HAS_KNOCKED)
NOT_DEADWOOD = Refusal("not_deadwood", refusal_text.NOT_DEADWOOD)
KNOCKERS_MELDS = Refusal("knockers_melds", refusal_text.KNOCKERS_MELDS_ONLY)
NO_SUCH_MELD = Refusal("no_such_meld", refusal_text.NO_SUCH_MELD)
WHICH_MELD = Refusal("which_meld", refusal_text.WHICH_MELD)
NO_MELD = Refusal("no_meld", refusal_text.NOT_A_MELD)
ORDER = Refusal("order", refusal_text.CARDS_IN_ORDER)
WHERE = Refusal("where", refusal_text.WHERE_TO_DRAW)
TURN = Refusal("one_card", refusal_text.DISCARD_OR_KNOCK)
BREAK_TURN = Refusal("one_card", refusal_text.BREAK_TURN)
VISIT = Refusal("visit", refusal_text.SHOW_OR_LAY_OFF)


def arrangement(hand: Mask, groups: Sequence[Sequence[Card]]) -> Refusal | None:
    """Why these groups are no melds that share no card, taken from *hand*."""
    named = [card for group in groups for card in group]
    if not all(card.index < 52 and mask_of([card]) & hand for card in named):
        return OWN_HAND
    if len(set(named)) < len(named):
        return OWN_HAND
    for group in groups:
        if not is_meld(mask_of(group)):
            return ACE_LOW if group and is_run_round_the_ace(group) else NO_MELD
    return None if all(sort_cards(group) == group for group in groups) else ORDER


def too_much_left(verb: str, loose: Mask) -> Refusal | None:
    """Why one cannot knock, or go gin, with these cards unmatched (JG-B2)."""
    if verb == "gin" and loose:
        return Refusal("not_gin", refusal_text.not_gin(cards_in(loose)))
    if card_points(loose) > KNOCK_LIMIT:
        return Refusal("too_much", refusal_text.too_much_deadwood(card_points(loose), KNOCK_LIMIT))
    return None


def lay_off(
    zones: Zones, table: Table, hand: Sequence[Card], action: Action, otherwise: Refusal
) -> Refusal | None:
    """Why a card of *hand* cannot be added to that meld."""
    if len(action.cards) != 1 or action.value is not None or action.groups:
        return otherwise
    card, row = action.cards[0], meld_at(zones, table, action.target)
    if card not in hand:
        return OWN_HAND
    if action.target is None:
        rows = zones.on_table(table)
        fitting = [at for at in rows if lay_off_cards(mask_of(table.zones[at])) & mask_of([card])]
        return WHICH_MELD if fitting else Refusal("no_fit", refusal_text.fits_no_meld(card.words))
    if row is None:
        return NO_SUCH_MELD
    if not lay_off_cards(mask_of(table.zones[row])) & mask_of([card]):
        return Refusal("no_fit", refusal_text.does_not_fit(card.words))
    return None


def meld_at(zones: Zones, table: Table, target: ZoneId | None) -> int | None:
    """The number of a meld that lies on the table."""
    row = None if target is None else table.zone_registry.index.get(target)
    return row if row in zones.owner and table.zones[row] else None


def meld_first(taken: Card) -> Refusal:
    """The refusal of anything else while a card from the pile is not on the table (JG-D4)."""
    return Refusal("meld_taken_first", refusal_text.meld_taken_first(taken.words))


def own_meld_only(taken: Card) -> Refusal:
    """The refusal to lay off a card from the pile on others (R10)."""
    return Refusal("own_meld_only", refusal_text.own_meld_only(taken.words))
