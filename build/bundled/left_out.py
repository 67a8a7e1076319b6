"""What the bundle leaves out: modules, libraries and first steps that it does not need."""

from __future__ import annotations

# fmt: off
MODULES = [
    "numpy", "tkinter", "PIL", "OpenGL", "setuptools", "pkg_resources", "pip", "unittest", "test",
    "pydoc", "doctest", "distutils", "lib2to3", "xmlrpc", "pdb", "ssl", "_ssl", "sqlite3",
    "curses", "readline", "pygame.tests", "pygame.examples", "pygame.docs", "pygame.camera",
    "pygame._camera_vidcapture", "pygame.midi", "pygame.pypm", "pygame.surfarray",
    "pygame.sndarray", "pygame.fastevent",
    "_hashlib",  # OpenSSL's hashes; Python's own serve
    "_lzma", "_bz2", "lzma", "bz2", "asyncio", "unicodedata", "stringprep",
    "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw",
    "_multibytecodec", "pygame._sdl2.audio", "pygame._sdl2.video", "pygame._sdl2.touch",
    "_pydecimal", "tarfile", "typing_extensions", "multiprocessing.managers",
    "multiprocessing.pool", "pygame.pixelarray", "pygame._freetype", "pygame.freetype",
    "pygame.ftfont", "pygame.gfxdraw",
]
# fmt: on

# The codec libraries of SDL stay: pygame.image and pygame.mixer do not import without them.
_ANYWHERE = ("libportmidi", "portmidi", "libreadline", "libncurses", "libtinfo")
# On Windows they are opened only for pictures and sounds that we lack.
_WINDOWS = (
    "libjpeg", "libtiff", "libwebp", "libxmp", "libopus", "libogg", "libwavpack", "freetype",
)  # fmt: skip


HOOKS = ("pyi_rth_inspect", "pyi_rth_pkgutil", "pyi_rth_multiprocessing")
"""What PyInstaller has every program do first: prepare to find its source text and to list its
packages, which this one never does, and to be a worker, for which `game/__main__.py` sees."""


def libraries(system: str) -> tuple[str, ...]:
    """How the names of libraries begin that are left out on *system*, a `sys.platform`."""
    return (*_ANYWHERE, *_WINDOWS) if system == "win32" else _ANYWHERE
