"""The names of everything that a release of version 1.2.0 attaches."""

DOWNLOADS = (
    "folkdeck-1.2.0-linux-x86_64.tar.xz",
    "folkdeck_1.2.0-1_amd64.deb",
    "folkdeck-1.2.0-1.x86_64.rpm",
    "folkdeck-1.2.0-linux-x86_64.flatpak",
    "folkdeck-1.2.0-windows-x86_64.zip",
    "folkdeck-1.2.0-windows-x86_64.msi",
    "folkdeck-1.2.0-macos-arm64.dmg",
    "folkdeck-1.2.0-py3-none-any.whl",
    *(
        f"folkdeck-1.2.0-{python}-{python}-{system}.whl"
        for python in ("cp311", "cp312", "cp313", "cp314")
        for system in ("manylinux_2_17_x86_64", "win_amd64", "macosx_11_0_arm64")
    ),
    "folkdeck-1.2.0.tar.gz",
    "folkdeck-1.2.0-linux-x86_64.cdx.json",
    "folkdeck-1.2.0-windows-x86_64.cdx.json",
    "folkdeck-1.2.0-macos-arm64.cdx.json",
)
