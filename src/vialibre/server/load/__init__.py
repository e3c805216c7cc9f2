"""Load tests: a temporary server on the loopback interface, and simulated people who play against each other."""
