"""The download for macOS, as far as it can be told without one."""

from __future__ import annotations

import plistlib
import sys
from pathlib import Path

import package
import pygame
import pytest
from environment.checkout import NotReady
from linux_packages import staged_tree
from macos_package import disk_image, icon_set, signing

from game import __version__
from game.store.paths import MATCH_SUFFIX
from tests.build.packaging.bundle_recipe import Recipe


@pytest.fixture
def recipe(checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Recipe:
    """The recipe of the bundle, run as on macOS."""
    made = Recipe()
    monkeypatch.setattr("environment.checkout.OUT", tmp_path / "out")  # as in a new checkout
    monkeypatch.setenv("FOLKDECK_COMMIT", "0123456789")
    made.run(checkout, monkeypatch, "darwin")
    return made


def test_the_recipe_makes_an_application(recipe: Recipe) -> None:
    asked = recipe.made["BUNDLE"]
    assert asked["name"] == "Folkdeck.app"
    assert asked["bundle_identifier"] == staged_tree.APPLICATION
    assert asked["version"] == __version__
    assert asked["icon"].endswith(".icns")
    assert not recipe.made["EXE"]["strip"]
    assert not recipe.made["COLLECT"]["strip"]


def test_the_property_list_can_be_read_and_tells_of_matches(recipe: Recipe) -> None:
    packed = plistlib.dumps(recipe.made["BUNDLE"]["info_plist"])
    told = plistlib.loads(packed)
    assert told["CFBundleShortVersionString"] == __version__
    (opened,) = told["CFBundleDocumentTypes"]
    (declared,) = told["UTExportedTypeDeclarations"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    endings = declared["UTTypeTagSpecification"]
    assert endings["public.filename-extension"] == [MATCH_SUFFIX.removeprefix(".")]
    mime = (staged_tree.DESKTOP_FILES / f"{staged_tree.APPLICATION}.mime.xml").read_text()
    assert f'"{endings["public.mime-type"]}"' in mime


def test_the_icon_set_has_every_size_under_its_name(tmp_path: Path) -> None:
    icon_set.write_icon_set(tmp_path)
    sizes = {path.name: pygame.image.load(path).get_size() for path in tmp_path.iterdir()}
    assert sizes == {
        f"icon_{side}x{side}{ending}.png": (side * scale, side * scale)
        for side in (16, 32, 128, 256, 512)
        for scale, ending in ((1, ""), (2, "@2x"))
    }


def test_without_a_key_the_application_is_signed_for_this_machine(tmp_path: Path) -> None:
    sign, check = signing.signing_commands(tmp_path / "Folkdeck.app", tmp_path, {})
    assert sign[sign.index("--sign") + 1] == "-"
    assert "--timestamp" not in sign
    assert "--verify" in check
    assert signing.notary_commands(tmp_path, {signing.PROFILE: "folkdeck"}) == []


def test_with_a_key_it_is_signed_strictly_and_stamped(tmp_path: Path) -> None:
    environment = {signing.IDENTITY: "Developer ID", signing.PROFILE: "folkdeck"}
    entitlements = tmp_path / "entitlements.plist"
    signing.write_entitlements(entitlements)
    assert all(plistlib.loads(entitlements.read_bytes()).values())
    app, image = tmp_path / "Folkdeck.app", tmp_path / "folkdeck.dmg"
    sign, _ = signing.signing_commands(app, entitlements, environment)
    assert sign[sign.index("--sign") + 1] == "Developer ID"
    assert sign[sign.index("--options") + 1] == "runtime"
    assert str(entitlements) in sign
    submit = signing.notary_commands(image, environment)[1]
    assert submit[submit.index("--keychain-profile") + 1] == "folkdeck"
    assert [each[-1] for each in signing.notary_commands(image, environment)].count(str(image)) == 2


def test_the_opened_image_shows_the_application_beside_its_place(tmp_path: Path) -> None:
    app = tmp_path / "Folkdeck.app"
    (app / "Contents").mkdir(parents=True)
    (app / "Contents" / "link").symlink_to("nowhere")
    volume = disk_image.stage(app, tmp_path / "volume")
    assert {path.name for path in volume.iterdir()} == {"Folkdeck.app", "Applications"}
    assert (volume / "Applications").readlink() == Path("/Applications")
    assert (volume / "Folkdeck.app" / "Contents" / "link").is_symlink()


def test_elsewhere_a_sentence_says_that_it_takes_macos(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(disk_image, "WORK", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NotReady, match="only macOS has"):
        disk_image.make_icon(Path(sys.executable))
    monkeypatch.setattr(sys, "platform", "linux")
    assert package.main(["--dmg"]) == 2
    assert capsys.readouterr().err == "A disk image can be made on macOS only.\n"
