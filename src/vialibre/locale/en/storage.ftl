# The server's database: what keeps it from being opened, written or saved elsewhere. $detail is technical and not translated.

error-bad-database-url = “{ $url }” is no address of a database. Write sqlite:///file.db (four slashes for a file named from the root), or postgresql://user@host/name.
error-database-unreachable = The database { $url } cannot be reached: { $detail }. See that it runs and that the address, the user and the password are right.
error-database-unwritable = The database file { $file } cannot be opened for writing: { $detail }. Choose another with --database, or mend its rights.
error-not-a-database = { $file } is not a database of this program. Choose another file with --database.
error-database-in-use = { $file } is served by another process already (number { $process }). Stop that one first. Several workers need PostgreSQL.
error-database-in-use-at = { $file } is served by another server of this program already (process { $process }). Open { $url } to use that one, or stop it first.
error-database-newer = The database was made by a newer version of this program (its layout is { $found }, this program knows up to { $known }). Update the program, or use another database.
error-migration-failed = The database could not be brought up to date: { $detail }. It was left as it was.
error-storage-down = The database does not answer ({ $detail }). Try again in a moment.
error-storage-failed = The database refused what was asked of it ({ $detail }). This is a fault of the program; please report it.
error-storage-closed = The server is shutting down. Try again in a moment.
error-no-database = There is no database { $file }. Name the right one with --database.
error-backup-exists = { $file } is there already. Choose another name; a backup never replaces a file.
error-backup-failed = The backup { $file } could not be written: { $detail }.
error-no-pg-dump = A backup of PostgreSQL needs its command pg_dump, which was not found. Install PostgreSQL's client programs (Debian: postgresql-client), or run pg_dump where the database is.
