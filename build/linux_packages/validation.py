"""The validation: what the system's own checkers say of the tree and of the package."""

from __future__ import annotations

from pathlib import Path

from linux_packages import tools
from linux_packages.staged_tree import APPLICATION

CHECKERS = ("desktop-file-validate", "appstreamcli")


def validate_tree(tree: Path) -> None:
    """Have the desktop file and the metainfo checked; lintian reads the rest.

    Raises:
        NotReady: when a checker finds an error, with what it said.
    """
    tools.require(CHECKERS)
    desktop = tree / "usr" / "share" / "applications" / f"{APPLICATION}.desktop"
    metainfo = tree / "usr" / "share" / "metainfo" / f"{APPLICATION}.metainfo.xml"
    wrong = "is not as it must be."
    tools.run(["desktop-file-validate", str(desktop)], f"{desktop.name} {wrong}")
    tools.run(["appstreamcli", "validate", "--no-net", str(metainfo)], f"{metainfo.name} {wrong}")


def validate_deb(package: Path) -> None:
    """Have lintian look at the Debian package.

    Raises:
        NotReady: when it finds an error, with what it said.
    """
    tools.require(["lintian"])
    command = ["lintian", "--fail-on", "error", "--allow-root", str(package)]
    tools.run(command, "lintian finds an error in the package.")
