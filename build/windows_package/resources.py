"""What Windows reads of a program without starting it: its icon, version and manifest."""

from __future__ import annotations

import io
import struct
import sys
from pathlib import Path

import pygame

from game import __version__
from game.app.widgets import screen_drawings
from game.ui.pictures.svg_raster import rasterize_svg

SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
"""Sides of the icon in pixels."""

MANIFEST = """\
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3"><security><requestedPrivileges>
    <requestedExecutionLevel level="asInvoker" uiAccess="false"/>
  </requestedPrivileges></security></trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1"><application>
    <supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/>
  </application></compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3"><windowsSettings>
    <dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true/pm</dpiAware>
    <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2,PerMonitor</dpiAwareness>
    <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
  </windowsSettings></application>
</assembly>
"""
VERSION = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0, OS=0x40004,
                    fileType=1, subtype=0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "The Folkdeck contributors"),
      StringStruct("FileDescription", "Folkdeck"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "folkdeck"),
      StringStruct("LegalCopyright", "The Folkdeck contributors; MIT licence"),
      StringStruct("OriginalFilename", "folkdeck.exe"),
      StringStruct("ProductName", "Folkdeck"),
      StringStruct("ProductVersion", "{version}")])]),
    VarFileInfo([VarStruct("Translation", [0x409, 1200])]),
  ],
)
"""


def write_resources(folder: Path, version: str) -> None:
    """Write ``folkdeck.ico``, ``version.txt`` and ``folkdeck.manifest`` into *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "folkdeck.ico").write_bytes(icon_file())
    numbers = (*map(int, version.split(".")), 0)
    text = VERSION.format(numbers=numbers, version=version)
    (folder / "version.txt").write_text(text, encoding="utf-8")
    (folder / "folkdeck.manifest").write_text(MANIFEST, encoding="utf-8")


def icon_file() -> bytes:
    """The window's icon as an ICO file with a PNG of each size."""
    pictures = [_png(side) for side in SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for side, picture in zip(SIZES, pictures, strict=True):
        entries += struct.pack(
            "<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), offset
        )
        offset += len(picture)
    return head + entries + b"".join(pictures)


def _png(side: int) -> bytes:
    """The icon as a PNG of *side* pixels."""
    packed = io.BytesIO()
    pygame.image.save(rasterize_svg(screen_drawings.icon().svg, (side, side)), packed, "icon.png")
    return packed.getvalue()


if __name__ == "__main__":
    write_resources(Path(sys.argv[1]), __version__)
