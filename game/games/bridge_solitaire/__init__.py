"""Bridge Solitaire: one player bids and plays a rubber of bridge against the stock."""
