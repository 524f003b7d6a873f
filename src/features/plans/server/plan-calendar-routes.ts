import { AppError } from '#contract/errors.ts';
import { dateAfter } from '#contract/local-dates.ts';
import { feedAddressOf, feedTokenOf } from '#features/gatherings/server/for-other-features.ts';
import { isBanned } from '#features/people/people.rules.ts';
import { findUserById } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { placesName } from '../places.rules.ts';
import { getPlanCalendar, getPlanFeed, renewPlanCalendar } from '../plan-calendar.contract.ts';
import { daysOf } from '../schedule.rules.ts';
import { type DayOfReading, planCalendarFile } from './plan-calendar-file.ts';
import { countUpPlanSerial, findPlanSerial } from './plan-calendar-store.ts';
import { type PlanReader, readerAt } from './plan-reader.ts';
import type { Plan } from './plan-row.ts';
import { findActivePlans } from './plan-store.ts';
import { datesOf } from './present-plan.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'secret' | 'publicUrl'>;

/** Signed into the address, so that no other feed's opens this one. */
const PURPOSE = 'plan feed';
/** A calendar keeps what was lately, and shows a year. */
const BACK_DAYS = 31;
const AHEAD_DAYS = 366;

/** Reading plans for calendar programs, by a secret address. */
export function planCalendarRoutes(endpoints: Endpoints, { db, clock, secret, publicUrl }: Deps): void {
  endpoints.handle(getPlanCalendar, ({ caller }) => present(db, caller.id, secret));

  endpoints.handle(renewPlanCalendar, async ({ caller }) => {
    await countUpPlanSerial(db, caller.id);
    return present(db, caller.id, secret);
  });

  endpoints.handle(getPlanFeed, async ({ params, reply }) => {
    const now = clock.now();
    const address = feedAddressOf(params.token, secret, PURPOSE);
    const owner = address && (await findUserById(db, address.userId));
    const lives = owner && (await findPlanSerial(db, owner.id)) === address.serial;
    if (!lives || isBanned(owner, now)) {
      throw new AppError('NOT_FOUND', 'This calendar is not here any more.');
    }
    const reader = await readerAt(db, { id: owner.id, timezone: owner.timezone ?? 'UTC' }, now);
    const days = daysOfReading(await findActivePlans(db, owner.id), reader);
    await reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .send(await planCalendarFile(days, publicUrl, now));
  });
}

async function present(db: DbOrTx, userId: string, secret: string) {
  const address = { userId, serial: await findPlanSerial(db, userId) };
  return { path: getPlanFeed.path.replace(':token', feedTokenOf(address, secret, PURPOSE)) };
}

/** What is read on each date near today, of all plans together. */
function daysOfReading(plans: readonly Plan[], reader: PlanReader): DayOfReading[] {
  const [first, last] = [dateAfter(reader.today, -BACK_DAYS), dateAfter(reader.today, AHEAD_DAYS)];
  const byDate = new Map<string, { what: string[]; plans: string[] }>();
  for (const plan of plans) {
    const dates = datesOf(plan, reader);
    for (const [day, { from, to }] of daysOf(plan.arrangement.division).entries()) {
      const date = dates[day];
      if (typeof date !== 'string' || date < first || date > last) continue;
      const of = byDate.get(date) ?? { what: [], plans: [] };
      of.what.push(placesName(plan.places.slice(from, to)));
      of.plans.push(plan.name);
      byDate.set(date, of);
    }
  }
  return [...byDate]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, of]) => ({ date, what: of.what.join('; '), plans: of.plans.join('\n') }));
}
