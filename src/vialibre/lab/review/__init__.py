"""What a record tells about how its game was played."""
