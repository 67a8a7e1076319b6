"""Change the code in small ways, a sample of all there are; say which change no test noticed."""

from __future__ import annotations

import argparse
import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent.parent
SECONDS = 300
"""A run of the tests that takes longer has noticed the change: a loop does not end."""


class Target(NamedTuple):
    """A part of the code, and the tests nearest to it; both as glob patterns or paths."""

    code: tuple[str, ...]
    tests: tuple[str, ...]


TARGETS = {
    "engine": Target(("game/engine/**/*.py",), ("tests/engine", "tests/scenario", "tests/golden")),
    "undo": Target(
        ("game/app/session/undo/*.py",),
        ("tests/app/session/test_undo_redo.py", "tests/contract/test_undo_cases.py"),
    ),
    "store": Target(("game/store/**/*.py",), ("tests/store",)),
    "pitch": Target(("game/games/pitch/**/*.py",), ("tests/games/pitch", "tests/golden")),
}


class Mutant(NamedTuple):
    """One change: in which file and line, what it was, and the whole source with it."""

    path: str
    line: int
    before: str
    after: str
    source: str


class Site(NamedTuple):
    """A node that can be changed: its parent, the field there, where in that field."""

    parent: ast.AST
    field: str
    at: int
    node: ast.AST


PAIRS: tuple[tuple[Any, Any], ...] = (
    (ast.Lt, ast.LtE),
    (ast.Gt, ast.GtE),
    (ast.Eq, ast.NotEq),
    (ast.Is, ast.IsNot),
    (ast.In, ast.NotIn),
    (ast.Add, ast.Sub),
    (ast.BitAnd, ast.BitOr),
)
OTHER = {one: other for pair in PAIRS for one, other in (pair, pair[::-1])}
"""What each operator becomes."""


def changed(node: ast.AST) -> ast.AST | None:
    """The node with its meaning changed in one place; None where there is nothing to change."""
    match node:
        case ast.Compare(left, [op, *ops], others) if type(op) in OTHER:
            return ast.Compare(left, [OTHER[type(op)](), *ops], others)
        case ast.BinOp(left, op, right) if type(op) in OTHER and not _names_types(node):
            return ast.BinOp(left, OTHER[type(op)](), right)
        case ast.BoolOp(op, values):
            return ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            return operand
        case ast.If(test, body, orelse):
            return ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.Constant(bool() as value):
            return ast.Constant(not value)
        case ast.Constant(int() as value):
            return ast.Constant(value + 1)
        case ast.Return(value) if value is not None and not isinstance(value, ast.Constant):
            return ast.Return(ast.Constant(None))
        case ast.Expr(ast.Call()):
            return ast.Pass()
        case ast.keyword(str() as name, value) if not isinstance(value, ast.Constant):
            return ast.keyword(name, ast.Constant(None))
    return None


def _names_types(node: ast.BinOp) -> bool:
    """Whether it is a union of types, ``Moved | Turned``, and no sum."""
    return isinstance(node.left, ast.Name) and node.left.id[:1].isupper()


def sites(tree: ast.AST, inside: bool = False) -> Iterator[Site]:
    """Every node inside a function that can be changed, annotations left out."""
    for field, value in ast.iter_fields(tree):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        for at, node in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(node, ast.AST):
                continue
            if inside and changed(node) is not None:
                yield Site(tree, field, at, node)
            yield from sites(node, inside or isinstance(node, ast.FunctionDef))


def mutant(path: Path, number: int) -> Mutant:
    """The change of a file's site of that number."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    parent, field, at, node = next(islice(sites(tree), number, None))
    new = changed(node)
    assert new is not None
    if isinstance(getattr(parent, field), list):
        getattr(parent, field)[at] = new
    else:
        setattr(parent, field, new)
    ast.fix_missing_locations(tree)
    before, after = (ast.unparse(part).split("\n")[0] for part in (node, new))
    name = path.relative_to(HERE).as_posix()
    return Mutant(name, getattr(node, "lineno", 0), before, after, ast.unparse(tree))


def sample(patterns: tuple[str, ...], count: int, dice: Random) -> list[Mutant]:
    """So many of all the changes of the files that fit glob patterns, by chance."""
    paths = sorted(path for pattern in patterns for path in HERE.glob(pattern))
    every = [
        (path, number)
        for path in paths
        for number, _ in enumerate(sites(ast.parse(path.read_text(encoding="utf-8"))))
    ]
    return [mutant(*one) for one in dice.sample(every, min(count, len(every)))]


def noticed(copy: Path, tests: tuple[str, ...]) -> bool:
    """Whether the tests fail, or never end, in a copy of the checkout."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(command, cwd=copy, capture_output=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def run(target: Target, copy: Path, count: int, dice: Random) -> tuple[int, int]:
    """Try a sample of a target's mutants; print the survivors; how many were killed, of how many.

    Raises:
        SystemExit: when the tests fail without any change.
    """
    if noticed(copy, target.tests):
        raise SystemExit(f"{' '.join(target.tests)} fail without any change.")
    killed, tried = 0, sample(target.code, count, dice)
    for change in tried:
        file = copy / change.path
        whole = file.read_text(encoding="utf-8")
        file.write_text(change.source, encoding="utf-8")
        if noticed(copy, target.tests):
            killed += 1
        else:
            where = f"{change.path}:{change.line}"
            print(f"survived {where}: {change.before} -> {change.after}", flush=True)
        file.write_text(whole, encoding="utf-8")
    return killed, len(tried)


def main(arguments: list[str]) -> int:
    """Try the targets asked for, one after the other."""
    parser = argparse.ArgumentParser(prog="mutate.py", description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"of {', '.join(TARGETS)}")
    parser.add_argument("--count", type=int, default=15, help="changes of each (default: 15)")
    parser.add_argument("--seed", default="1", help="another seed, another sample")
    asked = parser.parse_args(arguments)
    if unknown := set(asked.targets) - TARGETS.keys():
        parser.error(f"no such target: {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as folder:
        apart = shutil.ignore_patterns(".git", ".venv", "dist", "out", "__pycache__")
        copy = shutil.copytree(HERE, Path(folder) / "checkout", ignore=apart)
        for name in asked.targets or TARGETS:
            killed, tried = run(TARGETS[name], copy, asked.count, Random(f"{asked.seed} {name}"))
            print(f"{name}: {killed} of {tried} killed", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
