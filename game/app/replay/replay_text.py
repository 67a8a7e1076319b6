"""The text of a replay: where in the match one is, and what is done next."""

from __future__ import annotations

from game.app.replay.replay_cursor import ReplayCursor
from game.app.review.match_review import MatchReview
from game.app.session.result_text import moves_text
from game.arena.analysis.analysis_text import verdict_text


def moment_text(cursor: ReplayCursor, review: MatchReview) -> str:
    """Where in the match one is: ``Before move 3 of 80, Round 1``."""
    if cursor.next_action is None:
        end = "The end" if review.finished else "So far"
        return f"{end}, after {moves_text(cursor.whole)}"
    told = f"Before move {cursor.made + 1} of {cursor.whole}"
    return f"{told}, {cursor.round_title}" if cursor.round_title else told


def next_move_text(cursor: ReplayCursor, review: MatchReview, *, laid_open: bool) -> str:
    """What is done next, and what was found about it.

    What another player chooses is told only where all hands are *laid_open*.
    """
    action = cursor.next_action
    if action is None:
        return ""
    name = review.players[action.seat].name
    if action.seat != cursor.seat and not laid_open:
        return f"{name} is next."
    own = action.seat == cursor.seat and review.players[action.seat].human
    told = f"{'You' if own else name} chose: {review.named(cursor.told(action))}"
    found = review.decision(action.seat, cursor.made + 1)
    if found is None:
        return told
    came_off = review.came_off(action.seat, cursor.made + 1)
    return f"{told}. {verdict_text(found, review.named, came_off)}"
