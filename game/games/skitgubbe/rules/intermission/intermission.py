"""The intermission of Skitgubbe: trump is named, hands are put together, the dreck is shared."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.games.skitgubbe.rules.facts import INTERMISSION, SkitgubbeState
from game.games.skitgubbe.rules.intermission.dreck import Dreck
from game.games.skitgubbe.rules.intermission.trump import name_trump
from game.games.skitgubbe.rules.options import SET_ASIDE, SkitgubbeOptions
from game.games.skitgubbe.rules.zones import Zones
from game.games.skitgubbe.text.log_text import LogText


class Intermission:
    """Everything between the last trick of part one and the first lead of part two."""

    def __init__(
        self,
        zones: Zones,
        options: SkitgubbeOptions,
        log: LogText,
        part_two: Callable[[SkitgubbeState, Random], None],
    ) -> None:
        """Prepare the intermission; *part_two* is called after it."""
        self.zones = zones
        self.log = log
        self.dreck = Dreck(zones, options, log, part_two)
        self.aside = options.trump_mode == SET_ASIDE

    def run(self, state: SkitgubbeState, rng: Random) -> None:
        """Name trump, put the hands together and share the dreck (SK-3.1 to SK-3.4)."""
        zones, table, facts = self.zones, state.table, state.facts
        facts.phase, facts.turn = INTERMISSION, -1
        self.log.intermission(table)
        name_trump(state, zones, self.aside)
        self.log.trump(table, facts.trump)
        for hand in range(zones.count):
            table.move_all(zones.taken[hand], zones.hands[hand])
            table.move_all(zones.final[hand], zones.hands[hand])
        self.dreck.share(state, rng)
