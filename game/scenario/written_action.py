"""A written action: which of the actions on offer a line of text means."""

from __future__ import annotations

from typing import Any

from game.engine.action import Action
from game.engine.cards import Card
from game.engine.match import Match
from game.engine.zones import Seat
from game.scenario.check_line import same_action
from game.scenario.event_matching import same_card


def written_action(match: Match[Any], seat: Seat, text: str) -> Action:
    """Return the action of *seat* that *text* means: one on offer if it only leaves things out.

    Raises:
        BadNotation: when the text cannot be understood.
    """
    read = match.rules.notation.read(seat, text)
    if match.why_illegal(read) is None:
        return read
    offered = [choice.action for choice in match.observe(seat).choices]
    meant = _with_own_copies(match, read)
    if meant in offered:
        return meant
    near = [a for a in offered if same_action(a, meant)] or [
        a
        for a in offered
        if same_action(
            a,
            meant._replace(
                target=a.target if meant.target is None else meant.target,
                value=a.value if meant.value is None else meant.value,
                groups=meant.groups or a.groups,
            ),
        )
    ]
    return near[0] if len(near) == 1 else meant


def _with_own_copies(match: Match[Any], action: Action) -> Action:
    """Where the pack has a card twice: the copies this seat has, if they were not marked."""
    view = match.observe(action.seat).zones
    own = [c for zone, row in view.items() if zone.owner == action.seat for c in row if c]
    others = [c for zone, row in view.items() if zone.owner != action.seat for c in row if c]
    found: list[Card] = []
    for card in action.cards:
        copies = (c for c in own + others if same_card(c, card.text) and c not in found)
        found.append(card if card in own and card not in found else next(copies, card))
    left = list(zip(action.cards, found, strict=True))
    groups = tuple(_become(left, group) for group in action.groups)
    return action._replace(cards=tuple(found), groups=groups)


def _become(left: list[tuple[Card, Card]], group: tuple[Card, ...]) -> tuple[Card, ...]:
    """The copies that the cards of a group became among the cards of the action, each once."""
    copies = []
    for card in group:
        pair = next((pair for pair in left if pair[0] == card), (card, card))
        if pair in left:
            left.remove(pair)
        copies.append(pair[1])
    return tuple(copies)
