"""The centre piece: a fire, a sign or a stand in the middle of the felt."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class CentreKind(Enum):
    """The kinds of centre pieces."""

    CAMPFIRE = "campfire"
    """A fire as high as the value."""
    SUIT = "suit"
    """The sign of a suit: the value is its number among clubs, diamonds, hearts and spades."""
    STAND = "stand"
    """A stand for something worn, named by the text: it hangs there if the value is 1; if it is 0,
    somebody wears it."""


class Centre(NamedTuple):
    """The thing in the middle of the felt."""

    kind: CentreKind
    value: int = 0
    text: str = ""
