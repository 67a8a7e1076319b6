"""What mypyc compiles: engine, patterns, computer players, and each game's ``rules`` and ``bot``.

It is done in a copy and from the same files: only constants are marked final, and slotted
dataclasses lose their slots, which mypyc gives them anyway. The
checkout and the pure wheel stay plain Python; downloads and platform wheels are made of the copy. A
game from outside is plain and inherits from the compiled ``Rules`` and ``Notation`` all the same.
``text``, ``view`` and all above the games stay plain, for they take no time; so do some files of
the compiled rooms, which :data:`.sources.PLAIN` lists with the reason. Compiled code does
without ``assert``.
"""
