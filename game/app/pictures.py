"""The pictures on the walls: where each screen gets its drawings, whole windows wide.

The art is imported when a picture is painted, on the painting thread: the first frame needs none.
"""

from __future__ import annotations

from game.art.lettering import Picture
from game.art.palette import accent
from game.ui.picture import Size


def title_backdrop(size: Size) -> Picture:
    """Bamboo, moon, sill and lantern behind the title."""
    from game.art import title

    return Picture(title.title_backdrop(*size), (), *size)


def poster() -> Picture:
    """The poster of the title."""
    from game.art import poster

    return poster.poster()


def shelf_backdrop(size: Size) -> Picture:
    """Wall paper and planks."""
    from game.art import shelf

    return Picture(shelf.shelf_backdrop(*size), (), *size)


def box_front(game: str, title: str, players: str) -> Picture:
    """A game's box, its name and for how many it is printed on the front."""
    from game.art import shelf

    return shelf.box_front(game, title, players)


def sheet_backdrop(size: Size, game: str) -> Picture:
    """The wall behind a sheet of paper, in the colour of a game; "" is nobody's."""
    from game.art import shelf

    return Picture(shelf.sheet_backdrop(*size, accent(game)), (), *size)


def curtain_backdrop(size: Size) -> Picture:
    """The cloth that hides the table."""
    from game.art import shelf

    return Picture(shelf.curtain_backdrop(*size), (), *size)


def icon() -> Picture:
    """The gibbon of the house, for the window and the task bar."""
    from game.art import title

    return title.icon()
