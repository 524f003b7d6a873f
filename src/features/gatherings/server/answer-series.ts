import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { isClosed } from '../gatherings.policy.ts';
import type { SeriesAnswer } from '../gatherings.rules.ts';
import type { Gathering } from '../gatherings-fields.ts';
import { deleteAnswer, findAnswer, fullAmong, saveAnswer } from './answer-store.ts';
import { readerOf } from './gathering-reader.ts';
import { findGathering } from './gathering-store.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import { holdOccurrences, type OccurrenceRow } from './occurrence-store.ts';
import { readGathering } from './present-gathering.ts';
import { findSeen, judgedOf } from './present-gatherings.ts';
import { gatheringClosed, noSuchGathering } from './refusals.ts';
import { movingUp } from './seats.ts';
import {
  comingOfSeries,
  deleteSeriesAnswer,
  holdParts,
  saveSeriesAnswer,
  undivided,
} from './series-answer-store.ts';
import { showParts } from './show-change.ts';
import { type Named, nameOf } from './take-part.ts';
import { bringNothing } from './tell-of-lines.ts';

/** What somebody says of a series; null: nothing any more. */
interface ToSeries {
  seriesId: string;
  userId: string;
  answer: SeriesAnswer | null;
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
    await holdParts(tx, [undivided(series)]);
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
    await showParts(tx, seriesId, now);
    return (await readGathering(tx, reader, nameOf(row)))!;
  });
}

/**
 * Brings the evenings of a series to what somebody said of all of them. The person and the series are held.
 * @returns ids of those that had another answer, or none
 */
export async function sayToEach(tx: Tx, said: ToSeries, now: number): Promise<readonly string[]> {
  const ids = (await comingOfSeries(tx, said, now).execute()).map(({ id }) => id);
  const evenings = await holdOccurrences(tx, ids);
  const full = said.answer === 'going' ? await fullAmong(tx, ids) : new Set<string>();
  const changed: string[] = [];
  for (const evening of evenings) {
    const isNew = await sayTo(tx, evening, { ...said, isFull: full.has(evening.id) }, now);
    if (isNew) changed.push(evening.id);
    // A series has sixty evenings ahead; others are served in between.
    await othersTurn();
  }
  return changed;
}

/** @returns whether the evening has another answer now */
async function sayTo(
  tx: Tx,
  occurrence: OccurrenceRow,
  { userId, answer, isFull }: ToSeries & { isFull: boolean },
  now: number,
): Promise<boolean> {
  const { id: occurrenceId } = occurrence;
  const given = await findAnswer(tx, occurrenceId, userId);
  const isOwn = given !== undefined && (given.of_series === null || given.came_at !== null);
  if (occurrence.cancelled_at !== null || isOwn || (given?.answer ?? null) === answer) return false;
  if (answer === 'going') {
    if (!isFull) await saveAnswer(tx, { occurrenceId, userId, answer, now, isOfSeries: true });
    // Where nobody else can come, this evening stays without an answer.
    else if (given) await deleteAnswer(tx, occurrenceId, userId);
    return !isFull || given !== undefined;
  }
  await movingUp(tx, occurrence, now, async () => {
    await bringNothing(tx, occurrence, userId, now);
    if (answer === null) return deleteAnswer(tx, occurrenceId, userId);
    await saveAnswer(tx, { occurrenceId, userId, answer, now, isOfSeries: true });
  });
  return true;
}
