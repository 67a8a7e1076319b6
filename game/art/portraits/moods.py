"""The moods: how an eye and a mouth are cut when somebody is calm, glad, sly, startled or sad."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from game.art.palette import INK, PAPER
from game.art.svg import Paint, circle, group, line, path

Lids = Literal["open", "half", "wide", "closed", "wink", "sloped"]
Mouths = Literal["smile", "laugh", "smirk", "round", "frown", "aside"]


class Mood(NamedTuple):
    """One pose of a face: lids, where the pupils look (units of 1), brows (-1 low .. 1 high)."""

    lids: Lids
    look: tuple[float, float]
    brows: tuple[float, float]
    mouth: Mouths


MOODS: Final[Mapping[str, Mood]] = MappingProxyType(
    {
        "calm": Mood("open", (0, 0), (0, 0), "smile"),
        "glad": Mood("closed", (0, 0), (0.4, 0.4), "laugh"),
        "sly": Mood("half", (3, 1), (0, 0.8), "smirk"),
        "startled": Mood("wide", (0, 0), (1, 1), "round"),
        "sad": Mood("sloped", (0, 2), (0.3, 0.3), "frown"),
        "thinking": Mood("open", (3, -3.4), (0, 0.8), "aside"),
        "wink": Mood("wink", (1, 0), (0, 0.6), "laugh"),
    }
)


def draw_eye(
    at: tuple[float, float],
    r: float,
    mood: Mood,
    skin: str,
    iris: str = PAPER,
    left: bool = False,
) -> str:
    """One eye of radius *r* round the point *at*; *skin* colours the lid, *iris* the ball."""
    k = r / 9
    shut = mood.lids == "closed" or (mood.lids == "wink" and left)
    if shut:
        body = line("M-9,3C-6,-6 6,-6 9,3", PAPER, 5.4) + line("M-9,3C-6,-6 6,-6 9,3", INK, 3)
    else:
        body = _ball(mood, iris) + _lid(mood, skin, left)
    return group(body + _brow(mood, left), *at, k)


def _ball(mood: Mood, iris: str) -> str:
    dx, dy = mood.look
    wide = mood.lids == "wide"
    ball, pupil = (10.4, 3.6) if wide else (9, 5.4)
    return (
        circle(0, 0, ball, iris)
        + circle(dx, 1 + dy, pupil, INK)
        + circle(dx - 1.6, dy - 1, 1.2 if wide else 1.8, PAPER)
    )


def _lid(mood: Mood, skin: str, left: bool) -> str:
    if mood.lids == "half":
        return path("M-10.4,0C-10,-13 10,-13 10.4,0Z", skin) + line("M-10,0L10,0", INK, 2)
    if mood.lids == "sloped":
        lid = path("M-10.6,2C-11,-13 10,-13 10.6,-6Z", skin) + line("M-10,2L10,-6", INK, 2)
        return lid if left else group(lid, 0, 0, -1, 0, 1)
    return ""


def _brow(mood: Mood, left: bool) -> str:
    height = mood.brows[0 if left else 1]
    if mood.lids == "sloped":
        brow = line("M-10,-10C-4,-13 4,-17 9,-18", INK, 2.6)
        return brow if left else group(brow, 0, 0, -1, 0, 1)
    if not height:
        return ""
    y = -11 - 4 * height
    return line(f"M-9,{y}C-4,{y - 4} 4,{y - 4} 9,{y}", INK, 2.6)


def draw_mouth(x: float, y: float, half: float, mood: Mood, cut: str = PAPER) -> str:
    """A mouth centred at (x, y), *half* of its width to each side, cut in *cut*."""
    k = half / 12
    if mood.mouth == "laugh":
        body = path(
            "M-12,-2C-6,1 6,1 12,-2C11,10 5,13 0,13C-5,13 -11,10 -12,-2Z", INK, cut, 2.4
        ) + path("M-6,9C-3,5 3,5 6,9C4,12 -4,12 -6,9Z", "#b23a2e")
    elif mood.mouth == "round":
        body = circle(0, 4, 5, Paint(INK, cut, 2.2), ry=6.2)
    else:
        strokes = {
            "smile": "M-12,-1C-6,7 6,7 12,-1",
            "smirk": "M-9,4C0,6 8,3 12,-4M9,-6C12,-6 14,-4 14,-2",
            "frown": "M-9,7C-5,1 5,1 9,7",
            "aside": "M-2,4C3,1 7,2 10,4",
        }
        body = line(strokes[mood.mouth], cut, 3)
    return group(body, x, y, k)
