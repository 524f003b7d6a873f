import { notify } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { countGoingUntil, findAnswer, nextGoing, placeOfGoing } from './answer-store.ts';
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
  const last = await lastSeat(tx, occurrence.id);
  const result = await work();
  if (last === null || occurrence.ends_at <= now || occurrence.cancelled_at !== null) return result;
  const seats = await seatsOf(tx, occurrence.id);
  const seated = await countGoingUntil(tx, occurrence.id, last);
  const free = seats === null ? null : Math.max(0, seats - seated);
  const moved = free === 0 ? [] : await nextGoing(tx, occurrence.id, { after: last, limit: free });
  const notice = { kind: 'gathering-seat', subjectId: occurrence.id, actorId: null };
  await notify(
    tx,
    moved.map((userId) => ({ userId, ...notice, onceKey: `seat:${occurrence.id}:${now}` })),
    now,
  );
  return result;
}

/**
 * Does what may change how many seats a held occurrence has: tells also those who had one, and wait now. They would come to a full table,
 * and hear nothing more of it.
 */
export async function changingSeats<T>(
  tx: Tx,
  occurrence: Pick<OccurrenceRow, 'id' | 'ends_at' | 'cancelled_at'>,
  now: number,
  work: () => Promise<T>,
): Promise<T> {
  const { id, ends_at, cancelled_at } = occurrence;
  const before = await seatsOf(tx, id);
  const result = await movingUp(tx, occurrence, now, work);
  const seats = await seatsOf(tx, id);
  const areFewer = seats !== null && (before === null || seats < before);
  if (!areFewer || ends_at <= now || cancelled_at !== null) return result;
  const last = await placeOfGoing(tx, id, seats);
  if (last === null) return result;
  const wait = await nextGoing(tx, id, { after: last, limit: before === null ? null : before - seats });
  const notice = { kind: 'gathering-waits', subjectId: id, actorId: null };
  await notify(
    tx,
    wait.map((userId) => ({ userId, ...notice, onceKey: `waits:${id}:${now}` })),
    now,
  );
  return result;
}

/** Whether somebody has said that they come, and every seat is taken. */
export async function isWaiting(tx: Tx, occurrenceId: string, userId: string): Promise<boolean> {
  const given = await findAnswer(tx, occurrenceId, userId);
  const seats = await seatsOf(tx, occurrenceId);
  if (given?.answer !== 'going' || seats === null) return false;
  return (await countGoingUntil(tx, occurrenceId, given.place)) > seats;
}

/** Somebody is told of the soonest of these to which they wait for a seat: they may wait to a whole year of evenings. */
export async function tellOfWaiting(
  tx: Tx,
  ids: readonly string[],
  userId: string,
  now: number,
): Promise<void> {
  const inOrder = (await findOccurrences(tx, ids)).toSorted((a, b) => a.starts_at - b.starts_at);
  for (const { id } of inOrder) {
    if (!(await isWaiting(tx, id, userId))) continue;
    const notice = { kind: 'gathering-waits', subjectId: id, actorId: null };
    return notify(tx, [{ userId, ...notice, onceKey: `waits:${id}:${now}` }], now);
  }
}

/** The place of the last one who has a seat, where somebody waits for one; null where nobody does. */
async function lastSeat(tx: Tx, occurrenceId: string): Promise<number | null> {
  const seats = await seatsOf(tx, occurrenceId);
  if (seats === null || (await placeOfGoing(tx, occurrenceId, seats + 1)) === null) return null;
  return placeOfGoing(tx, occurrenceId, seats);
}

async function seatsOf(tx: Tx, occurrenceId: string): Promise<number | null> {
  const [row] = await findOccurrences(tx, [occurrenceId]);
  return row ? saidOf(row).seats : null;
}
