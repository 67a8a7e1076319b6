"""The READMEs name what is there: files, packages and classes, and every package of the map."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parents[2]
GAME = HERE / "game"
BUILD = HERE / "build"
MAP = GAME / "README.md"
READMES = [
    *(HERE / room / "README.md" for room in (".", "tests", "build", "game", "game/games")),
]
MADE = ("dist/", ".venv")
"""What a command makes; it is in no checkout."""
QUOTED = re.compile(r"`([^`]+)`")
LINKED = re.compile(r"\]\(([^)#:]+)\)")
PATH = re.compile(r"[\w.<>-]+(?:/[\w.<>-]+)*/?")
CLASS = re.compile(r"(?<![\w/.<])(?:[A-Z][a-z]+){2,}(?!\w)")


def named_paths(text: str) -> set[str]:
    """The paths a README names, as links or in the type of code."""
    words = [word for quoted in QUOTED.findall(text) for word in quoted.split()]
    found = {word.rstrip(",") for word in words if PATH.fullmatch(word.rstrip(","))}
    paths = {word for word in found if "/" in word or word.endswith((".py", ".md", ".toml"))}
    return {path for path in paths if not path.startswith(MADE)} | set(LINKED.findall(text))


def is_there(path: str, readme: Path) -> bool:
    """Whether it is a path of the project, or of any game; what stands in <> may be anything."""
    pattern = re.sub(r"<\w+>", "*", path).rstrip("/")
    if pattern.startswith("../"):
        return (readme.parent / pattern).exists()
    folders = (readme.parent, HERE, GAME)
    return any(any(folder.glob(at)) for folder in folders for at in (pattern, f"games/*/{pattern}"))


def packages() -> set[str]:
    """The packages of the map: all but a game's own, and what a single game has within them."""
    found = {p.parent.relative_to(GAME).as_posix() for p in GAME.rglob("__init__.py")} - {"."}
    found = {re.sub(r"^games/\w+", "games/<game>", name) for name in found} - {"games/<game>"}
    return {name for name in found if not re.match("games/<game>/.*/", name)}


def rooms_of_map() -> list[tuple[str, bool]]:
    """Each package a row of the map names, and whether it is a room of its own, in bold.

    A row has one package or several of one room; a package within may be named beside it.
    """
    rows = re.findall(r"^\| ([^|]*`[^|]*) \| (.*) \|$", MAP.read_text(encoding="utf-8"), re.M)
    found = []
    for cell, what in rows:
        names = QUOTED.findall(cell)
        within = [f"{names[0]}/{name}" for name in QUOTED.findall(what)]
        names += [name for name in within if (GAME / name / "__init__.py").exists()]
        found += [(name, f"**`{name}`**" in cell) for name in names]
    return found


@pytest.mark.parametrize("readme", READMES, ids=lambda path: path.parent.name)
def test_every_path_is_there(readme: Path) -> None:
    found = named_paths(readme.read_text(encoding="utf-8"))
    assert found
    assert sorted(path for path in found if not is_there(path, readme)) == []


@pytest.mark.parametrize("readme", [MAP, GAME / "games" / "README.md"], ids=["map", "games"])
def test_every_class_is_there(readme: Path) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in GAME.rglob("*.py"))
    quoted = " ".join(QUOTED.findall(readme.read_text(encoding="utf-8")))
    found = set(CLASS.findall(quoted))
    assert found
    assert sorted(name for name in found if not re.search(rf"^class {name}\b", code, re.M)) == []


def test_the_map_has_every_package_and_room_in_the_order_of_the_layers() -> None:
    rows = rooms_of_map()
    named = [name for name, _ in rows]
    assert len(set(named)) == len(named)
    assert set(named) == packages() | {"shelf", "entry", "window_options", "key_commands"}
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    order = [room.removeprefix("game.") for layer in layers for room in layer.split(" | ")]
    assert [name for name, bold in rows if bold] == order


def test_the_map_is_short() -> None:
    text = MAP.read_text(encoding="utf-8")
    assert text.count("\n") <= 150
    assert len({path for path in named_paths(text) if path.endswith((".py", ".md"))}) <= 25


def test_the_tools_have_every_command_and_every_package() -> None:
    """A command starts as a program; a package has no script of its name beside it."""
    text = (BUILD / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w.]+?)(?: \w+|/)?` \|", text, re.M)
    scripts = [path for path in BUILD.glob("*.py") if "__main__" in path.read_text("utf-8")]
    packages = {path.parent.name for path in BUILD.glob("*/__init__.py")}
    assert set(rows) == {path.name for path in scripts} | packages
    assert not packages & {path.stem for path in BUILD.glob("*.py")}
    assert text.count("\n") <= 100
