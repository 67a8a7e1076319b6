"""The journal: small, exact, and never confused by a damaged line."""

import contextlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.contract.moment import image
from game.engine.action import Action
from game.engine.cards import numbered
from game.engine.journal import CorruptJournal, Journal, read_action, write_action
from game.engine.zones import ZoneId
from tests.engine.play import play
from tests.engine.toy import toy

CARDS = st.lists(st.integers(0, 107).map(numbered), max_size=4).map(tuple)
ZONES = st.builds(ZoneId, st.text(min_size=1), st.none() | st.integers(0, 9), st.integers(0, 9))
ACTIONS = st.builds(
    Action,
    st.integers(0, 9),
    st.text(min_size=1),
    CARDS,
    st.none() | ZONES,
    st.none() | st.integers(),
    st.lists(CARDS, max_size=3).map(tuple),
)


def journal() -> Journal:
    rules = toy(3, jokers=True)
    return Journal.of(play(rules, "journal \u2028 ß"), rules.options.written())


@given(ACTIONS)
def test_every_action_is_read_back_as_it_was_written(action: Action) -> None:
    line = write_action(action)
    assert "\n" not in line
    assert read_action(line) == action


def test_a_line_leaves_out_what_is_empty_at_its_end() -> None:
    assert write_action(Action(0, "pass")) == '[0,"pass"]'
    assert write_action(Action(1, "bid", value=0)) == '[1,"bid","",null,0]'
    assert write_action(Action(2, "take", target=ZoneId("heap"))).count(",") == 5


def test_replaying_gives_the_same_match() -> None:
    kept = journal()
    rules = toy(3, jokers=True)
    original = play(rules, kept.seed)
    again = Journal.loads(kept.dumps())
    assert again == kept
    match = again.replay(toy(3, **dict(again.options)))
    assert image(match.state_copy()) == image(original.state_copy())
    assert match.observe(1) == original.observe(1)
    assert len(again.replay(rules, upto=4).actions) == 4
    assert max(map(len, kept.dumps().encode().split(b"\n")[1:])) < 150


def test_windows_line_ends_are_read() -> None:
    kept = journal()
    assert Journal.loads(kept.dumps().replace("\n", "\r\n")) == kept


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('{"game":"toy"}', "version"),
        ('{"game":1,"version":1,"seats":3,"options":{},"seed":"a"}', "game"),
        ('{"game":"toy","version":1,"seats":true,"options":{},"seed":"a"}', "seats"),
        ("[1,2]", "which game"),
        ("{", "Line 1 of the journal is damaged"),
        ("[" * 100_000, "Line 1 of the journal is damaged"),
        ("", "empty"),
    ],
)
def test_a_bad_beginning_is_one_sentence(line: str, words: str) -> None:
    with pytest.raises(CorruptJournal, match=words):
        Journal.loads(line)


@pytest.mark.parametrize(
    "line",
    [
        "5",
        "null",
        '"up"',
        "{}",
        "[]",
        '["0","up"]',
        '[true,"up"]',
        '[0,"up",7]',
        '[0,"up","5x"]',
        '[0,"up","",["hand"]]',
        '[0,"up","",[["hand"],0,0]]',
        '[0,"up","",{"a":1}]',
        '[0,"up","",null,"7"]',
        '[0,"up","",null,1.5]',
        '[0,"up","",null,1,"5d"]',
        '[0,"up","",null,1,[5]]',
        '[0,"up","",null,1,[],9]',
    ],
)
def test_a_bad_action_names_its_line(line: str) -> None:
    head = journal().dumps().split("\n")[0]
    with pytest.raises(CorruptJournal, match="Line 2 of the journal"):
        Journal.loads(f"{head}\n{line}\n")


def test_a_journal_of_other_rules_is_not_played() -> None:
    kept = journal()
    with pytest.raises(CorruptJournal, match="3 seats"):
        kept.replay(toy(2))
    with pytest.raises(CorruptJournal, match="version"):
        Journal("toy", 9, 3, {}, "a").replay(toy(3))
    with pytest.raises(CorruptJournal, match="“moon”"):
        Journal("moon", 1, 3, {}, "a").replay(toy(3))
    with pytest.raises(CorruptJournal, match="Action 1 is refused"):
        Journal("toy", 1, 3, {}, "a", (Action(2, "skip"),)).replay(toy(3))


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_is_broken_in_it_there_is_one_clear_error(data: Any) -> None:
    raw = bytearray(journal().dumps().encode())
    if data.draw(st.booleans()):
        del raw[data.draw(st.integers(0, len(raw))) :]
    for _ in range(data.draw(st.integers(0, 3))):
        if raw:
            at = data.draw(st.integers(0, len(raw) - 1))
            raw[at] = data.draw(
                st.sampled_from([0, 10, 34, 48, 57, 91, 93, 125]) | st.integers(0, 255)
            )
    with contextlib.suppress(CorruptJournal):
        Journal.loads(raw.decode("utf-8", "replace")).replay(toy(3, jokers=True))
