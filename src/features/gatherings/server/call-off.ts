import { notify } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { endSeriesBefore } from './change-following.ts';
import { type GatheringRow, updateGatheringRow } from './gathering-store.ts';
import {
  deleteOccurrences,
  findOccurrences,
  hasEarlier,
  holdOccurrencesFrom,
  updateOccurrences,
} from './occurrence-store.ts';
import { answeredAmong, whoComes } from './who-comes-store.ts';

/** Calls occurrences off that are not yet, and tells whoever comes to them, once, of the soonest. @param by who is not told: they did it */
export async function callOff(
  tx: Tx,
  ids: readonly string[],
  { by, now }: { by: string | null; now: number },
): Promise<void> {
  const standing = (await findOccurrences(tx, ids))
    .filter(({ cancelled_at }) => cancelled_at === null)
    .toSorted((a, b) => a.starts_at - b.starts_at)
    .map(({ id }) => id);
  await updateOccurrences(tx, standing, { cancelled_at: now, remind_day_at: null, remind_hour_at: null });
  await tellWhoComes(tx, 'gathering-cancelled', standing, { by, now });
}

/**
 * Ends a series before one of its begins. Of what was to come there, stay the occurrences to which somebody comes.
 * @param stays one that stays in any case; `comes`: what is not over, or what has not begun
 * @returns those that stay, to be called off
 */
export async function endSeriesFrom(
  tx: Tx,
  series: GatheringRow,
  { start, stays, comes = 'ends_at' }: { start: string; stays: string; comes?: 'ends_at' | 'starts_at' },
  now: number,
): Promise<string[]> {
  const held = (await holdOccurrencesFrom(tx, series.id, start)).filter((row) => row[comes] > now);
  const awaited = await answeredAmong(
    tx,
    held.map(({ id }) => id),
  );
  const [stay, go] = [
    held.filter(({ id }) => id === stays || awaited.has(id)),
    held.filter(({ id }) => id !== stays && !awaited.has(id)),
  ];
  await deleteOccurrences(
    tx,
    go.map(({ id }) => id),
  );
  if (series.repeat_kind !== null && (await hasEarlier(tx, series.id, start))) {
    await endSeriesBefore(tx, series, start);
  } else await updateGatheringRow(tx, series.id, { lay_at: null, open_until: now });
  return stay.map(({ id }) => id);
}

/** Tells everybody who comes once, of the soonest that they come to. */
export async function tellWhoComes(
  tx: Tx,
  kind: 'gathering-changed' | 'gathering-cancelled',
  ids: readonly string[],
  { by, now }: { by: string | null; now: number },
): Promise<void> {
  const people = [...(await whoComes(tx, ids))].filter(([userId]) => userId !== by);
  await notify(
    tx,
    people.map(([userId, subjectId]) => ({ userId, kind, subjectId, actorId: null })),
    now,
  );
}
