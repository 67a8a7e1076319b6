"""The house rules about size find what breaks them, and nothing else."""

import pytest
import sizes


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('"""A room."""\n', []),
        ("", ["opens without a sentence"]),
        ("x = 1\n", ["opens without a sentence"]),
        ('"""A room\nwith a long name."""\n', ["not a whole sentence"]),
        ('"""Opens a room."""\n', ["does not say what it is"]),
        ('"""A room."""\n' + "\n" * 399, ["401 lines"]),
        ('"""A room."""\n\n\ndef f():\n' + "    a()\n" * 39, []),
        ('"""A room."""\n\n\ndef f():\n' + "    a()\n" * 40, ["f has 41 lines"]),
        ('"""A room."""\n\n\ndef f(a, b, /, c, *, d, e, f):\n    pass\n', []),
        ('"""A room."""\n\n\ndef f(a, b, /, c, *, d, e, f, g):\n    pass\n', ["7 parameters"]),
        (
            '"""A room."""\n\n\nclass C:\n    def f(self, a, b, c, d, e, f):\n        pass\n',
            [],
        ),
        ('"""A room."""\n\n\ndef f():\n    """Plays *it*."""\n', ['f begins with "Plays *"']),
        ('"""A room."""\n\n\ndef f():\n    """Play it."""\n', []),
        ('"""A room."""\n\n\ndef f():\n    """Play."""\n    raise E("no")\n', ["that it raises E"]),
        (
            '"""A."""\n\n\ndef f():\n    """A.\n\n    Raises:\n     E: x\n    """\n    raise E\n',
            [],
        ),
        ('"""A room."""\n\n\nclass C:\n    """Nobody looks."""\n', ['C begins with "Nobody"']),
        ('"""A room."""\n\n\nclass C:\n    """Plays of one trick."""\n', []),
        ('"""A room."""\n\n\ndef f():\n    """What.\n\n\n    """\n' + "    a()\n" * 35, []),
        (
            '"""A room."""\n\n\ndef f():\n    """What.\n\n\n    """\n' + "    a()\n" * 36,
            ["f has 41 lines"],
        ),
    ],
)
def test_objections(source: str, found: list[str]) -> None:
    told = list(sizes.objections("room.py", source))
    assert len(told) == len(found)
    for line, words in zip(told, found, strict=True):
        assert words in line
