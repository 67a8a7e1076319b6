"""The questions Vendetta asks before a costly action."""

from __future__ import annotations


def ruins_flush_run(after: int, before: int) -> str:
    """Ask before a flush run becomes an ordinary one; both in points."""
    return (
        f"Your flush run would be an ordinary run: {after} points instead of {before}. Add to "
        "it all the same?"
    )
