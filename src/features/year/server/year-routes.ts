import { linesOfDays, placeOfLine } from '#features/journal/server/for-other-features.ts';
import { findRhythm, rhythmAt } from '#features/rhythm/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { pageOf } from '#platform/server/http/page-of.ts';
import { getDayOfYear, getPageOfYear, getYear, listEntriesOfYear } from '../year.contract.ts';
import { readDay } from './read-day.ts';
import { readPage } from './read-page.ts';
import { daysOfYear, type Person, readYear } from './read-year.ts';

/** Somebody's own year (docs/product.md, Today). Every query is limited to the caller. */
export function yearRoutes(endpoints: Endpoints, { db, clock }: { db: Db; clock: Clock }): void {
  /** The date of today where somebody is, and the year that they ask for. */
  async function asked(caller: Person, of: string | undefined) {
    const today = rhythmAt(await findRhythm(db, caller.id), caller.timezone, clock.now()).day.date;
    return { today, year: Number(of ?? today.slice(0, 4)) };
  }

  endpoints.handle(getYear, async ({ query, caller }) => readYear(db, caller, await asked(caller, query.of)));

  endpoints.handle(getPageOfYear, async ({ query, caller }) =>
    readPage(db, caller, await asked(caller, query.of)),
  );

  endpoints.handle(getDayOfYear, ({ params, caller }) => readDay(db, caller, params.date));

  endpoints.handle(listEntriesOfYear, ({ query, caller, request, reply }) =>
    pageOf(
      { request, reply, query },
      ({ limit, after }) =>
        linesOfDays(db, {
          userId: caller.id,
          days: daysSaid(query.of),
          mood: query.mood,
          after,
          limit,
        }).execute(),
      placeOfLine,
    ),
  );
}

/** The days of '2026', or of '2026-03', whose last no month goes beyond. */
function daysSaid(of: string) {
  return of.length === 4 ? daysOfYear(Number(of)) : { from: `${of}-01`, until: `${of}-31` };
}
