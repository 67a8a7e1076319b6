"""The command line: what it prints, what it refuses in one sentence, and what it never imports."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.command.main import main
from game.shelf import SHELF
from game.window_options import WindowOptions

GAMES = list(SHELF)


class Opened:
    """Stands in for the window and remembers how it was asked to open."""

    def __init__(self) -> None:
        self.asked: list[WindowOptions] = []

    def __call__(self, asked: WindowOptions) -> int:
        self.asked.append(asked)
        return 0


class Shell:
    """Runs commands and keeps what they said."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.window = Opened()

    def run(self, *words: str) -> str:
        assert main(words, self.window) == 0
        out, err = self.capsys.readouterr()
        assert err == ""
        return out

    def refused(self, *words: str) -> str:
        assert main(words, self.window) == 2
        out, err = self.capsys.readouterr()
        assert out == ""
        assert err.startswith("folkdeck")
        assert err.count("\n") == 1
        assert not self.window.asked
        return err


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


def test_games_are_listed_with_all_that_can_be_chosen(shell: Shell) -> None:
    page = shell.run("games")
    listed = json.loads(shell.run("games", "--json"))
    assert [game["id"] for game in listed] == GAMES
    for game in listed:
        assert f"{game['id']}: {game['title']}" in page
        assert game["seats"]["least"] <= game["seats"]["default"] <= game["seats"]["most"]
        for option in game["options"]:
            assert option["default"] in option["choices"]
            assert len(option["names"]) == len(option["choices"])
            assert f"--option {option['key']}=" in page


@pytest.mark.parametrize("game", GAMES)
def test_a_simulation_is_the_same_every_time(shell: Shell, game: str) -> None:
    words = ("simulate", game, "--matches", "3", "--seed", "s", "--max-actions", "60")
    first = shell.run(*words)
    assert first == shell.run(*words)
    assert len(first.splitlines()) == 4
    assert first.startswith("seed s: ")
    assert "seed s-3: " in first
    found = json.loads(shell.run(*words, "--json"))
    assert (found["game"], found["summary"]["matches"]) == (game, 3)
    assert found["summary"]["actions"] == sum(match["actions"] for match in found["matches"])
    assert first != shell.run(*words[:5], "t", *words[6:])


def test_a_finished_match_has_points_and_winners(shell: Shell) -> None:
    words = ("simulate", "fire_gibbon", "--seats", "3", "--option", "scoring=spots", "--json")
    found = json.loads(shell.run(*words, "--option", "target_points=3"))
    match = found["matches"][0]
    assert match["finished"]
    assert found["options"]["scoring"] == "spots"
    best = max(match["points"])
    assert best >= 3
    assert match["winners"] == [f"P{n}" for n, p in enumerate(match["points"], 1) if p == best]


def test_levels_take_their_seats(shell: Shell) -> None:
    words = ("simulate", "pitch", "--players", "novice,random", "--max-actions", "12")
    assert "12 actions, broken off" in shell.run(*words)


@pytest.mark.parametrize("game", GAMES)
def test_a_journal_is_replayed_in_words_and_as_a_scenario(
    shell: Shell, game: str, tmp_path: Path
) -> None:
    kept = tmp_path / "kept.folkdeck"
    shell.run("simulate", game, "--max-actions", "70", "--journal", str(kept), "--seed", "8 8")
    story = shell.run("replay", str(kept))
    assert story.startswith(f"{SHELF[game].rules.title}, ")
    assert "\n10. P" in story
    short = shell.run("replay", str(kept), "--until", "5")
    assert "\n5. P" in short
    assert "\n6. P" not in short
    written = tmp_path / "kept.scenario"
    written.write_text(shell.run("replay", str(kept), "--text"), encoding="utf-8")
    assert shell.run("scenario", str(written)) == "ok kept\n1 passed, 0 failed\n"


def test_a_view_shows_only_what_that_seat_saw(shell: Shell, tmp_path: Path) -> None:
    kept = tmp_path / "kept.folkdeck"
    shell.run("simulate", "pitch", "--max-actions", "6", "--journal", str(kept))
    whole = shell.run("replay", str(kept)).splitlines()
    mine = shell.run("replay", str(kept), "--view", "P2").splitlines()
    assert next(line for line in mine if line.startswith("hand P2:")) in whole
    hidden = next(line for line in mine if line.startswith("hand P1:"))
    assert set(hidden.split()[2:]) == {"--"}
    assert not any(set(line.split()[1:]) == {"--"} for line in whole if line.startswith("hand"))


def test_a_replay_tells_the_cards_that_came_to_light(shell: Shell, tmp_path: Path) -> None:
    kept = tmp_path / "kept.folkdeck"
    words = ("simulate", "bridge_solitaire", "--seed", "3", "--max-actions", "40")
    shell.run(*words, "--journal", str(kept))
    lines = shell.run("replay", str(kept), "--text").splitlines()
    assert lines[6].startswith("start -> deal 1; spread 2h Kh Ac Ad 4d")
    assert "P1 play 6h -> passed 4s; passes_over 1; trick *1; house_plays; wins 5" in "".join(lines)
    story = shell.run("replay", str(kept)).splitlines()
    assert "      (passed 4s)" in story
    assert story[-1].startswith("House: ")
    mine = shell.run("replay", str(kept), "--view", "P1").splitlines()
    assert next(line for line in mine if line.startswith("      (draws 4h Ks Ac Qd"))


def test_what_others_draw_is_not_told_to_a_seat(shell: Shell, tmp_path: Path) -> None:
    kept = tmp_path / "kept.folkdeck"
    shell.run("simulate", "jersey_gin", "--max-actions", "30", "--journal", str(kept))
    whole = shell.run("replay", str(kept), "--text").splitlines()
    mine = shell.run("replay", str(kept), "--text", "--view", "P2").splitlines()
    for told, seen in zip(whole, mine, strict=True):
        if told.startswith("P2") or "draw_stock" not in told:
            assert told == seen
        else:
            assert seen == told.partition("; draws")[0]


def test_what_others_lay_face_down_is_not_told_to_a_seat(shell: Shell, tmp_path: Path) -> None:
    kept = tmp_path / "kept.folkdeck"
    shell.run("simulate", "fire_gibbon", "--max-actions", "40", "--journal", str(kept))
    whole = shell.run("replay", str(kept)).splitlines()
    mine = shell.run("replay", str(kept), "--view", "P2").splitlines()
    down = [line for line in whole if ": Face down: " in line]
    own = [line for line in down if ". P2: " in line]
    assert 0 < len(own) < len(down)
    assert [line for line in mine if line in down] == own
    up = [line for line in whole if ": Face up: " in line]
    assert up
    assert all(line in mine for line in up)
    assert not any("{" in line for line in whole)


def test_several_journals_have_numbers(shell: Shell, tmp_path: Path) -> None:
    kept = tmp_path / "kept.folkdeck"
    shell.run("simulate", "pitch", "--max-actions", "3", "--matches", "2", "--journal", str(kept))
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "kept-1.folkdeck",
        "kept-2.folkdeck",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_names_of_a_game_are_printed(shell: Shell, game: str) -> None:
    page = shell.run("scenario", "--names", game)
    rules = SHELF[game].open()
    for title in ("Options", "Facts", "Zones", "Actions", "Check", "Said", "Refused"):
        assert f"## {title}\n" in page
    for name in rules.zone_registry.specs:
        assert f"\n- {name}" in page
    for spec in rules.options_type.describe():
        assert f"\n- {spec.key}=" in page


def test_scenarios_end_with_0_1_or_2(shell: Shell, tmp_path: Path) -> None:
    page = tmp_path / "page.scenario"
    page.write_text("id: A\ngame: pitch\ndeal: seed 1\n--\ncheck rest: 99\n", encoding="utf-8")
    assert main(["scenario", str(page)], shell.window) == 1
    assert shell.capsys.readouterr().out.startswith("FAIL A line 5: expected rest: 99, was 28")
    page.write_text("id: A\ngame: moon\n", encoding="utf-8")
    assert main(["scenario", str(page)], shell.window) == 2
    assert "There is no game “moon”" in shell.capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            "dance",
            "no command “dance”; there are games, simulate, arena, audit, analyse, verify, replay",
        ),
        ("simulate", "GAME"),
        ("simulate moon", "There is no game “moon”; there are"),
        ("simulate pitch --seats 9", "Pitch is a game for 3 to 5 players"),
        ("simulate pitch --seats three", "“three” is no whole number from 1 to 99"),
        ("simulate pitch --option colour=red", "no option “colour”; there are variant"),
        ("simulate pitch --option target=9", "allowed are 7, 11, 15, 21"),
        ("simulate pitch --option target", "should be written name=value"),
        (
            "simulate pitch --players wizard",
            "there are random, flat300, tree300, cheat300, novice, casual, skilled, master",
        ),
        ("simulate pitch --players a,b,c,d,e", "There is no player “a”"),
        ("simulate pitch --matches 0", "“0” is no whole number of at least 1"),
        ("simulate pitch --matches \uff19", "is no whole number"),
        ("simulate pitch --sead 3", "--sead"),
        ("simulate pitch --max-actions 1 --journal /none/such/file", "cannot be written"),
        ("replay /none/such", "cannot be read"),
        ("scenario", "Name at least one file"),
        ("scenario --names moon", "There is no game “moon”"),
        ("games extra", "extra"),
        ("matches list --jason", "--jason"),
        ("matches export one", "The following arguments are required: FILE"),
        ("matches dance", "dance"),
        ("--game moon", "There is no game “moon”"),
        ("--game pitch --option target=9", "allowed are 7, 11, 15, 21"),
        ("--seats 4", "need --game"),
        ("--speed 99", "“99” is no speed from 0 to 2"),
        ("--speed 2.1", "“2.1” is no speed from 0 to 2"),
        ("simulate pitch --seed \udcff", "A seed consists of letters that can be read"),
        ("arena pitch --seed \udcff", "A seed consists of letters that can be read"),
        ("arena pitch --jobs 9999", "“9999” is no whole number from 1 to 256"),
        ("arena pitch --exploit wizard*2", "“wizard*2” is none of novice, casual, skilled, master"),
        ("--seed \udcff", "A seed consists of letters that can be read"),
        (f"--seed {'9' * 101}", "100 at most"),
        ("--seats 9999999999999999999999", "is no whole number from 1 to 99"),
        ("--game \udcff", "There is no game"),
        ("--portable /dev/null", "“/dev/null” is no folder"),
        ("--option \udcff=1 --game pitch", "There is no option"),
        ("verify /dev/zero", "cannot be read (it is no ordinary file)"),
        ("replay /dev/zero", "cannot be read (it is no ordinary file)"),
        ("analyse /dev/zero", "cannot be read (it is no ordinary file)"),
        ("audit /dev/zero", "cannot be read (it is no ordinary file)"),
        ("verify \udcff", "cannot be read"),
        ("verify /", "cannot be read (it is a folder)"),
        ("arena pitch --players random --keep /dev/zero", "it is no ordinary file"),
        ("--speed nan", "“nan” is no speed"),
        ("--fullscreen --windowed", "not allowed with"),
        ("--magic", "--magic"),
    ],
)
def test_wrong_use_is_one_sentence(shell: Shell, words: str, sentence: str) -> None:
    assert sentence in shell.refused(*words.split())


@pytest.mark.parametrize("text", ["", "nonsense", "{}", "[1]", "\x00", '{"game":"pitch"}'])
def test_a_damaged_journal_is_one_sentence(shell: Shell, tmp_path: Path, text: str) -> None:
    kept = tmp_path / "kept.folkdeck"
    kept.write_text(text, encoding="utf-8")
    assert "damaged" in shell.refused("replay", str(kept))
    kept.write_bytes(b"\xff\xfe\x00")
    assert "damaged" in shell.refused("replay", str(kept))


def test_no_word_at_all_opens_the_window(shell: Shell) -> None:
    shell.run()
    assert shell.window.asked == [WindowOptions()]


def test_the_window_gets_what_was_asked(shell: Shell, tmp_path: Path) -> None:
    words = "--game pitch --seed 7 --seats 3 --option variant=cutthroat --option target=7"
    more = f"--windowed --safe-mode --no-sound --speed 0.5 --portable {tmp_path}"
    more += f" --report {tmp_path}/r.json --pictures {tmp_path}/shown"
    shell.run(*words.split(), *more.split(), "--demo", "--quit-after-match", "--first-frame-exit")
    assert shell.window.asked == [
        WindowOptions(
            game="pitch",
            seed="7",
            seats=3,
            options={"variant": "cutthroat", "target": "7"},
            fullscreen=False,
            safe_mode=True,
            sound=False,
            speed=0.5,
            portable=tmp_path,
            report=tmp_path / "r.json",
            demo=True,
            quit_after_match=True,
            pictures=tmp_path / "shown",
            first_frame_exit=True,
        )
    ]
    shell.run("--fullscreen")
    assert shell.window.asked[1] == WindowOptions(fullscreen=True)


def test_help_ends_well(shell: Shell) -> None:
    page = shell.run("--help")
    assert "simulate" in page
    options = page.split("options:\n")[1].split("\n\n")[0]
    for option in options.removeprefix("  -").split("\n  -"):
        assert "  " in option, f"-{option} is not explained"
    for command in ("games", "simulate", "replay", "scenario"):
        assert f"folkdeck {command}" in shell.run(command, "--help")
    assert not shell.window.asked


WITHOUT_SCREEN = """
import sys
sys.argv[0] = "folkdeck"
class NoScreen:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "pygame":
            raise AssertionError("pygame was imported")
sys.meta_path.insert(0, NoScreen())
from game.__main__ import main
code = main()
assert "pygame" not in sys.modules
sys.exit(code)
"""


@pytest.mark.parametrize(
    "words",
    [
        "--help",
        "games",
        "simulate pitch --players casual --max-actions 3",
        "scenario --names fire_gibbon",
        "replay {kept}",
        "--game moon",
    ],
)
def test_nothing_without_a_screen_imports_pygame(
    words: str, checkout: Path, tmp_path: Path, shell: Shell
) -> None:
    kept = tmp_path / "kept.folkdeck"
    shell.run("simulate", "pitch", "--max-actions", "3", "--journal", str(kept))
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_SCREEN, *words.format(kept=kept).split()],
        cwd=checkout,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"PYTHONPATH": str(checkout), "PYTHONUTF8": "1"},
    )
    assert done.returncode == (2 if words == "--game moon" else 0), done.stderr
    assert "Traceback" not in done.stderr


def test_a_reader_who_has_seen_enough_is_no_error(checkout: Path) -> None:
    with subprocess.Popen(
        [
            sys.executable,
            "-m",
            "game",
            "simulate",
            "pitch",
            "--matches",
            "400",
            "--max-actions",
            "40",
        ],
        cwd=checkout,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline().startswith("seed 1")
        running.stdout.close()
        assert running.stderr.read() == ""


def test_a_terminal_without_our_letters_gets_others(checkout: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game", "simulate", "moon"],
        cwd=checkout,
        capture_output=True,
        env={"PYTHONPATH": str(checkout), "PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 2
    assert done.stderr.startswith(b"folkdeck: There is no game ?moon?; there are ")
