"""The sentences of Vendetta: the log, calls and words for actions."""
