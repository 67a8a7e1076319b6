"""The bill of materials (SBOM) of a bundle: its parts, licences and files, as CycloneDX has it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from uuid import NAMESPACE_URL, uuid5

from bundled import licence_texts
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom, BomMetaData
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from environment.checkout import NotReady
from packageurl import PackageURL

from game.app.credits.part_list import Part

APPLICATION = "Folkdeck"
"""The part that the others are in."""

PACKAGES = {
    "Lato": "font-lato",
    "Source Serif Pro": "font-source-serif-pro",
    "pygame-ce": "pygame-ce",
    "platformdirs": "platformdirs",
    "PyInstaller": "pyinstaller",
}
"""The parts that are Python packages, and their names as such."""


def components(
    bundle: Path, parts: Sequence[Part], versions: Mapping[str, str]
) -> dict[str, Component]:
    """The parts that *bundle* really has, by name, the application itself among them.

    *versions* are those of Python packages, and of the parts "Folkdeck" and "Python". Of the other
    libraries each file is named, with its SHA-256.
    """
    found = {part.name: list(_files(bundle, part)) for part in parts}
    return {
        part.name: _component(part, found[part.name], versions)
        for part in parts
        if found[part.name] or not part.files
    }


def bill(parts: Mapping[str, Component], moment: int) -> str:
    """The bill as JSON, made at *moment* in seconds since 1970; the same parts give the same text.

    Raises:
        NotReady: when it is not valid CycloneDX, or lacks the application.
    """
    if APPLICATION not in parts:
        raise NotReady("The bundle lacks the program itself.")
    application = parts[APPLICATION]
    others = [each for name, each in parts.items() if name != APPLICATION]
    bom = Bom(
        serial_number=uuid5(NAMESPACE_URL, "".join(map(_fingerprint, parts.values()))),
        metadata=BomMetaData(timestamp=datetime.fromtimestamp(moment, UTC), component=application),
        components=others,
    )
    bom.register_dependency(application, others)
    text: str = JsonV1Dot6(bom).output_as_string(indent=2)
    wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if wrong:
        raise NotReady(f"{wrong}\nThe list of parts is not valid CycloneDX.")
    return text + "\n"


def _component(part: Part, files: Sequence[Component], versions: Mapping[str, str]) -> Component:
    package = PACKAGES.get(part.name)
    version = versions.get(package or part.name)
    own = part.name == APPLICATION
    return Component(
        name=part.name,
        version=version,
        description=part.use,
        type=ComponentType.APPLICATION if own else ComponentType.LIBRARY,
        bom_ref=part.name,
        licenses=[LicenseExpression(part.licence)],
        purl=PackageURL("pypi", name=package, version=version) if package else None,
        components=files,
    )


def _files(bundle: Path, part: Part) -> Iterator[Component]:
    """The files of *part* in *bundle*."""
    for path in sorted(path for path in bundle.rglob("*") if path.is_file()):
        name = path.relative_to(bundle)
        if path.is_symlink() or not any(
            licence_texts.belongs(PurePosixPath(name.as_posix()), each) for each in part.files
        ):
            continue
        told = hashlib.sha256(path.read_bytes()).hexdigest()
        yield Component(
            name=name.as_posix(),
            type=ComponentType.FILE,
            bom_ref=f"{part.name}/{name.as_posix()}",
            hashes=[HashType(alg=HashAlgorithm.SHA_256, content=told)],
        )


def _fingerprint(component: Component) -> str:
    """What tells the component from another version of it."""
    hashes = [each.content for file in component.components for each in file.hashes]
    return " ".join([component.name, component.version or "", *sorted(hashes)])
