"""What the keys and the menu do at the table besides play."""
