"""mypyc, then the C compiler: the files of a copied tree become one library and its modules."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from compiled import quick_files, sources

GROUP: Final = sources.LIBRARY.removesuffix("__mypyc")
"""By this name mypyc puts all code into one library."""
WORDS: Final = ("--namespace-packages", "--explicit-package-bases", "--strict")
DEPTH: Final = 10_000
"""Long chains of operators are followed by recursion."""
NOTHING_IDLE: Final = (
    "-fvisibility=hidden", "-ffunction-sections", "-fdata-sections",
    "-fno-asynchronous-unwind-tables", "-fno-unwind-tables",
)  # fmt: skip
"""Words for the C compiler of Linux, so that the linker can leave out what nobody calls."""
SMALL_FILES: Final = (
    "-s", "-Wl,--gc-sections", "-Wl,--build-id=none", "-Wl,--hash-style=gnu",
    "-Wl,-z,noseparate-code", "-Wl,-z,norelro",
)  # fmt: skip
"""Words for its linker: no symbols, no padding between pages, the same bytes each time."""


class BuildInParallel(build_ext):
    """Compiles the many C files of one library side by side, which setuptools does not."""

    some_quick = False
    """Whether the quick files are made for speed where all others are made small."""

    def build_extension(self, ext: Extension) -> None:
        """Compile each source to an object, as many at a time as there are cores; then link."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            compiled = [pool.submit(self._object, ext, source) for source in ext.sources]
            ext.extra_objects = [each.result() for each in compiled]
        ext.sources = []
        super().build_extension(ext)

    def _object(self, ext: Extension, source: str) -> str:
        own = quick_files.words(source) if self.some_quick else ()
        made = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=[*ext.extra_compile_args, *own],
        )
        return str(made[0])


def main(arguments: list[str]) -> int:
    """Compile the tree in the current folder, in place."""
    parser = argparse.ArgumentParser(prog="compiled.extension", description=__doc__)
    parser.add_argument("--optimize", choices=[*"0123s"], default="s")
    asked = parser.parse_args(arguments)
    sys.setrecursionlimit(DEPTH)
    extensions = mypycify(
        [*WORDS, *sources.compiled_files(Path.cwd())],
        opt_level=asked.optimize,
        debug_level="0",
        strip_asserts=True,
        multi_file=True,
        group_name=GROUP,
        target_dir="out/c",
    )
    linux = sys.platform.startswith("linux")
    if linux:
        for extension in extensions:
            extension.extra_compile_args += list(NOTHING_IDLE)
            extension.extra_link_args += list(SMALL_FILES)
    options = {"ext_modules": extensions, "packages": []}
    command = BuildInParallel(Distribution({"name": GROUP, **options}))
    command.inplace, command.build_temp = True, "out/objects"
    command.some_quick = linux and asked.optimize == "s"
    command.ensure_finalized()
    command.run()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
