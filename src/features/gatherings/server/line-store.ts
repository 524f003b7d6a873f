import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { preparedByIds } from '#platform/server/db/prepared-by-ids.ts';
import { preparedByName } from '#platform/server/db/prepared-by-name.ts';
import type { JudgedLine } from '../gatherings.policy.ts';
import { GATHERING_LIMITS } from '../gatherings.rules.ts';
import type { GatheringLineTable } from './gatherings-tables.ts';

export type LineRow = Selectable<GatheringLineTable>;
/** A long series has thousands; others are served in between. */
const ROWS_AT_ONCE = 200;

/** The query for the lines of an occurrence, in the order in which they were added. */
export function linesOf(db: DbOrTx, occurrenceId: string) {
  return db
    .selectFrom('gathering_line')
    .selectAll()
    .where('occurrence_id', '=', occurrenceId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(sql.lit(GATHERING_LIMITS.lines));
}

const linesById = preparedByName({ occurrenceId: '?occurrenceId' }, (db, { occurrenceId }) =>
  linesOf(db, occurrenceId),
);

export function findLines(db: DbOrTx, occurrenceId: string): Promise<LineRow[]> {
  return linesById(db, { occurrenceId });
}

export function findLinesByIds(db: DbOrTx, ids: readonly string[]): Promise<LineRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('gathering_line')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

export function findLine(db: DbOrTx, id: string): Promise<LineRow | undefined> {
  return db.selectFrom('gathering_line').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A line as its policy judges it; `people` are those whom the reader sees. */
export function judgedLineOf(
  line: LineRow,
  { user_id: plannedBy }: { user_id: string },
  people: ReadonlyMap<string, unknown>,
): JudgedLine {
  return {
    addedBy: line.user_id,
    takenBy: line.taken_by,
    isHidden: line.hidden_because !== null,
    isPlanned: line.user_id === plannedBy,
    isAuthorSeen: people.has(line.user_id),
  };
}

/** What somebody brings to these; without others' words that are hidden. */
export async function findTaken(
  db: DbOrTx,
  userId: string,
  ids: readonly string[],
): Promise<{ occurrence_id: string; text: string }[]> {
  return takenBy(db, ids, { userId });
}

const takenBy = preparedByIds({ userId: '?userId' }, (db, ids, { userId }) =>
  db
    .selectFrom('gathering_line')
    .select(['occurrence_id', 'text'])
    .where('occurrence_id', 'in', [...ids])
    .where('taken_by', '=', userId)
    .where((eb) => eb.or([eb('hidden_because', 'is', null), eb('user_id', '=', userId)]))
    .orderBy('created_at')
    .orderBy('id'),
);

export async function createLines(tx: Tx, rows: readonly Insertable<GatheringLineTable>[]): Promise<void> {
  for await (const some of inParts(rows)) {
    await tx.insertInto('gathering_line').values(some).execute();
  }
}

export async function updateLine(tx: Tx, id: string, changes: Updateable<GatheringLineTable>): Promise<void> {
  await tx.updateTable('gathering_line').set(changes).where('id', '=', id).execute();
}

export async function deleteLine(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('gathering_line').where('id', '=', id).execute();
}

/** Removes lines with one of these texts from occurrences, where nobody has taken them and no moderator has hidden them. */
export async function deleteFreeLines(
  tx: Tx,
  occurrenceIds: readonly string[],
  texts: readonly string[],
): Promise<void> {
  if (texts.length === 0) return;
  for await (const some of inParts(occurrenceIds)) {
    await tx
      .deleteFrom('gathering_line')
      .where('occurrence_id', 'in', some)
      .where('text', 'in', [...texts])
      .where('taken_by', 'is', null)
      .where('hidden_because', 'is', null)
      .execute();
  }
}

/** The texts of all lines of occurrences, by occurrence. */
export async function findTextsOfLines(
  tx: Tx,
  occurrenceIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const texts = new Map<string, string[]>();
  for await (const some of inParts(occurrenceIds)) {
    const rows = await tx
      .selectFrom('gathering_line')
      .select(['occurrence_id', 'text'])
      .where('occurrence_id', 'in', some)
      .execute();
    for (const { occurrence_id, text } of rows) {
      texts.set(occurrence_id, [...(texts.get(occurrence_id) ?? []), text]);
    }
  }
  return texts;
}

/** Rows for one statement after the other, with a turn for others between two. */
async function* inParts<T>(all: readonly T[]): AsyncGenerator<T[]> {
  for (let at = 0; at < all.length; at += ROWS_AT_ONCE) {
    if (at > 0) await othersTurn();
    yield all.slice(at, at + ROWS_AT_ONCE);
  }
}

/** Somebody brings nothing to it any more. @returns ids of what they had taken */
export async function giveBackAll(tx: Tx, occurrenceId: string, userId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('gathering_line')
    .set({ taken_by: null })
    .where('occurrence_id', '=', occurrenceId)
    .where('taken_by', '=', userId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Somebody brings again what of these nobody else has taken meanwhile. */
export async function takeAgain(
  tx: Tx,
  occurrenceId: string,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('gathering_line')
    .set({ taken_by: userId })
    .where('occurrence_id', '=', occurrenceId)
    .where('id', 'in', [...ids])
    .where('taken_by', 'is', null)
    .execute();
}

/** How many lines somebody has added. */
export async function countLinesBy(db: DbOrTx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('gathering_line')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
