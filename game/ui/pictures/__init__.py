"""From SVG text to surfaces: painted in the background, kept, turned, put on the screen."""
