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
import { hasOtherPart, undivided, whoSaidOfSeries } from './series-answer-store.ts';
import { answeredAmong, whatWasSaid, whoComesToAny } from './who-comes-store.ts';

/** What was ended of a series: from an evening on, what its rule still had. */
export interface Ended {
  series: GatheringRow;
  /** Those that stay, to be called off: the soonest is one of them. */
  stay: readonly string[];
  /** Whether others went. */
  hasGone: boolean;
  /** Who came, or may have come, to any of those that went. */
  came: ReadonlySet<string>;
}

/**
 * Calls occurrences off that are not yet, and tells those whom it concerns once.
 * @param by who is not told: they did it; `ended`: that they are all that was to come of a series, or of a part of it
 * @param onceFor archiving a group: whoever was told with this key is not told again, and the rest of the group hears of it in another way
 */
export async function callOff(
  tx: Tx,
  ids: readonly string[],
  {
    by,
    now,
    ended = null,
    onceFor,
  }: { by: string | null; now: number; ended?: Ended | null; onceFor?: string },
): Promise<void> {
  const standing = (await findOccurrences(tx, ids))
    .filter(({ cancelled_at }) => cancelled_at === null)
    .toSorted((a, b) => a.starts_at - b.starts_at);
  const [first] = standing;
  if (!first) return;
  const standingIds = standing.map(({ id }) => id);
  await updateOccurrences(tx, standingIds, { cancelled_at: now, remind_day_at: null, remind_hour_at: null });
  const told = { by, now, onceFor };
  if (ended === null || ended.series.repeat_kind === null) {
    return tellOfChange(tx, 'gathering-cancelled', standingIds, told);
  }
  // Another part is archived with its group in a moment: that, too, is the whole.
  const isPart = onceFor === undefined && (await hasOtherPart(tx, ended.series, now));
  const off = { isSeries: 1, isPart: isPart ? 1 : 0, startsAt: first.starts_at, timezone: first.timezone };
  // Of those that went is said, too, that they are off.
  const goneOf = ended.hasGone ? undivided(ended.series) : undefined;
  const data = () => off;
  await tellOfChange(tx, 'gathering-cancelled', standingIds, { ...told, data, also: ended.came, goneOf });
}

/**
 * Ends a series before one of its begins. Of what was to come there, stay the occurrences to which somebody comes, and the soonest:
 * whoever hears of it hears which evening is the first that does not take place.
 * @param stays those that stay in any case; `comes`: what is not over, or what has not begun
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
): Promise<Ended> {
  const held = (await holdOccurrencesFrom(tx, series.id, start)).filter((row) => row[comes] > now);
  const ids = held.map(({ id }) => id);
  const [soonest] = held
    .filter(({ cancelled_at }) => cancelled_at === null)
    .toSorted((a, b) => a.starts_at - b.starts_at);
  const awaited = await answeredAmong(tx, ids, 'themselves');
  const staying = new Set([...awaited, ...stays, ...(soonest ? [soonest.id] : [])]);
  const stay = ids.filter((id) => staying.has(id));
  const go = ids.filter((id) => !staying.has(id));
  const came = await whoComesToAny(tx, go);
  await deleteOccurrences(tx, go);
  if (series.repeat_kind !== null && (await hasEarlier(tx, series.id, start))) {
    await endSeriesBefore(tx, series, start);
  } else await updateGatheringRow(tx, series.id, { lay_at: null, open_until: now });
  return { series, stay, hasGone: go.length > 0, came };
}

/**
 * Tells those whom a change of occurrences concerns, once each: whoever comes, of the soonest to which they do; of a group's, everybody
 * else in it, too: many come every week and have answered only the next one, and whoever could not come before may be able to by now. That
 * what they cannot come to is called off, is nothing to them. Not who has muted the group; and nobody else of what is held, since they
 * have never seen it. What a moderator hid is told again once it is shown.
 * @param ids of one series, soonest first
 * @param data what the notification about one of them keeps; `also`: who is told besides; `goneOf`: the series of which others went
 * with them; `onceFor`: who comes alone is told, and nobody twice with the same key
 */
export async function tellOfChange(
  tx: Tx,
  kind: 'gathering-changed' | 'gathering-cancelled',
  ids: readonly string[],
  {
    by,
    now,
    data = () => ({}),
    also = new Set(),
    goneOf,
    onceFor,
  }: {
    by: string | null;
    now: number;
    data?: (id: string) => Record<string, string | number | null>;
    also?: ReadonlySet<string>;
    goneOf?: string | undefined;
    onceFor?: string | undefined;
  },
): Promise<void> {
  const [first] = await findOccurrences(tx, ids.slice(0, 1));
  if (!first) return;
  const { coming, declined } = await whatWasSaid(tx, ids);
  const told = new Map(coming);
  for (const userId of also) if (!told.has(userId)) told.set(userId, first.id);
  const isForAll = onceFor === undefined && first.group_id !== null && first.hidden_because !== 'held';
  const group = isForAll ? await membersOf(tx, first.group_id!) : [];
  const refused =
    isForAll && goneOf !== undefined ? await whoSaidOfSeries(tx, goneOf, 'cant') : new Set<string>();
  for (const { id: userId } of group.filter(({ isMuted }) => !isMuted)) {
    const isOpen = (id: string) => kind === 'gathering-changed' || !declined.get(userId)?.has(id);
    // Who could not come to one evening might have come to those that went.
    const isWithout = goneOf !== undefined && !refused.has(userId);
    const open = ids.find(isOpen) ?? (isWithout ? first.id : undefined);
    if (!told.has(userId) && open !== undefined) told.set(userId, open);
  }
  await notify(
    tx,
    [...told]
      .filter(([userId]) => userId !== by)
      .map(([userId, subjectId]) => ({
        userId,
        kind,
        subjectId,
        actorId: null,
        data: data(subjectId),
        ...(onceFor !== undefined && { onceKey: onceFor }),
      })),
    now,
  );
}
