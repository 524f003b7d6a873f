import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { engineOf } from '#platform/server/db/engine.ts';

/** What rows are made of that are counted by `n`, from 0. */
export const n = sql.ref('n');

/** How an engine says the same about a series of numbers. */
export function seriesOn(db: Db) {
  const isPostgres = engineOf(db) === 'postgres';
  const padded = (x: RawBuilder<unknown>) =>
    isPostgres ? sql`lpad((${x})::text, 12, '0')` : sql`printf('%012d', ${x})`;
  return {
    /** In twelve digits. */
    padded,
    /** Looks like a UUIDv7. @param kind three hexadecimal digits, another for each table */
    id: (kind: string, x: RawBuilder<unknown>) =>
      sql`${sql.lit(`01900000-0000-7${kind}-8000-`)} || ${padded(x)}`,
    /** '2026-11-22', by UTC. */
    date: (ms: RawBuilder<unknown>) =>
      isPostgres
        ? sql`to_char(to_timestamp((${ms}) / 1000), 'YYYY-MM-DD')`
        : sql`date((${ms}) / 1000, 'unixepoch')`,
    whole: (x: RawBuilder<unknown>) => sql`cast(${x} as ${sql.raw(isPostgres ? 'bigint' : 'integer')})`,
    floor: (x: RawBuilder<unknown>) => (isPostgres ? sql`floor(${x})` : sql`cast(${x} as integer)`),
    /** Inserts `count` rows. @param into 'table (column, column)' */
    insert: (into: string, count: number, values: RawBuilder<unknown>) =>
      sql`insert into ${sql.raw(into)} ${
        isPostgres
          ? sql`select ${values} from generate_series(0::bigint, ${sql.lit(count - 1)}) as s(n)`
          : sql`with recursive s(n) as (select 0 union all select n + 1 from s where n < ${sql.lit(count - 1)})
            select ${values} from s`
      }`,
  };
}

/**
 * Runs what fills tables, on one connection. Whose rows they are is known to be right, and checking that for each would take
 * longer than writing it; nor are the indexes of these tables kept up row by row.
 */
export async function fillQuickly(
  db: Db,
  tables: readonly string[],
  fill: (one: Db) => Promise<void>,
): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres';
  await db.connection().execute(async (one) => {
    await sql
      .raw(isPostgres ? 'set session_replication_role = replica' : 'pragma foreign_keys = off')
      .execute(one);
    const indexes = await droppedIndexes(one, tables);
    await fill(one);
    for (const index of indexes) await sql.raw(index).execute(one);
    await sql
      .raw(isPostgres ? 'set session_replication_role = default' : 'pragma foreign_keys = on')
      .execute(one);
  });
  if (!isPostgres) await sql`pragma analysis_limit = 1000`.execute(db);
  await sql.raw(isPostgres ? 'vacuum analyze' : 'analyze').execute(db);
}

/** Drops the indexes of these tables. @returns the statements that make them again */
async function droppedIndexes(db: Db, tables: readonly string[]): Promise<string[]> {
  const isPostgres = engineOf(db) === 'postgres';
  const of = sql.join(tables.map((table) => sql.lit(table)));
  const { rows } = await (isPostgres
    ? sql<{ name: string; made: string }>`select indexname as name, indexdef as made from pg_indexes
        where tablename in (${of}) and indexname not in (select conname from pg_constraint)`
    : sql<{ name: string; made: string }>`select name, sql as made from sqlite_master
        where type = 'index' and tbl_name in (${of}) and sql is not null`
  ).execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  return rows.map(({ made }) => made);
}
