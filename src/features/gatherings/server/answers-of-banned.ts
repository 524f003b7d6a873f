import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Tx } from '#platform/server/db/database.ts';
import { answerAgain, isForThem } from './answer-laid.ts';
import { answeredComing, deleteAnswer, findAnswer, fullAmong, saveAnswer } from './answer-store.ts';
import { createAside, deleteAside, findAside } from './aside-store.ts';
import { findLines, takeAgain } from './line-store.ts';
import { holdOccurrence, holdOccurrences, type OccurrenceRow } from './occurrence-store.ts';
import { movingUp, tellOfWaiting } from './seats.ts';
import { comingOfSeries, holdParts, seriesAnswersOf } from './series-answer-store.ts';
import { bringNothing } from './tell-of-lines.ts';

/**
 * Somebody who is banned for good comes to nothing for now, and who waits moves up. What they had answered, and wanted to bring, is
 * kept for the day on which they are let in again. That they came to what still goes on stays noted. The person is held.
 * @returns ids of the occurrences
 */
export async function putAnswersAside(tx: Tx, userId: string, now: number): Promise<string[]> {
  const left: string[] = [];
  for (const { id } of await answeredComing(tx, userId, now, null).execute()) {
    const occurrence = await holdOccurrence(tx, id);
    const given = occurrence && (await findAnswer(tx, id, userId));
    if (!given || given.came_at !== null) continue;
    const theirs = (await findLines(tx, id)).filter(({ taken_by }) => taken_by === userId);
    const lines = JSON.stringify(theirs.map((line) => line.id));
    // What follows from an answer to the whole series follows from it again.
    if (given.of_series === null || theirs.length > 0) {
      await createAside(tx, [{ user_id: userId, occurrence_id: id, answer: given.answer, lines }]);
    }
    await movingUp(tx, occurrence, now, async () => {
      await bringNothing(tx, occurrence, userId, now);
      await deleteAnswer(tx, id, userId);
    });
    left.push(id);
    // Somebody may come to hundreds of evenings; others are served in between.
    await othersTurn();
  }
  return left;
}

/**
 * Somebody who was banned for good is let in again: what they had answered is there again, behind all others, where it can be; nobody loses
 * the seat, or the line, that they were given meanwhile. The person is held.
 * @returns ids of the occurrences
 */
export async function giveAnswersBack(tx: Tx, userId: string, now: number): Promise<string[]> {
  const back: string[] = [];
  const series = await seriesAnswersOf(tx, userId);
  const aside = await findAside(tx, userId);
  // Series are held before their evenings, and these in the order of ids before any of them is worked on.
  const seriesIds = series.map(({ series_id }) => series_id);
  await holdParts(tx, seriesIds);
  const ids = aside.map(({ occurrence_id }) => occurrence_id);
  for (const { series_id: seriesId, answer } of series) {
    const coming = await comingOfSeries(tx, { seriesId, userId, answer }, now).execute();
    ids.push(...coming.map(({ id }) => id));
  }
  const held = new Map((await holdOccurrences(tx, [...new Set(ids)])).map((row) => [row.id, row]));
  for (const { occurrence_id: id, answer, lines } of aside) {
    const occurrence = held.get(id);
    if (!occurrence || !(await mayAnswerAgain(tx, occurrence, userId, now))) continue;
    if (answer !== 'cant' && (await fullAmong(tx, [id])).has(id)) continue;
    await saveAnswer(tx, { occurrenceId: id, userId, answer, now });
    await takeAgain(tx, id, userId, JSON.parse(lines) as string[]);
    await tellOfWaiting(tx, [id], userId, now);
    back.push(id);
    await othersTurn();
  }
  await deleteAside(tx, userId, null);
  for (const seriesId of seriesIds) back.push(...(await answerAgain(tx, seriesId, userId, now)));
  return back;
}

/** Whether it is still to come, and for them, and they have not said anything else by now. */
async function mayAnswerAgain(
  tx: Tx,
  { id, audience, ends_at, cancelled_at }: OccurrenceRow,
  userId: string,
  now: number,
): Promise<boolean> {
  if (ends_at <= now || cancelled_at !== null || (await findAnswer(tx, id, userId))) return false;
  return isForThem(tx, audience, userId);
}
