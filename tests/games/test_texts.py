"""Every sentence of a game stands in its `text/`: the other files refer to it by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES_FOLDER = Path(__file__).parents[2] / "game" / "games"
GAMES = tuple(sorted(entry.parent.name for entry in GAMES_FOLDER.glob("*/entry.py")))
FOLDERS = ("rules", "bot", "view")
NOTATION = "notation.py"
"""How scenarios are written; its words are a file format and stay as they are."""


def is_sentence(words: str) -> bool:
    """Whether this is meant to be read by players: it begins or ends like a sentence."""
    words = words.strip()
    if " " in words and words[0].isupper():
        return True
    return re.search(r"[\w}”][.?!]$", words) is not None and not words[0].isdigit()


def literals(node: ast.AST) -> Iterator[tuple[int, str]]:
    """All literal strings under *node* with their lines, without docstrings and errors."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Raise):
            continue
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield child.lineno, child.value
        elif isinstance(child, ast.JoinedStr):
            yield child.lineno, "".join(_part(value) for value in child.values)
            for value in child.values:
                if isinstance(value, ast.FormattedValue):
                    yield from literals(value)
        else:
            yield from literals(child)


def _part(value: ast.expr) -> str:
    return str(value.value) if isinstance(value, ast.Constant) else "{}"


def sentences_outside(folder: Path) -> list[str]:
    """The sentences of a game in files that should only refer to them."""
    files = [folder / "entry.py"]
    for name in FOLDERS:
        files += sorted((folder / name).glob("**/*.py"))
    return [
        f"{path.relative_to(folder)}:{line}: {words}"
        for path in files
        if path.name != NOTATION
        for line, words in literals(ast.parse(path.read_text(encoding="utf-8")))
        if is_sentence(words)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_sentences_stand_in_text(game: str) -> None:
    assert sentences_outside(GAMES_FOLDER / game) == []


def test_a_sentence_is_found_wherever_it_hides(tmp_path: Path) -> None:
    for name in FOLDERS:
        (tmp_path / name).mkdir()
    (tmp_path / "entry.py").write_text('"""A docstring."""\nTAGLINE = "Follow suit"\n')
    (tmp_path / "rules" / "flow.py").write_text(
        'def told(who: str) -> str:\n    """Says it."""\n    return f"{who} leads."\n'
    )
    (tmp_path / "rules" / "facts.py").write_text('raise ValueError("There is no such seat.")\n')
    (tmp_path / "rules" / "notation.py").write_text('KEYS = ("N: 4 plays",)\n')
    (tmp_path / "bot" / "hints.py").write_text("WHY = f'{min(1, 2)} cards, {\"is it so?\"}'\n")
    (tmp_path / "view" / "status.py").write_text('MARK = ("owner", "hat off", "9.5")\n')
    assert sentences_outside(tmp_path) == [
        "entry.py:2: Follow suit",
        "rules/flow.py:3: {} leads.",
        "bot/hints.py:1: is it so?",
    ]
