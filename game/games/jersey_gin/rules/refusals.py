"""When an action of Jersey Gin is refused: conditions and codes, phase by phase."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action, Refusal
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.table import Table
from game.engine.zones import ZoneId
from game.games.jersey_gin.rules import break_phase
from game.games.jersey_gin.rules.best_melds import best_arrangement
from game.games.jersey_gin.rules.deadwood_points import card_points
from game.games.jersey_gin.rules.facts import SEATS, End, JerseyGinFacts, Phase
from game.games.jersey_gin.rules.knocking import KNOCK_LIMIT
from game.games.jersey_gin.rules.melds import (
    Mask,
    cards_in,
    covered,
    is_meld,
    is_run_round_the_ace,
    lay_off_cards,
    mask_of,
    sort_cards,
)
from game.games.jersey_gin.rules.options import JerseyGinOptions
from game.games.jersey_gin.rules.zones import ASIDE, DISCARD, STOCK, Zones
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
TAKEN = Refusal("taken_card", refusal_text.CARD_JUST_TAKEN)


def why_illegal(
    zones: Zones, options: JerseyGinOptions, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """Why the seat that decides may not do this."""
    if action.verb == "look":
        return TOP_ONLY
    if facts.phase is Phase.DRAW:
        return _draw(zones, table, facts, action)
    if facts.phase is Phase.LAYOFF:
        return _visit(zones, options, table, facts, action)
    if action.verb == "draw":
        return DRAW_FIRST
    if facts.breaker is not None:
        return _break_turn(zones, table, facts, action)
    return _turn(zones, table, facts, action)


def out_of_turn(
    zones: Zones, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """The refusal of a seat out of turn, beside whose turn it is."""
    if action.verb == "look":
        return TOP_ONLY
    if action.verb != "lay_off":
        return None
    if facts.phase is Phase.LAYOFF and action.seat == facts.knocker:
        return NOT_THE_KNOCKER
    discards = len(table.zones[zones.discard])
    return NOT_ON_GIN if _after_gin(facts, discards) else None


def unseen(seen: Observation[JerseyGinFacts], action: Action) -> Refusal | None:
    """The refusal of a card the seat cannot see, beside that it cannot."""
    if action.verb in ("draw", "look"):
        return TOP_ONLY
    discards = len(seen.zones.get(DISCARD, ()))
    after_gin = action.verb == "lay_off" and _after_gin(seen.facts, discards)
    return NOT_ON_GIN if after_gin else None


def _after_gin(facts: JerseyGinFacts, discards: int) -> bool:
    """Whether gin has ended the last hand and nobody has played since, with so many *discards*."""
    if not facts.hands or facts.hands[-1].how is not End.GIN:
        return False
    if facts.phase is Phase.OVER:
        return True
    first = facts.turn == (facts.dealer + 1) % SEATS
    return facts.phase is Phase.DRAW and first and discards < 2


def _draw(zones: Zones, table: Table, facts: JerseyGinFacts, action: Action) -> Refusal | None:
    """JG-B1, JG-D3."""
    verb, in_break = action.verb, facts.breaker is not None
    if verb == "lay_off" and _after_gin(facts, len(table.zones[zones.discard])):
        return NOT_ON_GIN
    if verb in ("meld", "lay_off") and not in_break:
        return MELDS_STAY
    if verb in ("knock", "gin") and in_break:
        return NO_KNOCK
    if verb != "draw":
        return DRAW_FIRST
    plain = action == Action(action.seat, "draw", target=action.target)
    if action.target not in (STOCK, DISCARD) or not plain:
        return WHERE
    if action.target == STOCK:
        return None if table.zones[zones.stock] else STOCK_EMPTY
    pile = table.zones[zones.discard]
    if not pile:
        return PILE_EMPTY
    if in_break and not break_phase.helps(zones, table, action.seat, pile[-1]):
        return NO_USE
    return None


def _turn(zones: Zones, table: Table, facts: JerseyGinFacts, action: Action) -> Refusal | None:
    """JG-B2."""
    verb, hand = action.verb, zones.concealed(table, action.seat)
    if verb in ("meld", "lay_off"):
        return MELDS_STAY
    if verb not in ("discard", "knock", "gin"):
        return TURN
    target = DISCARD if verb == "discard" else ASIDE
    odd = _one_card(hand, facts.taken, action, target, TURN)
    if odd is not None:
        return odd
    if verb == "discard":
        return TURN if action.groups else None
    rest = mask_of(hand) ^ mask_of(action.cards)
    odd = _arrangement(rest, action.groups)
    if odd is not None:
        return odd
    melds = map(mask_of, action.groups) if action.groups else best_arrangement(rest)
    return _too_much_left(verb, rest ^ sum(melds))


def _break_turn(
    zones: Zones, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """JG-D2, JG-D4, JG-D5."""
    if action.verb in ("knock", "gin"):
        return NO_KNOCK
    if action.verb == "discard":
        return _break_discard(zones, table, facts, action)
    if action.verb == "meld":
        return _break_meld(zones, table, facts, action)
    if action.verb == "lay_off":
        return _break_lay_off(zones, table, facts, action)
    return BREAK_TURN


def _break_discard(
    zones: Zones, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """JG-D5."""
    hand = zones.concealed(table, action.seat)
    odd = _one_card(hand, facts.taken, action, DISCARD, BREAK_TURN)
    if odd is not None or action.groups:
        return odd or BREAK_TURN
    if facts.taken is not None and facts.taken in hand:
        return _meld_first(facts.taken)
    if covered(mask_of(hand) ^ mask_of(action.cards)):
        return SHOW_MELDS
    return None


def _break_meld(
    zones: Zones, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """JG-D4: a taken card is melded before all else."""
    if action != Action(action.seat, "meld", action.cards):
        return BREAK_TURN
    hand, taken = zones.concealed(table, action.seat), facts.taken
    odd = _arrangement(mask_of(hand), [action.cards])
    if odd is None and taken is not None and taken in hand and taken not in action.cards:
        return _meld_first(taken)
    return odd


def _break_lay_off(
    zones: Zones, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """JG-D4: a taken card goes into a meld of one's own."""
    hand, taken = zones.concealed(table, action.seat), facts.taken
    odd = _lay_off(zones, table, hand, action, BREAK_TURN)
    if odd is not None or taken is None or taken not in hand:
        return odd
    if taken not in action.cards:
        return _meld_first(taken)
    row = _meld_at(zones, table, action.target)
    own = row is None or zones.owner[row] == action.seat
    return None if own else _own_meld_only(taken)


def _visit(
    zones: Zones, options: JerseyGinOptions, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """JG-C3, JG-C4."""
    verb, seat = action.verb, action.seat
    if verb in ("draw", "discard", "knock", "gin", "meld"):
        return KNOCKED
    if verb == "show":
        return _show(zones, table, facts, action)
    if verb not in ("lay_off", "done"):
        return VISIT
    if seat not in facts.shown:
        return SHOW_FIRST
    if verb == "done":
        return None if action == Action(seat, "done") else VISIT
    deadwood = table.zones[zones.unmatched[seat]]
    odd = _lay_off(zones, table, deadwood, action, VISIT)
    if odd is OWN_HAND:
        return NOT_DEADWOOD
    row = _meld_at(zones, table, action.target)
    others = row is not None and zones.owner[row] != facts.knocker
    return KNOCKERS_MELDS if others and options.layoff_targets == "knocker" else odd


def _show(zones: Zones, table: Table, facts: JerseyGinFacts, action: Action) -> Refusal | None:
    if action.seat in facts.shown:
        return SHOWN
    if action != Action(action.seat, "show", groups=action.groups):
        return VISIT
    return _arrangement(mask_of(zones.concealed(table, action.seat)), action.groups)


def _one_card(
    hand: Sequence[Card], taken: Card | None, action: Action, target: ZoneId, otherwise: Refusal
) -> Refusal | None:
    """Why *action* is not about one card from hand that may leave it (R6)."""
    if len(action.cards) != 1 or action.target != target or action.value is not None:
        return otherwise
    if action.cards[0] not in hand:
        return OWN_HAND
    return TAKEN if action.cards[0] is taken else None


def _arrangement(hand: Mask, groups: Sequence[Sequence[Card]]) -> Refusal | None:
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


def _too_much_left(verb: str, loose: Mask) -> Refusal | None:
    """Why one cannot knock, or go gin, with these cards unmatched (JG-B2)."""
    if verb == "gin" and loose:
        return Refusal("not_gin", refusal_text.not_gin(cards_in(loose)))
    if card_points(loose) > KNOCK_LIMIT:
        return Refusal("too_much", refusal_text.too_much_deadwood(card_points(loose), KNOCK_LIMIT))
    return None


def _lay_off(
    zones: Zones, table: Table, hand: Sequence[Card], action: Action, otherwise: Refusal
) -> Refusal | None:
    """Why a card of *hand* cannot be added to that meld."""
    if len(action.cards) != 1 or action.value is not None or action.groups:
        return otherwise
    card, row = action.cards[0], _meld_at(zones, table, action.target)
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


def _meld_at(zones: Zones, table: Table, target: ZoneId | None) -> int | None:
    """The number of a meld that lies on the table."""
    row = None if target is None else table.zone_registry.index.get(target)
    return row if row in zones.owner and table.zones[row] else None


def _meld_first(taken: Card) -> Refusal:
    """The refusal of anything else while a card from the pile is not on the table (JG-D4)."""
    return Refusal("meld_taken_first", refusal_text.meld_taken_first(taken.words))


def _own_meld_only(taken: Card) -> Refusal:
    """The refusal to lay off a card from the pile on others (R10)."""
    return Refusal("own_meld_only", refusal_text.own_meld_only(taken.words))
