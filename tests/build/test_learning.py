"""What is learned in training comes out as a table of the shape that is played by."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest
from training import democracy, jersey_gin, vendetta
from training.nets import Net, quoted, write
from training.vendetta_players import squashed

from game.games.democracy.bot.learned_weights import NET as VOTES
from game.games.jersey_gin.bot.parameters import Parameters
from game.games.vendetta.bot.learned_model import FEATURES, win_share
from game.games.vendetta.bot.learned_weights import NET as PROSPECTS


def test_a_net_learns_what_bends() -> None:
    rng = np.random.default_rng(1)
    net = Net.fresh(2, 6, rng)
    signs = rng.normal(0, 1, (400, 2))
    wanted = np.abs(signs[:, 0]) - signs[:, 1]
    for _ in range(600):
        numbers, bent = net.values(signs)
        net.step(net.slopes(signs, bent, (numbers - wanted) / len(signs)), 0.01)
    assert np.abs(net.values(signs)[0] - wanted).mean() < 0.1


def test_slopes_are_how_the_numbers_change() -> None:
    rng = np.random.default_rng(2)
    net = Net.fresh(3, 4, rng)
    signs, blame = rng.normal(0, 1, (5, 3)), rng.normal(0, 1, 5)
    numbers, bent = net.values(signs)
    for part, slope in zip(net.parts, net.slopes(signs, bent, blame), strict=True):
        part.flat[0] += 1e-6
        moved = ((net.values(signs)[0] - numbers) * blame).sum() / 1e-6
        part.flat[0] -= 1e-6
        assert moved == pytest.approx(slope.flat[0], abs=1e-4)


def test_a_table_is_the_net_that_is_played_by() -> None:
    net = Net.read(PROSPECTS, FEATURES)
    signs = np.random.default_rng(3).normal(0, 1, FEATURES)
    played = win_share(signs.tolist(), PROSPECTS)
    assert squashed(net.values(signs[None])[0])[0] == pytest.approx(played)
    assert np.allclose(net.rows()[3], PROSPECTS[3])


def test_a_written_table_can_be_read(tmp_path: Path) -> None:
    target = tmp_path / "table.py"
    write(target, "A table.\n", [[0.12345, -0.00001], [2.0, 0.5]])
    assert runpy.run_path(str(target))["NET"] == ((0.123, 0.0), (2.0, 0.5))
    assert all(len(line) < 100 for line in quoted([[0.5] * 100]))


def test_a_few_matches_of_vendetta_teach_a_table() -> None:
    rows = vendetta.learned([4, 4], 5, seed=1).rows()
    assert [len(row) for row in rows] == [FEATURES + 2] * 5 + [FEATURES + 1]
    further = vendetta.learned([2], 5, seed=1, further=True).rows()
    assert [len(row) for row in further] == [len(row) for row in PROSPECTS]


def test_a_few_matches_of_democracy_teach_a_table() -> None:
    rows = democracy.learned(2, 2, 5, seed=1).rows(level=False)
    signs = democracy.SIGNS
    assert [len(row) for row in rows] == [signs + 2] * 5 + [signs]
    assert [len(row) for row in VOTES] == [signs + 2] * (len(VOTES) - 1) + [signs]


def test_the_fit_finds_how_signs_count_and_what_that_gains() -> None:
    rng, made = np.random.default_rng(4), []
    for luck in rng.normal(0, 20, 400):  # the same for all ways of one decision
        signs = rng.normal(0, 1, (3, 2))
        signs[0] = 0.0
        made.append(jersey_gin.Decision(signs, signs @ [2.0, -5.0] + luck))
    found = jersey_gin.fit(made)
    assert found.weights == pytest.approx([2.0, -5.0])
    assert found.errors == pytest.approx([0.0, 0.0], abs=1e-9)
    best = np.mean([each.brought.max() - each.brought[0] for each in made])
    assert jersey_gin.gained(made)[0] == pytest.approx(best)


def test_a_few_deals_of_jersey_gin_teach_all_numbers_of_the_look_ahead() -> None:
    numbers = jersey_gin.learned(12, 8, "few")
    assert numbers == jersey_gin.learned(12, 8, "few")
    text = jersey_gin.TARGET.read_text(encoding="utf-8")
    table = jersey_gin.written(text, dict.fromkeys(numbers, 12345.0))
    assert table.count(": float = 12000.0\n") == len(numbers)
    assert set(numbers) < set(Parameters._fields)
    with pytest.raises(ValueError, match="lines for rain"):
        jersey_gin.written(text, {"rain": 1.0})
