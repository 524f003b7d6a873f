import { sql } from 'kysely';
import { DAY_MS } from '#contract/durations.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { JournalUsage } from '../journal-quota.rules.ts';

const usageOfUser = prepared((db) =>
  db
    .selectFrom('journal_usage')
    .select(['bytes', 'day_begun_at as dayBegunAt', 'day_entries as dayEntries'])
    .where('user_id', '=', ''),
);

/** What is noted of a person's usage; undefined when nothing is. */
export async function findUsage(tx: Tx, userId: string): Promise<JournalUsage | undefined> {
  const [row] = await usageOfUser(tx, [userId]);
  return row;
}

const upsert = prepared((db) =>
  db
    .insertInto('journal_usage')
    .columns(['user_id', 'bytes', 'day_begun_at', 'day_entries'])
    .values({ user_id: '', bytes: 0, day_begun_at: 0, day_entries: 0 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        bytes: eb.ref('excluded.bytes'),
        day_begun_at: eb.ref('excluded.day_begun_at'),
        day_entries: eb.ref('excluded.day_entries'),
      })),
    ),
);

export async function createOrUpdateUsage(tx: Tx, userId: string, usage: JournalUsage): Promise<void> {
  await upsert(tx, [userId, usage.bytes, usage.dayBegunAt, usage.dayEntries]);
}

/** Counts a person's entries, all of them: for who has none noted, and before somebody is refused. */
export async function countUsage(tx: Tx, userId: string, now: number): Promise<JournalUsage> {
  const row = await tx
    .selectFrom('journal_entry')
    .select([
      sql<
        number | string | null
      >`sum(octet_length(content) + coalesce(octet_length(reflection_prompt), 0))`.as('bytes'),
      sql<number | string | null>`sum(case when created_at > ${now - DAY_MS} then 1 else 0 end)`.as(
        'entries',
      ),
      sql<number | string | null>`min(case when created_at > ${now - DAY_MS} then created_at end)`.as(
        'begun',
      ),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    bytes: Number(row.bytes ?? 0),
    dayBegunAt: Number(row.begun ?? now),
    dayEntries: Number(row.entries ?? 0),
  };
}

/** How many bytes of entries are noted of each person, in the order of their ids after `last`; '' begins. */
export async function findJournalByPerson(
  db: Db,
  last: string,
  limit: number,
): Promise<{ id: string; bytes: number }[]> {
  const rows = await db
    .selectFrom('journal_usage')
    .select(['user_id as id', 'bytes'])
    .where('user_id', '>', last)
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ id, bytes }) => ({ id, bytes: Number(bytes) }));
}
