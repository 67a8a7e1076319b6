"""Moments of Pitch: the auction, tricks of partners and of five alone, hands and the end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from gallery.camera import TableSpec
from gallery.shots import Moment, lying, moment, sheet, verbs

PITCH = TableSpec("pitch")
CUTTHROAT = TableSpec("pitch", 5, {"variant": "cutthroat"})

MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {
        "pitch_auction": partial(moment, PITCH, lambda seen: verbs(seen) == {"bid", "pass"}),
        "pitch_trick": partial(moment, PITCH, lambda seen: lying(seen, "trick") > 1),
        "pitch_cutthroat": partial(moment, CUTTHROAT, lambda seen: lying(seen, "trick") > 2),
        "pitch_hand": partial(sheet, PITCH, False),
        "pitch_end": partial(sheet, TableSpec("pitch", options={"target": 11}), True),
    }
)
