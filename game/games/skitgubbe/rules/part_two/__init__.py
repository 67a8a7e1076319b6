"""Part two of Skitgubbe: beat it or eat it, until one player is left with cards."""
