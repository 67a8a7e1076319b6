"""mypyc takes what is to be compiled, and refuses what it must; a copy is compiled, never this."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from compiled import finals, quick_files, sources

BAD = {
    "inherits": "class Offers(list[int]):\n    pass\n",
    "tuple": "PAIR = ('a', 'b')\n\n\ndef known(x: str) -> bool:\n    return x in (*PAIR, 'c')\n",
}


def run(*words: str, folder: Path, build: Path) -> subprocess.CompletedProcess[str]:
    """In a process of its own, which gives its memory back."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(build)))},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )


@pytest.mark.slow
def test_engine_rules_and_computers_can_be_compiled(checkout: Path, tmp_path: Path) -> None:
    sources.copy_sources(checkout, tmp_path / "copy")
    told = run("-m", "compiled.front_end", folder=tmp_path / "copy", build=checkout / "build")
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.slow
@pytest.mark.parametrize("what", BAD)
def test_what_cannot_be_compiled_is_refused(checkout: Path, tmp_path: Path, what: str) -> None:
    (tmp_path / "bad.py").write_text(BAD[what], encoding="utf-8")
    script = (
        "import sys\n"
        "from compiled.front_end import refusals\n"
        "sys.exit('\\n'.join(refusals(['bad.py'])))"
    )
    told = run("-c", script, folder=tmp_path, build=checkout / "build")
    assert told.returncode != 0
    assert "bad.py:" in told.stdout + told.stderr, "it is told where"


def test_what_stays_plain_is_there_and_has_a_reason(checkout: Path) -> None:
    plain = sources.plain_files(checkout)
    assert all(plain.values())
    for end in sources.PLAIN:
        assert any(name.endswith(f"/{end}") for name in plain), f"{end} is listed for nothing"
    assert not plain.keys() & set(sources.compiled_files(checkout))


def test_what_is_made_for_speed_is_compiled(checkout: Path) -> None:
    compiled = [name.removesuffix(".py") for name in sources.compiled_files(checkout)]
    for end in quick_files.MODULES:
        (name,) = (name for name in compiled if name.endswith(f"/{end}"))
        assert quick_files.words(f"out/c/__native_{name.replace('/', '___')}.c")
    assert quick_files.words("out/c/list_ops.c"), "what all compiled code calls"
    assert not quick_files.words("out/c/__native_game___games___pitch___text___log_text.c")
    assert not quick_files.words("out/c/game/engine/table.c"), "it only points into the library"


def test_every_game_is_compiled_with_its_computers(checkout: Path) -> None:
    compiled = sources.compiled_files(checkout)
    for rules in sorted((checkout / "game" / "games").glob("*/rules/rules.py")):
        game = rules.parent.parent.name
        assert f"game/games/{game}/rules/rules.py" in compiled
        assert f"game/games/{game}/bot/bot.py" in compiled


@pytest.mark.parametrize("frozen", ["", "frozen=True"])
def test_slotted_dataclasses_are_compilable_in_the_copy(frozen: str) -> None:
    words = f"{frozen}, slots=True".removeprefix(", ")
    text = f"{sources.FIRST_LINE}\n\n@dataclass({words})\nclass Facts:\n    turn: int = 0\n"
    after = sources.compilable(text)
    assert "slots" not in after
    assert sources.MARK in after
    marked = f"@mypyc_attr(serializable=True)\n@dataclass({frozen})\nclass Facts:\n    turn: int"
    assert marked in after


def test_the_checkout_itself_is_never_changed(checkout: Path, tmp_path: Path) -> None:
    name = "game/games/pitch/rules/facts.py"
    before = (checkout / name).read_text(encoding="utf-8")
    sources.copy_sources(checkout, tmp_path / "copy")
    assert (tmp_path / "copy" / name).read_text(encoding="utf-8") != before
    assert (checkout / name).read_text(encoding="utf-8") == before


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("MOST = 3\n", "MOST: _Final = 3\n"),
        ("ONE, TWO = 1, 2\n", "ONE: _Final = 1\nTWO: _Final = 2\n"),
        ("UP, DOWN = Way\n", "UP: _Final = tuple(Way)[0]\nDOWN: _Final = tuple(Way)[1]\n"),
        ("FACES = (1, 2, 3, 4)\n", "FACES: _Final = tuple((1, 2, 3, 4))\n"),
        ("FACES: Final = (1, 2, 3, 4)\n", "FACES: Final = tuple((1, 2, 3, 4))\n"),
        ("T = TypeVar('T')\n", None),
        ("new_tuple = tuple.__new__\n", None),
        ("WORDS = {}\nWORDS |= {1: 2}\n", None),
        ("def f() -> None:\n    MOST = 3\n", None),
    ],
)
def test_constants_are_final_in_the_copy(written: str, read: str | None) -> None:
    first = finals.FUTURE
    after = first + written if read is None else first + finals.IMPORTED + read
    assert finals.with_finals(first + written) == after
