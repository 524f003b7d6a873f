import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { migrationsOf } from '#app/migrations-of.ts';
import type { Engine } from '#platform/server/db/engine.ts';
import { migrateToLatest } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { createPostgresDatabase, sqliteFile, type TestDatabase } from './test-database.ts';

/** What `test-support/old-installation/<engine>/expected.json` holds; the README beside it explains the fields. */
export interface OldInstallation {
  secret: string;
  /** When everything was written down, in epoch milliseconds: the clock that the test has to use. */
  now: number;
  /** Each with the old server's answers by path; of the catalogue's lists, the ids of what is unlocked. */
  people: Record<'alice' | 'bob' | 'bobElsewhere' | 'carol', OldPerson>;
  /** Tokens of links in letters that nobody has opened. */
  links: { carolsAddress: string; bobsNewAddress: string };
  /** Entries of alice that were sent under an idempotency key. */
  repeated: Record<'kept' | 'deleted', { key: string; body: { content: string }; entryId: string }>;
  picture: { url: string; sha256: string; smallSha256: string };
  /** Files of bob; those in parts are `line`, `lines` times, and then the last part. */
  files: {
    single: { id: string; content: string };
    inParts: { id: string; line: string; lines: number; end: string };
    underWay: {
      key: string;
      uploadId: string;
      line: string;
      lines: number;
      missing: { partNumber: number; content: string };
    };
  };
}

interface OldPerson {
  email: string;
  password: string;
  cookie: string;
  answers: Record<string, unknown>;
}

const folder = path.join(import.meta.dirname, 'old-installation');

/** What the old server answered about the catalogue, by path, as bob saw it. */
export function readOldCatalogue(): Record<string, { id: string }[]> {
  return JSON.parse(readFileSync(path.join(folder, 'catalogue.json'), 'utf8'));
}

export function readOldInstallation(engine: Engine): OldInstallation {
  return JSON.parse(readFileSync(path.join(folder, engine, 'expected.json'), 'utf8'));
}

/**
 * Puts the database and the files of the old installation back, and brings the database up to date, as a start does.
 * @returns the database, and the folder of the files, which the caller removes.
 */
export async function restoreOldInstallation(engine: Engine, postgresUrl: string | null) {
  const dump = readFileSync(path.join(folder, engine, 'database.sql'), 'utf8');
  const { location, remove } = engine === 'sqlite' ? sqliteFile() : await createPostgresDatabase(postgresUrl);
  await ('file' in location ? fillSqlite(location.file, dump) : fillPostgres(location.url, dump));
  const db = openDatabase(location);
  await migrateToLatest(db, migrationsOf());
  const database: TestDatabase = {
    db,
    location,
    async drop() {
      await db.destroy();
      await remove();
    },
  };
  return { database, objectsDir: restoreObjects(engine) };
}

async function fillSqlite(file: string, dump: string): Promise<void> {
  const db = new DatabaseSync(file);
  db.exec(dump);
  db.close();
}

async function fillPostgres(url: string, dump: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(dump);
  } finally {
    await client.end();
  }
}

/**
 * The objects are compressed in the repository. They get the time of the installation, because the sweep looks at it.
 */
function restoreObjects(engine: Engine): string {
  const target = mkdtempSync(path.join(tmpdir(), 'lampstand-old-objects-'));
  const source = path.join(folder, engine, 'objects');
  const at = new Date(readOldInstallation(engine).now);
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(path.join(source, name)).isFile()) continue;
    const file = path.join(target, name.replace(/\.br$/, ''));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, brotliDecompressSync(readFileSync(path.join(source, name))));
    utimesSync(file, at, at);
    utimesSync(path.dirname(file), at, at);
  }
  return target;
}
