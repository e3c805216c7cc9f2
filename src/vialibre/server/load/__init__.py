"""Load tests: a server of its own on the loopback, and people made of code who play against each other."""
