"""Lost piles of Sinful Gibbon: straight for a wrong doubt, sideways for a lie (SG-J4, J6)."""

from __future__ import annotations

from game.engine.zones import Seat
from game.games.sinful_gibbon.rules.facts import SinfulState
from game.games.sinful_gibbon.rules.zones import Zones, lost_pile
from game.games.sinful_gibbon.text import log_text


def take_pile(state: SinfulState, zones: Zones, loser: Seat, sideways: bool) -> None:
    """Lay the pile on the loser's shame, its top face up (SG-J4, J6)."""
    facts, table, pile = state.facts, state.table, zones.pile
    facts.last_loser = loser
    facts.lost[loser] += (sideways,)
    lost = lost_pile(loser, len(facts.lost[loser]))
    zone = table.open(lost)
    *under, top = table.zones[pile]
    for card in under:
        table.move(card, pile, zone)
    table.move(top, pile, zone, up=True)
    facts.clear_pile()
    log_text.lost_pile(table, loser, lost, sideways)
