"""References that docstrings and comments make with a role lead to something that is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parents[2]
ROOMS = ("game", "build", "tests")
REFERENCE = re.compile(r":(func|meth|class|data|attr|mod|exc|const|obj):`([^`]+)`")
Scope = ast.Module | ast.ClassDef
Found = tuple[ast.AST, ast.Module]


@cache
def parsed(path: Path) -> ast.Module:
    """The tree of the file at *path*."""
    return ast.parse(path.read_text(encoding="utf-8"))


def module_file(name: str) -> Path | None:
    """The file of the module or package *name*; None if the project has none."""
    place = HERE.joinpath(*name.split("."))
    for path in (place.with_suffix(".py"), place / "__init__.py", place):
        if path.exists():
            return path
    return None


def members(scope: Scope) -> dict[str, ast.AST]:
    """What *scope* has by name; of a class also what its methods set."""
    named: dict[str, ast.AST] = {}
    for node in ast.walk(scope) if isinstance(scope, ast.ClassDef) else ():
        stored = isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        if stored and ast.unparse(node).startswith("self."):
            named[ast.unparse(node)[5:]] = node
    for node in scope.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            named[node.name] = node
        elif isinstance(node, ast.Import | ast.ImportFrom):
            named |= {(each.asname or each.name).split(".")[0]: node for each in node.names}
        else:
            named |= {
                part.id: node
                for part in ast.walk(node)
                if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
            }
    return named


def imported(node: ast.AST, name: str, module: ast.Module) -> Found | None:
    """What *name* stands for in *module*, and where; followed when *node* imports it."""
    if not isinstance(node, ast.ImportFrom):
        return node, module
    source = next(each.name for each in node.names if (each.asname or each.name) == name)
    inner = module_file(f"{node.module}.{source}")
    if inner is not None and inner.is_file():
        return parsed(inner), parsed(inner)
    path = module_file(str(node.module))
    if path is None or not path.is_file():
        return None
    named = members(parsed(path))
    return imported(named[source], source, parsed(path)) if source in named else None


def member(scope: Scope, name: str, module: ast.Module) -> Found | None:
    """What *scope*, which stands in *module*, or one of its bases has by this *name*."""
    named = members(scope)
    if name in named:
        return imported(named[name], name, module)
    if isinstance(scope, ast.Module):
        return None
    for base in scope.bases:
        above = re.split(r"\W", ast.unparse(base))[0]
        found = member(module, above, module) if above != scope.name else None
        if found is not None and isinstance(found[0], ast.ClassDef):
            below = member(found[0], name, found[1])
            if below is not None:
                return below
    return None


def within(scope: Scope, names: list[str], module: ast.Module) -> bool:
    """Whether *names*, one in the other, lead from *scope* to something."""
    found = member(scope, names[0], module)
    if found is None or len(names) == 1:
        return found is not None
    inner, home = found
    return isinstance(inner, ast.ClassDef | ast.Module) and within(inner, names[1:], home)


def leads(name: str, path: Path, classes: list[ast.ClassDef]) -> bool:
    """Whether *name*, written in *classes* of the file at *path*, leads somewhere.

    With a dot before it, it is the name of a module in the same folder, or what stands there.
    """
    module = parsed(path)
    if name.startswith("."):
        name = ".".join(path.parent.relative_to(HERE).parts) + name
    names = name.split(".")
    scopes: list[Scope] = [*classes, module]
    if any(within(scope, names, module) for scope in scopes):
        return True
    for length in range(len(names), 0, -1):
        file = module_file(".".join(names[:length]))
        if file is not None and length == len(names):
            return True
        if file is not None and file.is_file():
            return within(parsed(file), names[length:], parsed(file))
    return False


def references(path: Path) -> Iterator[tuple[int, str, list[ast.ClassDef]]]:
    """Each reference in a file: its line, the name, and the classes it is written in."""
    source = path.read_text(encoding="utf-8")
    if not REFERENCE.search(source):
        return
    classes = [node for node in ast.walk(parsed(path)) if isinstance(node, ast.ClassDef)]
    for number, line in enumerate(source.splitlines(), 1):
        for _, name in REFERENCE.findall(line):
            around = [node for node in classes if node.lineno <= number <= (node.end_lineno or 0)]
            yield number, name, around[::-1]


@pytest.mark.parametrize("room", ROOMS)
def test_every_reference_leads_somewhere(room: str) -> None:
    lost = [
        f"{path.relative_to(HERE)}:{line}: {name}"
        for path in sorted((HERE / room).rglob("*.py"))
        for line, name, classes in references(path)
        if not leads(name, path, classes)
    ]
    assert lost == []


def test_references_are_followed_through_classes_bases_and_imports(tmp_path: Path) -> None:
    path = tmp_path / "base.py"
    path.write_text(
        "from game.engine.match import Match\n"
        "class Base:\n    def __init__(self):\n        self.kept = 1\n"
        "class Below(Base):\n    field: int\n"
    )
    below = [node for node in parsed(path).body if isinstance(node, ast.ClassDef)][1:]
    for name in ("field", "kept", "Base", "Below.kept", "Match.submit", "game.engine.match.Match"):
        assert leads(name, path, below), name
    for name in ("gone", "Below.gone", "Match.gone", "game.engine.match.Gone", "game.gone"):
        assert not leads(name, path, below), name
    match = HERE / "game" / "engine" / "match.py"
    assert [leads(name, match, []) for name in (".match.Match.submit", ".action")] == [True, True]
    assert [leads(name, match, []) for name in (".match.Gone", ".gone")] == [False, False]
