"""Shortcut letters: every button has a key of its own and keeps it."""

from __future__ import annotations

from game.table.controls.shortcut_letters import ButtonMeaning, ShortcutLetters
from game.ui.key_bindings import KeyBindings

USUAL = KeyBindings()


def meanings(*labels: str) -> list[ButtonMeaning]:
    return [ButtonMeaning(label.partition(":")[0], label) for label in labels]


def keys(*labels: str) -> list[str]:
    return ShortcutLetters().keys(meanings(*labels), USUAL)


def test_letters_of_the_table_and_of_pass_are_nobody_elses() -> None:
    assert keys("Pick a card", "Pass, no sluff")[1] == "P"
    assert keys("Pass", "Pip")[0] == "P"
    found = keys("Pip", "Put back", "Smudge", "Open", "Hold", "Leave", "Show", "View", "Knock")
    commands = "log, hint, sound, order, score sheet, heaps, pass, locking in"
    assert not set(found) & set("HKLMOPSV"), commands
    assert len(set(found)) == len(found)


def test_buttons_get_different_keys() -> None:
    found = keys("Doubt Rust", "Doubt Soot", "Blind card", "Leave", "Bid 3")
    assert found[0] == "D"
    assert found[2] == "B"
    assert found[4] == "3"
    assert len(set(found)) == 5
    assert "L" not in found


def test_a_button_keeps_its_letter_and_no_other_gets_it() -> None:
    letters = ShortcutLetters()
    assert letters.keys(meanings("Random card"), USUAL) == ["R"]
    later = letters.keys(meanings("Doubt Rust: 11+", "Random card"), USUAL)
    assert later == ["D", "R"]
    assert letters.keys(meanings("Rush"), USUAL) == ["U"], "R still means the random card"
    assert letters.keys(meanings("Doubt Soot: 10+", "Doubt Rust: 12+"), USUAL)[1] == "D"


def test_two_that_mean_the_same_have_two_letters_in_the_same_order_each_time() -> None:
    letters = ShortcutLetters()
    first = letters.keys(meanings("Doubt Rust: 11", "Doubt Rust: 12"), USUAL)
    assert len(set(first)) == 2
    assert letters.keys(meanings("Doubt Rust: 13", "Doubt Rust: 14"), USUAL) == first


def test_a_digit_is_no_key_while_digits_pick_cards() -> None:
    letters = ShortcutLetters()
    assert letters.keys(meanings("Bid 3"), USUAL) == ["3"]
    assert letters.keys(meanings("Bid 3"), USUAL, digits_free=False) == ["B"]


def test_where_letters_run_out_an_old_one_is_given_again() -> None:
    letters = ShortcutLetters()
    assert letters.keys(meanings("Go"), USUAL) == ["G"]
    assert letters.keys(meanings("Gg"), USUAL) == ["G"]
    assert letters.keys(meanings("Gg", "Go"), USUAL) != ["G", "G"]


def test_a_seat_has_its_digit_and_takes_shift_where_digits_mean_cards() -> None:
    letters = ShortcutLetters()
    doubt = [
        ButtonMeaning(("doubt", n), f"Doubt {name}", n) for n, name in ((2, "Rust"), (0, "Moss"))
    ]
    assert letters.keys(doubt, USUAL) == ["3", "1"]
    assert letters.keys(doubt, USUAL, digits_free=False) == ["Shift+3", "Shift+1"]
    assert letters.keys([*doubt[:1], ButtonMeaning("bid", "Bid 3")], USUAL) == ["3", "B"]


def test_two_that_concern_one_seat_share_no_key() -> None:
    both = [ButtonMeaning("doubt", "Doubt Rust", 2), ButtonMeaning("older", "Older of Rust", 2)]
    found = ShortcutLetters().keys(both, USUAL)
    assert found[0] == "3"
    assert found[1] not in ("", "3")


def test_no_button_gets_the_letter_of_a_command_however_it_is_bound() -> None:
    letters = ShortcutLetters()
    assert letters.keys(meanings("Doubt it"), USUAL) == ["D"]
    moved = KeyBindings({"hint": "D", "pass": "F5"})
    assert letters.keys(meanings("Doubt it", "Pass"), moved) == ["I", "F5"]
