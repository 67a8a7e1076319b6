"""The contract: the laws that every game keeps, and matches of chance played under them."""
