"""The letters: whether each font we open has all of them, in English, Finnish and Swedish."""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import environment.needs_game  # noqa: F401 - says so where the game is missing
from fontTools.ttLib import TTFont

from game.ui.text import fonts as letters

HERE = Path(__file__).resolve().parent.parent

ALPHABET = "abcdefghijklmnopqrstuvwxyz" + "åäöéü" + "šž"
"""English, Swedish and Finnish letters, and those of the names both countries use."""

SIGNS = "0123456789 .,:;!?'\"()[]/%&+-=*#@<>" + "–—’‘“”»…×·−•"
"""What stands between letters on our screens."""


def opened() -> dict[str, Path]:
    """The font files the game opens, and where each is installed."""
    faces = [named for named in vars(letters).values() if isinstance(named, letters.Face)]
    return {face.file: letters.font_path(face) for face in faces}


def strings(folder: Path) -> Iterator[str]:
    """Every text constant in the Python files of *folder*, docstrings left out."""
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        remarks = {
            id(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        }
        for node in ast.walk(tree):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and id(node) not in remarks:
                yield text


def needed() -> set[str]:
    """Every character a screen may have to show."""
    shown = set(ALPHABET + ALPHABET.upper() + SIGNS)
    for text in strings(HERE / "game"):
        shown.update(text)
    pages = (*HERE.glob("assets/rules/**/*.md"), *HERE.glob("assets/lessons/*.md"))
    for page in sorted(pages):
        shown.update(page.read_text(encoding="utf-8"))
    return {character for character in shown if character.isprintable()}


def missing(font: Path, characters: set[str]) -> str:
    """Those of *characters* that *font* has no picture for, sorted."""
    with TTFont(font, lazy=True) as opened_font:
        known = opened_font.getBestCmap()
    return "".join(sorted(character for character in characters if ord(character) not in known))


def main(arguments: list[str]) -> int:
    """Check every font the game opens; exit code 1 if one lacks a letter or none is opened."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", action="store_true", help="print the font files and end")
    asked = parser.parse_args(arguments)
    fonts = opened()
    if asked.list:
        print("\n".join(map(str, fonts.values())))
        return 0
    if not fonts:
        print("the game names no font file")
        return 1
    lacking = {name: missing(path, needed()) for name, path in fonts.items()}
    for name, characters in lacking.items():
        if characters:
            codes = " ".join(f"U+{ord(character):04X}" for character in characters)
            print(f"{name} lacks {' '.join(characters)} ({codes})")
    if any(lacking.values()):
        return 1
    print(f"{len(fonts)} fonts have all {len(needed())} characters")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
