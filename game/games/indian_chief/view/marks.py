"""The marks on the cards of Indian Chief: what is framed, lit, tagged or dimmed."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.events import Moved, Said
from game.engine.observation import Observation
from game.engine.zones import ZoneId
from game.games.indian_chief.rules.facts import CHIEF, ChiefFacts, Phase
from game.games.indian_chief.text.card_text import filled
from game.presentation.marks import Mark, MarkKind


def melded(seen: Observation[ChiefFacts]) -> list[int]:
    """The box each seat's meld on the table has filled, 0 for none: it may have lost cards."""
    sizes = [len(seen.zones.get(ZoneId("meld", s), ())) for s in range(len(seen.facts.sheet))]
    if seen.facts.phase is Phase.STEAL:
        for event in reversed(seen.history):
            if isinstance(event, Said) and event.code == "reveal":
                break
            if isinstance(event, Moved) and event.source.zone.name == "meld":
                sizes[event.source.zone.owner or 0] += 1
    return sizes


def marks(seen: Observation[ChiefFacts]) -> Iterator[Mark]:
    """The pair of an Indian Chief, what a Thief may take, the marks of a failed try."""
    facts = seen.facts
    now = melded(seen)
    wanted = {choice.action.cards for choice in seen.choices if choice.refused is None}
    for seat in range(len(facts.sheet)):
        zone = ZoneId("meld", seat)
        laid = seen.zones.get(zone, ())
        score = facts.sheet[seat][now[seat]] if laid else None
        if score is not None:
            yield Mark(MarkKind.WORTH, zone, text=filled(now[seat], score))
        if len(laid) == CHIEF:
            yield Mark(MarkKind.FRAME, zone, CHIEF - 2)
            yield Mark(MarkKind.FRAME, zone, CHIEF - 1)
        for at, card in enumerate(laid):
            if (card,) in wanted:
                yield Mark(MarkKind.LIT, zone, at)
            for marker, mark in facts.marks:
                if card is not None and mark is card:
                    yield Mark(MarkKind.OWNER, zone, at, seat=marker)
