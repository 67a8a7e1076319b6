"""The marks on the cards of Sinful Gibbon: what is framed, lit, tagged or dimmed."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.zones import DECK, HELD, PILE, lost_pile
from game.games.sinful_gibbon.text import status_text
from game.games.sinful_gibbon.text.card_text import figure
from game.games.sinful_gibbon.text.log_text import lost_pile_marks
from game.presentation.marks import Mark, MarkKind


def marks(seen: Observation[SinfulFacts]) -> Iterator[Mark]:
    """What may be doubted, what was promised, and how the lost piles lie."""
    facts = seen.facts
    verbs = {action.verb for action in seen.legal}
    doubts = "doubt" in verbs
    if facts.promiser is not None:
        yield Mark(MarkKind.OWNER, HELD, 0, seat=facts.promiser)
        yield Mark(MarkKind.TAG, HELD, 0, status_text.offered_heart(figure(facts.standing or 0)))
        if doubts:
            yield Mark(MarkKind.LIT, HELD, 0)
    if facts.owners:
        top = len(facts.owners) - 1
        yield Mark(MarkKind.OWNER, PILE, top, seat=facts.owners[-1])
        yield Mark(MarkKind.TAG, PILE, top, figure(facts.claims[-1]))
        yield Mark(MarkKind.LAST, PILE, top)
        if not facts.open or facts.phase == "promise":
            # Whoever has picked has let the card below pass (SG-T3).
            yield Mark(MarkKind.DIM, PILE, top)
            yield Mark(MarkKind.NOTE, PILE, text=status_text.BELIEVED)
        elif doubts:
            yield Mark(MarkKind.LIT, PILE, top)
            yield Mark(MarkKind.NOTE, PILE, text=status_text.DOUBT_IT)
        else:
            yield Mark(MarkKind.NOTE, PILE, text=status_text.OPEN_TO_DOUBT)
    if "pick" in verbs and seen.zones.get(DECK):
        yield Mark(MarkKind.LIT, DECK, len(seen.zones[DECK]) - 1)
    for seat, lost in enumerate(facts.lost):
        hearts = ZoneId("accepted", seat)
        kept = len(seen.zones.get(hearts, ()))
        if kept:
            yield Mark(MarkKind.TAG, hearts, kept - 1, status_text.kept_hearts(kept))
        thrown = ZoneId("thrown", seat)
        if seen.zones.get(thrown):
            yield Mark(MarkKind.TAG, thrown, 0, status_text.THROWN)
        for number, sideways in enumerate(lost, 1):
            zone = lost_pile(seat, number)
            cards = seen.zones[zone]
            yield from lost_pile_marks(zone, cards[-1], len(cards) - 1, sideways)
