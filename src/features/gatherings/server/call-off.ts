import { membersOf } from '#features/groups/server/for-other-features.ts';
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
import { answeredAmong, whatWasSaid } from './who-comes-store.ts';

/**
 * Calls occurrences off that are not yet, and tells those whom it concerns once.
 * @param by who is not told: they did it
 * @param tells 'who-comes': the rest of the group hears of it in another way
 */
export async function callOff(
  tx: Tx,
  ids: readonly string[],
  { by, now, tells = 'group' }: { by: string | null; now: number; tells?: 'group' | 'who-comes' },
): Promise<void> {
  const standing = (await findOccurrences(tx, ids))
    .filter(({ cancelled_at }) => cancelled_at === null)
    .toSorted((a, b) => a.starts_at - b.starts_at)
    .map(({ id }) => id);
  await updateOccurrences(tx, standing, { cancelled_at: now, remind_day_at: null, remind_hour_at: null });
  await tellOfChange(tx, 'gathering-cancelled', standing, { by, now, tells });
}

/**
 * Ends a series before one of its begins. Of what was to come there, stay the occurrences to which somebody comes.
 * @param stays those that stay in any case; `comes`: what is not over, or what has not begun
 * @returns those that stay, to be called off
 */
export async function endSeriesFrom(
  tx: Tx,
  series: GatheringRow,
  {
    start,
    stays,
    comes = 'ends_at',
  }: { start: string; stays: readonly string[]; comes?: 'ends_at' | 'starts_at' },
  now: number,
): Promise<string[]> {
  const held = (await holdOccurrencesFrom(tx, series.id, start)).filter((row) => row[comes] > now);
  const awaited = await answeredAmong(
    tx,
    held.map(({ id }) => id),
    'themselves',
  );
  const [stay, go] = [
    held.filter(({ id }) => stays.includes(id) || awaited.has(id)),
    held.filter(({ id }) => !stays.includes(id) && !awaited.has(id)),
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

/**
 * Tells those whom a change of occurrences concerns, once each: whoever comes, of the soonest to which they do; of a group's, everybody
 * else in it, too: many come every week and have answered only the next one, and whoever could not come before may be able to by now. That
 * what they cannot come to is called off, is nothing to them. Not who has muted the group; and nobody else of what is held, since they
 * have never seen it. What a moderator hid is told again once it is shown.
 * @param ids of one series, soonest first
 */
export async function tellOfChange(
  tx: Tx,
  kind: 'gathering-changed' | 'gathering-cancelled',
  ids: readonly string[],
  { by, now, tells = 'group' }: { by: string | null; now: number; tells?: 'group' | 'who-comes' },
): Promise<void> {
  const [first] = await findOccurrences(tx, ids.slice(0, 1));
  if (!first) return;
  const { coming, declined } = await whatWasSaid(tx, ids);
  const told = new Map(coming);
  const isForAll = tells === 'group' && first.group_id !== null && first.hidden_because !== 'held';
  const group = isForAll ? await membersOf(tx, first.group_id!) : [];
  for (const { id: userId } of group.filter(({ isMuted }) => !isMuted)) {
    const open = ids.find((id) => kind === 'gathering-changed' || !declined.get(userId)?.has(id));
    if (!told.has(userId) && open !== undefined) told.set(userId, open);
  }
  await notify(
    tx,
    [...told]
      .filter(([userId]) => userId !== by)
      .map(([userId, subjectId]) => ({ userId, kind, subjectId, actorId: null })),
    now,
  );
}
