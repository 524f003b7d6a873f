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
