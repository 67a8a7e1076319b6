"""The house rules about size: files, functions, and the words that they open with."""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
ROOMS = ("game", "build", "tests")
FILE_LINES = 400
FUNCTION_LINES = 40
PARAMETERS = 6
FINITE = re.compile(
    r"(Nobody|Nothing|Acts|Adds|Advises|Answers|Appends|Asks|Begins|Brings|Builds|Carries|Chooses|"
    r"Clicks|Closes|Creates|Decides|Differs|Does|Fills|Finds|Fits|Follows|Gathers|Gives|Goes|Has|"
    r"Hears|Holds|Imports|Keeps|Kills|Knows|Lays|Learns|Lets|Listens|Makes|Offers|Opens|Paints|"
    r"Passes|Picks|Prepares|Presses|Prints|Puts|Raises|Reads|Remembers|Removes|Renames|Returns|"
    r"Says|Sees|Sends|Shows|Solves|Stops|Takes|Tells|Thinks|Throws|Trains|Tries|Types|Waits|Walks|"
    r"Watches|Weighs|Writes|Yields)\b|"
    r"(Calls|Changes|Counts|Damages|Deals|Draws|Ends|Hands|Leads|Leaves|Looks|Marks|Measures|"
    r"Moves|Names|Notes|Places|Plays|Runs|Scores|Sets|Shares|Sorts|Starts|Sums|Turns) "
    r"(\*|(a|an|all|as|each|every|it|one|the|through|until|up|what|whatever)\b)"
)
"""The beginnings of sentences about a thing, where an imperative or a noun phrase should be."""


def objections(name: str, source: str) -> Iterator[str]:
    """What the house rules have against the file *name* with this *source*, one line each."""
    lines = source.count("\n") + 1
    if lines > FILE_LINES:
        yield f"{name}: {lines} lines, at most {FILE_LINES}"
    tree = ast.parse(source)
    opening = ast.get_docstring(tree)
    if not opening:
        yield f"{name}:1: opens without a sentence that says what it is"
    elif not opening.splitlines()[0].endswith((".", ":", "!", "?")):
        yield f"{name}:1: its opening line is not a whole sentence"
    elif FINITE.match(opening):
        yield f"{name}:1: its opening line does not say what it is"
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            finite = FINITE.match(ast.get_docstring(node) or "")
            if finite:
                where = f"{name}:{node.lineno}: {node.name}"
                yield f'{where} begins with "{finite[0]}": say what to do, or what it is'
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = lines_of(node)
            if length > FUNCTION_LINES:
                where = f"{name}:{node.lineno}"
                yield f"{where}: {node.name} has {length} lines, at most {FUNCTION_LINES}"
            count = len(parameters(node))
            if count > PARAMETERS:
                where = f"{name}:{node.lineno}"
                yield f"{where}: {node.name} has {count} parameters, at most {PARAMETERS}"
            yield from (
                f"{name}:{node.lineno}: {node.name} does not say that it raises {error}"
                for error in untold(node)
                if not name.startswith("tests")
            )


def untold(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """The exceptions that a public *function* raises and its docstring does not name."""
    told = ast.get_docstring(function)
    if told is None or function.name.startswith("_"):
        return []
    _, _, listed = told.partition("Raises:")
    return sorted(error for error in raised(function) if error not in listed)


def raised(node: ast.AST) -> set[str]:
    """The exceptions by name that *node* raises itself, outside of what it tries."""
    found: set[str] = set()
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Raise) and child.exc is not None:
            error = child.exc.func if isinstance(child.exc, ast.Call) else child.exc
            name = ast.unparse(error).split(".")[-1]
            found |= {name} if name[0].isupper() else set()
        elif isinstance(child, ast.Try):
            found |= set().union(*map(raised, child.handlers))
        elif not isinstance(child, ast.FunctionDef | ast.ClassDef | ast.Lambda):
            found |= raised(child)
    return found


def lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of the whole *function*, from its signature on."""
    return (function.end_lineno or function.lineno) - function.lineno + 1


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """The names that *function* is called with, without ``self`` and ``cls``."""
    every = function.args
    named = [each.arg for each in (*every.posonlyargs, *every.args, *every.kwonlyargs)]
    return named[1:] if named[:1] in (["self"], ["cls"]) else named


def main(arguments: list[str]) -> int:
    """Check every Python file of the rooms; exit code 1 if any breaks a rule."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rooms", nargs="*", default=ROOMS, help="folders (default: all)")
    found = [
        line
        for room in parser.parse_args(arguments).rooms
        for path in sorted(Path(HERE, room).rglob("*.py"))
        for line in objections(str(path.relative_to(HERE)), path.read_text(encoding="utf-8"))
    ]
    print("\n".join(found) if found else "every file keeps to the sizes of the house")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
