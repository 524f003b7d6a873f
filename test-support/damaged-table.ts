import { closeSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Does to a SQLite file that nobody has open what a failing disk does: the first page of this table has zeros in it. */
export function damageTable(file: string, table: string): void {
  const database = new DatabaseSync(file);
  database.exec('pragma wal_checkpoint(truncate)');
  const { rootpage } = database
    .prepare("select rootpage from sqlite_master where type = 'table' and name = ?")
    .get(table) as { rootpage: number };
  const { page_size: size } = database.prepare('pragma page_size').get() as { page_size: number };
  database.close();
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(size), 0, size, (rootpage - 1) * size);
  closeSync(opened);
}
