"""Wilson's interval: between which bounds a share truly lies that was seen in a few cases."""

from __future__ import annotations

import math

CONFIDENCE = 1.96
"""Standard errors of an interval of 95 %."""


def wilson(share: float, count: int) -> tuple[float, float]:
    """The interval of 95 % of a *share* seen in *count* cases (E. B. Wilson, 1927)."""
    z = CONFIDENCE
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    half /= 1 + z * z / count
    return max(0.0, middle - half), min(1.0, middle + half)
