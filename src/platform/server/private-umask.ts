/*
 * Imported before anything that makes a file: what this process makes, SQLite's files beside the database too, is for its
 * own user alone.
 */
process.umask(0o077);
