"""The portraits: the eight animals of the gibbons' forest, seven seats for people, and medals.

Every animal has its own silhouette and every human seat its own mark, so nobody is told apart by
colour alone.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from game.art.palette import (
    BRASS,
    EMBER_FIELD,
    FUR_RUST,
    INK,
    LAMP,
    MEDAL_FIELD,
    PAPER,
    WOOD_DARK,
    WOOD_LIGHT,
)
from game.art.portraits.animal_faces import crane, frog, otter, owl, siamang, silverback, tiger
from game.art.portraits.gibbon import Coat, gibbon_head
from game.art.portraits.human_marks import HUMAN_MARKS
from game.art.portraits.moods import MOODS, Mood
from game.art.svg import Paint, circle, group, line, round_shadow
from game.art.svg_picture import SvgPicture, centred_picture

ANIMALS: Final = ("silver", "soot", "rust", "moss", "dusk", "amber", "birch", "pebble")
PEOPLE: Final = ("you1", "you2", "you3", "you4", "you5", "you6", "you7")
PORTRAITS: Final = ANIMALS + PEOPLE

_COATS: Final[Mapping[str, Coat]] = MappingProxyType(
    {
        "you1": Coat("#6b4a2c", PAPER, "#4a3020"),
        "you2": Coat("#c9a36a", PAPER, "#5b4334"),
        "you3": Coat("#4a4a52", PAPER, "#6b4a36"),
        "you4": Coat("#7a3b2a", PAPER, "#4a2a20"),
        "you5": Coat("#2f3a3a", PAPER, "#7a5a44"),
        "you6": Coat("#a8a090", PAPER, "#3f3833"),
        "you7": Coat("#8a6a2a", PAPER, "#4f3a26"),
    }
)


def _rust(mood: Mood) -> str:
    """A rust gibbon with a tuft that stands up like a flame."""
    head = gibbon_head(Coat(FUR_RUST, PAPER, "#5b3420"), mood)
    tuft = group(
        line(
            "M-14,-44C-18,-52 -14,-58 -10,-60C-10,-54 -6,-52 -4,-54"
            "C-4,-60 0,-64 4,-66C2,-58 8,-56 12,-60C14,-54 14,-48 12,-44",
            FUR_RUST,
            6,
        ),
        0,
        4,
    )
    return tuft + head


_DRAWN: Final[Mapping[str, Callable[[Mood], str]]] = MappingProxyType(
    {
        "silver": silverback,
        "soot": siamang,
        "rust": _rust,
        "moss": frog,
        "dusk": owl,
        "amber": tiger,
        "birch": crane,
        "pebble": otter,
    }
)


def head(name: str, mood: str = "calm") -> str:
    """The bare head in the box -55..55; an unknown name is drawn as a human seat's gibbon."""
    pose = MOODS.get(mood, MOODS["calm"])
    if name in _DRAWN:
        return _DRAWN[name](pose)
    seat = name if name in _COATS else "you1"
    behind, front = HUMAN_MARKS[seat]
    return behind + gibbon_head(_COATS[seat], pose) + front


def portrait(name: str, mood: str = "calm") -> SvgPicture:
    """A head on nothing, 124 x 124; moods calm, glad, sly, startled, sad, thinking, wink."""
    return centred_picture(head(name, mood), 124)


def ring(turn: bool = False) -> SvgPicture:
    """The empty medal: wooden rim, brass ring (two when it is that seat's turn), 152 x 152."""
    return centred_picture(_medal_ground(turn), 152)


def medal(name: str, turn: bool = False, mood: str = "calm") -> SvgPicture:
    """A portrait in its medal with shadow, 152 x 152; the rim is a circle of radius 66."""
    return centred_picture(_medal_ground(turn) + group(head(name, mood), 0, 2, 0.98), 152)


def _medal_ground(turn: bool) -> str:
    grain = "".join(
        group(line("M-9,-64.6C-4,-65.4 4,-65.4 9,-64.6", WOOD_DARK, 1.6, 0.7), turn=a)
        for a in range(8, 368, 40)
    )
    out = (
        round_shadow(3, 5, 63, 8)
        + circle(0, 0, 68, WOOD_DARK)
        + circle(0, 0, 66, WOOD_LIGHT)
        + grain
        + circle(0, 0, 60, INK)
        + circle(0, 0, 57, Paint(EMBER_FIELD if turn else MEDAL_FIELD, BRASS, 3))
    )
    if turn:
        out += circle(0, 0, 65, Paint("none", LAMP, 4.5)) + circle(
            0, 0, 52, Paint("none", LAMP, 2.2)
        )
    return out
