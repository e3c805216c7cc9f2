"""`python -m vialibre`."""

from vialibre.cli.main import run

run()
