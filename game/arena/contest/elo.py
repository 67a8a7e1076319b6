"""Elo: how much stronger a share of the wins shows somebody than the others."""

from __future__ import annotations

import math

LONGEST_ODDS = 1e-4
"""Shares nearer to none or all than this are taken as this."""


def elo(share: float, fair: float) -> float:
    """How much stronger a *share* of the wins shows a kind than its opponents (logistic model)."""
    if fair >= 1:
        return 0.0
    share = min(1 - LONGEST_ODDS, max(LONGEST_ODDS, share))
    return 400 * math.log10(share / (1 - share) * (1 - fair) / fair)
