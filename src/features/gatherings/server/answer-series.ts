import { setImmediate as othersTurn } from 'node:timers/promises';
import { membersWhoStay } from '#features/groups/server/for-other-features.ts';
import { whoIsBannedForGood, whoIsUnder16 } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler, type EventSender } from '#platform/server/events/events.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { isClosed } from '../gatherings.policy.ts';
import { EVERYONE, GATHERING_LIMITS, type SeriesAnswer } from '../gatherings.rules.ts';
import type { Gathering } from '../gatherings-fields.ts';
import { deleteAnswer, findAnswer, findComingTo, saveAnswer } from './answer-store.ts';
import { readerOf } from './gathering-reader.ts';
import { findGathering, type GatheringRow } from './gathering-store.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import { holdOccurrence, type OccurrenceRow } from './occurrence-store.ts';
import { readGathering } from './present-gathering.ts';
import { findSeen, judgedOf } from './present-gatherings.ts';
import { gatheringClosed, noSuchGathering } from './refusals.ts';
import { movingUp } from './seats.ts';
import {
  comingOfSeries,
  deleteSeriesAnswer,
  findSeriesAnswer,
  holdParts,
  saveSeriesAnswer,
  undivided,
  whoAnsweredSeries,
} from './series-answer-store.ts';
import { showSeries } from './show-change.ts';
import { type Named, nameOf } from './take-part.ts';
import { bringNothing } from './tell-of-lines.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** New evenings of a series that some have answered at once. */
    'gatherings-laid': { seriesId: string };
  }
}

/**
 * Somebody's answer to all coming evenings of a series, or none any more (null). Each of them gets a row as if it had been answered by
 * itself, so that seats, lists, reminders and calendars need not know of it; what somebody said of one evening alone stays.
 * @throws AppError NOT_FOUND, GATHERING_CLOSED, INVALID_INPUT for what takes place once
 */
export function answerSeries(
  { db, clock }: Pick<GatheringsDeps, 'db' | 'clock'>,
  caller: Caller,
  named: Named,
  answer: SeriesAnswer | null,
): Promise<Gathering> {
  const now = clock.now();
  return inUserTransaction(db, caller.id, async (tx) => {
    const reader = await readerOf(tx, caller, now);
    const found = await findSeen(tx, reader, named);
    const series = found && (await findGathering(tx, found.gathering_id));
    if (!series) throw noSuchGathering();
    await holdParts(tx, undivided(series));
    // As it is now that nobody changes it.
    const row = await findSeen(tx, reader, named);
    if (!row) throw noSuchGathering();
    if (isClosed(judgedOf(reader, row), now)) throw gatheringClosed();
    if (row.repeat_kind === null)
      throw invalidField('answer', 'It takes place once. Please answer this one.');
    const seriesId = undivided(series);
    if (answer === null) await deleteSeriesAnswer(tx, seriesId, caller.id);
    else {
      const said = { series_id: seriesId, user_id: caller.id, audience: row.audience };
      await saveSeriesAnswer(tx, { ...said, answer, answered_at: now });
    }
    await sayToEach(tx, { seriesId, userId: caller.id, answer }, now);
    await showSeries(tx, { id: row.gathering_id, group_id: row.group_id }, now);
    return (await readGathering(tx, reader, nameOf(row)))!;
  });
}

/** Brings the evenings of a series to what somebody said of all of them, and says which these were. The person and the series are held. */
async function sayToEach(
  tx: Tx,
  said: { seriesId: string; userId: string; answer: SeriesAnswer | null },
  now: number,
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const { id } of await comingOfSeries(tx, said, now).execute()) {
    const occurrence = await holdOccurrence(tx, id);
    if (occurrence && occurrence.cancelled_at === null) await sayTo(tx, occurrence, said, now);
    // A series has sixty evenings ahead; others are served in between.
    await othersTurn();
    ids.push(id);
  }
  return ids;
}

async function sayTo(
  tx: Tx,
  occurrence: OccurrenceRow,
  { userId, answer }: { userId: string; answer: SeriesAnswer | null },
  now: number,
): Promise<void> {
  const { id: occurrenceId } = occurrence;
  const given = await findAnswer(tx, occurrenceId, userId);
  const isOwn = given !== undefined && (given.of_series === null || given.came_at !== null);
  if (isOwn || (given?.answer ?? null) === answer) return;
  if (answer === 'going') {
    // Where nobody else can come, this evening stays without an answer.
    if ((await findComingTo(tx, occurrenceId)).length >= GATHERING_LIMITS.answers) return;
    return saveAnswer(tx, { occurrenceId, userId, answer, now, isOfSeries: true });
  }
  await movingUp(tx, occurrence, now, async () => {
    await bringNothing(tx, occurrence, userId, now);
    if (answer === null) return deleteAnswer(tx, occurrenceId, userId);
    await saveAnswer(tx, { occurrenceId, userId, answer, now, isOfSeries: true });
  });
}

/** Evenings of a series that are new get the answers of those who have answered all. The series is held. */
export async function answerLaid(
  tx: Tx,
  events: EventSender,
  series: Pick<GatheringRow, 'id' | 'part_of'>,
  now: number,
): Promise<void> {
  const seriesId = undivided(series);
  if ((await whoAnsweredSeries(tx, seriesId)).length === 0) return;
  await events.emit(tx, { type: 'gatherings-laid', subject: seriesId, payload: { seriesId } }, now);
}

/** One person after the other: people are held before series, and whoever lays evenings holds the series already. */
export function laidEvents({ db, clock }: Pick<GatheringsDeps, 'db' | 'clock'>): EventHandler[] {
  return [
    defineEventHandler({
      name: 'answer-new-evenings-of-a-series',
      type: 'gatherings-laid',
      failure: 'Those who come to all evenings of a series could not be noted for its new ones.',
      retryAfterMs: [1000, 60_000, 600_000],
      // Run again, it finds what is answered.
      handle: async ({ payload: { seriesId } }) => {
        for (const { user_id } of await whoAnsweredSeries(db, seriesId)) {
          await inUserTransaction(db, user_id, (tx) => answerAgain(tx, seriesId, user_id, clock.now()));
        }
      },
    }),
  ];
}

/**
 * What somebody said of a series holds for all its evenings, as far as they are for them. The person is held.
 * @returns ids of those that had another answer, or none
 */
export async function answerAgain(
  tx: Tx,
  seriesId: string,
  userId: string,
  now: number,
): Promise<readonly string[]> {
  await holdParts(tx, seriesId);
  const said = await findSeriesAnswer(tx, seriesId, userId);
  if (!said || (await whoIsBannedForGood(tx, [userId])).has(userId)) return [];
  const isForThem =
    said.audience === EVERYONE
      ? !(await whoIsUnder16(tx, [userId])).has(userId)
      : (await membersWhoStay(tx, said.audience, [userId])).has(userId);
  return isForThem ? sayToEach(tx, { seriesId, userId, answer: said.answer }, now) : [];
}
