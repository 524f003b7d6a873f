import { type SelectQueryBuilder, sql } from 'kysely';
import { PAGE, type TimeCursor } from '#contract/paging.ts';
import { chapterOfPassage } from '#features/bible/passage-ids.rules.ts';
import type { Database, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { newestWithText, type TextIndex } from '#platform/server/db/text-index/text-index.ts';
import type { JournalEntry } from '../journal.contract.ts';
import { daysRemembered, searchText, WRITTEN_FIELDS, wordsOfSearch, yearlyDays } from '../journal.rules.ts';
import { COLUMN_OF, columnsOf, type JournalEntryTable, SHOWN, SHOWN_FIELDS } from './journal-tables.ts';

/** Where a search of the journal looks. */
export const entryTexts: TextIndex = {
  table: 'journal_entry',
  text: 'search_text',
  owner: 'user_id',
  at: 'created_at',
};

/** A page of such texts always has room in `PAGE.bytes`, with the one more that says that there are others. */
const SHORT_BYTES = Math.floor(PAGE.bytes / (PAGE.maxLimit + 1));

type Shown = (typeof SHOWN)[number];
const SHOWN_BESIDE_CONTENT = SHOWN.filter(
  (column): column is Exclude<Shown, 'content as content'> => column !== 'content as content',
);

/** Entries of `wanted` without texts that are not short. */
function shortOf(db: DbOrTx, wanted: WantedOf) {
  return wanted(db.selectFrom('journal_entry'))
    .select(SHOWN_BESIDE_CONTENT)
    .select(
      sql<string | null>`case when octet_length(content) <= ${sql.lit(SHORT_BYTES)} then content end`.as(
        'content',
      ),
    );
}

/** Entries of `wanted` that a page has room for (`PAGE.bytes`), and the one that no longer fits: then there are more. */
function thatFit(db: DbOrTx, wanted: WantedOf) {
  const sized = db
    .selectFrom(
      wanted(db.selectFrom('journal_entry'))
        .select(['id', 'created_at', sql<number>`octet_length(content)`.as('bytes')])
        .as('wanted'),
    )
    .select('id')
    .select(sql<number>`sum(bytes) over (order by created_at desc, id desc) - bytes`.as('before'));
  return db
    .selectFrom('journal_entry')
    .select(SHOWN)
    .where('id', 'in', db.selectFrom(sized.as('sized')).select('id').where('before', '<', PAGE.bytes))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}
type SelectEntries = SelectQueryBuilder<Database, 'journal_entry', object>;
type WantedOf = (from: SelectEntries) => SelectEntries;

const ofAll = { userId: '', after: null, limit: 0 };
const newestShort = prepared((db) => shortOf(db, (from) => newestOf(from, ofAll)));
const newestThatFit = prepared((db) => thatFit(db, (from) => newestOf(from, ofAll)));

function newestOf(from: SelectEntries, { userId, after, limit }: Omit<WantedEntries, 'q'>): SelectEntries {
  let query = from.where('user_id', '=', userId);
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id)));
  }
  return newestFirst(query).limit(limit);
}

function newestFirst(entries: SelectEntries): SelectEntries {
  return entries.orderBy('created_at', 'desc').orderBy('id', 'desc');
}

interface WantedEntries {
  userId: string;
  limit: number;
  after: TimeCursor | null;
  /** Keeps entries that hold all its words. */
  q: string | undefined;
}

/** At most `limit` entries, newest first, of which all but the last have `PAGE.bytes` at most. */
export async function findEntries(db: DbOrTx, wanted: WantedEntries): Promise<JournalEntry[]> {
  const { userId, limit, after } = wanted;
  const words = wordsOfSearch(wanted.q ?? '');
  if (words.length > 0) {
    const { ids } = await newestWithText(db, entryTexts, { owner: userId, words, after, limit });
    if (ids.length === 0) return [];
    return entriesThatFit(db, (from) =>
      newestFirst(from.where('user_id', '=', userId).where('id', 'in', ids)),
    );
  }
  if (after) return entriesThatFit(db, (from) => newestOf(from, wanted));
  const entries = await newestShort(db, [userId, limit]);
  return areWhole(entries) ? entries : newestThatFit(db, [userId, limit, PAGE.bytes]);
}

/** To add up sizes takes twice as long as to read a page, so that is only done where a text is long. */
async function entriesThatFit(db: DbOrTx, wanted: WantedOf): Promise<JournalEntry[]> {
  const entries = await shortOf(db, wanted).execute();
  return areWhole(entries) ? entries : thatFit(db, wanted).execute();
}

type ShortEntry = Omit<JournalEntry, 'content'> & { content: string | null };

function areWhole(entries: ShortEntry[]): entries is JournalEntry[] {
  return entries.every(({ content }) => content !== null);
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

/** Entries of the days that `localDate` ('2026-11-21') brings to mind (`daysRemembered`, `yearlyDays`), newest first. */
export function findOnThisDay(db: DbOrTx, userId: string, localDate: string): Promise<JournalEntry[]> {
  return onThisDay(db, userId, localDate).execute();
}

/** The query of `findOnThisDay`. The index `journal_entry_day` is on this very expression. */
export function onThisDay(db: DbOrTx, userId: string, localDate: string) {
  const ofDay = (day: string) =>
    db
      .selectFrom('journal_entry')
      .select(SHOWN)
      .where('user_id', '=', userId)
      .where(sql<boolean>`substr(local_date, 6) = ${day}`);
  // As the column itself, an index of all days would be chosen, which reads every day before this one.
  const written = sql<string>`local_date || ''`;
  const days = [
    ...yearlyDays(localDate).map((day) => ofDay(day).where(written, '<', localDate)),
    ...daysRemembered(localDate).map((date) => ofDay(date.slice(5)).where(written, '=', date)),
  ];
  return days
    .reduce((all, day) => all.unionAll(day))
    .orderBy('createdAt', 'desc')
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
  'passage_chapter',
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
    passage_chapter: chapterOf(entry),
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
    .set({
      ...columnsOf(entry, [...WRITTEN_FIELDS, 'updatedAt']),
      search_text: searchText(entry),
      passage_chapter: chapterOf(entry),
    })
    .where('id', '=', entry.id)
    .where('user_id', '=', userId)
    .execute();
}

function chapterOf({ passage }: JournalEntry): string | null {
  return passage === null ? null : chapterOfPassage(passage);
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
