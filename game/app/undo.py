"""Taking back: the match before one's last decision, if that gives nothing away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.cards import Card
from game.engine.events import Moved, Shuffled, Turned
from game.engine.journal import Journal
from game.engine.match import Match
from game.engine.zones import Seat
from game.store.saves import Player


def before(
    match: Match[Any], journal: Journal, players: Sequence[Player], viewer: Seat | None
) -> Match[Any] | str:
    """The match before the viewer's last decision and all that followed, or why it stays.

    It is given while that reveals nothing: he has seen no new card since, nothing was shuffled,
    and no other person has decided.
    """
    actions = match.actions
    humans = [seat for seat, player in enumerate(players) if player.human]
    last = next((n for n in range(len(actions) - 1, -1, -1) if actions[n].seat in humans), None)
    if last is None:
        return "There is nothing to take back yet."
    if match.outcome is not None:
        return "The match is over; it cannot be taken back."
    seat = actions[last].seat
    if len(humans) > 1 and seat != viewer:
        return f"{players[seat].name} has decided since; that cannot be taken back."
    if seat in match.chosen and seat not in match.changing:
        return "A secret choice stays as it is."
    if match.rules.lasts(actions[last]):
        return "Everybody has seen that; it cannot be taken back."
    found = journal.replay(match.rules, last)
    if found.turn.seconds is not None:
        return "What was decided against the clock cannot be taken back."
    count = len(found.record.events)
    if any(isinstance(event, Shuffled) for event in match.events(seat, count)):
        return "The cards were shuffled since; that cannot be taken back."
    if _known(match, seat) - _known(found, seat):
        return "You have seen another card since; that cannot be taken back."
    return found


def _known(match: Match[Any], seat: Seat) -> set[Card]:
    """Every card whose face *seat* sees now or has seen."""
    seen = match.observe(seat)
    faces = {card for cards in seen.zones.values() for card in cards if card is not None}
    shown = (event.card for event in seen.history if isinstance(event, Moved | Turned))
    return faces | {card for card in shown if card is not None}
