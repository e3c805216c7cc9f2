"""What an arena found, as one page that needs nothing else."""
