"""The marks on the cards of Fire Gibbon: what is framed, lit, tagged or dimmed."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.observation import Observation
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.zones import FIRE
from game.games.fire_gibbon.text.card_text import tag
from game.presentation.marks import Mark, MarkKind


def marks(seen: Observation[FireFacts]) -> Iterator[Mark]:
    """The signs on the cards of the fire; one that was seen to be true does not ask for doubt."""
    facts = seen.facts
    may_doubt = facts.phase == "turn" and seen.seat == facts.turn
    for at, (owner, required) in enumerate(zip(facts.owners, facts.required, strict=True)):
        yield Mark(MarkKind.OWNER, FIRE, at, seat=owner)
        if not required:
            continue
        yield Mark(MarkKind.TAG, FIRE, at, tag(required))
        newest = facts.latest[owner] == at
        if not newest:
            yield Mark(MarkKind.DIM, FIRE, at)
        elif may_doubt and owner != seen.seat and facts.proven[at] is None:
            yield Mark(MarkKind.LIT, FIRE, at)
        proof = facts.proven[at]
        if proof is not None:
            yield Mark(MarkKind.PROVEN, FIRE, at, proof.words)
    if facts.owners:
        yield Mark(MarkKind.LAST, FIRE, len(facts.owners) - 1)
