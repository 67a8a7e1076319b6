"""The signature of the application, and Apple's stamp on the disk image, where there is a key.

Without ``FOLKDECK_SIGNING_IDENTITY`` the application is signed for this machine alone: it starts
here, and elsewhere after a click on "Open anyway". The stamp needs ``FOLKDECK_NOTARY_PROFILE``
besides, a profile that ``xcrun notarytool store-credentials`` has kept.
"""

from __future__ import annotations

import plistlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

IDENTITY: Final = "FOLKDECK_SIGNING_IDENTITY"
PROFILE: Final = "FOLKDECK_NOTARY_PROFILE"
ENTITLEMENTS: Final[Mapping[str, bool]] = {
    "com.apple.security.cs.allow-unsigned-executable-memory": True,  # ctypes
    "com.apple.security.cs.disable-library-validation": True,  # libraries of other signers
}
"""What Python needs although the system is strict with the application."""


def signing_commands(
    app: Path, entitlements: Path, environment: Mapping[str, str]
) -> list[list[str]]:
    """The commands that sign *app* and check the signature."""
    identity = environment.get(IDENTITY, "")
    sign = ["codesign", "--force", "--deep", "--sign", identity or "-"]
    if identity:
        sign += ["--timestamp", "--options", "runtime", "--entitlements", str(entitlements)]
    return [[*sign, str(app)], ["codesign", "--verify", "--deep", "--strict", str(app)]]


def notary_commands(image: Path, environment: Mapping[str, str]) -> list[list[str]]:
    """The commands that have *image* stamped by Apple; none without an identity and a profile."""
    identity, profile = environment.get(IDENTITY, ""), environment.get(PROFILE, "")
    if not identity or not profile:
        return []
    return [
        ["codesign", "--sign", identity, "--timestamp", str(image)],
        ["xcrun", "notarytool", "submit", str(image), "--keychain-profile", profile, "--wait"],
        ["xcrun", "stapler", "staple", str(image)],
    ]


def write_entitlements(path: Path) -> None:
    """Write the property list of *ENTITLEMENTS* to *path*."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(plistlib.dumps(dict(ENTITLEMENTS)))
