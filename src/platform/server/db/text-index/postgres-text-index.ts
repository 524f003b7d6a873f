import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import { createIndexConcurrently } from '../concurrent-index.ts';
import { gramsOfWords, LONGEST_INDEXED, TOO_LONG } from './grams.ts';
import { indexName } from './index-tables.ts';
import { endOfReading, rowsInOrder } from './rows-in-order.ts';
import type { TextIndex, TextsFound, TextWanted } from './text-index.ts';

/*
 * A GIN index of pairs: whose row it is, and the grams of its text. It goes from one of the owner's rows to the next and never
 * reads what others have. The grams are made by a function of ours, because `pg_trgm` is not installed everywhere and
 * knows no letters but A to Z where the database has the locale C.
 */

const GRAMS = 'text_index_grams';

/** Rows whose grams wait to be sorted in: each search reads these through, and each save would take as long as three without. */
const PENDING_KB = 256;

// biome-ignore lint/suspicious/noExplicitAny: migrations know no schema
export async function createPostgresTextIndex(db: Kysely<any>, index: TextIndex): Promise<void> {
  await createGrams(db);
  await createIndexConcurrently(db, {
    index: indexName(index.table),
    table: index.table,
    using: 'gin',
    on: [sql`(${ownerKey(index)})`, sql`(${gramsKey(index)})`],
    options: `fastupdate = on, gin_pending_list_limit = ${PENDING_KB}`,
  });
}

/**
 * Makes the function of the grams, or puts it in place of the one that is there: an index of its results stays as it is. It is in
 * PL/pgSQL, which keeps its plans: a function in SQL is parsed and planned anew for each row, which took half as long again as all else
 * that a save asks of the index.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations know no schema
export async function createGrams(db: Kysely<any>): Promise<void> {
  // The cost keeps the planner from reading a table through and taking every text apart.
  await sql`
    create or replace function ${sql.id(GRAMS)}(content text) returns text[]
    language plpgsql immutable strict parallel safe cost 1000 as ${sql.lit(`
      declare letters text[];
      begin
        if length(content) > ${LONGEST_INDEXED} then return array['${TOO_LONG}']; end if;
        letters := string_to_array(content, null);
        return (
          select coalesce(array_agg(a || b || c), '{}')
          from unnest(letters, letters[2:], letters[3:]) as following(a, b, c)
          where c is not null
        );
      end`)}`.execute(db);
}

// biome-ignore lint/suspicious/noExplicitAny: the tables of an index are no feature's
type AnyDb = Kysely<any>;

export async function newestOfPostgres(
  db: AnyDb,
  index: TextIndex,
  wanted: TextWanted,
  grams: readonly string[],
): Promise<TextsFound> {
  // Known before it is read down to: a deletion in between would move it past a row that nobody has looked at.
  const downTo = grams.length === 0 ? await endOfReading(db, index, wanted) : null;
  const rows = await newestInPostgres(db, index, { ...wanted, downTo }, grams).execute();
  const ids = rows.map(({ id }) => id);
  return { ids, readUntil: ids.length < wanted.limit ? downTo : null };
}

/** The query of `newestOfPostgres`. @param wanted down to which row is read @param grams what the index is asked for; none: it is not asked */
export function newestInPostgres(
  db: AnyDb,
  index: TextIndex,
  wanted: TextWanted & { downTo?: TimeCursor | null },
  grams: readonly string[] = gramsOfWords(wanted.words),
) {
  const { words, limit } = wanted;
  const withWords = (rows: ReturnType<typeof rowsAfter>) => {
    let query = rows;
    for (const word of words) query = query.where(sql<boolean>`strpos(${sql.ref(index.text)}, ${word}) > 0`);
    return query;
  };
  const withGrams = (all: readonly string[]) =>
    withWords(
      rowsAfter(db, index, wanted).where(
        sql<boolean>`${ownerKey(index)} @> array[${wanted.owner}::text] and ${gramsKey(index)} @> ${all}::text[]`,
      ),
    );
  // Not in one `or`: the planner might go through the index for the owner alone, and take every text apart.
  const found =
    grams.length === 0
      ? withWords(rowsInOrder(db, index, wanted).clearOrderBy())
      : withGrams(grams).unionAll(withGrams([TOO_LONG]));
  return db
    .selectFrom(found.as('found'))
    .select(sql<string>`id`.as('id'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
}

function rowsAfter(db: AnyDb, index: TextIndex, { after }: { after: TimeCursor | null }) {
  const query = db
    .selectFrom(index.table)
    .select([sql<string>`id`.as('id'), sql<number>`${sql.ref(index.at)}`.as('at')]);
  return after ? query.where(sql<boolean>`(${sql.ref(index.at)}, id) < (${after.at}, ${after.id})`) : query;
}

function ownerKey({ owner }: TextIndex): RawBuilder<unknown> {
  return sql`array[${sql.ref(owner)}]`;
}

function gramsKey({ text }: TextIndex): RawBuilder<unknown> {
  return sql`${sql.id(GRAMS)}(${sql.ref(text)})`;
}
