"""After a refusal the rules open at the part that answers it; every code leads to one."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.app.help.rule_of_refusal import section_of_question, sections_of_refusals
from game.app.help.rules_scene import RulesScene
from game.engine.match import Match
from game.shelf import SHELF
from game.store.paths import assets_folder
from game.ui.text.markdown_parser import blocks
from tests.app.driver.app_driver import Pilot, begin, flying, on_card

ROOT = Path(__file__).parents[3]


def page(game: str) -> str:
    return (assets_folder() / "rules" / f"{game}.md").read_text(encoding="utf-8")


def codes(game: str) -> set[str]:
    """Every code that the code of the game, the engine or the game's scenarios name."""
    found = set(re.findall(r"-> refused ([a-z_0-9]+)", scenarios(game)))
    for folder in (ROOT / "game" / "games" / game, ROOT / "game" / "engine"):
        for path in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id == "Refusal"
                    and node.args
                    and isinstance(node.args[0], ast.Constant)
                ):
                    found.add(str(node.args[0].value))
    return found


def scenarios(game: str) -> str:
    return (ROOT / "tests" / "scenarios" / f"{game}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", list(SHELF))
def test_every_refusal_code_leads_to_a_heading(game: str) -> None:
    known = sections_of_refusals(page(game))
    assert len(codes(game)) > 5
    assert codes(game) - known.keys() == set()
    assert known.keys() - codes(game) == set(), "a mark of no refusal"
    assert "<!--" not in "".join(block.plain for block in blocks(page(game)))


def test_the_rules_open_at_the_rule_after_a_refusal(tmp_path: Path) -> None:
    section = "Your turn"
    with flying(tmp_path, text_scale=1.4) as pilot:
        begin(pilot, "jersey_gin", 3)
        pilot.click_at(on_card(pilot.play.view.gestures.selection.groups[-1][0].rect))
        pilot.key(pygame.K_F1)
        assert pilot.scene == "rules"
        area = pilot.find("Rules").rect
        assert at_the_top(pilot, section)
        pilot.key(pygame.K_F1)
        pilot.by_mouse(pilot.legal()[0])
        pilot.settle()
        pilot.key(pygame.K_F1)
        top = pilot.context.stack.top
        assert isinstance(top, RulesScene)
        assert not any(t.label == section and t.role == "heading" and t.rect.top <= area.top + 20
                       for t in pilot.things())  # fmt: skip


@pytest.mark.parametrize("game", list(SHELF))
def test_whatever_is_asked_in_a_match_is_explained_under_a_heading(game: str) -> None:
    text, rules, rng = page(game), SHELF[game].open(), Random(game)
    asked: set[tuple[str, ...]] = set()
    for seed in "1234":
        match: Match[Any] = Match(rules, seed)
        while match.outcome is None and len(match.actions) < 600:
            legal = match.legal(rng.choice(match.seats_with_moves))
            asked.add(tuple(sorted({action.verb for action in legal})))
            match.submit(rng.choice(legal))
    assert asked
    assert [verbs for verbs in asked if section_of_question(text, verbs) is None] == []


@pytest.mark.parametrize(
    ("game", "verbs", "heading"),
    [
        ("skitgubbe", ("play", "flip", "sluff"), "A trick"),
        ("skitgubbe", ("sluff", "pass"), "Sluffing"),
        ("skitgubbe", ("beat", "eat"), "Beat it"),
        ("skitgubbe", ("eat",), "Eat it"),
        ("jersey_gin", ("lay_off", "done"), "After a knock"),
        ("jersey_gin", ("discard", "meld"), "The break"),
        ("jersey_gin", ("discard", "knock"), "Your turn"),
        ("sinful_gibbon", ("accept", "doubt"), "Doubting"),
        ("sinful_gibbon", ("doubt", "pick"), "Your turn"),
        ("pitch", ("pass", "bid"), "Bidding"),
    ],
)
def test_a_question_is_explained_where_the_page_tells_of_it(
    game: str, verbs: tuple[str, ...], heading: str
) -> None:
    assert section_of_question(page(game), verbs) == heading


def test_where_the_table_only_asked_again_the_rules_open_at_what_is_asked(tmp_path: Path) -> None:
    with flying(tmp_path, text_scale=1.4) as pilot:
        begin(pilot, "pitch", 4)
        view = pilot.play.view
        pilot.click_at(on_card(view.gestures.selection.groups[-1][0].rect))
        assert view.last_refused == view.prompt
        pilot.key(pygame.K_F1)
        assert at_the_top(pilot, "Bidding")


def at_the_top(pilot: Pilot, section: str) -> bool:
    """Whether the heading of *section* stands in the upper half of what is seen of the page."""
    area = pilot.find("Rules").rect
    heading = next(t for t in pilot.things() if t.label == section and t.role == "heading")
    return area.top <= heading.rect.top < area.centery
