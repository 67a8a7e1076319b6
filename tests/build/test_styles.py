"""The table of styles counts what differs, and only that."""

from __future__ import annotations

import styles

from game.bots.character_styles import CHARACTERS
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
