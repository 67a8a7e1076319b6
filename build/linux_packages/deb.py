"""The Debian package, made of the staged tree by dpkg-deb."""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path

from linux_packages import tools
from linux_packages.package_facts import HOMEPAGE, MAINTAINER, SUMMARY, TEXT, PackageFacts
from linux_packages.staged_tree import DESKTOP_FILES

NEEDS = ("libx11-6", "libxext6")
"""Without these SDL opens no window on X."""
BETTER_WITH = (
    "libxcursor1", "libxi6", "libxrandr2", "libxss1", "libxfixes3", "libxkbcommon0",
    "libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libdecor-0-0",
    "libasound2 | libasound2t64", "libpulse0", "shared-mime-info", "desktop-file-utils",
)  # fmt: skip


def make_deb(tree: Path, dist: Path, facts: PackageFacts) -> Path:
    """Make the package in *dist*; the same tree always gives the same file.

    Raises:
        NotReady: when dpkg-deb fails.
    """
    root = tree.with_name(tree.name + "-deb")
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(tree, root, symlinks=True)
    (root / "usr" / "bin").rename(root / "usr" / "games")
    overrides = root / "usr" / "share" / "lintian" / "overrides" / "folkdeck"
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(DESKTOP_FILES / "lintian-overrides", overrides)
    sums = md5sums(root)
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "md5sums").write_text(sums, encoding="utf-8")
    (root / "DEBIAN" / "control").write_text(control(root, facts), encoding="utf-8")
    made = dist / f"folkdeck_{facts.version}-1_{facts.debian_machine}.deb"
    tools.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(made)],
        "dpkg-deb could not make the package.",
        {**os.environ, "SOURCE_DATE_EPOCH": str(facts.moment)},
    )
    shutil.rmtree(root)
    return made


def md5sums(root: Path) -> str:
    """A line for each file in *root*, as dpkg checks it later."""
    lines = []
    for path in sorted(root.rglob("*")):
        if path.is_file() and not path.is_symlink():
            told = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
            lines.append(f"{told}  {path.relative_to(root).as_posix()}\n")
    return "".join(lines)


def control(root: Path, facts: PackageFacts) -> str:
    """What dpkg and its users are told of the package."""
    kilobytes = sum(-(-path.lstat().st_size // 1024) for path in root.rglob("*") if path.is_file())
    return "\n".join([
        "Package: folkdeck",
        f"Version: {facts.version}-1",
        f"Architecture: {facts.debian_machine}",
        f"Maintainer: {MAINTAINER}",
        f"Installed-Size: {kilobytes}",
        f"Depends: {', '.join([f'libc6 (>= {facts.glibc})', *NEEDS])}",
        f"Recommends: {', '.join(BETTER_WITH)}",
        "Section: games",
        "Priority: optional",
        f"Homepage: {HOMEPAGE}",
        f"Description: {SUMMARY}",
        *(f" {line}" for line in TEXT),
        "",
    ])  # fmt: skip
