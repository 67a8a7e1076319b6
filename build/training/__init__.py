"""How the numbers that computer players go by are learned from games against themselves."""
