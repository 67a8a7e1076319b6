"""Fonts: the font files of two packages, found and never copied."""

import importlib.util
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple


class Face(NamedTuple):
    """One font file inside a font package."""

    package: str
    file: str


SANS = Face("font_lato", "Lato-Regular.ttf")
SANS_BOLD = Face("font_lato", "Lato-Bold.ttf")
SANS_ITALIC = Face("font_lato", "Lato-Italic.ttf")
SERIF_BOLD = Face("font_source_serif_pro", "SourceSerifPro-Bold.ttf")
SERIF_BLACK = Face("font_source_serif_pro", "SourceSerifPro-Black.ttf")
SERIF_ITALIC = Face("font_source_serif_pro", "SourceSerifPro-It.ttf")

FACES: Mapping[str, Face] = MappingProxyType(
    {
        "sans": SANS,
        "sans_bold": SANS_BOLD,
        "serif_bold": SERIF_BOLD,
        "serif_black": SERIF_BLACK,
        "serif_italic": SERIF_ITALIC,
    }
)
"""The names by which the drawing room's pictures ask for their letters."""


class FontMissing(LookupError):
    """Raised where a font package is not installed, or its file is not there."""


def font_path(face: Face) -> Path:
    """Return the file of *face*, also inside a frozen program.

    Raises:
        FontMissing: when the file is not there; one sentence for the player.
    """
    for folder in _folders(face.package):
        path = folder / "files" / face.file
        if path.is_file():
            return path
    raise FontMissing(f"The letters {face.file} are missing; install the package {face.package}.")


def _folders(package: str) -> list[Path]:
    spec = importlib.util.find_spec(package)
    found = list(spec.submodule_search_locations or ()) if spec else []
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        found.append(str(Path(frozen) / package))
    return [Path(folder) for folder in found]
