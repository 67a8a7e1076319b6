"""The platform wheel: the pure wheel with the libraries of the compiled copy in it.

The modules in plain Python stay beside their compiled forms, which Python prefers.
"""

from __future__ import annotations

import base64
import hashlib
import re
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from typing import Final

from compiled import sources

OLDEST_GLIBC: Final = 17
"""The minor version of the oldest C library of GNU/Linux that installers ask about in this form."""
PURE: Final = "Root-Is-Purelib: true\nTag: py3-none-any\n"
"""What the pure wheel says of itself."""


def make(pure: Path, copy: Path, folder: Path) -> Path:
    """Make the wheel for this system and Python in *folder*: *pure*, and what *copy* has compiled.

    The same libraries always give the same file.
    """
    tag = f"{sys.implementation.cache_tag.replace('cpython-', 'cp')}"
    tag = f"{tag}-{tag}-{system_tag(sources.libraries(copy))}"
    made = folder / pure.name.replace("py3-none-any", tag)
    folder.mkdir(parents=True, exist_ok=True)
    recorded = []
    with zipfile.ZipFile(pure) as plain, zipfile.ZipFile(made, "w") as wheel:

        def add(name: str, content: bytes, rights: int) -> None:
            entry = zipfile.ZipInfo(name, plain.infolist()[0].date_time)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, rights << 16
            wheel.writestr(entry, content, compresslevel=9)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest())
            recorded.append(f"{name},sha256={digest.decode().rstrip('=')},{len(content)}\n")

        for path in sources.libraries(copy):
            add(path.relative_to(copy).as_posix(), path.read_bytes(), 0o100755)
        for entry in plain.infolist():
            content = plain.read(entry)
            if entry.filename.endswith(".dist-info/WHEEL"):
                content = retagged(content.decode(), tag).encode()
            if not entry.filename.endswith(".dist-info/RECORD"):
                add(entry.filename, content, entry.external_attr >> 16)
        record = next(name for name in plain.namelist() if name.endswith(".dist-info/RECORD"))
        whole = "".join([*recorded, f"{record},,\n"])
        add(record, whole.encode(), 0o100644)
    return made


def retagged(said: str, tag: str) -> str:
    """What the pure wheel *said* of itself, for a wheel with *tag*.

    Raises:
        ValueError: when it said something else than expected.
    """
    if PURE not in said:
        raise ValueError(f"The pure wheel says {said!r} of itself.")
    return said.replace(PURE, f"Root-Is-Purelib: false\nTag: {tag}\n")


def system_tag(libraries: list[Path]) -> str:
    """The part of the tag that names the system on which *libraries* run."""
    here = re.sub(r"[-.]", "_", sysconfig.get_platform())
    if not here.startswith("linux_"):
        return here
    needed = max([OLDEST_GLIBC, *(glibc_minor(each) for each in libraries)])
    return here.replace("linux_", f"manylinux_2_{needed}_")


def glibc_minor(library: Path) -> int:
    """The minor version of the C library that *library* needs at least.

    Raises:
        CalledProcessError: when objdump cannot read it.
    """
    command = ["objdump", "--private-headers", str(library)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return max((int(each) for each in re.findall(r"GLIBC_2\.(\d+)", told)), default=0)
