import { type Selectable, sql } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { contains } from '#platform/server/db/engine.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { searchText, wordsOfSearch } from '../journal.rules.ts';
import type { JournalEntryTable } from './journal-tables.ts';

export type EntryRow = Selectable<JournalEntryTable>;

/** The columns that are shown. The copy for the search is left out, because it is as long as the entry itself. */
const SHOWN = [
  'id',
  'content',
  'reflection_prompt',
  'mood',
  'writing_time_minutes',
  'xp_earned',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof EntryRow)[];

export type ShownEntry = Pick<EntryRow, (typeof SHOWN)[number]>;

const newestEntries = prepared((db) =>
  db
    .selectFrom('journal_entry')
    .select(SHOWN)
    .where('user_id', '=', '')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(0),
);

/** Newest first, one more than `limit` when there are more; `q` keeps entries that hold all its words. */
export function findEntries(
  db: DbOrTx,
  wanted: { userId: string; limit: number; after: TimeCursor | null; q: string | undefined },
): Promise<ShownEntry[]> {
  const { userId, limit, after, q } = wanted;
  if (!after && !q) return newestEntries(db, [userId, limit + 1]);
  let query = db.selectFrom('journal_entry').select(SHOWN).where('user_id', '=', userId);
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id)));
  }
  for (const word of wordsOfSearch(q ?? '')) {
    query = query.where(contains(sql.ref('search_text'), word));
  }
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Entries of the calendar day of `localDate` ('2026-11-21') in earlier years, newest first. */
export function findOnThisDay(db: DbOrTx, userId: string, localDate: string): Promise<ShownEntry[]> {
  return db
    .selectFrom('journal_entry')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where(sql<boolean>`substr(local_date, 6) = ${localDate.slice(5)}`)
    .where('local_date', '<', localDate)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}

export function findEntry(db: DbOrTx, userId: string, id: string): Promise<EntryRow | undefined> {
  return db
    .selectFrom('journal_entry')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Columns in the order of `insertion`'s parameters. */
const COLUMNS = [
  'id',
  'user_id',
  'content',
  'search_text',
  'reflection_prompt',
  'mood',
  'writing_time_minutes',
  'xp_earned',
  'local_date',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof EntryRow)[];

const insertion = prepared((db) =>
  db
    .insertInto('journal_entry')
    .columns([...COLUMNS])
    .values(Object.fromEntries(COLUMNS.map((column) => [column, ''])) as unknown as EntryRow),
);

export async function insertEntry(tx: Tx, row: Omit<EntryRow, 'search_text'>): Promise<void> {
  const whole: EntryRow = { ...row, search_text: searchTextOf(row) };
  await insertion(
    tx,
    COLUMNS.map((column) => whole[column]),
  );
}

export async function saveEntry(tx: Tx, row: EntryRow): Promise<void> {
  await tx
    .updateTable('journal_entry')
    .set({
      content: row.content,
      reflection_prompt: row.reflection_prompt,
      mood: row.mood,
      updated_at: row.updated_at,
      search_text: searchTextOf(row),
    })
    .where('id', '=', row.id)
    .where('user_id', '=', row.user_id)
    .execute();
}

/** Whether there was such an entry of this user. */
export async function removeEntry(db: DbOrTx, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('journal_entry')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

function searchTextOf(row: Pick<EntryRow, 'reflection_prompt' | 'content'>): string {
  return searchText({ reflectionPrompt: row.reflection_prompt, content: row.content });
}
