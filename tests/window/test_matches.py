"""Whole matches in a real window, from the title to the last sheet, with a power cut on the way."""

from pathlib import Path
from typing import NamedTuple

import pytest

from tests.window.beginner import WON, Beginner, hand, over, position
from tests.window.real_window import Hands, Program, game


class Table(NamedTuple):
    """A game as short as it can be."""

    game: str
    seats: int
    seed: str
    options: str


SHORT = [
    Table("sinful_gibbon", 3, "window", "target_score=100"),
    Table("vendetta", 5, "window1", ""),
    Table("skitgubbe", 3, "window1", "games=1"),
    Table("indian_chief", 2, "window", ""),
    Table("bridge_solitaire", 1, "window2", ""),
    Table("jersey_gin", 3, "window", "target=50"),
    Table("democracy", 2, "window", "target_tribes=3"),
]
"""The seven other games, as short as they can be: seats, seed and options."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "speed", "moves"),
    [("Fire Gibbon", "2", (4, 200)), ("Pitch", "0", (9, 600))],
)
def test_a_match_survives_a_power_cut_and_ends(
    hands: Hands,
    tmp_path: Path,
    pictures: Path,
    title: str,
    speed: str,
    moves: tuple[int, int],
) -> None:
    """So many *moves* are made before the power fails, and at most so many after it."""
    name, (before, most) = title.lower().replace(" ", "_"), moves
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
@pytest.mark.parametrize("table", SHORT, ids=lambda table: table.game)
def test_a_whole_match_is_dragged_to_its_end(
    hands: Hands, tmp_path: Path, pictures: Path, table: Table
) -> None:
    name, seats, seed, options = table
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
