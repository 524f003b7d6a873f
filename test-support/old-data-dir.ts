import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readOldInstallation, restoreOldInstallation } from './old-installation.ts';

/** A folder as `DATA_DIR` is after some days, with every table in use, and files whole and in parts. */
export interface OldDataDir {
  dataDir: string;
  file: string;
  /** Changes the database as somebody would by hand. */
  change(statement: string): void;
  /** Has the database open, as a server has, until `close`. */
  use(): { change(statement: string): void; close(): void };
  remove(): void;
}

let template: Promise<string> | null = null;

/** A new one each time; what is the same in all of them is made once in each process. */
export async function oldDataDir(): Promise<OldDataDir> {
  template ??= makeTemplate();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lampstand-data-'));
  cpSync(await template, dataDir, { recursive: true, preserveTimestamps: true });
  const file = path.join(dataDir, 'lampstand.db');
  const use = () => {
    const db = new DatabaseSync(file);
    // A connection that has read nothing yet holds nothing.
    db.exec('select count(*) from sqlite_master');
    return { change: (statement: string) => db.exec(statement), close: () => db.close() };
  };
  return {
    dataDir,
    file,
    change(statement) {
      const user = use();
      user.change(statement);
      user.close();
    },
    use,
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Gives each table without rows one that points to rows that are there; answers which they were. */
export function fillEmptyTables(file: string): string[] {
  const db = new DatabaseSync(file);
  const all = (query: string) => db.prepare(query).all() as Record<string, string | number | null>[];
  const tables = all("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .map(({ name }) => String(name))
    .filter((name) => !/^(journal_search|text_index_)/.test(name) && !name.startsWith('kysely_'));
  const isEmpty = (table: string) => all(`select 1 from "${table}" limit 1`).length === 0;
  const filled: string[] = [];
  for (let left = tables.filter(isEmpty); left.length > 0; left = left.filter(isEmpty)) {
    const ready = left.find((table) =>
      all(`pragma foreign_key_list("${table}")`).every((key) => !isEmpty(String(key['table']))),
    );
    if (!ready) throw new Error(`These point to one another: ${left.join(', ')}`);
    const pointed = new Map(
      all(`pragma foreign_key_list("${ready}")`).map((key) => [
        key['from'],
        `(select min("${key['to']}") from "${key['table']}")`,
      ]),
    );
    const columns = all(`pragma table_info("${ready}")`);
    const sqlOf = ({ name, type }: (typeof columns)[number]) =>
      pointed.get(String(name)) ?? (String(type).toLowerCase() === 'text' ? `'[]'` : '7');
    db.exec(`insert into "${ready}" (${columns.map(({ name }) => `"${name}"`).join(', ')})
      values (${columns.map(sqlOf).join(', ')})`);
    filled.push(ready);
  }
  db.close();
  return filled;
}

async function makeTemplate(): Promise<string> {
  const { database, objectsDir } = await restoreOldInstallation('sqlite', null);
  const folder = mkdtempSync(path.join(tmpdir(), 'lampstand-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Closing it brings what is in the log into the file.
  await database.db.destroy();
  if ('file' in database.location) cpSync(database.location.file, path.join(folder, 'lampstand.db'));
  renameSync(objectsDir, path.join(folder, 'objects'));
  await database.drop();
  const { secret } = readOldInstallation('sqlite');
  writeFileSync(path.join(folder, 'auth-secret'), `${secret}\n`, { mode: 0o600 });
  return folder;
}
