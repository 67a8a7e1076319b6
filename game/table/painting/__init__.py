"""In which order everything is painted: the still layer, the cards, the thumbnail."""
