/*
 * Imported before anything that touches a file: Node's threads for files are four, and six parts that wait for the disk
 * at once would keep all others waiting, pages too.
 */
process.env['UV_THREADPOOL_SIZE'] ??= '12';
