"""The command line: everything Folkdeck can do without a screen."""
