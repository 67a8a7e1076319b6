"""The palette: the few inks of Folkdeck by name, and how two of them are mixed."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

NIGHT: Final = "#14201d"
DUSK_TOP: Final = "#101a2a"
DUSK_HIGH: Final = "#1d2f3a"
DUSK_LOW: Final = "#263f3b"
SHADOW: Final = "#050a08"

FELT_LIGHT: Final = "#2c6a4f"
FELT: Final = "#23553f"
FELT_EDGE: Final = "#143328"
FELTS: Final[Mapping[str, tuple[str, str, str]]] = MappingProxyType(
    {
        "spruce": (FELT_LIGHT, FELT, FELT_EDGE),
        "indigo": ("#35527f", "#2a4268", "#18273f"),
        "madder": ("#7c3a3c", "#642e31", "#3b1b1e"),
        "slate": ("#56606a", "#454e57", "#282e34"),
    }
)
"""The colours of the felt by name: lit, as it is, and at its edge."""

WOOD: Final = "#4f3120"
WOOD_LIGHT: Final = "#7f5836"
WOOD_CUT: Final = "#3a2214"
WOOD_DARK: Final = "#2f1c11"
WOOD_EDGE: Final = "#1a0f09"

PAPER: Final = "#f4ead5"
PAPER_LIT: Final = "#fbf3e2"
PAPER_SHADE: Final = "#e6d5b3"
PAPER_EDGE: Final = "#b99b63"
PAPER_FOOT: Final = "#b08c50"
CARD_EDGE: Final = "#cdb88e"
COLUMN: Final = "#ecd9ad"

INK: Final = "#241f1c"
SOFT_INK: Final = "#5c4c3a"
MADDER: Final = "#b23a2e"
MADDER_EDGE: Final = "#7d2219"
ON_MADDER: Final = "#fff6e4"
BRASS: Final = "#d8a13a"
LAMP: Final = "#f6cf6f"
INDIGO: Final = "#2f4a7a"
MOSS: Final = "#4a7033"
CLUB_GREEN: Final = "#3b6230"
LEAF: Final = "#7d9a4a"
SPRUCE: Final = "#1f4a3d"
EMBER: Final = "#f07a2b"
HOT: Final = "#f8dc8a"
SKY: Final = "#8fb4c9"
BONE: Final = "#cfc4a8"
SKIN: Final = "#f0cfa2"
STONE: Final = "#55615a"
STONE_DARK: Final = "#46524c"
EMBER_FIELD: Final = "#6b3c1c"
MEDAL_FIELD: Final = "#2d4a44"
MOON: Final = "#f2e3b6"

FUR: Final = "#3a2b22"
FUR_FACE: Final = "#5b4334"
FUR_RUST: Final = "#9a5526"

FAR: Final = "#2c4a44"
MIDDLE: Final = "#1f3833"
NEAR: Final = "#132623"

ACCENTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "sinful_gibbon": "#5d3557",
        "fire_gibbon": "#8c3a1c",
        "vendetta": "#6e1f26",
        "skitgubbe": "#35607a",
        "indian_chief": "#3f4f2c",
        "bridge_solitaire": "#2b3b63",
        "jersey_gin": "#2b6660",
        "pitch": "#6a4a21",
        "democracy": "#1f6a80",
    }
)


def mix(first: str, second: str, part: float) -> str:
    """The ink that lies *part* (0 to 1) of the way from *first* to *second*, as ``#rrggbb``."""
    one, two = rgb(first), rgb(second)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in zip(one, two, strict=True))


def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue (0 to 255) of a ``#rrggbb`` ink."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def accent(game_id: str) -> str:
    """The accent of a game, spruce green for a game the paint box does not know yet."""
    return ACCENTS.get(game_id, SPRUCE)


def tones(game_id: str) -> tuple[str, str, str]:
    """Far, middle and near silhouette tones of a game's night: a little of its accent mixed in.

    Warm accents turn the green night to mud, so they are mixed more thinly than cool ones.
    """
    tint = accent(game_id)
    red, _, blue = rgb(tint)
    part = 0.15 if blue >= red else 0.07
    return mix(FAR, tint, part), mix(MIDDLE, tint, part), mix(NEAR, tint, part)
