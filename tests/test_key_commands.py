"""The key commands: no key means two things, and damaged changes are left out."""

from __future__ import annotations

from game.key_commands import COMMANDS, RESERVED, USUAL_KEYS, is_bindable, repair_keys


def test_every_usual_key_may_be_had_and_means_one_thing() -> None:
    assert all(is_bindable(each.key) for each in COMMANDS)
    assert len(set(USUAL_KEYS.values())) == len(COMMANDS)


def test_digits_and_keys_that_always_mean_the_same_are_nobodys() -> None:
    for key in (*RESERVED, "1", "0", "h", "Shift+H", "", "HH", "Ctrl+", "\n", "F77"):
        assert not is_bindable(key), key
    for key in ("B", "?", "+", "Ctrl++", "Ctrl+Shift+Z", "F9", "Shift+F3", "Ä"):
        assert is_bindable(key), key


def test_what_does_not_fit_is_left_out_and_told() -> None:
    assert repair_keys({}) == ({}, False)
    assert repair_keys({"hint": "J"}) == ({"hint": "J"}, False)
    assert repair_keys({"hint": "J", "nothing": "B", "log": 5, "mute": "1"}) == (
        {"hint": "J"},
        True,
    )


def test_a_key_of_two_commands_is_left_to_the_one_that_had_it_first() -> None:
    assert repair_keys({"hint": "M"}) == ({}, True)
    assert repair_keys({"hint": "J", "log": "J"}) == ({"hint": "J"}, True)
    assert repair_keys({"hint": "L", "log": "H"}) == ({"hint": "L", "log": "H"}, False)
