"""The backdrop of Fire Gibbon: three layers of bamboo under stars and a moon."""

from game.art.backdrops.bamboo import grove
from game.art.backdrops.night_sky import crescent, stars
from game.art.backdrops.table_shape import BackdropView, moon_place


def fire_gibbon(view: BackdropView) -> str:
    """Three layers of bamboo under stars and a moon."""
    return (
        stars(view.width)
        + crescent(*moon_place(view, 62), 62)
        + grove(view.width, view.far, view.middle, view.near)
    )
