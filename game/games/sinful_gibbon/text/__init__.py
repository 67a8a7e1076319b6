"""The sentences of Sinful Gibbon: the log, calls and words for actions."""
