"""The same deal again: a match that is over dealt once more, into a file of its own."""

from __future__ import annotations

from dataclasses import replace

from game.app.review.match_review import MatchReview
from game.app.scenes.routes import JournalRoute
from game.store.matches.known_deal import KnownDeal


def deal_again(review: MatchReview, salt: str) -> JournalRoute:
    """The same deal for the same players from its first decision on, sealed with *salt*."""
    beginning = replace(review.journal, actions=(), steps={}).sealed(salt)
    return JournalRoute(beginning, review.players, KnownDeal.AGAIN)
