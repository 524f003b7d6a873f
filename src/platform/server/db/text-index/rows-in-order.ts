import { type Kysely, sql } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { TextIndex, TextWanted } from './text-index.ts';

// biome-ignore lint/suspicious/noExplicitAny: the tables of an index are no feature's
type AnyDb = Kysely<any>;

/** The places of the owner's rows, newest first: those after one of them, and down to another, which is among them. */
export function rowsInOrder(
  db: AnyDb,
  { table, owner, at }: TextIndex,
  wanted: { owner: string; after: TimeCursor | null; downTo?: TimeCursor | null },
) {
  const { after, downTo } = wanted;
  let query = db
    .selectFrom(table)
    .select([sql<string>`id`.as('id'), sql<number>`${sql.ref(at)}`.as('at')])
    .where(sql<boolean>`${sql.ref(owner)} = ${wanted.owner}`);
  if (after) query = query.where(sql<boolean>`(${sql.ref(at)}, id) < (${after.at}, ${after.id})`);
  if (downTo) query = query.where(sql<boolean>`(${sql.ref(at)}, id) >= (${downTo.at}, ${downTo.id})`);
  return query.orderBy(at, 'desc').orderBy('id', 'desc');
}

/** The place of the owner's `count`th row after a place; null where there are fewer. */
export async function placeOfRow(
  db: AnyDb,
  index: TextIndex,
  { count, ...from }: { owner: string; after: TimeCursor | null; count: number },
): Promise<TimeCursor | null> {
  const row = await rowsInOrder(db, index, from)
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return row ? { at: Number(row.at), id: row.id } : null;
}

/** Where reading through ends whose rows no index tells apart; null where it goes to the last row. */
export function endOfReading(
  db: AnyDb,
  index: TextIndex,
  { owner, after, mostRead, readFrom = after }: TextWanted,
): Promise<TimeCursor | null> {
  if (mostRead === undefined) return Promise.resolve(null);
  return placeOfRow(db, index, { owner, after: readFrom, count: mostRead });
}
