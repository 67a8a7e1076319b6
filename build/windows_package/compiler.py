"""The compiler for Windows: the C code of a compiled copy becomes its libraries for Windows too.

They lie beside those of this system, whose names end otherwise. MinGW-w64 compiles, and nothing of
its own gets in: the libraries of Python and of Windows are called, arithmetic above all.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from compiled import compiled_copy, quick_files, sources
from environment import checkout

COMPILER: Final = "x86_64-w64-mingw32-gcc"
ENDING: Final = ".cp311-win_amd64.pyd"
"""How the names of modules end that this Python for Windows takes."""
COMPILE: Final = (
    "-Os", "-g0", "-w", "-DNDEBUG", "-D_UCRT", "-ffunction-sections", "-fdata-sections",
    "-fno-ident", "-fno-asynchronous-unwind-tables", "-fno-unwind-tables",
)  # fmt: skip
LINK: Final = (
    "-shared", "-s", "-nostdlib", "-Wl,--entry=DllMain", "-Wl,--gc-sections",
    "-Wl,--no-insert-timestamp", "-Wl,--exclude-all-symbols", "-Wl,--disable-auto-import",
)  # fmt: skip
ENTRY: Final = Path(__file__).with_name("entry.c")
"""What every library has beside the code of mypyc."""


def compile_for_windows(python: Path, copy: Path, windows_python: Path) -> None:
    """Compile the C code in *copy* for *windows_python*, unless that was done.

    Raises:
        NotReady: when something cannot be compiled.
    """
    code, objects = copy / "out" / "c", copy / "out" / "windows-objects"
    library = copy / f"{sources.LIBRARY}{ENDING}"
    if library.is_file():
        return
    runtime = compiled_copy.run(python, ["-c", RUNTIME], copy).strip()
    include = [f"-I{each}" for each in (windows_python.parent / "include", runtime, code)]
    objects.mkdir(parents=True, exist_ok=True)
    modules = [Path(name).with_suffix("") for name in sources.compiled_files(copy)]
    python_library = windows_python.parent / "python311.dll"

    def compiled(source: Path) -> Path:
        place = source.relative_to(code).parts[:-1] if source != ENTRY else ()
        made = objects / "-".join([*place, f"{source.stem}.o"])
        own = ["-fno-builtin"] if source == ENTRY else quick_files.words(source)
        _run([*COMPILE, *own, *include, "-c", str(source), "-o", str(made)])
        return made

    def linked(made: Path, parts: Sequence[Path]) -> None:
        listed = objects / f"{made.name}.txt"
        listed.write_text("\n".join(map(str, parts)), encoding="utf-8")
        _run([*LINK, "-o", str(made), f"@{listed}", str(python_library), "-lucrt", "-lgcc"])

    def module(name: Path) -> None:
        parts = [compiled(code / name.with_suffix(".c")), start]
        linked(copy / name.with_name(f"{name.name}{ENDING}"), parts)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        start = compiled(ENTRY)
        parts = list(pool.map(compiled, sorted(code.glob("*.c"))))
        list(pool.map(module, modules))
    linked(library, [*parts, start])


RUNTIME: Final = "from mypyc.build import include_dir; print(include_dir())"
"""Asks where mypyc's headers are."""


def _run(words: Sequence[str]) -> None:
    """Run the compiler; its failure is NotReady."""
    done = subprocess.run([COMPILER, *words], capture_output=True, text=True)
    if done.returncode:
        said = done.stderr.strip().splitlines()[:20]
        raise checkout.NotReady("\n".join([*said, "The C compiler for Windows failed."]))
