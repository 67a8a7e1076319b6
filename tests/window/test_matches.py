"""Whole matches in a real window, from the title to the last sheet, with a power cut on the way."""

from pathlib import Path

import pytest

from tests.window.harness import Hands, Program, game
from tests.window.player import WON, Beginner, hand, over, position


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
