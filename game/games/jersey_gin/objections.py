"""Why a seat may not do this in Jersey Gin: the “Why not?” table, phase by phase."""

from __future__ import annotations

from game.engine.action import Action, Refusal
from game.engine.table import Table
from game.games.jersey_gin import reasons, turns
from game.games.jersey_gin.facts import End, JerseyGinFacts, Phase
from game.games.jersey_gin.options import JerseyGinOptions
from game.games.jersey_gin.places import ASIDE, DISCARD, STOCK, Places
from game.patterns.melds import best, covered, mask_of


def objection(
    places: Places, house: JerseyGinOptions, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """Why the seat that decides may not do this."""
    if action.verb == "look":
        return reasons.TOP_ONLY
    if facts.phase is Phase.DRAW:
        return _draw(places, table, facts, action)
    if facts.phase is Phase.LAYOFF:
        return _visit(places, house, table, facts, action)
    if action.verb == "draw":
        return reasons.DRAW_FIRST
    if facts.breaker is not None:
        return _break_turn(places, table, facts, action)
    return _turn(places, table, facts, action)


def out_of_turn(
    places: Places, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """What is to say to a seat out of turn, beside whose turn it is."""
    if action.verb == "look":
        return reasons.TOP_ONLY
    if action.verb != "lay_off":
        return None
    if facts.phase is Phase.LAYOFF and action.seat == facts.knocker:
        return reasons.NOT_THE_KNOCKER
    return reasons.NOT_ON_GIN if _after_gin(places, table, facts) else None


def unseen(places: Places, table: Table, facts: JerseyGinFacts, action: Action) -> Refusal | None:
    """What is to say to a seat that names a card it cannot see, beside that."""
    if action.verb in ("draw", "look"):
        return reasons.TOP_ONLY
    after_gin = action.verb == "lay_off" and _after_gin(places, table, facts)
    return reasons.NOT_ON_GIN if after_gin else None


def _after_gin(places: Places, table: Table, facts: JerseyGinFacts) -> bool:
    """Whether gin has ended the last hand and nobody has played since."""
    if not facts.hands or facts.hands[-1].how is not End.GIN:
        return False
    if facts.phase is Phase.OVER:
        return True
    first = facts.turn == (facts.dealer + 1) % len(places.hands)
    return facts.phase is Phase.DRAW and first and len(table.zones[places.discard]) < 2


def _draw(places: Places, table: Table, facts: JerseyGinFacts, action: Action) -> Refusal | None:
    """JG-B1, JG-D3."""
    verb, in_break = action.verb, facts.breaker is not None
    if verb == "lay_off" and _after_gin(places, table, facts):
        return reasons.NOT_ON_GIN
    if verb in ("meld", "lay_off") and not in_break:
        return reasons.MELDS_STAY
    if verb in ("knock", "gin") and in_break:
        return reasons.NO_KNOCK
    if verb != "draw":
        return reasons.DRAW_FIRST
    plain = action == Action(action.seat, "draw", target=action.target)
    if action.target not in (STOCK, DISCARD) or not plain:
        return reasons.WHERE
    if action.target == STOCK:
        return None if table.zones[places.stock] else reasons.STOCK_EMPTY
    pile = table.zones[places.discard]
    if not pile:
        return reasons.PILE_EMPTY
    if in_break and not turns.helps(places, table, action.seat, pile[-1]):
        return reasons.NO_USE
    return None


def _turn(places: Places, table: Table, facts: JerseyGinFacts, action: Action) -> Refusal | None:
    """JG-B2."""
    verb, hand = action.verb, places.concealed(table, action.seat)
    if verb in ("meld", "lay_off"):
        return reasons.MELDS_STAY
    if verb not in ("discard", "knock", "gin"):
        return reasons.TURN
    target = DISCARD if verb == "discard" else ASIDE
    odd = reasons.one_card(hand, facts.taken, action, target, reasons.TURN)
    if odd is not None:
        return odd
    if verb == "discard":
        return reasons.TURN if action.groups else None
    rest = mask_of(hand) ^ mask_of(action.cards)
    odd = reasons.arrangement(rest, action.groups)
    if odd is not None:
        return odd
    melds = map(mask_of, action.groups) if action.groups else best(rest)
    return reasons.too_much_left(verb, rest ^ sum(melds))


def _break_turn(
    places: Places, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """JG-D2, JG-D4, JG-D5."""
    if action.verb in ("knock", "gin"):
        return reasons.NO_KNOCK
    if action.verb == "discard":
        return _break_discard(places, table, facts, action)
    if action.verb == "meld":
        return _break_meld(places, table, facts, action)
    if action.verb == "lay_off":
        return _break_lay_off(places, table, facts, action)
    return reasons.BREAK_TURN


def _break_discard(
    places: Places, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """JG-D5."""
    hand = places.concealed(table, action.seat)
    odd = reasons.one_card(hand, facts.taken, action, DISCARD, reasons.BREAK_TURN)
    if odd is not None or action.groups:
        return odd or reasons.BREAK_TURN
    if facts.taken in hand:
        return reasons.meld_first(facts.taken)
    if covered(mask_of(hand) ^ mask_of(action.cards)):
        return reasons.SHOW_MELDS
    return None


def _break_meld(
    places: Places, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """JG-D4: a taken card is melded before all else."""
    if action != Action(action.seat, "meld", action.cards):
        return reasons.BREAK_TURN
    hand = places.concealed(table, action.seat)
    odd = reasons.arrangement(mask_of(hand), [action.cards])
    if odd is None and facts.taken in hand and facts.taken not in action.cards:
        return reasons.meld_first(facts.taken)
    return odd


def _break_lay_off(
    places: Places, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """JG-D4: a taken card goes into a meld of one's own."""
    hand = places.concealed(table, action.seat)
    odd = reasons.lay_off(places, table, hand, action, reasons.BREAK_TURN)
    if odd is not None or facts.taken not in hand:
        return odd
    if facts.taken not in action.cards:
        return reasons.meld_first(facts.taken)
    row = reasons.meld_at(places, table, action.target)
    own = row is None or places.owner[row] == action.seat
    return None if own else reasons.own_meld_only(facts.taken)


def _visit(
    places: Places, house: JerseyGinOptions, table: Table, facts: JerseyGinFacts, action: Action
) -> Refusal | None:
    """JG-C3, JG-C4."""
    verb, seat = action.verb, action.seat
    if verb in ("draw", "discard", "knock", "gin", "meld"):
        return reasons.KNOCKED
    if verb == "show":
        return _show(places, table, facts, action)
    if verb not in ("lay_off", "done"):
        return reasons.VISIT
    if seat not in facts.shown:
        return reasons.SHOW_FIRST
    if verb == "done":
        return None if action == Action(seat, "done") else reasons.VISIT
    deadwood = table.zones[places.unmatched[seat]]
    odd = reasons.lay_off(places, table, deadwood, action, reasons.VISIT)
    if odd is reasons.OWN_HAND:
        return reasons.NOT_DEADWOOD
    row = reasons.meld_at(places, table, action.target)
    others = row is not None and places.owner[row] != facts.knocker
    return reasons.KNOCKERS_MELDS if others and house.layoff_targets == "knocker" else odd


def _show(places: Places, table: Table, facts: JerseyGinFacts, action: Action) -> Refusal | None:
    if action.seat in facts.shown:
        return reasons.SHOWN
    if action != Action(action.seat, "show", groups=action.groups):
        return reasons.VISIT
    return reasons.arrangement(mask_of(places.concealed(table, action.seat)), action.groups)
