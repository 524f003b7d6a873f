import { idsWithRole } from '#features/groups/server/for-other-features.ts';
import { forgetNotifications, notify } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { findGathering } from './gathering-store.ts';
import { giveBackAll, type LineRow } from './line-store.ts';
import type { OccurrenceRow } from './occurrence-store.ts';

/** The kind of notification with which a host hears that nobody brings something any more. */
export const FREE = 'gathering-line-free';

type Occurrence = Pick<OccurrenceRow, 'id' | 'gathering_id' | 'ends_at' | 'cancelled_at'>;

/** Somebody brings nothing to a held occurrence any more, and its host is told. */
export async function bringNothing(
  tx: Tx,
  occurrence: Occurrence,
  userId: string,
  now: number,
): Promise<void> {
  await tellOfFree(tx, occurrence, { lineIds: await giveBackAll(tx, occurrence.id, userId), userId, now });
}

/**
 * Whoever planned it is told what is free again, or the group's other hosts where they are not one of these any more: somebody has
 * to find another who brings it. Of each line they have one notification, the newest, however often it is taken and given back.
 * @param userId who gave these lines back, and is told nothing
 */
export async function tellOfFree(
  tx: Tx,
  occurrence: Occurrence,
  { lineIds, userId, now }: { lineIds: readonly string[]; userId: string; now: number },
): Promise<void> {
  if (lineIds.length === 0 || occurrence.ends_at <= now || occurrence.cancelled_at !== null) return;
  const series = await findGathering(tx, occurrence.gathering_id);
  if (!series) return;
  const { user_id, group_id } = series;
  const all = group_id === null ? [user_id] : await idsWithRole(tx, group_id, ['leader', 'helper']);
  const hosts = all.includes(user_id) ? [user_id] : all;
  await forgetNotifications(tx, FREE, lineIds, now);
  await notify(
    tx,
    hosts
      .filter((id) => id !== userId)
      .flatMap((id) =>
        lineIds.map((lineId) => ({ userId: id, kind: FREE, subjectId: lineId, actorId: null })),
      ),
    now,
  );
}

/** A line is gone: whoever was to bring it is told, where it was not they who removed it. What is hidden from them they do not miss. */
export async function tellOfRemoved(
  tx: Tx,
  { occurrence_id, user_id, taken_by, hidden_because, id }: LineRow,
  { by, now }: { by: string; now: number },
): Promise<void> {
  if (taken_by === null || taken_by === by) return;
  if (hidden_because !== null && user_id !== taken_by) return;
  const notice = { kind: 'gathering-line-removed', subjectId: occurrence_id, actorId: null };
  await notify(tx, [{ userId: taken_by, ...notice, onceKey: `line-removed:${id}` }], now);
}
