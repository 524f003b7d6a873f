import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { Db } from '../database.ts';
import { inTransaction } from '../transaction.ts';
import { LONGEST_INDEXED, TOO_LONG } from './grams.ts';
import { indexName } from './index-tables.ts';
import { endOfReading, rowsInOrder } from './rows-in-order.ts';
import type { TextIndex, TextsFound, TextWanted } from './text-index.ts';

/*
 * An FTS5 table of grams, without the texts themselves, and beside it the row of each text in it. Rows of one owner stand
 * together, so that a search goes through a range of them; triggers keep both up, which reach what a foreign key deletes too.
 *
 * `node:sqlite` runs a statement to its end while nobody else is served. So a search takes small steps, and lets others have
 * their turn between them, however much somebody has written and whatever they look for.
 */

/** Owners share 2^20 ranges of 2^32 rows: the numbers stay below 2^53. Two in one range are told apart by their rows. */
const RANGES = 2 ** 20;
const RANGE = 2 ** 32;

/**
 * Steps of a search: rows of the index; texts that are read through, and how long they are together. And of clearing: pages of
 * the index.
 */
const STEP = { rows: 4000, texts: 200, bytes: 500_000, pages: 32 } as const;

/** A quarter of the usual size: what a save does of the index's own tidying up is counted in pages. */
const PAGE_BYTES = 1000;

/** When more texts than these could have the words, it is quicker to read from the newest on. */
const MAX_HITS = 1000;

// biome-ignore lint/suspicious/noExplicitAny: the tables of an index are no feature's
type AnyDb = Kysely<any>;

export async function createSqliteTextIndex(db: AnyDb, index: TextIndex): Promise<void> {
  const { table, text, owner, at } = index;
  const [hits, rows] = [indexName(table), rowsOf(table)];
  const column = sql.ref;
  await sql`create virtual table ${sql.table(hits)} using fts5 (
    text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram case_sensitive 1')`.execute(
    db,
  );
  await set(db, hits, 'deletemerge', NEVER);
  await set(db, hits, 'pgsz', PAGE_BYTES);
  await sql`create table ${sql.table(rows)} (
    row integer primary key, id text not null unique, at integer not null)`.execute(db);
  const indexed = (of: string) => sql`
    case when length(${column(`${of}.${text}`)}) > ${sql.lit(LONGEST_INDEXED)} then ${sql.lit(TOO_LONG)}
    else ${column(`${of}.${text}`)} end`;
  const first = (of: string) => firstRow(column(`${of}.${owner}`));
  const rowOf = (id: RawBuilder<unknown>) => sql`(select row from ${sql.table(rows)} where id = ${id})`;
  await sql`
    create trigger ${sql.id(`${hits}_inserted`)} after insert on ${sql.table(table)} begin
      insert into ${sql.table(rows)} (row, id, at) values (
        (select coalesce(max(row) + 1, ${first('new')}) from ${sql.table(rows)}
          where row between ${first('new')} and ${first('new')} + ${sql.lit(RANGE - 1)}),
        new.id, ${column(`new.${at}`)});
      insert into ${sql.table(hits)} (rowid, text) values (${rowOf(sql`new.id`)}, ${indexed('new')});
    end`.execute(db);
  await sql`
    create trigger ${sql.id(`${hits}_updated`)} after update of ${sql.ref(text)} on ${sql.table(table)}
    when new.${sql.ref(text)} is not old.${sql.ref(text)} begin
      update ${sql.table(hits)} set text = ${indexed('new')} where rowid = ${rowOf(sql`new.id`)};
    end`.execute(db);
  await sql`
    create trigger ${sql.id(`${hits}_deleted`)} after delete on ${sql.table(table)} begin
      delete from ${sql.table(hits)} where rowid = ${rowOf(sql`old.id`)};
      delete from ${sql.table(rows)} where id = old.id;
    end`.execute(db);
  await sql`
    insert into ${sql.table(rows)} (row, id, at)
    select ${firstRow(sql.ref(owner))} - 1 + row_number() over (
      partition by ${firstRow(sql.ref(owner))} order by ${sql.ref(at)}, id), id, ${sql.ref(at)}
    from ${sql.table(table)}`.execute(db);
  await sql`
    insert into ${sql.table(hits)} (rowid, text)
    select row, ${indexed('indexed')} from ${sql.table(table)} as indexed
    join ${sql.table(rows)} using (id) order by row`.execute(db);
}

/**
 * Removes what deleted texts have left in the index: FTS5 only notes that they are gone. Left to itself it would remove it in the
 * middle of a deletion, 0.2 s at a time.
 */
export async function clearSqliteTextIndex(
  db: Db,
  { table }: Pick<TextIndex, 'table'>,
  stopping: AbortSignal,
): Promise<void> {
  const hits = indexName(table);
  for (let isDone = false; !isDone && !stopping.aborted; ) {
    isDone = await inTransaction(db, async (tx) => {
      await set(tx, hits, 'deletemerge', AT_ONCE);
      const before = await changesOf(tx);
      await set(tx, hits, 'merge', STEP.pages);
      const changed = (await changesOf(tx)) - before;
      await set(tx, hits, 'deletemerge', NEVER);
      // FTS5 says that there was nothing to do by changing one row of its own at most.
      return changed < 2;
    });
    await othersTurn();
  }
}

/** In per cent of a segment's texts that are gone. */
const [AT_ONCE, NEVER] = [1, 101];

async function set(db: AnyDb, hits: string, what: string, value: number): Promise<void> {
  await sql`insert into ${sql.table(hits)} (${sql.id(hits)}, rank) values (${what}, ${sql.lit(value)})`.execute(
    db,
  );
}

async function changesOf(db: AnyDb): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db);
  return rows[0]!.changes;
}

/** @param grams what the index is asked for; none: it is not asked */
export async function newestOfSqlite(
  db: AnyDb,
  index: TextIndex,
  wanted: TextWanted,
  grams: readonly string[],
): Promise<TextsFound> {
  const { owner, limit } = wanted;
  const known = grams.length === 0 ? null : await whatTheIndexFinds(db, index, { ...wanted, grams });
  const downTo = known ? null : await endOfReading(db, index, wanted);
  const ids: string[] = [];
  for (let after = wanted.after; ; ) {
    const places = known
      ? known.splice(0, STEP.texts)
      : await rowsInOrder(db, index, { owner, after, downTo }).limit(STEP.texts).execute();
    if (places.length === 0) return { ids, readUntil: downTo };
    for (const some of await inReadableSteps(db, index, places)) {
      ids.push(...(await thoseWithAllWords(db, index, some, wanted)));
      if (ids.length >= limit) return { ids: ids.slice(0, limit), readUntil: null };
      await othersTurn();
    }
    after = places.at(-1)!;
  }
}

/**
 * The places of the owner's rows with all the grams, newest first; null when they are so many that it is quicker to read
 * from the newest on.
 */
async function whatTheIndexFinds(
  db: AnyDb,
  index: TextIndex,
  { owner, grams, after }: TextWanted & { grams: readonly string[] },
): Promise<TimeCursor[] | null> {
  const rows = rowsOf(index.table);
  const first = firstRow(sql`${owner}`);
  const range = await db
    .selectFrom(rows)
    .select([sql<number>`${first}`.as('from'), sql<number | null>`max(row)`.as('to')])
    .where(sql<boolean>`row between ${first} and ${first} + ${RANGE - 1}`)
    .executeTakeFirstOrThrow();
  const match = `(${grams.map(quoted).join(' AND ')}) OR ${quoted(TOO_LONG)}`;
  const found: TimeCursor[] = [];
  for (let to = range.to ?? -1; to >= range.from; to -= STEP.rows) {
    const from = Math.max(range.from, to - STEP.rows + 1);
    const step = await stepOfSqlite(db, index, { match, from, to }).execute();
    found.push(...step);
    if (found.length > MAX_HITS) return null;
    await othersTurn();
  }
  const newest = found.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  return after === null
    ? newest
    : newest.filter(({ at, id }) => at < after.at || (at === after.at && id < after.id));
}

/** The query for the places of those rows of the index, `from` and `to` among them, which `match`. */
export function stepOfSqlite(
  db: AnyDb,
  { table }: TextIndex,
  { match, from, to }: { match: string; from: number; to: number },
) {
  const hits = indexName(table);
  return db
    .selectFrom(`${hits} as hit`)
    .innerJoin(`${rowsOf(table)} as known`, 'known.row', 'hit.rowid')
    .select([sql<string>`known.id`.as('id'), sql<number>`known.at`.as('at')])
    .where(sql<boolean>`${sql.ref(`hit.${hits}`)} match ${match}`)
    .where(sql<boolean>`hit.rowid between ${from} and ${to}`);
}

/** The ids of these rows, in groups of which each is read in some milliseconds. */
async function inReadableSteps(
  db: AnyDb,
  { table, text }: TextIndex,
  places: readonly TimeCursor[],
): Promise<string[][]> {
  const ids = places.map(({ id }) => id);
  const sized = await db
    .selectFrom(table)
    .select([sql<string>`id`.as('id'), sql<number>`octet_length(${sql.ref(text)})`.as('bytes')])
    .where('id', 'in', ids)
    .execute();
  const bytesOf = new Map(sized.map(({ id, bytes }) => [id, bytes]));
  const steps: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const id of ids) {
    bytes += bytesOf.get(id) ?? 0;
    if (bytes > STEP.bytes) {
      steps.push([]);
      bytes = bytesOf.get(id) ?? 0;
    }
    steps.at(-1)!.push(id);
  }
  return steps;
}

/** Those of the owner's rows whose text has all the words, in their order. */
async function thoseWithAllWords(
  db: AnyDb,
  { table, text, owner }: TextIndex,
  ids: readonly string[],
  wanted: TextWanted,
): Promise<string[]> {
  let query = db.selectFrom(table).select(sql<string>`id`.as('id')).where('id', 'in', ids);
  query = query.where(owner, '=', wanted.owner);
  // `like` would take thirty times as long for some texts.
  for (const word of wanted.words) query = query.where(sql<boolean>`instr(${sql.ref(text)}, ${word}) > 0`);
  const having = new Set((await query.execute()).map(({ id }) => id));
  return ids.filter((id) => having.has(id));
}

function rowsOf(table: string): string {
  return `${indexName(table)}_rows`;
}

/** The first row of an owner's range, made of the last characters of the id, which are random. */
function firstRow(owner: RawBuilder<unknown>): RawBuilder<number> {
  const ofLast = [1, 2, 3, 4, 5, 6].map(
    (n) => sql`coalesce(unicode(substr(${owner}, ${sql.lit(-n)}, 1)), 0) * ${sql.lit(31 ** (n - 1))}`,
  );
  return sql<number>`((${sql.join(ofLast, sql` + `)}) % ${sql.lit(RANGES)} * ${sql.lit(RANGE)})`;
}

/** FTS5 takes what is in quotes as it is. */
function quoted(gram: string): string {
  return `"${gram.replaceAll('"', '""')}"`;
}
