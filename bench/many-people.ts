import { createHmac } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { engineOf } from '#platform/server/db/engine.ts';

const DAY = 24 * 60 * 60 * 1000;
/** About as long as what people write on a phone: 250 bytes. */
const WORDS = 'The lamp was lit before I woke, and the kitchen was warm. '.repeat(5).slice(0, 250);
/** Their indexes are made after the rows: to keep them up row by row would take most of the time. */
const INDEXED = ['journal_entry', 'xp_grant'] as const;

export interface Crowd {
  people: number;
  /** Spread unevenly, as habits are: some write a hundred times as much as most. */
  entries: number;
  /** How many of them are person 0's. */
  heaviest: number;
}

/**
 * Fills an empty database by a few statements: people, each signed in, entries of two years in the order of their time with
 * the XP that they earned, and chapters read.
 */
export async function fillWith(db: Db, { people, entries, heaviest }: Crowd, now: number): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres';
  const from = now - 2 * 365 * DAY;
  const at = new Date(now).toISOString();
  const n = sql.ref('n');
  const padded = (x: RawBuilder<unknown>) =>
    isPostgres ? sql`lpad((${x})::text, 12, '0')` : sql`printf('%012d', ${x})`;
  const id = (kind: string, x: RawBuilder<unknown>) =>
    sql`${sql.lit(`01900000-0000-7${kind}-8000-`)} || ${padded(x)}`;
  const whole = (x: RawBuilder<unknown>) => sql`cast(${x} as ${sql.raw(isPostgres ? 'bigint' : 'integer')})`;
  /** Pseudo-random, from 0 to below 1, cubed: half of all is of the first eighth. */
  const uneven = sql`power(((n * 7919) % 1000003) / 1000003.0, 3)`;
  const author = sql`case when n % ${sql.lit(Math.max(1, Math.floor(entries / heaviest)))} = 0 then 0
    else ${isPostgres ? sql`floor(${uneven} * ${sql.lit(people - 1)})` : sql`cast(${uneven} * ${sql.lit(people - 1)} as integer)`} + 1 end`;
  const writtenAt = whole(sql`${sql.lit(from)} + n * ${sql.lit((now - DAY - from) / entries)}`);
  const insert = (into: string, count: number, values: RawBuilder<unknown>) =>
    sql`insert into ${sql.raw(into)} ${
      isPostgres
        ? sql`select ${values} from generate_series(0::bigint, ${sql.lit(count - 1)}) as s(n)`
        : sql`with recursive s(n) as (select 0 union all select n + 1 from s where n < ${sql.lit(count - 1)})
            select ${values} from s`
    }`;
  const localDate = isPostgres
    ? sql`to_char(to_timestamp((${writtenAt}) / 1000), 'YYYY-MM-DD')`
    : sql`date((${writtenAt}) / 1000, 'unixepoch')`;

  await db.connection().execute(async (one) => {
    // Whose rows they are is known to be right, and checking that for each would take longer than writing it.
    await sql
      .raw(isPostgres ? 'set session_replication_role = replica' : 'pragma foreign_keys = off')
      .execute(one);
    const indexes = await droppedIndexes(one, INDEXED);
    await insert(
      '"user" (id, email, "emailVerified", "createdAt", "updatedAt", "firstName", "lastName", role, timezone, theme)',
      people,
      sql`${id('000', n)}, 'person' || n || '@example.org', '0', ${sql.lit(at)}, ${sql.lit(at)},
        'Person', ${padded(n)}, 'member', 'UTC', 'system'`,
    ).execute(one);
    const ends = new Date(now + 30 * DAY).toISOString();
    await insert(
      'session (id, token, "userId", "expiresAt", "createdAt", "updatedAt")',
      people,
      sql`${id('100', n)}, ${sql.lit(TOKEN)} || ${padded(n)}, ${id('000', n)},
        ${sql.lit(ends)}, ${sql.lit(at)}, ${sql.lit(at)}`,
    ).execute(one);
    await insert(
      'journal_entry (id, user_id, content, search_text, writing_time_minutes, xp_earned, local_date, created_at)',
      entries,
      sql`${id('200', n)}, ${id('000', whole(author))}, ${sql.lit(WORDS)}, ${sql.lit(WORDS.toLowerCase())}, 3, 10,
        ${localDate}, ${writtenAt}`,
    ).execute(one);
    await insert(
      'xp_grant (id, user_id, reason, source_id, amount, granted_at)',
      entries,
      sql`${id('300', n)}, ${id('000', whole(author))}, 'journal_entry', ${id('200', n)}, 10, ${writtenAt}`,
    ).execute(one);
    for (const index of indexes) await sql.raw(index).execute(one);
    await sql`insert into progress (user_id, current_xp) select user_id, sum(amount) from xp_grant group by user_id`.execute(
      one,
    );
    await insert(
      'chapter_read (user_id, chapter_id, xp_earned, read_at)',
      people,
      sql`${id('000', n)}, 'JHN.1', 5, ${sql.lit(from)}`,
    ).execute(one);
    await sql
      .raw(isPostgres ? 'set session_replication_role = default' : 'pragma foreign_keys = on')
      .execute(one);
  });
  if (!isPostgres) await sql`pragma analysis_limit = 1000`.execute(db);
  await sql.raw(isPostgres ? 'vacuum analyze' : 'analyze').execute(db);
}

/** Drops the indexes of these tables. @returns the statements that make them again */
export async function droppedIndexes(db: Db, tables: readonly string[]): Promise<string[]> {
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

const TOKEN = 'tokenOfPerson';

/** The session cookie of person `n`. */
export function cookieOf(n: number, secret: string): string {
  const token = TOKEN + String(n).padStart(12, '0');
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `lampstand.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
