"""The table of styles counts what differs, and the words about the characters are true."""

from __future__ import annotations

import pytest
import styles
from characters.acts import ACTS
from characters.claims import ClaimTask, claims_of, judged, measured

from game.bots.character_styles import CHARACTERS, Act, Claim
from game.engine.action import Action

DOUBT, PICK = Action(0, "doubt"), Action(0, "pick")


def test_what_is_chosen_otherwise_is_counted_with_its_verb() -> None:
    asked = styles.Asked()
    asked.add([DOUBT, PICK], PICK, PICK)
    asked.add([DOUBT, PICK], PICK, DOUBT)
    asked.add([PICK, PICK._replace(value=1)], PICK, PICK._replace(value=1))
    assert (asked.choices, asked.other, asked.verbal) == (3, 2, 2)
    assert asked.verbs == {"doubt": 1, "pick": -1}
    assert asked.line("rust") == "| rust | 66.7 % | doubt +50.0 % |"


def test_every_character_is_asked_at_the_same_choices() -> None:
    found = styles.measured(styles.Task("fire_gibbon", "casual", 30, "test"))
    assert set(found) == {styles.OTHER_LUCK, *CHARACTERS}
    assert {each.choices for each in found.values()} == {30}
    assert len({each.verbal for each in found.values()}) == 1
    assert any(found[name].other for name in CHARACTERS)


LIARS = {name: [0.0, 1.0] * 50 for name in CHARACTERS}


@pytest.mark.parametrize(
    ("soot", "moss", "holds"),
    [
        ([1.0, 1.0] * 50, [0.0, 0.0] * 50, {"soot": True, "moss": True}),
        ([0.0, 0.0] * 50, [1.0, 1.0] * 50, {"soot": False, "moss": False}),
        ([0.0, 1.0] * 50, [0.0, 1.0] * 50, {"soot": False, "moss": False}),
    ],
)
def test_a_claim_holds_only_on_its_own_side_of_the_mean(
    soot: list[float], moss: list[float], holds: dict[str, bool]
) -> None:
    found = judged({Act.LIE: {**LIARS, "soot": soot, "moss": moss}})
    assert {each.name: each.holds for each in found} == holds


def test_a_claim_is_told_with_its_figures() -> None:
    (soot, _) = judged({Act.LIE: {**LIARS, "soot": [1.0, 1.0] * 50}})
    assert soot.claim == Claim(Act.LIE, True)
    line = styles.claim_line(soot)
    assert line.startswith("| soot | lie more | 1.000 | 0.562 | +0.438 (")
    assert line.endswith(") | holds |")


def test_everything_that_is_claimed_is_measured_in_some_game() -> None:
    claimed = {claim.act for character in CHARACTERS.values() for claim in character.claims}
    assert {act for acts in ACTS.values() for act in acts} == claimed == set(Act)
    assert all(character.claims for character in CHARACTERS.values())


@pytest.mark.parametrize("game", ACTS)
def test_every_character_is_measured_at_the_same_decisions(game: str) -> None:
    found = measured(ClaimTask(game, "novice", 3, "test"))
    assert set(found) == set(ACTS[game])
    for shares in found.values():
        assert set(shares) == set(CHARACTERS)
        assert {len(each) for each in shares.values()} == {3}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "level", "choices"),
    [
        ("sinful_gibbon", "skilled", 1600),
        ("fire_gibbon", "skilled", 400),
        ("vendetta", "skilled", 400),
        ("skitgubbe", "skilled", 800),
        ("pitch", "casual", 300),
        ("democracy", "skilled", 2500),
        ("jersey_gin", "skilled", 300),
        ("bridge_solitaire", "casual", 600),
    ],
)
def test_the_words_about_the_characters_are_true(game: str, level: str, choices: int) -> None:
    found = claims_of(ClaimTask(game, level, choices, "claims"))
    assert found
    assert [styles.claim_line(each) for each in found if not each.holds] == []
