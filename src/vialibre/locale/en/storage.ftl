# The server's database: what keeps it from being opened, written or saved elsewhere. $detail is technical and not translated.

error-bad-database-url = “{ $url }” isn’t a valid database address. Write sqlite:///file.db (four slashes for an absolute path), or postgresql://user@host/name.
error-database-unreachable = The database { $url } can’t be reached: { $detail }. Check that it is running and that the address, the user and the password are correct.
error-database-unwritable = The database file { $file } can’t be opened for writing: { $detail }. Choose another with --database, or fix its permissions.
error-not-a-database = { $file } isn’t a Vía Libre database. Choose another file with --database.
error-data-folder-unwritable = Games cannot be saved in { $folder }: { $detail }. Make that folder writable, or set the environment variable VIALIBRE_DATA to a folder you can write to.
error-data-file-damaged = { $file } is damaged or is not a database of this program. Move it away, or set the environment variable VIALIBRE_DATA to another folder.
error-no-home-folder = There is no home folder to save games in. Set the environment variable VIALIBRE_DATA to a folder you can write to.
error-database-in-use = { $file } is already in use by another process (number { $process }). Stop that one first. Several workers need PostgreSQL.
error-database-in-use-at = { $file } is already in use by another Vía Libre server (process { $process }). Open { $url } to use that one, or stop it first.
error-database-newer = The database was created by a newer version of this program (its schema is { $found }, this program knows up to { $known }). Update the program, or use another database.
error-migration-failed = The database could not be upgraded: { $detail }. It was left as it was.
error-storage-down = The database does not answer ({ $detail }). Try again in a moment.
error-storage-failed = The database rejected an operation ({ $detail }). This is a bug in the program; please report it.
error-storage-closed = The server is shutting down. Try again in a moment.
error-no-database = There is no database { $file }. Name the right one with --database.
error-backup-exists = { $file } already exists. Choose another name; a backup never replaces a file.
error-backup-failed = The backup { $file } could not be written: { $detail }.
error-no-pg-dump = A backup of PostgreSQL needs its command pg_dump, which was not found. Install PostgreSQL's client programs (Debian: postgresql-client), or run pg_dump where the database is.
