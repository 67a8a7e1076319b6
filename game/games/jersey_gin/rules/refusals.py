"""When an action of Jersey Gin is refused: conditions and codes, phase by phase."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.action import Action, Refusal
from game.engine.cards import Card
from game.engine.observation import Observation
from game.engine.table import Table
from game.engine.zones import ZoneId
from game.games.jersey_gin.rules import break_phase, meld_refusals
from game.games.jersey_gin.rules.deadwood import best_arrangement
from game.games.jersey_gin.rules.facts import SEATS, End, JerseyGinFacts, Phase
from game.games.jersey_gin.rules.melds import covered, mask_of
from game.games.jersey_gin.rules.options import JerseyGinOptions
from game.games.jersey_gin.rules.zones import ASIDE, DISCARD, STOCK, Zones
from game.games.jersey_gin.text import refusal_text

TAKEN = Refusal("taken_card", refusal_text.CARD_JUST_TAKEN)


def why_illegal(
    zones: Zones, options: JerseyGinOptions, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """Why the seat that decides may not do this."""
    if action.verb == "look":
        return meld_refusals.TOP_ONLY
    if facts.phase is Phase.DRAW:
        return _draw(zones, table, facts, action)
    if facts.phase is Phase.LAYOFF:
        return _visit(zones, options, table, facts, action)
    if action.verb == "draw":
        return meld_refusals.DRAW_FIRST
    if facts.breaker is not None:
        return _break_turn(zones, table, facts, action)
    return _turn(zones, table, facts, action)


def out_of_turn(
    zones: Zones, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """The refusal of a seat out of turn, beside whose turn it is."""
    if action.verb == "look":
        return meld_refusals.TOP_ONLY
    if action.verb != "lay_off":
        return None
    if facts.phase is Phase.LAYOFF and action.seat == facts.knocker:
        return meld_refusals.NOT_THE_KNOCKER
    discards = len(table.zones[zones.discard])
    return meld_refusals.NOT_ON_GIN if _after_gin(facts, discards) else None


def unseen(seen: Observation[JerseyGinFacts], action: Action) -> Refusal | None:
    """The refusal of a card the seat cannot see, beside that it cannot."""
    if action.verb in ("draw", "look"):
        return meld_refusals.TOP_ONLY
    discards = len(seen.zones.get(DISCARD, ()))
    after_gin = action.verb == "lay_off" and _after_gin(seen.facts, discards)
    return meld_refusals.NOT_ON_GIN if after_gin else None


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
        return meld_refusals.NOT_ON_GIN
    if verb in ("meld", "lay_off") and not in_break:
        return meld_refusals.MELDS_STAY
    if verb in ("knock", "gin") and in_break:
        return meld_refusals.NO_KNOCK
    if verb != "draw":
        return meld_refusals.DRAW_FIRST
    plain = action == Action(action.seat, "draw", target=action.target)
    if action.target not in (STOCK, DISCARD) or not plain:
        return meld_refusals.WHERE
    if action.target == STOCK:
        return None if table.zones[zones.stock] else meld_refusals.STOCK_EMPTY
    pile = table.zones[zones.discard]
    if not pile:
        return meld_refusals.PILE_EMPTY
    if in_break and not break_phase.helps(zones, table, action.seat, pile[-1]):
        return meld_refusals.NO_USE
    return None


def _turn(zones: Zones, table: Table, facts: JerseyGinFacts, action: Action) -> Refusal | None:
    """JG-B2."""
    verb, hand = action.verb, zones.concealed(table, action.seat)
    if verb in ("meld", "lay_off"):
        return meld_refusals.MELDS_STAY
    if verb not in ("discard", "knock", "gin"):
        return meld_refusals.TURN
    target = DISCARD if verb == "discard" else ASIDE
    odd = _one_card(hand, facts.taken, action, target, meld_refusals.TURN)
    if odd is not None:
        return odd
    if verb == "discard":
        return meld_refusals.TURN if action.groups else None
    rest = mask_of(hand) ^ mask_of(action.cards)
    odd = meld_refusals.arrangement(rest, action.groups)
    if odd is not None:
        return odd
    melds = map(mask_of, action.groups) if action.groups else best_arrangement(rest)
    return meld_refusals.too_much_left(verb, rest ^ sum(melds))


def _break_turn(
    zones: Zones, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """JG-D2, JG-D4, JG-D5."""
    if action.verb in ("knock", "gin"):
        return meld_refusals.NO_KNOCK
    if action.verb == "discard":
        return _break_discard(zones, table, facts, action)
    if action.verb == "meld":
        return _break_meld(zones, table, facts, action)
    if action.verb == "lay_off":
        return _break_lay_off(zones, table, facts, action)
    return meld_refusals.BREAK_TURN


def _break_discard(
    zones: Zones, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """JG-D5."""
    hand = zones.concealed(table, action.seat)
    odd = _one_card(hand, facts.taken, action, DISCARD, meld_refusals.BREAK_TURN)
    if odd is not None or action.groups:
        return odd or meld_refusals.BREAK_TURN
    if facts.taken is not None and facts.taken in hand:
        return meld_refusals.meld_first(facts.taken)
    if covered(mask_of(hand) ^ mask_of(action.cards)):
        return meld_refusals.SHOW_MELDS
    return None


def _break_meld(
    zones: Zones, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """JG-D4: a taken card is melded before all else."""
    if action != Action(action.seat, "meld", action.cards):
        return meld_refusals.BREAK_TURN
    hand, taken = zones.concealed(table, action.seat), facts.taken
    odd = meld_refusals.arrangement(mask_of(hand), [action.cards])
    if odd is None and taken is not None and taken in hand and taken not in action.cards:
        return meld_refusals.meld_first(taken)
    return odd


def _break_lay_off(
    zones: Zones, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """JG-D4: a taken card goes into a meld of one's own."""
    hand, taken = zones.concealed(table, action.seat), facts.taken
    odd = meld_refusals.lay_off(zones, table, hand, action, meld_refusals.BREAK_TURN)
    if odd is not None or taken is None or taken not in hand:
        return odd
    if taken not in action.cards:
        return meld_refusals.meld_first(taken)
    row = meld_refusals.meld_at(zones, table, action.target)
    own = row is None or zones.owner[row] == action.seat
    return None if own else meld_refusals.own_meld_only(taken)


def _visit(
    zones: Zones, options: JerseyGinOptions, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """JG-C3, JG-C4."""
    verb, seat = action.verb, action.seat
    if verb in ("draw", "discard", "knock", "gin", "meld"):
        return meld_refusals.KNOCKED
    if verb == "show":
        return _show(zones, table, facts, action)
    if verb not in ("lay_off", "done"):
        return meld_refusals.VISIT
    if seat not in facts.shown:
        return meld_refusals.SHOW_FIRST
    if verb == "done":
        return None if action == Action(seat, "done") else meld_refusals.VISIT
    deadwood = table.zones[zones.unmatched[seat]]
    odd = meld_refusals.lay_off(zones, table, deadwood, action, meld_refusals.VISIT)
    if odd is meld_refusals.OWN_HAND:
        return meld_refusals.NOT_DEADWOOD
    row = meld_refusals.meld_at(zones, table, action.target)
    others = row is not None and zones.owner[row] != facts.knocker
    return meld_refusals.KNOCKERS_MELDS if others and options.layoff_targets == "knocker" else odd


def _show(zones: Zones, table: Table, facts: JerseyGinFacts, action: Action) -> Refusal | None:
    if action.seat in facts.shown:
        return meld_refusals.SHOWN
    if action != Action(action.seat, "show", groups=action.groups):
        return meld_refusals.VISIT
    return meld_refusals.arrangement(mask_of(zones.concealed(table, action.seat)), action.groups)


def _one_card(
    hand: Sequence[Card], taken: Card | None, action: Action, target: ZoneId, otherwise: Refusal
) -> Refusal | None:
    """Why *action* is not about one card from hand that may leave it (R6)."""
    if len(action.cards) != 1 or action.target != target or action.value is not None:
        return otherwise
    if action.cards[0] not in hand:
        return meld_refusals.OWN_HAND
    return TAKEN if action.cards[0] is taken else None
