"""Pages that comments and docstrings of the code name are pages of the project."""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parents[2]
ROOMS = ("game", "build", "tests")
PAGE = re.compile(r"(?<![\w*<>%.-])[\w<>/.-]+\.md\b")
MADE = {"page.md"}
"""What somebody writes himself; the name stands for any page of his."""


def told(source: str) -> list[str]:
    """The comments of *source*, and the strings that are statements of their own."""
    found, at_start = [], True
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and at_start):
            found.append(token.string)
        at_start = token.type in (
            tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.COMMENT,
        )  # fmt: skip
    return found


def named_pages(source: str) -> set[str]:
    """The pages that *source* names where it speaks to a reader."""
    return {name for text in told(source) for name in PAGE.findall(text)} - MADE


def is_there(name: str, beside: Path) -> bool:
    """Whether a page of this name is in the project; what stands in <> may be anything."""
    pattern = re.sub(r"<\w+>", "*", name)
    if pattern.startswith(".."):
        return (beside / pattern).exists()
    return any(
        any(folder.rglob(pattern)) for folder in (HERE / "assets", *(HERE / r for r in ROOMS))
    ) or any(HERE.glob(pattern))


@pytest.mark.parametrize("room", ROOMS)
def test_every_page_that_the_code_names_is_there(room: str) -> None:
    missing = [
        f"{path.relative_to(HERE)}: {name}"
        for path in sorted((HERE / room).rglob("*.py"))
        for name in sorted(named_pages(path.read_text(encoding="utf-8")))
        if not is_there(name, path.parent)
    ]
    assert missing == []


def test_a_page_that_is_nowhere_is_found() -> None:
    ending = "md"
    source = f'"""A rule (nowhere.{ending}, 3)."""\nx = "told.{ending}"  # see nothing.{ending}\n'
    assert named_pages(source) == {f"nowhere.{ending}", f"nothing.{ending}"}
    assert not is_there(f"nowhere.{ending}", HERE)
    assert is_there(f"game/README.{ending}", HERE)
    assert is_there(f"tests/rules/<game>.{ending}", HERE)
