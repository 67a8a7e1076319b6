"""The text of an audit: what the check of the computers found."""

from __future__ import annotations

from collections.abc import Sequence

from game.arena.audit.background_audit import BackgroundAudit
from game.arena.audit.redeal_audit import Difference
from game.patterns.phrases import counted_noun

SHOWN = 4
"""Differences that are named, at most."""
HONEST = (
    "At each decision of a computer the cards it could not see are dealt anew, and it is asked "
    "again: an honest player must choose the same."
)


def audit_text(auditor: BackgroundAudit, names: Sequence[str]) -> str:
    """What was found by now, in plain words."""
    verdict, all_moves = auditor.verdict, counted_noun(auditor.total, "move")
    if auditor.failure is not None:
        error = auditor.failure.error
        told = f" ({error})" if error else ": its process was stopped"
        return f"The check ended early{told}."
    if not auditor.finished:
        were = "was" if auditor.total == 1 else "were"
        return f"{auditor.done} of {all_moves} {were} looked at."
    if verdict.decisions == 0:
        return "No computer had anything to choose."
    counted = (
        f"{counted_noun(verdict.decisions, 'decision')} of the computers, "
        f"{counted_noun(verdict.redeals, 're-deal')} of what they could not see"
    )
    if verdict.differences:
        return f"{counted}: {differences_text(verdict.differences, names)}"
    if auditor.stopped:
        return f"Stopped after {auditor.done} of {all_moves}. {counted}: so far the same."
    return f"{counted}: the same choice every time."


def differences_text(found: Sequence[Difference], names: Sequence[str]) -> str:
    """Who chose otherwise, and when."""
    first = [f"{names[each.seat]} at move {each.move}" for each in found[:SHOWN]]
    left = len(found) - SHOWN
    more = f", and {'once' if left == 1 else f'{left} times'} more" if left > 0 else ""
    return f"{', '.join(first)}{more} chose otherwise when hidden cards lay otherwise."
