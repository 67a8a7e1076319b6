"""The sentences of Fire Gibbon: the log, calls and words for actions."""
