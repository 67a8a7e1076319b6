"""Raising the number of players sets the option that they need, says so, and takes it back."""

from __future__ import annotations

from pathlib import Path

from game.app.setup.needed_option import needed_option
from game.games.skitgubbe.rules.options import SkitgubbeOptions
from game.games.vendetta.rules.options import VendettaOptions
from game.ui.widgets.stepper import Stepper
from tests.app.driver.app_driver import Pilot, flying
from tests.app.setup.test_setup_scene import open_setup, row

TOLD = "Eight players need two packs. Set for you: Packs: 2."


def more_players(pilot: Pilot, number: int) -> None:
    scene = open_setup(pilot, "skitgubbe")
    while scene.model.seats < number:
        before = scene.model.seats
        at = row(scene, "Players")
        assert isinstance(at, Stepper)
        pilot.click_at(at.signs()[1].center)
        assert scene.model.seats == before + 1


def test_the_eighth_seat_brings_the_second_pack_and_says_so(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        more_players(pilot, 7)
        assert TOLD not in pilot.labels()
        more_players(pilot, 8)
        assert TOLD in pilot.labels()
        pilot.click("Deal", "button")
        match = pilot.play.session.match
        assert (match.rules.seats, match.rules.options.written()["decks"]) == (8, 2)


def test_a_preset_goes_with_any_number_of_players_unless_presets_differ_in_it(
    tmp_path: Path,
) -> None:
    with flying(tmp_path) as pilot:
        model = open_setup(pilot, "skitgubbe").model
        model.set_seat_count(8)
        assert model.presets[model.preset or 0] == "House rules"
        assert [model.why_not_preset(name) for name in model.presets] == [""] * 4
        model = open_setup(pilot, "pitch").model
        model.set_seat_count(5)
        assert model.preset is not None
        assert model.presets[model.preset] == "Cutthroat"
        assert model.why_not_preset("Partners to 21")


def test_what_was_set_is_taken_back_unless_it_was_chosen_meanwhile(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        scene = open_setup(pilot, "skitgubbe")
        scene.model.set_seat_count(8)
        scene.model.set_seat_count(7)
        assert (scene.model.options["decks"], scene.model.set_for_you) == (1, "")
        scene.model.options["decks"] = 2
        scene.model.set_seat_count(8)
        scene.model.set_seat_count(7)
        assert (scene.model.options["decks"], scene.model.set_for_you) == (2, "")


def test_what_is_unusual_is_given_up_first() -> None:
    six = VendettaOptions(first_player="P7", jokers=4).written()
    needed = needed_option(VendettaOptions, six, 6)
    assert needed is not None
    assert (needed.key, needed.before, needed.value) == ("first_player", "P7", "random")
    assert needed_option(SkitgubbeOptions, SkitgubbeOptions().written(), 7) is None
