"""Settings merge: settings of two programs that share one file, each with what it has changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def merge_settings(
    before: Mapping[str, Any], mine: Mapping[str, Any], theirs: Mapping[str, Any]
) -> dict[str, Any]:
    """*theirs* with all that differs between *before* and *mine*.

    What is kept by game or by person is merged entry by entry.
    """
    found = _over(before, mine, theirs)
    for key, value in mine.items():
        was, now = before.get(key), theirs.get(key)
        if isinstance(value, Mapping) and isinstance(was, Mapping) and isinstance(now, Mapping):
            found[key] = _over(was, value, now)
    return found


def _over(
    before: Mapping[str, Any], mine: Mapping[str, Any], theirs: Mapping[str, Any]
) -> dict[str, Any]:
    kept = {key: value for key, value in theirs.items() if key in mine or key not in before}
    changed = {
        key: value
        for key, value in mine.items()
        if key not in before or value != before[key] or key not in theirs
    }
    return {**kept, **changed}
