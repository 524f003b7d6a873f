/*
 * Imported before anything that touches a file. Node has four threads for files; six parts that wait for the disk at
 * the same time would make everything else wait, pages too.
 */
process.env['UV_THREADPOOL_SIZE'] ??= '12';
