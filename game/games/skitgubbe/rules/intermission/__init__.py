"""Between the two parts of Skitgubbe: trump is named, and low cards go to who has too few."""
