"""Screen drawings: where each screen gets its pictures, whole windows wide and small ones.

The art is imported when a picture is painted, on the painting thread: the first frame needs none.
"""

from __future__ import annotations

from game.art.palette import accent
from game.art.svg_picture import SvgPicture
from game.ui.pictures.svg_raster import Size


def title_backdrop(size: Size) -> SvgPicture:
    """Bamboo, moon, sill and lantern behind the title."""
    from game.art.screens import title_backdrop as title

    return SvgPicture(title.title_backdrop(*size), (), *size, opaque=True)


def poster() -> SvgPicture:
    """The poster of the title."""
    from game.art.screens import poster

    return poster.poster()


def shelf_backdrop(size: Size) -> SvgPicture:
    """Wall paper and planks."""
    from game.art.screens import shelf_backdrop as shelf

    return SvgPicture(shelf.shelf_backdrop(*size), (), *size, opaque=True)


def box_front(game: str, title: str, players: str) -> SvgPicture:
    """A game's box, its name and for how many it is printed on the front."""
    from game.art.screens import game_box_picture

    return game_box_picture.box_front(game, title, players)


def sheet_backdrop(size: Size, game: str) -> SvgPicture:
    """The wall behind a sheet of paper, in the colour of a game; "" is nobody's."""
    from game.art.screens import wallpaper

    return SvgPicture(wallpaper.sheet_backdrop(*size, accent(game)), (), *size, opaque=True)


def curtain_backdrop(size: Size) -> SvgPicture:
    """The cloth that hides the table."""
    from game.art.screens import curtain_backdrop as curtain

    return SvgPicture(curtain.curtain_backdrop(*size), (), *size, opaque=True)


def icon() -> SvgPicture:
    """The gibbon of the house, for the window and the task bar."""
    from game.art.icons.program_icon import program_icon

    return program_icon()
