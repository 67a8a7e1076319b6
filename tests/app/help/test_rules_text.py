"""The pages: every game is told in full, its options by name, with pictures that can be drawn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.app.help.coach import read_tips
from game.app.help.inline_pictures import picture_by_name
from game.app.help.rule_illustrations import SIGN
from game.shelf import SHELF
from game.store.paths import assets_folder
from game.ui.text.markdown_parser import Block, blocks
from tests.app.driver.app_driver import flying

GAMES = list(SHELF)
HEADINGS = (
    "Scoring",
    "An example",
    "Options",
    "At this table",
    "Good to know",
    "Where it comes from",
)


def page(game: str) -> str:
    return (assets_folder() / "rules" / f"{game}.md").read_text(encoding="utf-8")


def section(game: str, heading: str) -> list[Block]:
    """The blocks under one heading of a page."""
    found, inside = [], False
    for block in blocks(page(game)):
        if block.kind in ("heading", "subheading"):
            inside = block.plain == heading
        elif inside:
            found.append(block)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_its_title_an_opening_and_every_heading(game: str) -> None:
    told = blocks(page(game))
    assert (told[0].kind, told[0].plain) == ("heading", SHELF[game].rules.title)
    assert told[1].kind == "text"
    headings = [block.plain for block in told if block.kind == "subheading"]
    assert [each for each in HEADINGS if each not in headings] == []
    assert headings[-1] == HEADINGS[-1]
    assert len(set(headings)) == len(headings)
    assert [block.kind for block in told].count("heading") == 1


@pytest.mark.parametrize("game", GAMES)
def test_paragraphs_are_short(game: str) -> None:
    long = [block.plain for block in blocks(page(game)) if len(block.plain) > 520]
    assert long == []


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_value_is_named(game: str) -> None:
    told = {}
    for block in section(game, "Options"):
        if block.kind == "item":
            label, _, rest = block.plain.partition(":")
            told[label] = rest
    specs = list(SHELF[game].rules.options_type.describe())
    assert list(told) == [spec.label for spec in specs]
    for spec in specs:
        missing = [] if spec.is_switch else [n for n in spec.names if not says(told[spec.label], n)]
        assert missing == [], (spec.label, told[spec.label])


def says(text: str, name: str) -> bool:
    """Whether *name* stands there, or lies between the ends of ``from 1 to 20``."""
    if re.search(rf"(?<![\w.]){re.escape(name)}(?!\w|\.\d)", text):
        return True
    number = re.fullmatch(r"(?:Seat )?(\d+(?:\.\d)?)", name)
    ends = re.search(r"from (?:Seat )?([\d.]+\d|\d) to (?:Seat )?(\d[\d.]*)", text)
    return (
        number is not None
        and ends is not None
        and float(ends[1]) <= float(number[1]) <= float(ends[2].rstrip("."))
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_can_be_drawn_and_stands_alone(game: str, tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        shown = 0
        for block in blocks(page(game)):
            for span in block.spans:
                if not span.picture:
                    continue
                shown += 1
                assert block.kind == "picture", block.plain
                if span.picture.startswith(SIGN):
                    continue  # drawn in test_rule_illustrations.py
                for name in span.picture.split("+"):
                    assert name == "_" or picture_by_name(pilot.context, game, name), name
        assert shown > 0


@pytest.mark.parametrize("game", GAMES)
def test_rows_of_cards_have_none_twice_where_there_is_one_pack(game: str) -> None:
    for block in blocks(page(game)):
        if block.kind == "picture":
            names = [name for name in block.spans[0].picture.split("+") if name != "_"]
            assert len(set(names)) == len(names), block.plain


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_says_at_most_two_short_sentences_each_time(game: str) -> None:
    found = read_tips(assets_folder() / "coach" / f"{game}.txt")
    assert len(found) > 3
    for tip in found:
        assert len(tip.text) < 110, tip.text
        assert len(re.findall(r"[.!?](?:\s|$)", tip.text)) <= 2, tip.text


@pytest.mark.parametrize("game", GAMES)
def test_a_box_says_how_long_its_game_is(game: str) -> None:
    assert 5 < len(SHELF[game].length) < 30
    assert not SHELF[game].length.endswith(".")
