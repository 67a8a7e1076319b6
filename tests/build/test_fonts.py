"""The fonts have the letters of three languages, and a letter nobody drew is noticed."""

import fonts


def test_every_font_has_the_letters_of_three_languages() -> None:
    for name, path in fonts.opened().items():
        lacking = fonts.missing(path, set(fonts.ALPHABET + fonts.ALPHABET.upper() + fonts.SIGNS))
        assert not lacking, name


def test_a_missing_letter_is_found() -> None:
    path = next(iter(fonts.opened().values()))
    assert fonts.missing(path, {"a", "漢", "ä"}) == "漢"


def test_what_the_code_says_is_among_the_needed() -> None:
    assert set("åäöÅÄÖ") <= fonts.needed()
