"""The question to mypyc whether it would take the rooms without a screen; nothing is compiled.

mypyc's front end reads the types and builds its own code from them, in some ten seconds and 400 MB.
What it refuses there is told in its own words; no C compiler is needed.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypyc.build import get_mypy_config
from mypyc.codegen.emitmodule import compile_modules_to_ir, parse_and_typecheck
from mypyc.errors import Errors
from mypyc.irbuild.mapper import Mapper
from mypyc.options import CompilerOptions

ROOMS: Final = ("engine", "patterns", "presentation", "bots", "games")
"""What would be compiled, together with ``game/entry.py``."""
SLOTTED: Final = "slots=True"
PLAIN: Final[tuple[str, ...]] = (
    "game/engine/journal.py",
    "game/engine/observation.py",
    "game/engine/options.py",
    "game/games/bridge_solitaire/rules/facts.py",
    "game/games/bridge_solitaire/rules/options.py",
    "game/games/democracy/rules/facts.py",
    "game/games/democracy/rules/options.py",
    "game/games/fire_gibbon/rules/facts.py",
    "game/games/fire_gibbon/rules/options.py",
    "game/games/indian_chief/rules/facts.py",
    "game/games/indian_chief/rules/options.py",
    "game/games/jersey_gin/rules/facts.py",
    "game/games/jersey_gin/rules/options.py",
    "game/games/pitch/rules/facts.py",
    "game/games/pitch/rules/options.py",
    "game/games/sinful_gibbon/bot/belief.py",
    "game/games/sinful_gibbon/rules/facts.py",
    "game/games/sinful_gibbon/rules/options.py",
    "game/games/skitgubbe/rules/facts.py",
    "game/games/skitgubbe/rules/options.py",
    "game/games/vendetta/rules/facts.py",
    "game/games/vendetta/rules/options.py",
)
"""What must stay plain Python: a slotted dataclass makes its class anew, which a compiled one does
not bear. mypyc's front end does not notice; the program would fail when it is imported."""
DEPTH: Final = 10_000
"""Long chains of operators are followed by recursion."""


def compilable(checkout: Path) -> list[Path]:
    """The files that would be compiled, by their paths in *checkout*."""
    found = [path for room in ROOMS for path in sorted((checkout / "game" / room).rglob("*.py"))]
    return [
        path
        for path in (*found, checkout / "game" / "entry.py")
        if path.relative_to(checkout).as_posix() not in PLAIN
    ]


def slotted(checkout: Path) -> set[str]:
    """The files in these rooms that have a slotted dataclass."""
    rooms = [path for room in ROOMS for path in (checkout / "game" / room).rglob("*.py")]
    return {
        path.relative_to(checkout).as_posix()
        for path in rooms
        if SLOTTED in path.read_text(encoding="utf-8")
    }


def refusals(paths: Sequence[Path]) -> list[str]:
    """What mypyc refuses in these files together, a line each."""
    sys.setrecursionlimit(DEPTH)
    chosen, files = CompilerOptions(), FileSystemCache()
    words = ["--namespace-packages", "--explicit-package-bases", *map(str, paths)]
    sources, _, options = get_mypy_config(words, None, chosen, files)
    try:
        result = parse_and_typecheck(sources, options, chosen, [(sources, None)], files)
    except CompileError as error:
        return list(error.messages)
    errors = Errors(options)
    compile_modules_to_ir(result, Mapper({each.module: None for each in sources}), chosen, errors)
    return [line for line in errors.new_messages() if "error:" in line]


def main() -> int:
    """Print what is refused; 1 if anything is."""
    checkout = Path(__file__).resolve().parent.parent
    told = [
        f"{path}: has a slotted dataclass, or is listed in PLAIN and has none"
        for path in sorted(slotted(checkout) ^ set(PLAIN))
    ]
    told += refusals(compilable(checkout))
    print("\n".join(told) or "mypyc takes all of it")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
