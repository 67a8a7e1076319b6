"""What a scenario means by what it leaves out, and what it expects of seats that did not act."""

from pathlib import Path

from game.scenario.scenario_runner import run_page
from game.shelf import open_game

TABLE = """id: X
game: vendetta
{options}
seats: 3
turn: P1
hand P1: 2c 3d
hand P2: *1
hand P3:
trick T1 P1: 7c 7d
stack: Qh Kh
--
{steps}
"""


def verdict(folder: Path, options: str, steps: str) -> str:
    page = folder / "x.scenario"
    page.write_text(TABLE.format(options=options, steps=steps), encoding="utf-8")
    (outcome,) = run_page(page, open_game)
    return str(outcome)


def test_a_game_may_mean_other_options_by_naming_none(tmp_path: Path) -> None:
    early = "P2 joker *1 T1 -> refused not_your_turn"
    assert verdict(tmp_path, "", early) == "ok X"
    assert verdict(tmp_path, "options: jokers=3", early) == "ok X"
    assert verdict(tmp_path, "options: joker_timing=own_turn", early) == "ok X"
    assert verdict(tmp_path, "options: joker_timing=any_time", early).startswith("FAIL X")
    assert verdict(tmp_path, "joker_timing: any_time", early).startswith("FAIL X")


def test_what_other_seats_do_is_expected_with_their_names(tmp_path: Path) -> None:
    free = "options: joker_timing=any_time"
    told = "P1 end -> passes; P2 passes, no cards; P2 draws Qh; P3 passes, no cards"
    begun = "P2 joker *1 T1 -> steals T1\n"
    assert verdict(tmp_path, free, begun + told) == "ok X"
    for wrong in ("P3 draws Qh", "P2 draws Kh", "P1 passes, no cards"):
        assert verdict(tmp_path, free, f"{begun}P1 end -> {wrong}").startswith("FAIL X")


def test_what_may_be_done_can_be_written_without_the_owner_of_a_trick(tmp_path: Path) -> None:
    steps = "P1 end\ncheck legal P2: joker *1 T1, end"
    assert verdict(tmp_path, "", steps) == "ok X"
    assert verdict(tmp_path, "", steps.replace("T1,", "T1/P1,")) == "ok X"
    assert verdict(tmp_path, "", steps.replace("T1,", "T1/P3,")).startswith("FAIL X")
