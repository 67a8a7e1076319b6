"""Why an action is good, in a sentence for the person who asked for a hint."""

from __future__ import annotations

from game.engine.action import Action
from game.games.vendetta.bot.evaluation import View
from game.games.vendetta.rules.tricks import Trick, described, laid_down
from game.games.vendetta.text.log_text import points

SAFE, RISKY = 0.25, 0.6
"""Chances of losing a trick that are small, and large."""


def explain(view: View, action: Action) -> str:
    """What speaks for *action*, from what its seat sees."""
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
    whom = "the leader" if view.harms[trick.owner] > min(view.harms) else "its owner"
    if trick.suit is not None and after.suit is None:
        return f"It is yours with {points(after.worth)}, and {whom} loses {trick.worth} of a flush."
    if after.closed:
        return f"It closes for {points(after.worth)}, and {whom} loses {trick.worth}."
    if view.danger(after) < SAFE:
        return f"{points(after.worth).capitalize()} from {whom}, and hardly a card takes it back."
    return f"You gain {points(after.worth)} and a new card, and {whom} loses {trick.worth}."


def _laid(view: View, trick: Trick) -> str:
    if trick.closed:
        return f"It is closed at once: only a joker can take its {points(trick.worth)}."
    unseen = sum(view.left[rank] for rank in set(trick.wanted))
    if not unseen:
        return f"No card that fits it is left, so its {points(trick.worth)} should stay yours."
    danger = view.danger(trick)
    if danger < SAFE:
        return f"Hardly anybody holds a card for it: {points(trick.worth)} that should stay yours."
    cards = "one unseen card" if unseen == 1 else f"{unseen} unseen cards"
    if danger > RISKY:
        return f"It may be stolen by {cards}, but it gets you {trick.size} new ones."
    return f"It brings {points(trick.worth)} and {trick.size} new cards; {cards} could steal it."


def _mended(view: View, before: Trick, after: Trick) -> str:
    if after.closed:
        return f"It closes your trick with {points(after.worth)}: only a joker can take it now."
    if view.danger(after) < view.danger(before):
        return f"It makes {points(after.worth)}, and fewer cards can steal the trick."
    return f"It makes {points(after.worth)}, and you draw a new card."


def _joker(view: View, trick: Trick) -> str:
    kind = described(trick) if trick.run else f"the {described(trick)}"
    best = max(each.worth for each in view.facts.tricks.values() if each.owner != view.seat)
    if trick.worth == best:
        return f"No trick is worth your joker more than {kind}: {points(trick.worth)}."
    return f"Your joker takes {kind}, {points(trick.worth)}, from somebody who is strong."


def _nothing(view: View, verb: str) -> str:
    totals = view.facts.points()
    ahead = totals[view.seat] == max(totals)
    if any(not card.rank for card in view.hand):
        return "Your joker is worth more later than anything it could take now."
    if view.facts.played_this_turn and verb == "end":
        return "What you still hold is safer in your hand than on the table."
    if ahead and view.facts.passes:
        return "You are ahead, and each pass brings the end nearer."
    return "Anything you could lay now would rather help the others."
