"""The MSI: installs the bundle for one person, without questions; wixl makes it of a description.

The program lies in ``%LOCALAPPDATA%\\Programs\\Folkdeck``, apart from matches and settings in
``%LOCALAPPDATA%\\folkdeck``, so that an upgrade or a removal never touches these.
"""

from __future__ import annotations

import shutil
import subprocess
import uuid
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from environment import checkout

SCHEMA: Final = "http://schemas.microsoft.com/wix/2006/wi"
UPGRADE_CODE: Final = uuid.UUID("b9c5b1f0-6d6f-5d0e-9d3c-0b6c8a5e7f21")
"""What all versions share, by which a newer one finds and replaces an older; never change it."""

MANUFACTURER: Final = "The Folkdeck contributors"
ICON: Final = "folkdeck.ico"
MATCH_TYPE: Final = "Folkdeck.Match"
ENDING: Final = ".folkdeck"
CLASSES: Final = "Software\\Classes"
PROGRAM: Final = "[INSTALLDIR]folkdeck.exe"
REGISTRY: Final[Mapping[str, Mapping[str, str]]] = {
    f"{CLASSES}\\{ENDING}": {"": MATCH_TYPE, "Content Type": "application/x-folkdeck"},
    f"{CLASSES}\\{MATCH_TYPE}": {"": "Folkdeck match"},
    f"{CLASSES}\\{MATCH_TYPE}\\DefaultIcon": {"": f"{PROGRAM},0"},
    f"{CLASSES}\\{MATCH_TYPE}\\shell\\open\\command": {"": f'"{PROGRAM}" "%1"'},
    "Software\\Microsoft\\Windows\\CurrentVersion\\App Paths\\folkdeck.exe": {"": PROGRAM},
}
"""What the person's own part of the registry is told: keys, and values by name ("": the key's)."""


def make_msi(bundle: Path, msi: Path, version: str, icon: Path) -> None:
    """Make *msi* of *bundle* and *icon*; *version* is as in ``1.2.3``.

    Raises:
        NotReady: when wixl cannot make it.
    """
    described = bundle.with_suffix(".wxs")
    described.write_bytes(description(bundle, version))
    shutil.copyfile(icon, bundle.parent / ICON)
    msi.unlink(missing_ok=True)
    done = subprocess.run(
        ["wixl", "--arch", "x64", "--output", str(msi), str(described)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode or not msi.is_file():
        said = done.stdout.strip().splitlines()[-8:]
        raise checkout.NotReady("\n".join([*said, "wixl could not make the MSI."]))


def description(bundle: Path, version: str) -> bytes:
    """The description of the MSI, as XML that wixl reads in the folder that *bundle* lies in."""
    wix = Element("Wix", xmlns=SCHEMA)
    product = _product(wix, version)
    root = SubElement(product, "Directory", Id="TARGETDIR", Name="SourceDir")
    local = SubElement(root, "Directory", Id="LocalAppDataFolder")
    programs = SubElement(local, "Directory", Id="ProgramsDir", Name="Programs")
    home = SubElement(programs, "Directory", Id="INSTALLDIR", Name="Folkdeck")
    components = [*_files(home, bundle, PurePosixPath(bundle.name)), _registry(home)]
    menu = SubElement(root, "Directory", Id="ProgramMenuFolder")
    components.append(_shortcut(menu))
    feature = SubElement(product, "Feature", Id="Complete", Title="Folkdeck", Level="1")
    for name in components:
        SubElement(feature, "ComponentRef", Id=name)
    ElementTree.indent(wix)
    described: bytes = ElementTree.tostring(wix, "utf-8", xml_declaration=True)
    return described


def _product(wix: Element, version: str) -> Element:
    """What Windows lists among the programs, and how it replaces an older version."""
    product = SubElement(
        wix, "Product", Id="*", Name="Folkdeck", Version=version, Manufacturer=MANUFACTURER,
        Language="1033", UpgradeCode=_braced(UPGRADE_CODE),
    )  # fmt: skip
    SubElement(
        product, "Package", InstallerVersion="500", Compressed="yes", InstallScope="perUser",
        Description="Folkdeck: rare card games at one animated table", Manufacturer=MANUFACTURER,
    )  # fmt: skip
    SubElement(
        product, "MajorUpgrade", DowngradeErrorMessage="A newer Folkdeck is installed already."
    )
    SubElement(product, "Media", Id="1", Cabinet="folkdeck.cab", EmbedCab="yes")
    SubElement(product, "Icon", Id=ICON, SourceFile=ICON)
    SubElement(product, "Property", Id="ARPPRODUCTICON", Value=ICON)
    SubElement(product, "Property", Id="ARPNOMODIFY", Value="1")
    return product


def _files(parent: Element, folder: Path, place: PurePosixPath) -> list[str]:
    """Describe everything in *folder*, which lies at *place*, in *parent*; names of components."""
    made = []
    for path in sorted(folder.iterdir()):
        below = place / path.name
        name = _name(below)
        if path.is_dir():
            inner = SubElement(parent, "Directory", Id=f"d{name}", Name=path.name)
            made += _files(inner, path, below)
        else:
            component = _component(parent, f"c{name}")
            SubElement(
                component, "File", Id=f"f{name}", Name=path.name, KeyPath="yes",
                Source=str(below),
            )  # fmt: skip
            made.append(f"c{name}")
    return made


def _registry(home: Element) -> str:
    """Describe what the registry is told; the name of the component."""
    component = _component(home, "registry")
    for key, values in REGISTRY.items():
        for name, text in values.items():
            _registry_value(component, key, name, text)
    return "registry"


def _shortcut(menu: Element) -> str:
    """Describe the entry of the start menu; the name of the component."""
    component = _component(menu, "shortcut")
    SubElement(
        component, "Shortcut", Id="start", Name="Folkdeck", Target=PROGRAM,
        Description="Rare card games at one animated table", WorkingDirectory="INSTALLDIR",
        Icon=ICON,
    )  # fmt: skip
    _registry_value(component, "Software\\Folkdeck", "start", "1").set("KeyPath", "yes")
    return "shortcut"


def _registry_value(component: Element, key: str, name: str, text: str) -> Element:
    """Describe one value of the person's own part of the registry; return it."""
    named = {"Name": name} if name else {}
    place = {"Root": "HKCU", "Key": key}
    return SubElement(
        component, "RegistryValue", {**place, **named, "Type": "string", "Value": text}
    )


def _component(parent: Element, name: str) -> Element:
    """Describe a component of *name*, with the same GUID in every version."""
    guid = _braced(uuid.uuid5(UPGRADE_CODE, name))
    return SubElement(parent, "Component", Id=name, Guid=guid, Win64="yes")


def _name(place: PurePosixPath) -> str:
    """A name for what lies at *place*, of the letters and length that an MSI takes."""
    return uuid.uuid5(UPGRADE_CODE, str(place)).hex


def _braced(guid: uuid.UUID) -> str:
    """How Windows writes *guid*."""
    return f"{{{str(guid).upper()}}}"
