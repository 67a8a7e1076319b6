"""How one scene opens another, and how a match is started or resumed."""
