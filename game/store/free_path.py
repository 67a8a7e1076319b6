"""A free path: where nothing lies yet, with a number in the name if need be."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path


def free_path(path: Path) -> Path:
    """*path*, or one with a number before its ending where something lies there already.

    A link that leads nowhere counts as something.
    """
    if not os.path.lexists(path):
        return path
    numbered = (path.with_name(f"{path.stem} {n}{path.suffix}") for n in count(2))
    return next(each for each in numbered if not os.path.lexists(each))
