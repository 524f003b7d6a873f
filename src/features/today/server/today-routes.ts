import type { AppError } from '#contract/errors.ts';
import { dateAfter } from '#contract/local-dates.ts';
import { citationOf } from '#features/bible/books.rules.ts';
import { chapterOpening, whereReadingGoesOn } from '#features/bible/server/for-other-features.ts';
import { findNextInPlans, keepPlanDates, nextReading } from '#features/plans/server/for-other-features.ts';
import { findOwnToPray, nextToPray } from '#features/prayer/server/for-other-features.ts';
import { XP_DAY_MIN_MS } from '#features/progress/progress.rules.ts';
import { RHYTHM } from '#features/rhythm/rhythm.rules.ts';
import {
  findRhythm,
  lightLamp,
  rhythmAt,
  saveRhythm,
  withRests,
} from '#features/rhythm/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { readTogether, together } from '#platform/server/db/pipelined.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { localDay } from '#platform/server/local-day.ts';
import {
  createPrayerOfToday,
  endRest,
  getToday,
  setRest,
  setSabbath,
  type Today,
} from '../today.contract.ts';
import { questionOf, welcomeAfter } from '../today.rules.ts';
import { daysAwayOf } from './days-away.ts';

/** Somebody's own day (docs/product.md, Today). Every query is limited to the caller. */
export function todayRoutes(endpoints: Endpoints, { db, clock }: { db: Db; clock: Clock }): void {
  endpoints.handle(getToday, ({ caller }) => readToday(db, caller, clock.now()));

  endpoints.handle(createPrayerOfToday, async ({ caller }) => {
    const now = clock.now();
    await inUserTransaction(db, caller.id, (tx) => lightLamp(tx, caller, 'pray', now));
    return readToday(db, caller, now);
  });

  endpoints.handle(setSabbath, ({ body: { weekday }, caller }) =>
    change(caller, () => ({ sabbath: weekday })),
  );

  endpoints.handle(setRest, ({ body: { until }, caller }) =>
    change(caller, (today) => {
      const last = dateAfter(today, RHYTHM.mostDaysOfRest);
      if (until < today || until > last) throw notInReach(today, last);
      return { restUntil: until };
    }),
  );

  endpoints.handle(endRest, ({ caller }) => change(caller, () => ({ restUntil: null })));

  /** Keeps other rests, which are chosen knowing the date of today. */
  async function change(
    caller: Caller,
    chosen: (today: string) => Parameters<typeof withRests>[3],
  ): Promise<Today> {
    const now = clock.now();
    await inUserTransaction(db, caller.id, async (tx) => {
      const kept = await findRhythm(tx, caller.id);
      const { day } = rhythmAt(kept, caller.timezone, now);
      const after = withRests(kept, caller.timezone, now, chosen(day.date));
      await saveRhythm(tx, caller.id, after);
      await keepPlanDates(tx, caller.id, kept.rests, after.rests);
    });
    return readToday(db, caller, now);
  }
}

async function readToday(db: Db, caller: Caller, now: number): Promise<Today> {
  const [kept, position, plans, own] = await readTogether(db, (on) =>
    together(
      findRhythm(on, caller.id),
      whereReadingGoesOn(on, caller.id),
      findNextInPlans(on, caller.id),
      findOwnToPray(on, caller, now),
    ),
  );
  const { day, lamps, lastDate, ...rhythm } = rhythmAt(kept, caller.timezone, now);
  const local = localDay(now, caller.timezone);
  // Whoever flew east has another date already; their day goes on until it has lasted as long as one does.
  const endsAt = day.date < local.date ? Math.min(day.startedAt + XP_DAY_MIN_MS, local.end) : local.end;
  const daysAway = await daysAwayOf(db, caller, { lastDate, day });
  const next = nextReading(plans, kept.rests);
  // A plan that begins later, or leaves this weekday out, asks nothing today; once something is read, what it has next is told.
  const planned = next !== null && (lamps.read || (next.date ?? '') <= day.date) ? next : null;
  const isWelcomed = welcomeAfter(daysAway) !== null;
  return {
    date: day.date,
    endsAt,
    lamps,
    rhythm,
    daysAway,
    read:
      position === null
        ? null
        : {
            bookId: position.bookId,
            bookName: citationOf(position.bookId),
            chapter: position.chapter,
            opening: isWelcomed ? await chapterOpening(position.bookId, position.chapter) : null,
          },
    plan: planned && {
      id: planned.planId,
      name: planned.planName,
      reading: planned.name,
      path: planned.path,
    },
    question: questionOf(day.date),
    pray: lamps.pray ? null : await nextToPray(db, own),
  };
}

function notInReach(first: string, last: string): AppError {
  return invalidField(
    'until',
    `Please choose a day from ${first} to ${last}: a rest lasts at most ${RHYTHM.mostDaysOfRest} days, and can be begun again.`,
  );
}
