"""The app: the screens, the window loop, and the only place where all rooms meet."""

import os

# Read when pygame is imported, which the modules of this room do: standard output is not its.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
