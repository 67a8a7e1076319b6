"""Changes of the code that tests should notice."""

import ast
from pathlib import Path
from random import Random

import mutate
import pytest


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a < b", "a <= b"),
        ("a in b", "a not in b"),
        ("a + b", "a - b"),
        ("a and b", "a or b"),
        ("not a", "a"),
        ("True", "False"),
        ("3", "4"),
        ("Moved | Turned", None),
        ("a", None),
        ("'word'", None),
    ],
)
def test_an_expression_is_changed_in_one_place(before: str, after: str | None) -> None:
    new = mutate.changed(ast.parse(before, mode="eval").body)
    assert (new and ast.unparse(new)) == after


def test_only_what_runs_in_a_function_is_changed() -> None:
    source = "HIGH = 3\ndef f(a: 'int | None' = 1) -> int | None:\n    call()\n    return a + 1\n"
    found = [ast.unparse(site.node) for site in mutate.sites(ast.parse(source))]
    assert found == ["1", "call()", "return a + 1", "a + 1", "1"]


@pytest.mark.parametrize("name", mutate.TARGETS)
def test_every_target_can_be_changed_and_has_tests(name: str) -> None:
    target = mutate.TARGETS[name]
    assert all((mutate.HERE / path).exists() for path in target.tests)
    (one, two) = mutate.sample(target.code, 2, Random(1))
    for mutant in (one, two):
        whole = (mutate.HERE / Path(mutant.path)).read_text(encoding="utf-8")
        assert ast.unparse(ast.parse(whole)) != mutant.source
