"""Whole matches in a real window, from the title to the last sheet, with a power cut on the way."""

from pathlib import Path

import pytest

from tests.window.beginner import WON, Beginner, hand, over, position
from tests.window.real_window import Hands, Program, game

SHORT = [
    ("sinful_gibbon", 3, "window", "target_score=100"),
    ("vendetta", 5, "window1", ""),
    ("skitgubbe", 3, "window1", "games=1"),
    ("indian_chief", 2, "window", ""),
    ("bridge_solitaire", 1, "window2", ""),
    ("jersey_gin", 3, "window", "target=50"),
    ("democracy", 2, "window", "target_tribes=3"),
]
"""The seven other games, as short as they can be: seats, seed and options."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "title", "speed", "before", "most"),
    [
        ("fire_gibbon", "Fire Gibbon", "2", 4, 200),
        ("pitch", "Pitch", "0", 9, 600),
    ],
)
def test_a_match_survives_a_power_cut_and_ends(
    hands: Hands,
    tmp_path: Path,
    pictures: Path,
    name: str,
    title: str,
    speed: str,
    before: int,
    most: int,
) -> None:
    with Program(game("--speed", speed, "--seed", "window"), hands, tmp_path) as program:
        player = Beginner(program, name, pictures)
        player.from_the_title(title)
        player.play(before)
        player.shot("table")
        left = player.asked()
        program.kill()

    with Program(game("--speed", speed, "--seed", "window"), hands, tmp_path) as program:
        player = Beginner(program, name, pictures)
        program.scene("title")
        player.shot("title_again")
        program.click(f"Continue {title}", "button")
        again = player.asked()
        player.shot("resumed")
        assert hand(again) == hand(left)
        assert position(again) == position(left)
        end = player.play(most)
        player.shot("end")
        assert over(end)
        assert any(WON.fullmatch(label) for label in end.labels()), program.told()
        assert program.close() == 0


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "seed", "options"), SHORT)
def test_a_whole_match_is_dragged_to_its_end(
    hands: Hands, tmp_path: Path, pictures: Path, name: str, seats: int, seed: str, options: str
) -> None:
    chosen = [word for option in options.split() for word in ("--option", option)]
    asked = ["--game", name, "--seats", str(seats), "--seed", seed, "--speed", "0", *chosen]
    with Program(game(*asked), hands, tmp_path) as program:
        player = Beginner(program, name, pictures)
        player.asked()
        player.shot("opening")
        player.play(8)
        player.shot("table")
        end = player.play(300)
        player.shot("end")
        assert over(end), program.told()
        assert player.drags > 0
        assert program.close() == 0
