import { sql } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { contains } from '#platform/server/db/engine.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { JournalEntry } from '../journal.contract.ts';
import { searchText, WRITTEN_FIELDS, wordsOfSearch } from '../journal.rules.ts';
import { COLUMN_OF, columnsOf, type JournalEntryTable, SHOWN, SHOWN_FIELDS } from './journal-tables.ts';

const newestEntries = prepared((db) =>
  db
    .selectFrom('journal_entry')
    .select(SHOWN)
    .where('user_id', '=', '')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(0),
);

/** At most `limit` entries, newest first; `q` keeps entries that hold all its words. */
export function findEntries(
  db: DbOrTx,
  wanted: { userId: string; limit: number; after: TimeCursor | null; q: string | undefined },
): Promise<JournalEntry[]> {
  const { userId, limit, after, q } = wanted;
  if (!after && !q) return newestEntries(db, [userId, limit]);
  let query = db.selectFrom('journal_entry').select(SHOWN).where('user_id', '=', userId);
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id)));
  }
  for (const word of wordsOfSearch(q ?? '')) {
    query = query.where(contains(sql.ref('search_text'), word));
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** The query for at most `limit` of a user's entries, oldest first: those after `last`, or the first. */
export function entriesFromOldest(
  db: DbOrTx,
  wanted: { userId: string; last: Pick<JournalEntry, 'createdAt' | 'id'> | null; limit: number },
) {
  const { userId, last, limit } = wanted;
  let query = db.selectFrom('journal_entry').select(SHOWN).where('user_id', '=', userId);
  if (last) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(last.createdAt, last.id)));
  }
  return query.orderBy('created_at').orderBy('id').limit(limit);
}

/** Entries of the calendar day of `localDate` ('2026-11-21') in earlier years, newest first. */
export function findOnThisDay(db: DbOrTx, userId: string, localDate: string): Promise<JournalEntry[]> {
  return onThisDay(db, userId, localDate).execute();
}

/** The query of `findOnThisDay`. The index `journal_entry_day` is on this very expression. */
export function onThisDay(db: DbOrTx, userId: string, localDate: string) {
  return db
    .selectFrom('journal_entry')
    .select(SHOWN)
    .where('user_id', '=', userId)
    .where(sql<boolean>`substr(local_date, 6) = ${localDate.slice(5)}`)
    .where('local_date', '<', localDate)
    .orderBy('created_at', 'desc')
    .limit(20);
}

/** An entry with whose it is, for the policy to judge by. */
export interface FoundEntry {
  user_id: string;
  entry: JournalEntry;
}

export async function findEntry(db: DbOrTx, userId: string, id: string): Promise<FoundEntry | undefined> {
  const row = await db
    .selectFrom('journal_entry')
    .select(SHOWN)
    .select('user_id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { user_id, ...entry } = row;
  return { user_id, entry };
}

/** Columns in the order of `insertion`'s parameters. */
const COLUMNS: readonly (keyof JournalEntryTable)[] = [
  ...Object.values(COLUMN_OF),
  'user_id',
  'search_text',
  'local_date',
];

const insertion = prepared((db) =>
  db
    .insertInto('journal_entry')
    .columns([...COLUMNS])
    .values(Object.fromEntries(COLUMNS.map((column) => [column, ''])) as unknown as JournalEntryTable),
);

/** @param author whose entry it is, and the author's calendar day, '2026-11-21' */
export async function createEntryRow(
  tx: Tx,
  entry: JournalEntry,
  author: { userId: string; localDate: string },
): Promise<void> {
  const row: JournalEntryTable = {
    ...columnsOf(entry, SHOWN_FIELDS),
    user_id: author.userId,
    search_text: searchText(entry),
    local_date: author.localDate,
  };
  await insertion(
    tx,
    COLUMNS.map((column) => row[column]),
  );
}

/** Saves what its author may change, and when that was. */
export async function updateEntryRow(tx: Tx, userId: string, entry: JournalEntry): Promise<void> {
  await tx
    .updateTable('journal_entry')
    .set({ ...columnsOf(entry, [...WRITTEN_FIELDS, 'updatedAt']), search_text: searchText(entry) })
    .where('id', '=', entry.id)
    .where('user_id', '=', userId)
    .execute();
}

/** Whether there was such an entry of this user. */
export async function deleteEntryRow(db: DbOrTx, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('journal_entry')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
