"""The rules of all games: their ids are unique, and every id cited in the project stands there."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.shelf import SHELF
from tests.rules.rule_ids import RULES, cited, defined, is_defined

HERE = Path(__file__).resolve().parents[2]
PAGES = {page.stem: page.read_text(encoding="utf-8") for page in RULES}
KNOWN = {game: set(defined(page)) for game, page in PAGES.items()}
LETTERS = {game: min(ids)[:2] for game, ids in KNOWN.items() if ids}
ANY = "|".join(LETTERS.values())

TEXT = (".py", ".md", ".json", ".txt", ".svg", ".spec")
FILES = sorted(
    path
    for folder in ("game", "tests", "assets", "build")
    for path in (HERE / folder).rglob("*")
    if path.suffix in TEXT and path not in RULES
)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("as SK-2.7 says, 3 cards", ["SK-2.7"]),
        ("(SK-2.8 to 2.10, R3)", ["SK-2.8", "SK-2.10", "SK-R3"]),
        ("JG-S1, S2 and S3-S4: JG-C", ["JG-S1", "JG-S2", "JG-S3", "JG-S4", "JG-C"]),
        ("`FG-X1..X4`, FG-EX10b.", ["FG-X1", "FG-X4", "FG-EX10b"]),
        ("id: BS-EX3-long-suits", ["BS-EX3"]),
        ("R2 and FG-R2", ["SK-R2", "FG-R2"]),
        ("id: PT-low, UTF-8, IC-Chief, R2D2", []),
    ],
)
def test_citations_are_found(text: str, ids: list[str]) -> None:
    assert [each.id for each in cited(text, ANY, "SK")] == ids


def test_every_game_has_its_rules() -> None:
    assert set(PAGES) == set(SHELF)
    assert all(KNOWN.values())


@pytest.mark.parametrize("game", PAGES)
def test_ids_are_unique(game: str) -> None:
    twice = [name for name, times in Counter(defined(PAGES[game])).items() if times > 1]
    assert not twice
    others = [ids for name, ids in KNOWN.items() if name != game]
    assert {name[:2] for name in KNOWN[game]} == {LETTERS[game]}
    assert not KNOWN[game] & set().union(*others)


@pytest.mark.parametrize("game", PAGES)
def test_a_page_cites_its_own_ids(game: str) -> None:
    found = cited(PAGES[game], ANY, LETTERS[game])
    assert not [each for each in found if not is_defined(each.id, KNOWN[game])]


def test_every_id_cited_is_a_rule() -> None:
    wrong = [line for path in (*HERE.glob("*.md"), *FILES) for line in wrongly_cited(path)]
    assert not wrong, "\n".join(wrong)


def wrongly_cited(path: Path) -> Iterator[str]:
    """Ids without a rule; a file of one game cites that game's rules and no others."""
    names = {*path.relative_to(HERE).parts, path.stem, path.stem.removeprefix("test_")}
    game = next((game for game in PAGES if game in names), "")
    known = KNOWN.get(game) or set().union(*KNOWN.values())
    for line, name in cited(path.read_text(encoding="utf-8"), ANY, LETTERS.get(game, "")):
        if not is_defined(name, known):
            yield f"{path.relative_to(HERE)}:{line}: {name}"
