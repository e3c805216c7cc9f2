"""The command line: one file per command. They translate and call; rules and figures come from the layers above."""
