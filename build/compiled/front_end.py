"""The question to mypyc whether it would take some files; no C compiler is needed.

mypyc's front end reads the types and builds its own code from them, in some ten seconds and 400 MB.
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

from compiled import sources

WORDS: Final = ("--namespace-packages", "--explicit-package-bases", "--strict")
DEPTH: Final = 10_000
"""Long chains of operators are followed by recursion."""


def refusals(names: Sequence[str]) -> list[str]:
    """What mypyc refuses in these files of the current folder together, a line each."""
    sys.setrecursionlimit(DEPTH)
    chosen, files = CompilerOptions(), FileSystemCache()
    modules, _, options = get_mypy_config([*WORDS, *names], None, chosen, files)
    try:
        result = parse_and_typecheck(modules, options, chosen, [(modules, None)], files)
    except CompileError as error:
        return list(error.messages)
    errors = Errors(options)
    compile_modules_to_ir(result, Mapper({each.module: None for each in modules}), chosen, errors)
    return [line for line in errors.new_messages() if "error:" in line]


def slotted(names: Sequence[str]) -> list[str]:
    """A line for each file whose class has slots that nothing took from it."""
    found = [name for name in names if "slots=True" in Path(name).read_text(encoding="utf-8")]
    return [
        f"{name}: error: a slotted dataclass is made anew, which mypyc forbids" for name in found
    ]


def main() -> int:
    """Print what is refused in the tree of the current folder; 1 if anything is."""
    names = sources.compiled_files(Path.cwd())
    told = [*slotted(names), *refusals(names)]
    print("\n".join(told) or f"mypyc takes all {len(names)} files.")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
