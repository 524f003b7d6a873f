import { membersWhoStay } from '#features/groups/server/for-other-features.ts';
import { whoIsBannedForGood, whoIsUnder16 } from '#features/people/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction, inUserTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler, type EventSender } from '#platform/server/events/events.ts';
import { EVERYONE } from '../gatherings.rules.ts';
import { sayToEach } from './answer-series.ts';
import type { GatheringRow } from './gathering-store.ts';
import type { GatheringsDeps } from './gatherings-deps.ts';
import { tellOfWaiting } from './seats.ts';
import {
  findSeriesAnswer,
  hasRoom,
  holdParts,
  isSeriesAnswered,
  undivided,
  whoAnsweredSeries,
} from './series-answer-store.ts';
import { showParts } from './show-change.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** New evenings of a series that some have answered at once; `after`: those up to here have theirs. */
    'gatherings-laid': { seriesId: string; after?: { answeredAt: number; userId: string } };
  }
}

/** Each has sixty evenings or more; the others follow in another event, which may wait for others' work. */
const PEOPLE_AT_ONCE = 25;

/** Evenings of a series that are new get the answers of those who have answered all. The series is held. */
export async function answerLaid(
  tx: Tx,
  events: EventSender,
  series: Pick<GatheringRow, 'id' | 'part_of'>,
  now: number,
): Promise<void> {
  const seriesId = undivided(series);
  if (!(await isSeriesAnswered(tx, seriesId))) return;
  await events.emit(tx, { type: 'gatherings-laid', subject: seriesId, payload: { seriesId } }, now);
}

/**
 * One person after the other: people are held before series, and whoever lays evenings holds the series already. Who answered the series
 * first has a seat first.
 */
export function laidEvents({
  db,
  clock,
  events,
}: Pick<GatheringsDeps, 'db' | 'clock' | 'events'>): EventHandler[] {
  return [
    defineEventHandler({
      name: 'answer-new-evenings-of-a-series',
      type: 'gatherings-laid',
      failure: 'Those who come to all evenings of a series could not be noted for its new ones.',
      retryAfterMs: [1000, 60_000, 600_000],
      // Run again, it finds what is answered.
      handle: async ({ payload: { seriesId, after = null }, finishIn }) => {
        const now = clock.now();
        // Where nobody else can come to any, those who come to all need not be asked for one after the other.
        const answer = (await hasRoom(db, seriesId, now).executeTakeFirst()) ? null : 'cant';
        const page = { after, answer, limit: PEOPLE_AT_ONCE } as const;
        const people = await whoAnsweredSeries(db, seriesId, page).execute();
        for (const { user_id } of people) {
          await inUserTransaction(db, user_id, (tx) => answerAgain(tx, seriesId, user_id, now));
        }
        const last = people.length < PEOPLE_AT_ONCE ? undefined : people.at(-1);
        await inTransaction(db, async (tx) => {
          await finishIn(tx);
          if (!last) return showParts(tx, seriesId, now);
          const payload = { seriesId, after: { answeredAt: Number(last.answered_at), userId: last.user_id } };
          await events.emit(tx, { type: 'gatherings-laid', subject: seriesId, payload }, now);
        });
      },
    }),
  ];
}

/**
 * What somebody said of a series holds for all its evenings, as far as they are for them; where they wait for a seat then, they are told.
 * The person is held.
 * @returns ids of those that had another answer, or none
 */
export async function answerAgain(
  tx: Tx,
  seriesId: string,
  userId: string,
  now: number,
): Promise<readonly string[]> {
  await holdParts(tx, [seriesId]);
  const said = await findSeriesAnswer(tx, seriesId, userId);
  if (!said || (await whoIsBannedForGood(tx, [userId])).has(userId)) return [];
  if (!(await isForThem(tx, said.audience, userId))) return [];
  const changed = await sayToEach(tx, { seriesId, userId, answer: said.answer }, now);
  await tellOfWaiting(tx, changed, userId, now);
  return changed;
}

/** Whether what is planned for an audience is for somebody. */
export async function isForThem(tx: Tx, audience: string, userId: string): Promise<boolean> {
  if (audience === EVERYONE) return !(await whoIsUnder16(tx, [userId])).has(userId);
  // Who leaves the group from now on waits for this, and is taken out of the event afterwards.
  return (await membersWhoStay(tx, audience, [userId])).has(userId);
}
