"""The reasons of Jersey Gin, in words, and what is wrong with cards that are named as melds."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action, Refusal
from game.engine.cards import Card
from game.engine.table import Table
from game.engine.zones import ZoneId
from game.games.jersey_gin.rules.facts import KNOCK_LIMIT
from game.games.jersey_gin.rules.zones import ONLY_TOP, Zones
from game.patterns.melds import (
    Mask,
    card_points,
    cards_in,
    is_meld,
    is_run_round_the_ace,
    lay_off_cards,
    mask_of,
    sort_cards,
)
from game.patterns.phrases import list_text

DRAW_FIRST = Refusal("draw_first", "Draw one card first, then discard one.")
TOP_ONLY = Refusal("only_top", ONLY_TOP)
TAKEN = Refusal("taken_card", "You may not put back the card you have just taken.")
NO_KNOCK = Refusal("no_knock_after_break", "No knocking after the break.")
NO_USE = Refusal("no_use", "After the break you may take a discard only to meld it at once.")
SHOW_MELDS = Refusal("show_melds", "Lay your melds face up before discarding.")
MELDS_STAY = Refusal("melds_stay", "Melds stay in your hand until someone knocks.")
ACE_LOW = Refusal("ace_low", "Aces are low; a run cannot go past the king.")
NOT_ON_GIN = Refusal("no_layoff_on_gin", "No laying off against gin.")
NOT_THE_KNOCKER = Refusal("knocker_no_layoff", "The knocker may not lay off.")
OWN_HAND = Refusal("own_hand", "Take the cards from your own hand, each of them once.")
STOCK_EMPTY = Refusal("stock_empty", "The stock is empty.")
PILE_EMPTY = Refusal("pile_empty", "There is no discard to take.")
SHOW_FIRST = Refusal("show_first", "Show your hand with its melds first.")
SHOWN = Refusal("shown", "You have shown your hand; its melds stay as they are.")
KNOCKED = Refusal("knocked", "Somebody has knocked: only lay-offs are left in this hand.")
NOT_DEADWOOD = Refusal("not_deadwood", "Lay off only a card of your own deadwood.")
KNOCKERS_MELDS = Refusal(
    "knockers_melds", "At this table you may lay off on the knocker's melds only."
)
NO_SUCH_MELD = Refusal("no_such_meld", "There is no such meld on the table.")
WHICH_MELD = Refusal("which_meld", "Say on which meld; that card fits more than one.")
NO_MELD = Refusal(
    "no_meld", "A meld is three or four of one rank, or three or more of one suit in a row."
)
ORDER = Refusal("order", "Name the cards of a meld from its lowest card up, or clubs to spades.")
WHERE = Refusal("where", "Draw from the stock, or take the top discard.")
TURN = Refusal("one_card", "Discard one card, or knock or go gin with it.")
BREAK_TURN = Refusal("one_card", "Meld, lay off a card on a meld, or discard one card.")
VISIT = Refusal("visit", "Show your hand, lay off one card on a meld, or be done.")


def one_card(
    hand: Sequence[Card], taken: Card | None, action: Action, target: ZoneId, otherwise: Refusal
) -> Refusal | None:
    """Why *action* is not about one card from hand that may leave it (R6)."""
    if len(action.cards) != 1 or action.target != target or action.value is not None:
        return otherwise
    if action.cards[0] not in hand:
        return OWN_HAND
    return TAKEN if action.cards[0] is taken else None


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
        words = [f"the {card}" for card in cards_in(loose)]
        text = f"Not gin: {list_text(words)} {'are' if words[1:] else 'is'} unmatched."
        return Refusal("not_gin", text)
    if card_points(loose) > KNOCK_LIMIT:
        text = f"You have {card_points(loose)} unmatched; knocking needs {KNOCK_LIMIT} or less."
        return Refusal("too_much", text)
    return None


def lay_off(
    places: Zones, table: Table, hand: Sequence[Card], action: Action, otherwise: Refusal
) -> Refusal | None:
    """Why a card of *hand* cannot be added to that meld."""
    if len(action.cards) != 1 or action.value is not None or action.groups:
        return otherwise
    card, row = action.cards[0], meld_at(places, table, action.target)
    if card not in hand:
        return OWN_HAND
    if action.target is None:
        rows = places.on_table(table)
        fitting = [at for at in rows if lay_off_cards(mask_of(table.zones[at])) & mask_of([card])]
        return WHICH_MELD if fitting else Refusal("no_fit", f"The {card} fits no meld.")
    if row is None:
        return NO_SUCH_MELD
    if not lay_off_cards(mask_of(table.zones[row])) & mask_of([card]):
        return Refusal("no_fit", f"The {card} does not fit that meld.")
    return None


def meld_at(places: Zones, table: Table, target: ZoneId | None) -> int | None:
    """The number of a meld that lies on the table."""
    row = None if target is None else table.board.index.get(target)
    return row if row in places.owner and table.zones[row] else None


def meld_first(taken: Card | None) -> Refusal:
    """A card from the pile must be on the table before anything else (JG-D4)."""
    return Refusal("meld_taken_first", f"Meld the {taken} you took first.")


def own_meld_only(taken: Card | None) -> Refusal:
    """A card from the pile may not be laid off on others (R10)."""
    return Refusal("own_meld_only", f"The {taken} you took must go into a meld of your own.")
