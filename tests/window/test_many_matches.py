"""A newcomer with many matches in a real window, and a second window beside the first."""

from pathlib import Path

import pytest

from tests.window.beginner import Beginner, hand
from tests.window.real_window import Hands, Program, Seen, game

GAMES = (("fire_gibbon", "Fire Gibbon"), ("pitch", "Pitch"), ("vendetta", "Vendetta"))
LEAVE = "Leave; the match is kept"
ELSEWHERE = "Open in another window"
TRIES = 8
"""Tries until one of them is a decision."""


def deal_and_leave(program: Program, pictures: Path) -> list[list[str]]:
    """Play the beginning of three matches and leave each; the cards in hand then."""
    hands = []
    for name, title in GAMES:
        player = Beginner(program, name, pictures)
        player.from_the_title(title)
        player.play(2)
        while not hand(player.asked()):  # in Vendetta all cards may be laid before one draws
            player.play(1)
        hands.append(cards(player))
        leave(program)
    return hands


def cards(player: Beginner) -> list[str]:
    held = hand(player.asked())
    assert held
    return held


def leave(program: Program) -> None:
    """Leave the match by its menu; Escape may close a question and put down a card first."""
    for _ in range(3):
        program.key("Escape")
        if program.perhaps(lambda frame: frame.find(LEAVE, "button") is not None, 3.0):
            break
    program.click(LEAVE, "button")
    program.scene("title")


def decide(player: Beginner, folder: Path) -> None:
    """Play until a decision is written: a card that only comes back is none."""
    before = written(folder, player.name)
    for _ in range(TRIES):
        player.play(1)
        if written(folder, player.name) > before:
            return
    raise AssertionError(f"no decision in {TRIES} tries: {player.program.told()}")


def written(folder: Path, game: str) -> int:
    """How many bytes the files of all matches of *game* below *folder* have."""
    return sum(path.stat().st_size for path in folder.rglob(f"* {game} *.folkdeck"))


def rows(program: Program) -> list[Seen]:
    return [thing for thing in program.scene("matches").tree if thing.role == "match"]


def rename(program: Program, hands: Hands, pictures: Path) -> None:
    """Call the match that is chosen Sunday."""
    program.key("F2")
    program.find("Rename this match", "dialog")
    hands.do("type", "Sunday")
    program.shot("matches_rename", pictures)
    program.key("Return")
    program.find("Sunday", "match")


@pytest.mark.slow
def test_three_matches_are_left_continued_renamed_deleted_and_given_away(
    hands: Hands, tmp_path: Path, pictures: Path
) -> None:
    with Program(game("--speed", "0"), hands, tmp_path) as program:
        left = deal_and_leave(program, pictures)
        program.click("Matches", "button")
        assert [row.label for row in rows(program)] == ["Vendetta", "Pitch", "Fire Gibbon"]
        program.shot("matches_three", pictures)
        for number, (name, title) in enumerate(GAMES):
            program.click(title, "match")
            program.click("Continue", "button")
            assert cards(Beginner(program, name, pictures)) == left[number]
            leave(program)
            program.click("Matches", "button")
        rename(program, hands, pictures)
        program.key("Delete")
        program.find("Undo deletion (Ctrl+Z)", "button")
        program.shot("matches_undo", pictures)
        program.click("Undo deletion (Ctrl+Z)", "button")
        assert len(rows(program)) == 3
        program.key("e")
        told = program.find("Exported", "dialog").value
        assert "Documents" in told
        program.shot("matches_exported", pictures)
        program.key("Return")
        program.key("Delete")
        program.find("Undo deletion (Ctrl+Z)", "button")
        program.settled(
            lambda frame: any("can be brought back" in label for label in frame.labels()),
            "the line that stays when the deletion is no news any more",
        )
        assert len(rows(program)) == 2
        program.key("i")
        program.shot("matches_import", pictures)
        program.click("Sunday", "button")
        program.find("Sunday", "match")
        assert len(rows(program)) == 3
        assert program.close() == 0


@pytest.mark.slow
def test_a_second_window_leaves_the_match_of_the_first_alone(
    hands: Hands, tmp_path: Path, pictures: Path
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    with Program(game("--speed", "0"), hands, tmp_path) as first:
        deal_and_leave(first, pictures)
        first.click("Continue Vendetta", "button")
        mine = cards(Beginner(first, "vendetta", pictures))
        with Program(game("--speed", "0"), hands, other, home=tmp_path) as second:
            assert second.find("Continue Pitch", "button").enabled
            second.key("Return")
            decide(Beginner(second, "pitch", pictures), tmp_path)
            leave(second)
            second.click("Matches", "button")
            row = second.find("Vendetta", "match")
            assert ELSEWHERE in row.value
            second.shot("matches_elsewhere", pictures)
            second.click("Vendetta", "match")
            second.key("c")
            second.settled(
                lambda frame: frame.find("This match is open", "toast") is not None,
                "why it cannot be opened",
            )
            assert second.close() == 0
        assert cards(Beginner(first, "vendetta", pictures)) == mine
        decide(Beginner(first, "vendetta", pictures), tmp_path)
        leave(first)
        assert first.find("Continue Vendetta", "button").enabled
        assert first.close() == 0
