import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { hold } from '#platform/server/db/engine.ts';
import type { GatheringTable } from './gatherings-tables.ts';

export type GatheringRow = Selectable<GatheringTable>;

/** A series, held until the transaction ends: whoever changes it or lays its occurrences takes turns. People are held before. */
export async function holdGathering(tx: Tx, id: string): Promise<GatheringRow | undefined> {
  return hold(tx.selectFrom('gathering').selectAll().where('id', '=', id), tx).executeTakeFirst();
}

export function findGathering(db: DbOrTx, id: string): Promise<GatheringRow | undefined> {
  return db.selectFrom('gathering').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An event's title in somebody's export: others' words that are hidden are not read there either. */
export function exportedTitleFor(userId: string) {
  return sql<string>`case when gathering.hidden_because is null or gathering.user_id = ${userId}
    then gathering.title else '' end`;
}

/** What each occurrence of a series begins its list of who brings what with. */
export function needsOf({ brings }: Pick<GatheringRow, 'brings'>): string[] {
  return JSON.parse(brings) as string[];
}

export async function findNeeds(db: DbOrTx, id: string): Promise<string[]> {
  const row = await db.selectFrom('gathering').select('brings').where('id', '=', id).executeTakeFirst();
  return row ? needsOf(row) : [];
}

export async function createGatheringRow(tx: Tx, row: Insertable<GatheringTable>): Promise<void> {
  await tx.insertInto('gathering').values(row).execute();
}

export async function updateGatheringRow(
  tx: Tx,
  id: string,
  changes: Updateable<GatheringTable>,
): Promise<void> {
  await tx.updateTable('gathering').set(changes).where('id', '=', id).execute();
}

function openOf(db: DbOrTx, groupId: string | null, now: number) {
  return db
    .selectFrom('gathering')
    .select('id')
    .where('group_id', groupId === null ? 'is' : '=', groupId)
    .where((eb) => eb.or([eb('open_until', 'is', null), eb('open_until', '>', now)]));
}

/**
 * Gatherings of a group that are not over, what begins first first; as many as it can have, which is `GATHERING_LIMITS.open` and some that
 * were divided.
 */
export async function findOpenIds(db: DbOrTx, groupId: string, now: number): Promise<string[]> {
  return (await openOf(db, groupId, now).orderBy('local_start').orderBy('id').execute()).map(({ id }) => id);
}

/** The query that counts gatherings of a group, or of everyone, that are not over; at most `most`. */
export function openGatherings(db: DbOrTx, groupId: string | null, now: number, most: number) {
  const open = openOf(db, groupId, now).limit(most);
  return db.selectFrom(open.as('open')).select((eb) => eb.fn.countAll<number>().as('count'));
}

export async function countOpen(tx: Tx, groupId: string | null, now: number, most: number): Promise<number> {
  return Number((await openGatherings(tx, groupId, now, most).executeTakeFirstOrThrow()).count);
}

/** The query for series whose next occurrences are to get their rows. */
export function gatheringsToLay(db: DbOrTx, now: number, limit: number) {
  return db
    .selectFrom('gathering')
    .select('id')
    .where('lay_at', 'is not', null)
    .where('lay_at', '<=', now)
    .orderBy('lay_at')
    .orderBy('id')
    .limit(limit);
}

/** How many gatherings somebody has made. */
export async function countGatheringsBy(db: DbOrTx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('gathering')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
