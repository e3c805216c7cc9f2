"""The table server: people, tables, play over sockets, and what is stored of it."""
