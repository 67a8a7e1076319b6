"""What all court cards wear: robes by suit, hair, neck and the colours of a headdress."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from game.art.palette import BRASS, INDIGO, INK, MADDER, MOSS


class Cloth(NamedTuple):
    """Robe, trim and heart colour of one suit's court, and the colour of the folk sprig."""

    robe: str
    trim: str
    heart: str
    sprig: str


CLOTH: Final[Mapping[str, Cloth]] = MappingProxyType(
    {
        "h": Cloth(MADDER, BRASS, INDIGO, BRASS),
        "d": Cloth(BRASS, INK, MADDER, MADDER),
        "c": Cloth(MOSS, BRASS, MADDER, BRASS),
        "s": Cloth(INDIGO, MADDER, BRASS, MADDER),
    }
)
HAIR: Final[Mapping[str, str]] = MappingProxyType(
    {"h": "#8a4b22", "d": "#c98a2e", "c": "#3a2b22", "s": "#2f2a2b"}
)
NECK: Final = "M110,106L140,106L144,124L106,124Z"


def headdress(suit: str, robe: str, trim: str) -> tuple[str, str]:
    """Cloth and brim of a headdress: diamonds wear madder and brass instead of brass and ink."""
    return (MADDER, BRASS) if suit == "d" else (robe, trim)
