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
import { type SeriesAnswerRow, undivided, whoAnsweredSeries } from './series-answer-store.ts';
import { answeredAmong, whatWasSaid } from './who-comes-store.ts';

/**
 * Calls occurrences off that are not yet, and tells those whom it concerns once.
 * @param by who is not told: they did it; `series`: that they are all that was to come of it
 * @param tells 'who-comes': the rest of the group hears of it in another way
 */
export async function callOff(
  tx: Tx,
  ids: readonly string[],
  {
    by,
    now,
    tells = 'group',
    series = null,
  }: { by: string | null; now: number; tells?: 'group' | 'who-comes'; series?: GatheringRow | null },
): Promise<void> {
  const standing = (await findOccurrences(tx, ids))
    .filter(({ cancelled_at }) => cancelled_at === null)
    .toSorted((a, b) => a.starts_at - b.starts_at);
  const [first] = standing;
  if (!first) return;
  const standingIds = standing.map(({ id }) => id);
  await updateOccurrences(tx, standingIds, { cancelled_at: now, remind_day_at: null, remind_hour_at: null });
  if (series === null || series.repeat_kind === null) {
    return tellOfChange(tx, 'gathering-cancelled', standingIds, { by, now, tells });
  }
  // Others than those that stay went with them: of these, too, is said that they are off.
  const off = { isSeries: 1, startsAt: first.starts_at, timezone: first.timezone };
  const answered = await whoAnsweredSeries(tx, undivided(series));
  await tellOfChange(tx, 'gathering-cancelled', standingIds, { by, now, tells, data: () => off, answered });
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
 * @param data what the notification about one of them keeps; `answered`: what people said of the whole series, which is off
 */
export async function tellOfChange(
  tx: Tx,
  kind: 'gathering-changed' | 'gathering-cancelled',
  ids: readonly string[],
  {
    by,
    now,
    tells = 'group',
    data = () => ({}),
    answered,
  }: {
    by: string | null;
    now: number;
    tells?: 'group' | 'who-comes';
    data?: (id: string) => Record<string, string | number | null>;
    answered?: readonly SeriesAnswerRow[];
  },
): Promise<void> {
  const [first] = await findOccurrences(tx, ids.slice(0, 1));
  if (!first) return;
  const { coming, declined } = await whatWasSaid(tx, ids);
  const told = new Map(coming);
  const ofAll = new Map(answered?.map(({ user_id, answer }) => [user_id, answer]));
  for (const [userId, answer] of ofAll) {
    if (answer === 'going' && !told.has(userId)) told.set(userId, first.id);
  }
  const isForAll = tells === 'group' && first.group_id !== null && first.hidden_because !== 'held';
  const group = isForAll ? await membersOf(tx, first.group_id!) : [];
  for (const { id: userId } of group.filter(({ isMuted }) => !isMuted)) {
    const isOpen = (id: string) => kind === 'gathering-changed' || !declined.get(userId)?.has(id);
    // Who could not come to one evening might have come to those that went.
    const isWithout = answered !== undefined && ofAll.get(userId) !== 'cant';
    const open = ids.find(isOpen) ?? (isWithout ? first.id : undefined);
    if (!told.has(userId) && open !== undefined) told.set(userId, open);
  }
  await notify(
    tx,
    [...told]
      .filter(([userId]) => userId !== by)
      .map(([userId, subjectId]) => ({ userId, kind, subjectId, actorId: null, data: data(subjectId) })),
    now,
  );
}
