"""What Fire Gibbon shows beside its cards: prompt, flame, fire spots and hat."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.observation import Observation
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import CHEAP, TOP
from game.games.fire_gibbon.rules.options import FireGibbonOptions
from game.games.fire_gibbon.text import status_text
from game.games.fire_gibbon.text.standing_text import score_lines
from game.games.fire_gibbon.view.marks import marks
from game.games.fire_gibbon.view.prompts import prompt
from game.presentation.badge import Badge, BadgeKind
from game.presentation.centre import Centre, CentreKind
from game.presentation.gauge import Gauge, GaugeKind
from game.presentation.score_panel import ScoreLine
from game.presentation.status import Status


def status(seen: Observation[FireFacts], options: FireGibbonOptions, spots: int) -> Status:
    """The status from one seat's sight; *spots* is the number of fire spots that wins a round."""
    facts = seen.facts
    flame = facts.flame or 0
    gauge = Gauge(
        status_text.FLAME,
        flame,
        TOP,
        CHEAP if options.cheap_hat else None,
        status_text.HAT_OFF if options.cheap_hat else "",
        status_text.ACE if flame == TOP else "",
        kind=GaugeKind.FIRE,
    )
    return Status(
        prompt(seen),
        goal(options, spots),
        _score_lines(seen, spots),
        tuple(_badges(seen)),
        tuple(marks(seen)),
        gauge,
        Centre(CentreKind.CAMPFIRE, flame),
        facts.chairs,
        sign_texts=status_text.HAT_SIGNS if options.cheap_hat else status_text.SIGNS,
    )


def goal(options: FireGibbonOptions, spots: int) -> str:
    """The line under the title: what wins the round, and the match if it is longer."""
    if options.target == 1:
        return status_text.open_spots_win(spots)
    if options.scoring == "spots":
        return status_text.spots_score(spots, options.target)
    return status_text.rounds_win(spots, options.target)


def _score_lines(seen: Observation[FireFacts], spots: int) -> tuple[ScoreLine, ...]:
    seats = range(len(seen.facts.points))
    opened = [len(seen.cards("table", seat)) for seat in seats]
    left = [len(seen.cards("hand", seat)) for seat in seats]
    return score_lines(seen.facts, opened, left, spots)


def _badges(seen: Observation[FireFacts]) -> Iterator[Badge]:
    facts = seen.facts
    yield Badge(facts.dealer, BadgeKind.DEALER, tip=status_text.DEALER_TIP)
    if facts.hat is not None:
        yield Badge(facts.hat, BadgeKind.HAT, tip=status_text.HAT_TIP)
    if facts.mask is not None:
        yield Badge(facts.mask, BadgeKind.MASK, tip=status_text.MASK_TIP)
    if facts.raiser is not None:
        yield Badge(facts.raiser, BadgeKind.SPARK, tip=status_text.RAISER_TIP)
