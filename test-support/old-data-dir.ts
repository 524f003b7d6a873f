import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  remove(): void;
}

export async function oldDataDir(): Promise<OldDataDir> {
  const { database, objectsDir } = await restoreOldInstallation('sqlite', null);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lampstand-data-'));
  const file = path.join(dataDir, 'lampstand.db');
  // Closing it brings what is in the log into the file.
  await database.db.destroy();
  if ('file' in database.location) cpSync(database.location.file, file);
  cpSync(objectsDir, path.join(dataDir, 'objects'), { recursive: true, preserveTimestamps: true });
  rmSync(objectsDir, { recursive: true });
  await database.drop();
  writeFileSync(path.join(dataDir, 'auth-secret'), `${readOldInstallation('sqlite').secret}\n`, { mode: 0o600 });
  return {
    dataDir,
    file,
    change(statement) {
      const db = new DatabaseSync(file);
      db.exec(statement);
      db.close();
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
