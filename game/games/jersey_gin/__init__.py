"""Jersey Gin: rummy for three, ended by a knock, by gin, or by the break of the last cards."""
