"""Skitgubbe: match if you can, then beat it or eat it; who is left with cards is the Goat."""
