"""What stands on the command line: parsers, types and the arguments of the window."""
