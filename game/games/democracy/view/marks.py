"""The marks on the cards of Democracy: what is framed, lit, tagged or dimmed."""

from __future__ import annotations

from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.democracy.rules.facts import DemocracyFacts, Phase
from game.games.democracy.text import status_text
from game.games.democracy.view.centre import centre
from game.presentation.marks import Mark, MarkKind

UPCARD = ZoneId("upcard")


def marks(seen: Observation[DemocracyFacts]) -> tuple[Mark, ...]:
    """Who has voted, the card the viewer has chosen, and a joker that makes no trumps."""
    found = []
    if seen.facts.phase is Phase.CHOOSE:
        ready = (s for s in range(len(seen.facts.tribes)) if s not in seen.turn.seats)
        found += [
            Mark(MarkKind.SECRET, ZoneId("chosen", seat)) for seat in ready if seat != seen.seat
        ]
    if seen.secret_choice is not None:
        hand = ZoneId("hand", seen.seat)
        at = seen.zones[hand].index(seen.secret_choice.cards[0])
        found.append(Mark(MarkKind.FRAME, hand, at))
    if seen.cards("upcard") and centre(seen) is None:
        found.append(Mark(MarkKind.TAG, UPCARD, 0, status_text.NO_TRUMP_TAG))
    return tuple(found)
