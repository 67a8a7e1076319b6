"""The sentences of Indian Chief: the log, calls and words for actions."""
