import { notify } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { comingTo } from './answer-store.ts';
import { findOccurrences, type OccurrenceRow } from './occurrence-store.ts';
import { saidOf } from './present-gatherings.ts';

/**
 * Does what may free seats of a held occurrence, and tells those who waited and have one then. Who has a seat is not kept: the
 * first who said that they come have them, so that no count can go wrong, whoever leaves and in whatever way.
 */
export async function movingUp<T>(
  tx: Tx,
  occurrence: Pick<OccurrenceRow, 'id' | 'ends_at' | 'cancelled_at'>,
  now: number,
  work: () => Promise<T>,
): Promise<T> {
  const before = await waitingFor(tx, occurrence.id);
  const result = await work();
  if (before.length === 0 || occurrence.ends_at <= now || occurrence.cancelled_at !== null) return result;
  const waiting = new Set(await waitingFor(tx, occurrence.id));
  const going = new Set(await goingTo(tx, occurrence.id));
  const moved = before.filter((userId) => going.has(userId) && !waiting.has(userId));
  const notice = { kind: 'gathering-seat', subjectId: occurrence.id, actorId: null };
  await notify(
    tx,
    moved.map((userId) => ({ userId, ...notice, onceKey: `seat:${occurrence.id}:${now}` })),
    now,
  );
  return result;
}

async function waitingFor(tx: Tx, occurrenceId: string): Promise<string[]> {
  const [row] = await findOccurrences(tx, [occurrenceId]);
  const seats = row ? saidOf(row).seats : null;
  return seats === null ? [] : (await goingTo(tx, occurrenceId)).slice(seats);
}

async function goingTo(tx: Tx, occurrenceId: string): Promise<string[]> {
  const coming = await comingTo(tx, occurrenceId).execute();
  return coming.filter(({ answer }) => answer === 'going').map(({ user_id }) => user_id);
}
