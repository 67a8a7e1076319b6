"""Where the letters come from: the font files of two packages, found and never copied."""

import importlib.util
import sys
from pathlib import Path
from typing import NamedTuple


class Face(NamedTuple):
    """One font file inside a font package."""

    package: str
    file: str


LATO = Face("font_lato", "Lato-Regular.ttf")
LATO_BOLD = Face("font_lato", "Lato-Bold.ttf")
LATO_ITALIC = Face("font_lato", "Lato-Italic.ttf")
SERIF_BOLD = Face("font_source_serif_pro", "SourceSerifPro-Bold.ttf")
SERIF_BLACK = Face("font_source_serif_pro", "SourceSerifPro-Black.ttf")
SERIF_ITALIC = Face("font_source_serif_pro", "SourceSerifPro-It.ttf")

FACES = {
    "lato": LATO,
    "lato_bold": LATO_BOLD,
    "lato_italic": LATO_ITALIC,
    "serif_bold": SERIF_BOLD,
    "serif_black": SERIF_BLACK,
    "serif_italic": SERIF_ITALIC,
}


class FontMissing(LookupError):
    """A font package is not installed, or its file is not there."""


def font_path(face: Face) -> Path:
    """Return the file of *face*, also inside a frozen program.

    Raises FontMissing with one sentence for the player.
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
