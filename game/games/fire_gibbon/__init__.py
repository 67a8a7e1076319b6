"""Fire Gibbon: bluffing over a rising campfire, for 3 to 7 players."""
