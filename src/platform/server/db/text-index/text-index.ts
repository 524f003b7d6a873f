import type { Kysely } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { Db, DbOrTx } from '../database.ts';
import { engineOf } from '../engine.ts';
import { gramsOfWords } from './grams.ts';
import { createGrams, createPostgresTextIndex, newestOfPostgres } from './postgres-text-index.ts';
import { clearSqliteTextIndex, createSqliteTextIndex, newestOfSqlite } from './sqlite-text-index.ts';

/**
 * Texts of a table in which people look for words: any part of a text counts, not whole words alone. The engine keeps the
 * index up by itself with each row that is written or deleted, so nobody can forget to (docs/decisions/038-nobody-holds-up-everybody.md).
 * Table and columns are names of ours, never something that was typed.
 */
export interface TextIndex {
  table: string;
  /** The column with the text, folded already: what is looked for has to be folded in the same way. */
  text: string;
  /** The column that says whose row it is: nobody's search reads another one's rows. */
  owner: string;
  /** The column with the time by which rows are ordered, newest first; rows of one time are ordered by `id`. */
  at: string;
  /** An index of the table on `owner`, `at` and `id` has to be there, or one on `owner` where nobody has more than some thousand rows. */
}

/** What is looked for. */
export interface TextWanted {
  owner: string;
  /** All of them have to be in the text. At least one, none of them empty. */
  words: readonly string[];
  /** Rows that come after this one; null: from the newest on. */
  after: TimeCursor | null;
  limit: number;
  /**
   * Texts that are read through at most where no index tells which of them may have the words; all of them unless told. Somebody's own
   * are few enough for that, those of many people are not.
   */
  mostRead?: number;
  /** From where `mostRead` counts, for what is found in parts: they end at one place, however many are found on the way. `after` unless told. */
  readFrom?: TimeCursor | null;
}

/** What was found of it. */
export interface TextsFound {
  /** Newest first. */
  ids: string[];
  /** The last row that was looked at, where `mostRead` ended the search: there may be more after it. Null where all was looked at, or as many found as were wanted. It is the same whatever was looked for. */
  readUntil: TimeCursor | null;
}

/**
 * Makes the index, in a step of the schema that says `outsideTransaction`: on PostgreSQL it keeps no writers waiting and
 * may be run again.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations know no schema
export async function createTextIndex(db: Kysely<any>, index: TextIndex): Promise<void> {
  if (engineOf(db) === 'sqlite') await createSqliteTextIndex(db, index);
  else await createPostgresTextIndex(db, index);
}

/** Brings what indexes of texts are made with up to date, in a step of the schema; what stands in them stays. */
// biome-ignore lint/suspicious/noExplicitAny: migrations know no schema
export async function renewTextIndexes(db: Kysely<any>): Promise<void> {
  if (engineOf(db) === 'postgres') await createGrams(db);
}

/**
 * With `mostRead`, the newest are read ahead of the index: words that very many texts have are found there at once, while PostgreSQL goes
 * through all that its index finds, 0.4 s of 200,000.
 */
const NEWEST = 400;

/** The newest rows whose text has all the words. */
export async function newestWithText(db: DbOrTx, index: TextIndex, wanted: TextWanted): Promise<TextsFound> {
  const grams = gramsOfWords(wanted.words);
  const search = (some: TextWanted, by: readonly string[]) =>
    engineOf(db) === 'sqlite'
      ? newestOfSqlite(db as Db, index, some, by)
      : newestOfPostgres(db as Db, index, some, by);
  if (wanted.mostRead === undefined || grams.length === 0) return search(wanted, grams);
  const { after } = wanted;
  const { ids, readUntil } = await search({ ...wanted, mostRead: NEWEST, readFrom: after }, []);
  if (readUntil === null) return { ids, readUntil };
  const { readFrom = after } = wanted;
  const more = { ...wanted, after: readUntil, readFrom, limit: wanted.limit - ids.length };
  const rest = await search(more, grams);
  return { ids: [...ids, ...rest.ids], readUntil: rest.readUntil };
}

/** Removes what deleted texts have left in the index, in small steps, until there is no more or the server stops. */
export async function clearTextIndex(
  db: Db,
  index: Pick<TextIndex, 'table'>,
  stopping: AbortSignal,
): Promise<void> {
  // PostgreSQL's autovacuum does that.
  if (engineOf(db) === 'sqlite') await clearSqliteTextIndex(db, index, stopping);
}
