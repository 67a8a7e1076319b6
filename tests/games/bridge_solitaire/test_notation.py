"""How actions and positions are written, and what cannot be understood."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from game.engine.action import Action
from game.engine.cards import cards
from game.engine.notation import BadNotation
from game.engine.rules import AnyRules, State
from game.engine.zones import ZoneId
from game.games.bridge_solitaire.rules.facts import HOUSE, BridgeFacts, Contract, Phase
from game.scenario.scenario_runner import run_files
from tests.games.bridge_solitaire.tables import bridge

SPREAD = "Js Ts 7s 2s 9d Ac Kc Tc 8c Qh 8h 5h 4h"


def opener(game: str, seats: int | None, options: Mapping[str, object]) -> AnyRules:
    return bridge(**options)


def verdict(folder: Path, text: str) -> str:
    page = folder / "page.scenario"
    page.write_text(f"id: N\ngame: bridge_solitaire\n{text}", encoding="utf-8")
    said: list[str] = []
    run_files([page], opener, said.append)
    return said[0]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("bid 1c", Action(0, "bid", value=101)),
        ("bid 3n", Action(0, "bid", value=305)),
        ("bid 3NT", Action(0, "bid", value=305)),
        ("bid 2 hearts", Action(0, "bid", value=203)),
        ("bid 1 no trump", Action(0, "bid", value=105)),
        ("bid 8c", Action(0, "bid", value=801)),
        ("pass", Action(0, "pass")),
        ("play 5s", Action(0, "play", cards("5s"), ZoneId("trick"))),
        ("lead *1", Action(0, "play", cards("*1"), ZoneId("trick"))),
        ("keep 5s", Action(0, "keep", cards("5s"), ZoneId("kept"))),
        ("put_back 5s", Action(0, "put_back", cards("5s"), ZoneId("spread"))),
        ("back 5s", Action(0, "put_back", cards("5s"), ZoneId("spread"))),
        ("take", Action(0, "take")),
        ("confirm", Action(0, "take")),
        ("take 5s", Action(0, "take", cards("5s"), ZoneId("discards"))),
        ("top 5s", Action(0, "take", cards("5s"), ZoneId("discards"))),
        ("keep 5s 6s", Action(0, "keep", cards("5s 6s"))),
        ("keep 5s 6s top 7s", Action(0, "keep", cards("5s 6s"), groups=(cards("7s"),))),
        ("bid(2, hearts)", Action(0, "bid", value=203)),
        ("keep(5s 6s, top=7s)", Action(0, "keep", cards("5s 6s"), groups=(cards("7s"),))),
        ("look blind", Action(0, "look")),
        ("peek", Action(0, "look")),
        ("look at the seven cards", Action(0, "look")),
        ("look at the discards", Action(0, "browse")),
        ("browse passed", Action(0, "browse")),
        ("x", Action(0, "double")),
        ("turn_up stock", Action(0, "turn_up")),
    ],
)
def test_actions_are_read(text: str, action: Action) -> None:
    assert bridge().notation.read(0, text) == action


@pytest.mark.parametrize("text", ["bid 1x", "keep", "keep 5x", "play 1c", "take 5", "bid c"])
def test_nonsense_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadNotation, match=r"\.$"):
        bridge().notation.read(0, text)


def test_a_whole_choice_stands_for_its_small_steps(tmp_path: Path) -> None:
    begin = f"spread: {SPREAD}\nblind: 2c 3c\n--\nP1 keep Js\nP1 keep Ac\n"
    whole = "P1 keep Ac Kc Tc 8c Qh 8h top 9d -> take P1\ncheck next: P1 auction\n"
    after = "check hand: Ac Kc Tc 8c Qh 8h 2c 3c\ncheck discards: 9d Js 4h 5h 2s 7s Ts\n"
    assert verdict(tmp_path, begin + whole + after) == "ok N"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("keep Ac Kc Tc 8c Qh", "six_cards"),
        ("keep Ac Kc Tc 8c Qh Qh", "six_cards"),
        ("keep Ac Kc Tc 8c Qh 8h top 8h", "not_in_spread"),
        ("keep Ac Kc Tc 8c Qh 2d", "unseen_card"),
    ],
)
def test_a_wrong_choice_changes_nothing(tmp_path: Path, line: str, code: str) -> None:
    steps = f"P1 {line} -> refused {code}\ncheck spread: 13\ncheck kept: none\n"
    assert verdict(tmp_path, f"spread: {SPREAD}\nblind: 2c\n--\n{steps}") == "ok N"


def state_of(*lines: str) -> State[BridgeFacts]:
    rules = bridge()
    state: State[BridgeFacts] = rules.initial_state()
    for line in lines:
        key, _, text = line.partition(": ")
        assert rules.notation.read_special(key, text, state), line
    rules.complete_position(state)
    return state


def test_positions_are_completed() -> None:
    facts = state_of("contract: 2d doubled by house").facts
    assert facts.contract == Contract(202, HOUSE, 2)
    assert (facts.phase, facts.house_call, facts.leader) == (Phase.SCORE, 202, 0)
    facts = state_of("house_call: 1d", "declarer: house", "multiplier: 4").facts
    assert facts.contract == Contract(102, HOUSE, 4)
    facts = state_of("trump: hearts", "leader: player", "tricks player: 6").facts
    assert facts.contract == Contract(103, 0, 1)
    assert facts.tricks == [6, 0]
    facts = state_of("games: 1 0", "below: 0 80", "score: 1150 230").facts
    assert (facts.below, facts.above) == ([0, 80], [1150, 150])
    facts = state_of("contract: 2 hearts doubled, by house").facts
    assert facts.contract == Contract(203, HOUSE, 2)
    facts = state_of("contract: none", "phase: auction").facts
    assert (facts.contract, facts.phase) == (None, Phase.AUCTION)
    assert [state_of(f"vulnerable: {who}").facts.games for who in ("both", "house", "none")] == [
        [1, 1],
        [0, 1],
        [0, 0],
    ]
    facts = state_of("house_call: pass").facts
    assert (facts.phase, facts.house_call) == (Phase.AUCTION, 0)


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("contract: 1c\nleader: player\ntrick: Ah\nhand: 2c", "only the card that the house"),
        ("contract: 1c\ntrick: Ah Kh\nhand: 2c", "only the card that the house"),
        ("contract: 1c\ntricks: 7 6\nhand: 2c", "A hand has thirteen tricks"),
    ],
)
def test_tricks_that_cannot_be_are_refused(tmp_path: Path, lines: str, sentence: str) -> None:
    assert sentence in verdict(tmp_path, f"{lines}\nstock: 3c\n--\n")


def test_what_is_written_is_read_again() -> None:
    notation = bridge().notation
    lines = [
        "contract: 2d doubled",
        "declarer: house",
        "multiplier: 2",
        "trump: diamonds",
        "leader: player",
        "tricks: 6 4",
        "tricks house: 4",
        "below: 40 0",
        "earlier: 0 100",
        "above: 200 30",
        "games: 0 1",
        "score: 240 130",
        "vulnerable: house",
        "phase: score",
        "house_call: 2d",
        "winner: none",
        "result: none",
        "led: none",
    ]
    state = state_of(
        *[line for line in lines if line.split(":")[0] not in ("winner", "result", "led")]
    )
    for line in lines:
        key, _, text = line.partition(": ")
        assert notation.write_special(key, state) == text, line
    assert notation.write_special("moon", state) is None


@pytest.mark.parametrize(
    "line",
    [
        "tricks: 6",
        "tricks: six 4",
        "below somebody: 3",
        "house_call: 9c",
        "house_call: 2d doubled",
        "contract: 9c",
        "vulnerable: maybe",
        "contract: club",
        "declarer: Bo",
        "multiplier: 3",
        "trump: stars",
        "phase: dawn",
        "led: 5x",
    ],
)
def test_bad_lines_are_refused_in_a_sentence(line: str) -> None:
    with pytest.raises(BadNotation, match=r"\.$"):
        state_of(line)


def test_a_hand_that_is_over_waits_to_be_scored() -> None:
    rules = bridge()
    state = state_of("contract: 2h", "tricks: 9 4")
    assert rules.notation.write_special("phase", state) == "score"
    assert not rules.turn(state).seats
    assert rules.outcome(state) is None
    assert rules.continue_position(state, Random(0))
    assert rules.notation.write_special("phase", state) == "choose"
    assert state.facts.below == [60, 0]
    assert rules.notation.write_special("tricks", state) == "9 4"
    assert not rules.continue_position(state, Random(0))
