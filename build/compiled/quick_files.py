"""The few files that the C compiler makes for speed; all others it makes small.

A random match, or a master who thinks, spends nearly all its time in them. Made for speed like
these, all files would be a third larger in the downloads, and no quicker.
"""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import PurePath
from typing import Final

MODULES: Final = (
    "democracy/bot/learned_model",
    "engine/shuffling",
    "engine/table",
    "indian_chief/bot/kept_card_features",
    "indian_chief/bot/meld_points",
    "indian_chief/bot/open_box_values",
    "indian_chief/rules/legal_melds",
    "indian_chief/rules/melding",
    "indian_chief/rules/poker_and_baccarat",
    "indian_chief/rules/refill",
    "indian_chief/rules/rules",
    "indian_chief/rules/scoring",
    "skitgubbe/rules/legal_actions",
    "skitgubbe/rules/part_one/matching",
    "skitgubbe/rules/part_one/part_one",
    "skitgubbe/rules/part_one/replenishing",
    "skitgubbe/rules/part_one/sluffs",
    "skitgubbe/rules/part_two/beating",
    "skitgubbe/rules/part_two/eating",
    "skitgubbe/rules/part_two/part_two",
    "skitgubbe/rules/rules",
    "vendetta/rules/adding_and_stealing",
    "vendetta/rules/laying_down",
    "vendetta/rules/passes",
    "vendetta/rules/replenishing",
    "vendetta/rules/rules",
    "vendetta/rules/tricks",
    "vendetta/rules/turn_end",
)
"""By the end of their path: the engine, and what of a game was too slow when made small."""
RUNTIME: Final = ("*_ops.c", "getargs*.c", "function_wrapper.c")
"""What mypyc brings itself, which all compiled code calls."""
QUICKLY: Final = (
    "-O2", "-fno-tree-vectorize", "-fno-tree-pre", "-fno-partial-inlining",
    "-finline-limit=12", "--param=max-inline-insns-auto=6",
    "--param=max-inline-insns-small=2", "--param=inline-min-speedup=40",
    "-fno-align-functions", "-fno-align-loops", "-fno-align-jumps", "-fno-align-labels",
)  # fmt: skip
"""Words for GCC: as quick as with -O2 alone, for two thirds of the bytes."""


def words(source: str | PurePath) -> tuple[str, ...]:
    """What GCC is told besides for a C file of mypyc's: :data:`QUICKLY`, or nothing."""
    name = PurePath(source).name
    return QUICKLY if any(fnmatch(name, each) for each in (*RUNTIME, *_modules())) else ()


def _modules() -> list[str]:
    """The C files of *MODULES*, as mypyc names them."""
    return [f"__native_*___{each.replace('/', '___')}.c" for each in MODULES]
