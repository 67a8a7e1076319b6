"""Play on from here: a new match that begins as another stood at one of its moments.

The new match has a file of its own. Its computers know no more than any: they are asked with
what they see in it, and their dice follow from the same seed; so they decide as they did as long
as everybody does.
"""

from __future__ import annotations

from dataclasses import replace

from game.app.review.match_review import MatchReview
from game.app.scenes.routes import JournalRoute
from game.store.matches.known_deal import KnownDeal


def play_on(review: MatchReview, made: int, salt: str) -> JournalRoute:
    """A match that begins with the first *made* actions of another, sealed with *salt*.

    Everybody sits where he sat.
    """
    before = review.journal
    steps = {number: done for number, done in before.steps.items() if number < made}
    begun = replace(before, actions=before.actions[:made], steps=steps).sealed(salt)
    return JournalRoute(begun, review.players, KnownDeal.PLAYED_ON)
