"""Which sentence says what speaks for an action of Vendetta."""

from __future__ import annotations

from game.engine.action import Action
from game.games.vendetta.bot.points_evaluation import View
from game.games.vendetta.rules.scoring import trick_points
from game.games.vendetta.rules.tricks import Trick, laid_down
from game.games.vendetta.text import hint_text
from game.games.vendetta.text.card_text import described, points

SAFE, RISKY = 0.25, 0.6
"""Chances of losing a trick that are small, and large."""


def explain(view: View, action: Action) -> str:
    """The sentence that says what speaks for *action*, from what its seat sees."""
    if action.verb == "create":
        return _laid(view, laid_down(view.seat, action.cards))
    if action.target is None or action.target.n not in view.facts.tricks:
        return _nothing(view, action.verb)
    trick = view.facts.tricks[action.target.n]
    if action.verb == "joker":
        return _joker(view, trick)
    after = trick.joined(action.cards, view.seat)
    if trick.owner == view.seat:
        return _mended(view, trick, after)
    whom = hint_text.LEADER if view.harms[trick.owner] > min(view.harms) else hint_text.OWNER
    if trick.suit is not None and after.suit is None:
        return hint_text.steals_flush(points(trick_points(after)), whom, trick_points(trick))
    if after.closed:
        return hint_text.steals_and_closes(points(trick_points(after)), whom, trick_points(trick))
    if view.safety.theft_chance(after) < SAFE:
        gain = points(trick_points(after)).capitalize()
        return hint_text.steals_safely(gain, whom)
    return hint_text.steals(points(trick_points(after)), whom, trick_points(trick))


def _laid(view: View, trick: Trick) -> str:
    if trick.closed:
        return hint_text.closed_at_once(points(trick_points(trick)))
    unseen = sum(view.left[rank] for rank in set(trick.wanted))
    if not unseen:
        return hint_text.nothing_fits_it(points(trick_points(trick)))
    danger = view.safety.theft_chance(trick)
    if danger < SAFE:
        return hint_text.hardly_fits_it(points(trick_points(trick)))
    cards = hint_text.ONE_UNSEEN_CARD if unseen == 1 else hint_text.unseen_cards(unseen)
    if danger > RISKY:
        return hint_text.new_cards_for_it(cards, trick.size)
    return hint_text.points_and_new_cards(points(trick_points(trick)), trick.size, cards)


def _mended(view: View, before: Trick, after: Trick) -> str:
    if after.closed:
        return hint_text.closes_own(points(trick_points(after)))
    if view.safety.theft_chance(after) < view.safety.theft_chance(before):
        return hint_text.own_is_safer(points(trick_points(after)))
    return hint_text.own_grows(points(trick_points(after)))


def _joker(view: View, trick: Trick) -> str:
    kind = described(trick) if trick.run else hint_text.the_kind(described(trick))
    best = max(trick_points(each) for each in view.facts.tricks.values() if each.owner != view.seat)
    if trick_points(trick) == best:
        return hint_text.joker_takes_best(kind, points(trick_points(trick)))
    return hint_text.joker_takes_from_strong(kind, points(trick_points(trick)))


def _nothing(view: View, verb: str) -> str:
    totals = view.facts.points()
    ahead = totals[view.seat] == max(totals)
    if any(not card.rank for card in view.hand):
        return hint_text.KEEP_JOKER
    if view.facts.played_this_turn and verb == "end":
        return hint_text.KEEP_HAND
    if ahead and view.facts.passes:
        return hint_text.PASS_AHEAD
    return hint_text.LAY_NOTHING
