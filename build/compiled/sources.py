"""Which files are compiled, which stay plain Python and why, and the copy that is compiled."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import MappingProxyType
from typing import Final

from compiled.finals import with_finals

ROOMS: Final = ("game/engine", "game/patterns", "game/bots")
"""What every game stands on."""
GAME_ROOMS: Final = ("rules", "bot")
"""What of a game is compiled; ``text`` and ``view`` make sentences, which would gain nothing."""
NARROWED: Final = "each game’s Rules narrows “options” to its own, for which mypyc has no form"
PLAIN: Final[Mapping[str, str]] = MappingProxyType(
    {
        "bots/bot.py": "compiled, a protocol is none any more for isinstance",
        "engine/journal.py": "compiled, a name given in a pattern of alternatives has no value",
        "engine/native.py": "it says what is not compiled",
        "engine/observation.py": "a generic dataclass has a __dict__, which mypyc cannot replace",
        "options.py": NARROWED,
    }
)
"""What stays plain by the end of its path, and the reason; so does ``__init__.py``, a docstring."""
SLOTTED: Final = re.compile(r"^@dataclass\((frozen=True)?(?:, )?slots=True\)$", re.MULTILINE)
UNSLOTTED: Final = r"@mypyc_attr(serializable=True)\n@dataclass(\1)"
"""Slots make a dataclass anew, which a compiled class does not bear. It has its slots anyway, but
must be told that it goes from one process to another, and the types of its fields as written."""
TYPED: Final = """
setattr({name}, "__annotations__", {types})
for _field in _fields({name}):
    _field.type = getattr({name}, "__annotations__")[_field.name]
"""
FIRST_LINE: Final = "from __future__ import annotations\n"
MARK: Final = (
    "from dataclasses import fields as _fields\n\nfrom game.engine.native import mypyc_attr\n"
)
LIBRARY: Final = "folkdeck__mypyc"
"""The module that all compiled code is in; each module of the game only points into it."""
COPIED: Final = ("game", "assets", "build", "tests", "README.md", "CHANGELOG.md", "pyproject.toml")
"""What the program and its tests need."""
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "screenshots")


def room_files(checkout: Path) -> list[str]:
    """All modules of the compiled rooms, by their paths in *checkout*."""
    games = sorted(path.parent for path in (checkout / "game" / "games").glob("*/__init__.py"))
    rooms = [checkout / room for room in ROOMS]
    rooms += [game / room for game in games for room in GAME_ROOMS]
    found = [path for room in rooms for path in sorted(room.rglob("*.py"))]
    return [path.relative_to(checkout).as_posix() for path in found if path.stem != "__init__"]


def compiled_files(checkout: Path) -> list[str]:
    """Those that are compiled."""
    return [name for name in room_files(checkout) if reason(name) is None]


def plain_files(checkout: Path) -> dict[str, str]:
    """Those that stay plain, with the reason."""
    return {name: why for name in room_files(checkout) if (why := reason(name)) is not None}


def reason(name: str) -> str | None:
    """Why the file of this path stays plain; None where it is compiled."""
    return next((why for end, why in PLAIN.items() if name.endswith(f"/{end}")), None)


def module_name(name: str) -> str:
    """The module in the file of this path."""
    return name.removesuffix(".py").replace("/", ".")


def copy_sources(checkout: Path, target: Path) -> None:
    """Make *target* a copy of what the program and its tests need, ready to be compiled.

    The files are those of the checkout, but for slotted dataclasses and constants.
    """
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for name in COPIED:
        whole = checkout / name
        if whole.is_dir():
            shutil.copytree(whole, target / name, ignore=LEFT_OUT)
        else:
            shutil.copy2(whole, target / name)
    for name in compiled_files(target):
        path = target / name
        path.write_text(compilable(path.read_text(encoding="utf-8")), encoding="utf-8")


def compilable(text: str) -> str:
    """The source *text* with final constants, and with dataclasses that can be compiled."""
    if not SLOTTED.search(text):
        return with_finals(text)
    told = "".join(
        TYPED.format(name=node.name, types=types)
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef) and (types := field_types(node))
    )
    marked = text.replace(FIRST_LINE, f"{FIRST_LINE}\n{MARK}", 1)
    return with_finals(SLOTTED.sub(UNSLOTTED, marked)) + told


def field_types(node: ast.ClassDef) -> dict[str, str]:
    """The types of a dataclass's fields as they are written; none of another class."""
    if not any(ast.unparse(each).startswith("dataclass") for each in node.decorator_list):
        return {}
    return {
        ast.unparse(each.target): ast.unparse(each.annotation)
        for each in node.body
        if isinstance(each, ast.AnnAssign)
    }


def libraries(folder: Path) -> list[Path]:
    """What was compiled in a copy for the system and Python that run this.

    It is the library with all code, and modules that point into it.
    """
    whole = [*folder.glob("*"), *(folder / "game").rglob("*")]
    ending = EXTENSION_SUFFIXES[0]
    return sorted(path for path in whole if path.name.endswith(ending))


def hidden_imports(folder: Path) -> list[str]:
    """What the compiled code of a copy imports, as its sources say; nothing of a plain checkout."""
    if not libraries(folder):
        return []
    found = {LIBRARY}
    for name in compiled_files(folder):
        for node in ast.walk(ast.parse((folder / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    return sorted(found)
