"""Part one of Skitgubbe: plays, sluffs and wars, until no cards are left to draw."""
