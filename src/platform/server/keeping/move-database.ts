import { type CopiedTable, compareTables, copyTables } from '../db/copying/copy-tables.ts';
import { MOVED, markMoved, WAS_MOVED } from '../db/copying/moved-mark.ts';
import { aloneOn, clearMark, migrationsBeside, setMark, targetState } from '../db/copying/moving-mark.ts';
import type { Source } from '../db/copying/open-source.ts';
import { migrationsIn } from '../db/copying/sqlite-rows.ts';
import type { Db } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { isPooled } from '../db/open-postgres.ts';
import { Refusal } from './refusal.ts';

/** What a move of the database needs. */
export interface MoveDatabaseDeps {
  source: Source;
  /** Brings a database to this version's schema. */
  migrate: (db: Db) => Promise<unknown>;
  /** The migrations of this version. */
  migrations: readonly string[];
  out: (line: string) => void;
}

/**
 * Copies every row of SQLite to the PostgreSQL database at `url`, which is empty or has the beginning of such a copy. It
 * is finished only when nobody else uses the source: then every row is compared once more, and servers may start on it, and
 * not on the source any more.
 * @returns whether it is finished
 * @throws Refusal when source or target are not fit for it
 */
export async function moveDatabase(url: string, deps: MoveDatabaseDeps): Promise<boolean> {
  const { source, migrations, out } = deps;
  const { sqlite } = source;
  if (!sqlite) throw new Refusal('The data is in PostgreSQL already: DATABASE_URL is set.');
  const applied = migrationsIn(sqlite);
  const behind = migrations.filter((name) => !applied.includes(name));
  if (behind.length > 0) {
    throw new Refusal(
      `The database is of another version (${behind.join(', ')}): start the server once first.`,
    );
  }
  if (await isPooled(url)) {
    throw new Refusal(
      '--to leads to a pooler, through which no move can work: name PostgreSQL itself. The server may use the pooler afterwards.',
    );
  }
  const target = openDatabase({ url });
  try {
    const finished = await aloneOn(target, async () => {
      await prepare(target, deps, { wasMoved: applied.includes(MOVED) });
      await copyTables(sqlite, target, (table) => out(lineOf(table)));
      if (await source.isInUse()) return false;
      const compared = await compareTables(sqlite, target);
      for (const { name, rows, sha256 } of compared)
        out(`${name}: ${rows} rows are the same, SHA-256 ${sha256}.`);
      // In this order: killed in between, the move goes on, and no server starts on either.
      markMoved(sqlite);
      await clearMark(target);
      return true;
    });
    if (finished === null) throw new Refusal('Another move into this database is running.');
    return finished;
  } finally {
    await target.destroy();
  }
}

/** Makes the tables where there are none, and marks the database, so that no server starts on half of the rows. */
async function prepare(
  target: Db,
  { migrate, migrations }: MoveDatabaseDeps,
  { wasMoved }: { wasMoved: boolean },
): Promise<void> {
  const state = await targetState(target);
  if (state === 'used') {
    throw new Refusal('That database is in use: it has tables or rows already. Make an empty one.');
  }
  // Only the move that was killed at its very end goes on.
  if (wasMoved && state !== 'moving') throw new Refusal(WAS_MOVED);
  if (state === 'moving') {
    const begun = await migrationsBeside(target);
    if (begun.join() === migrations.join()) return;
    throw new Refusal('That copy was begun by another version of Lampstand. Make an empty database for it.');
  }
  await migrate(target);
  await setMark(target);
}

function lineOf({ name, rows, written, removed }: CopiedTable): string {
  const gone = removed > 0 ? `, ${removed} removed` : '';
  return `${name}: ${rows} rows, ${written} written${gone}.`;
}
