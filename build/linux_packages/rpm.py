"""The RPM package, made of the staged tree by rpmbuild."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from linux_packages import tools
from linux_packages.package_facts import HOMEPAGE, MAINTAINER, SUMMARY, TEXT, PackageFacts

MACROS = (
    "_binary_payload w6.xzdio",
    "_buildhost localhost",
    "_build_id_links none",
    "_rpmfilename %{NAME}-%{VERSION}-%{RELEASE}.%{ARCH}.rpm",
    "debug_package %{nil}",
    "__os_install_post %{nil}",
    "use_source_date_epoch_as_buildtime 1",
    "clamp_mtime_to_source_date_epoch 1",
)
"""The bundle is stripped already; nothing of the building machine gets into the package."""


def make_rpm(tree: Path, dist: Path, facts: PackageFacts) -> Path:
    """Make the package in *dist*; the same tree always gives the same file.

    Raises:
        NotReady: when rpmbuild fails.
    """
    top = tree.with_name(tree.name + "-rpm")
    shutil.rmtree(top, ignore_errors=True)
    top.mkdir(parents=True)
    spec = top / "folkdeck.spec"
    spec.write_text(spec_text(tree, facts), encoding="utf-8")
    defined = [
        word
        for macro in (f"_topdir {top}", f"_rpmdir {dist}", *MACROS)
        for word in ("--define", macro)
    ]
    tools.run(
        ["rpmbuild", "-bb", *defined, str(spec)],
        "rpmbuild could not make the package.",
        {**os.environ, "SOURCE_DATE_EPOCH": str(facts.moment)},
    )
    shutil.rmtree(top)
    return dist / f"folkdeck-{facts.version}-1.{facts.machine}.rpm"


def spec_text(tree: Path, facts: PackageFacts) -> str:
    """What rpmbuild is told of the package."""
    return "\n".join([
        "Name: folkdeck",
        f"Version: {facts.version}",
        "Release: 1",
        f"Summary: {SUMMARY.capitalize()}",
        "License: MIT AND LGPL-2.1-or-later AND PSF-2.0 AND Zlib AND OFL-1.1",
        f"URL: {HOMEPAGE}",
        f"Packager: {MAINTAINER}",
        "AutoReqProv: no",
        f"Requires: libc.so.6(GLIBC_{facts.glibc})(64bit)",
        "Requires: libX11.so.6()(64bit)",
        "Requires: libXext.so.6()(64bit)",
        "Recommends: libXcursor libXi libXrandr libXScrnSaver libxkbcommon libwayland-client",
        "",
        "%description",
        *TEXT,
        "",
        "%install",
        "mkdir -p %{buildroot}",
        f"cp -a {tree}/. %{{buildroot}}/",
        "rm %{buildroot}/usr/share/doc/folkdeck/changelog.Debian.gz",
        "",
        "%files",
        "%defattr(-,root,root)",
        *listed(tree),
        "",
    ])  # fmt: skip


def listed(tree: Path) -> list[str]:
    """The files of the package, and the folders that are its own."""
    own = ("usr/lib/folkdeck", "usr/share/doc/folkdeck")
    lines = [f"/{folder}" for folder in own]
    for path in sorted(tree.rglob("*")):
        name = path.relative_to(tree).as_posix()
        if not path.is_dir() and not name.startswith(own):
            lines.append(f"%doc /{name}" if "/man/" in name else f"/{name}")
    return lines
