"""The gallery: every screen and several moments of each game as pictures, the same each time."""

from collections.abc import Mapping

from gallery import (
    afterwards,
    bridge_solitaire,
    democracy,
    fire_gibbon,
    indian_chief,
    jersey_gin,
    match_list,
    pitch,
    screens,
    sinful_gibbon,
    skitgubbe,
    vendetta,
)
from gallery.shots import Moment


def moments() -> Mapping[str, Moment]:
    """Every picture by name; each is taken through a lens."""
    return {
        **screens.MOMENTS,
        **sinful_gibbon.MOMENTS,
        **fire_gibbon.MOMENTS,
        **vendetta.MOMENTS,
        **skitgubbe.MOMENTS,
        **jersey_gin.MOMENTS,
        **bridge_solitaire.MOMENTS,
        **indian_chief.MOMENTS,
        **pitch.MOMENTS,
        **democracy.MOMENTS,
        **afterwards.MOMENTS,
        **match_list.MOMENTS,
    }
