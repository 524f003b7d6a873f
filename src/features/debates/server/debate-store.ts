import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { hold } from '#platform/server/db/engine.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { PassageToRead, Position } from '../questions/debate-question.ts';
import type { Week } from '../weeks.rules.ts';
import type { DebateTable } from './debates-tables.ts';

export type DebateRow = Selectable<DebateTable>;

const byWeek = prepared((db) => db.selectFrom('debate').selectAll().where('week', '=', ''));

/** A week that has begun, or was planned. */
export async function findDebate(db: DbOrTx, week: Week): Promise<DebateRow | undefined> {
  return (await byWeek(db, [week]))[0];
}

const byId = prepared((db) => db.selectFrom('debate').selectAll().where('id', '=', ''));

export async function findDebateById(db: DbOrTx, id: string): Promise<DebateRow | undefined> {
  return (await byId(db, [id]))[0];
}

export async function findSomeDebates(db: DbOrTx, ids: readonly string[]): Promise<DebateRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('debate').selectAll().where('id', 'in', ids).execute();
}

/**
 * The same row, which no other transaction changes until this one ends. Whoever says something holds it, so that nothing is
 * said in a week while it is being closed.
 */
export function holdDebate(tx: Tx, id: string): Promise<DebateRow | undefined> {
  return hold(tx.selectFrom('debate').selectAll().where('id', '=', id), tx).executeTakeFirst();
}

/** Writes a week, unless it has a question already. */
export async function createDebate(tx: Tx, row: DebateRow): Promise<void> {
  await tx
    .insertInto('debate')
    .values(row)
    .onConflict((oc) => oc.column('week').doNothing())
    .execute();
}

export async function updateDebate(
  tx: Tx,
  id: string,
  changes: Partial<Omit<DebateRow, 'id'>>,
): Promise<void> {
  await tx.updateTable('debate').set(changes).where('id', '=', id).execute();
}

export async function deleteDebate(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('debate').where('id', '=', id).execute();
}

/** Servers read the week's tree anew: something that others see has changed at once. */
export async function countChange(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('debate')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Which weeks have questions of the catalogue, coming ones too, the latest first. */
export async function findHad(db: DbOrTx): Promise<{ slug: string; opens_at: number }[]> {
  const rows = await db
    .selectFrom('debate')
    .select(['slug', 'opens_at'])
    .where('slug', 'is not', null)
    // Weeks end in the order in which they begin, and their ends have an index.
    .orderBy('closes_at', 'desc')
    .limit(1000)
    .execute();
  return rows.map(({ slug, opens_at }) => ({ slug: slug!, opens_at }));
}

export function positionsOf(row: Pick<DebateRow, 'positions'>): Position[] {
  return JSON.parse(row.positions) as Position[];
}

export function passagesOf(row: Pick<DebateRow, 'passages'>): PassageToRead[] {
  return JSON.parse(row.passages) as PassageToRead[];
}
