"""Every option is told in plain words, and every preset says in one sentence what it is."""

from __future__ import annotations

import pytest

from game.presentation.option_text import option_text
from game.shelf import SHELF


@pytest.mark.parametrize("game", SHELF)
def test_a_preset_is_explained_in_one_sentence(game: str) -> None:
    options_type = SHELF[game].rules.options_type
    assert list(options_type.preset_help) == list(options_type.presets)
    for line in options_type.preset_help.values():
        assert line.endswith(".")
        assert len(line) <= 90, "one line of the set-up"


@pytest.mark.parametrize("game", SHELF)
def test_a_switch_has_words_of_its_own_for_on_and_off(game: str) -> None:
    for spec in SHELF[game].rules.options_type.describe():
        told = {option_text(spec, value) for value in spec.choices}
        assert len(told) == len(spec.choices)
        if spec.is_switch:
            assert not any(each.endswith((": on", ": off")) for each in told)


def test_an_option_is_told_with_its_value() -> None:
    sinful, skitgubbe = (
        {spec.key: spec for spec in SHELF[game].rules.options_type.describe()}
        for game in ("sinful_gibbon", "skitgubbe")
    )
    assert option_text(sinful["hand_size"], 3) == "Cards for each player: 3"
    assert option_text(sinful["mask"], False) == "Without the mask"
    assert option_text(skitgubbe["aces_low"], False) == "Aces are high in both parts"
