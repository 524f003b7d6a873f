import type { Selectable } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HighlightColor } from '../../annotations.rules.ts';
import type { HighlightNameTable, VerseHighlightTable } from './annotation-tables.ts';

export type HighlightRow = Selectable<VerseHighlightTable>;

/** Somebody's highlights with places in a half-open range, in their order. */
export function highlightsIn(
  db: DbOrTx,
  wanted: { userId: string; from: number; before: number; limit: number },
): Promise<HighlightRow[]> {
  return db
    .selectFrom('verse_highlight')
    .selectAll()
    .where('user_id', '=', wanted.userId)
    .where('place', '>=', wanted.from)
    .where('place', '<', wanted.before)
    .orderBy('place')
    .limit(wanted.limit)
    .execute();
}

/** Of one book, colour or day: half-open ranges. */
export interface HighlightFilter {
  places?: { from: number; before: number } | undefined;
  color?: HighlightColor | undefined;
  time?: { start: number; end: number } | undefined;
}

/** The newest first; of those that were highlighted together, the first verse first. The cursor's id is the place. */
export function findHighlights(
  db: DbOrTx,
  wanted: { userId: string; limit: number; after: TimeCursor | null } & HighlightFilter,
): Promise<HighlightRow[]> {
  const { userId, limit, after, places, color, time } = wanted;
  let query = db.selectFrom('verse_highlight').selectAll().where('user_id', '=', userId);
  if (places) query = query.where('place', '>=', places.from).where('place', '<', places.before);
  if (color) query = query.where('color', '=', color);
  if (time) query = query.where('created_at', '>=', time.start).where('created_at', '<', time.end);
  if (after) {
    query = query
      .where('created_at', '<=', after.at)
      .where((eb) =>
        eb.or([eb('created_at', '<', after.at), eb('place', '>', Number.parseInt(after.id, 10) || 0)]),
      );
  }
  return query.orderBy('created_at', 'desc').orderBy('place').limit(limit).execute();
}

/** One colour for verses that may have had others. */
export async function putHighlights(
  tx: Tx,
  highlights: { userId: string; places: readonly number[]; color: HighlightColor; now: number },
): Promise<void> {
  const { userId, places, color, now } = highlights;
  await tx
    .insertInto('verse_highlight')
    .values(places.map((place) => ({ user_id: userId, place, color, created_at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'place'])
        .doUpdateSet((eb) => ({
          color: eb.ref('excluded.color'),
          created_at: eb.ref('excluded.created_at'),
        }))
        // Asked for again, it is not newer.
        .where('verse_highlight.color', '<>', color),
    )
    .execute();
}

export async function deleteHighlights(tx: Tx, userId: string, places: readonly number[]): Promise<void> {
  await tx.deleteFrom('verse_highlight').where('user_id', '=', userId).where('place', 'in', places).execute();
}

export function findColorNames(db: DbOrTx, userId: string): Promise<Selectable<HighlightNameTable>[]> {
  return db.selectFrom('highlight_name').selectAll().where('user_id', '=', userId).execute();
}

/** @param name null for the first name */
export async function putColorName(
  tx: Tx,
  userId: string,
  color: HighlightColor,
  name: string | null,
): Promise<void> {
  if (name === null) {
    await tx.deleteFrom('highlight_name').where('user_id', '=', userId).where('color', '=', color).execute();
    return;
  }
  await tx
    .insertInto('highlight_name')
    .values({ user_id: userId, color, name })
    .onConflict((conflict) => conflict.columns(['user_id', 'color']).doUpdateSet({ name }))
    .execute();
}
