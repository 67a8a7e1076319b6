"""What Vendetta shows beside its cards: prompts, points, passes in a row, worths."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.vendetta.rules.facts import Phase, VendettaFacts
from game.games.vendetta.rules.options import VendettaOptions
from game.games.vendetta.text import status_text
from game.games.vendetta.view.marks import marks
from game.games.vendetta.view.prompts import prompt
from game.presentation.badge import Badge, BadgeKind
from game.presentation.gauge import Gauge, GaugeKind
from game.presentation.score_panel import ScoreLine
from game.presentation.status import Status


def status(seen: Observation[VendettaFacts], options: VendettaOptions) -> Status:
    """The status from one seat's sight."""
    facts = seen.facts
    seats = len(facts.owed)
    word = status_text.LAST_CALL if facts.phase is Phase.LAST_CALL else ""
    return Status(
        prompt(seen),
        goal(facts, options),
        tuple(_key(facts, len(seen.zones.get(ZoneId("stack"), ())))),
        tuple(_badges(facts)),
        tuple(marks(seen)),
        Gauge(status_text.PASSES, min(facts.passes, seats), seats, text=word, kind=GaugeKind.DOTS),
        sign_texts=status_text.SIGNS,
    )


def goal(facts: VendettaFacts, options: VendettaOptions) -> str:
    """The line under the title: what wins, and in which deal we are."""
    most = status_text.MOST_POINTS
    if options.deals == 1:
        return most
    number = len(facts.finished) + (facts.phase is not Phase.OVER)
    return status_text.deal_of(most, number, options.deals)


def _key(facts: VendettaFacts, left: int) -> Iterator[ScoreLine]:
    """The points of each seat, and what it will draw of the cards *left* in the stack."""
    for seat, points in enumerate(facts.points()):
        owed = min(facts.owed[seat], left)
        note = status_text.draws(owed) if owed else ""
        yield ScoreLine((seat,), str(points), note=note)


def _badges(facts: VendettaFacts) -> Iterator[Badge]:
    """Who has passed since the last card; the turn goes clockwise, so they sit in a row."""
    seats = len(facts.owed)
    if facts.phase is Phase.TURN:
        last = facts.turn - 1
        tip = status_text.PASSED_TIP
        for step in range(min(facts.passes, seats)):
            yield Badge((last - step) % seats, BadgeKind.CALL, status_text.PASS, tip)
    elif facts.asked is not None:
        yield Badge(
            facts.asked, BadgeKind.CALL, status_text.ASKS_FOR_JOKER, status_text.LAST_JOKER_TIP
        )
