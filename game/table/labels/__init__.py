"""Words and signs at zones and cards: captions, worths, meld brackets, the centre piece."""
