"""How each sound is made: recipes, and what they are made of."""
