"""The end of a round of Fire Gibbon: somebody is the Braveheart, and all fire spots are counted."""

from __future__ import annotations

from game.engine.events import Scored
from game.engine.zones import Seat
from game.games.fire_gibbon.rules import match_end
from game.games.fire_gibbon.rules.facts import FireState, Round
from game.games.fire_gibbon.rules.options import FireGibbonOptions
from game.games.fire_gibbon.rules.scoring import round_points
from game.games.fire_gibbon.rules.zones import Zones
from game.games.fire_gibbon.text import result_text
from game.games.fire_gibbon.text.log_text import tell


class RoundEnd:
    """What happens when a seat has no hand cards left."""

    def __init__(self, zones: Zones, options: FireGibbonOptions) -> None:
        """Prepare to score by *options*."""
        self.zones = zones
        self.options = options

    def end(self, state: FireState, seat: Seat) -> None:
        """Score the round at once: somebody is the Braveheart (FG-E1, E2, M1)."""
        facts, table = state.facts, state.table
        spots = [len(table.zones[zone]) for zone in self.zones.tables]
        gained = round_points(self.options.scoring, spots, seat)
        facts.points = tuple(had + got for had, got in zip(facts.points, gained, strict=True))
        facts.rounds += (Round(seat, gained),)
        facts.braveheart, facts.hat, facts.doubted = seat, None, False
        facts.phase = "over" if match_end.is_over(facts.points, self.options.target) else "swap"
        tell(table, "braveheart", seat)
        table.announce(Scored(result_text.round_title(len(facts.rounds))))
