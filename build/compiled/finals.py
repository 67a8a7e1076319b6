"""Constants that mypyc may keep at hand: a name in capitals is given once, and never again."""

from __future__ import annotations

import ast
import re
from collections.abc import Container, Iterator
from typing import Final

MANY: Final = 4
"""So many places of a tuple are looked up by number; fewer are often taken apart."""
CAPITALS: Final = re.compile(r"_?[A-Z][A-Z0-9_]+")
FUTURE: Final = "from __future__ import annotations\n"
IMPORTED: Final = "from typing import Final as _Final\n"


def with_finals(text: str) -> str:
    """The source *text* with every constant of the module marked as final.

    Compiled, a final name is a variable of the library, any other is looked up in a dictionary each
    time. A long tuple becomes one of any length, for mypyc takes those of a fixed length apart;
    short ones stay as they are.
    """
    if FUTURE not in text:
        return text
    lines = text.splitlines(keepends=True)
    body = ast.parse(text).body
    changed_later = {ast.unparse(node.target) for node in body if isinstance(node, ast.AugAssign)}
    for node in reversed(body):
        if made := "".join(constants(node, changed_later)):
            lines[node.lineno - 1 : node.end_lineno] = [made]
    changed = "".join(lines)
    if changed == text:
        return text
    return changed.replace(FUTURE, f"{FUTURE}{IMPORTED}", 1)


def constants(node: ast.stmt, changed_later: Container[str]) -> Iterator[str]:
    """The lines that stand for a statement; none where it is to stay as it is."""
    if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
        if node.value is not None and is_long(node.value):
            yield f"{ast.unparse(node.target)}: Final = tuple({ast.unparse(node.value)})\n"
        return
    if not isinstance(node, ast.Assign) or called(node.value) == "TypeVar":
        return
    names = [name for target in node.targets for name in named(target)]
    if any(not CAPITALS.fullmatch(name) or name in changed_later for name in names):
        return
    value, whole = node.value, ast.unparse(node.value)
    parts = value.elts if isinstance(value, ast.Tuple) and len(names) > 1 else [value]
    if any(isinstance(each, ast.Tuple) and not is_long(each) for each in parts):
        return
    for target in sorted(node.targets, key=lambda each: isinstance(each, ast.Tuple)):
        if isinstance(target, ast.Name):
            yield f"{target.id}: _Final = {f'tuple({whole})' if is_long(value) else whole}\n"
            whole = target.id
        else:
            for at, name in enumerate(named(target)):
                own = ast.unparse(value.elts[at]) if isinstance(value, ast.Tuple) else ""
                yield f"{name}: _Final = {own or f'tuple({whole})[{at}]'}\n"


def is_long(value: ast.expr) -> bool:
    """Whether a value is a tuple of many places."""
    return isinstance(value, ast.Tuple) and len(value.elts) >= MANY


def named(target: ast.expr) -> list[str]:
    """The names a target gives; an empty one for what is no name."""
    if isinstance(target, ast.Tuple):
        return [name for each in target.elts for name in named(each)]
    return [target.id if isinstance(target, ast.Name) else ""]


def called(value: ast.expr) -> str:
    """The name of the function a value comes from."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        return value.func.id
    return ""
