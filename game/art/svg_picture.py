"""An SVG picture, with the letters that the caller sets over it."""

from typing import Literal, NamedTuple

from game.art.svg import document

Face = Literal["serif_bold", "serif_black", "serif_italic", "sans", "sans_bold"]
Anchor = Literal["l", "m", "r"]


class Lettering(NamedTuple):
    """One line of letters on a picture; all lengths in the picture's own units.

    *y* is the baseline, *size* the font size, *anchor* says which end of the line stands at *x*,
    *turned* turns the whole line by 180 degrees about the middle of the picture.
    """

    text: str
    x: float
    y: float
    size: float
    face: Face
    colour: str
    anchor: Anchor = "m"
    turned: bool = False
    tracking: float = 0


class SvgPicture(NamedTuple):
    """An SVG text of *width* x *height* units, the letters on it, and what is printed over them.

    *over* is empty or a second SVG text of the same size, laid over the letters. What is *opaque*
    fills all of its area.
    """

    svg: str
    letters: tuple[Lettering, ...]
    width: float
    height: float
    over: str = ""
    opaque: bool = False


def picture_of(width: float, height: float, body: str, *letters: Lettering) -> SvgPicture:
    """A picture whose *body* is drawn from the upper left corner."""
    return SvgPicture(document(width, height, body), letters, width, height)


def centred_picture(body: str, width: float = 110, height: float | None = None) -> SvgPicture:
    """A picture whose *body* is drawn round its middle (0, 0)."""
    tall = width if height is None else height
    view = (-width / 2, -tall / 2, width, tall)
    return SvgPicture(document(width, tall, body, view), (), width, tall)
