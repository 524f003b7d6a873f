import { dateAfter } from '#contract/local-dates.ts';
import { requireFeedOwner } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { feedTokenOf } from '#platform/server/feed-token.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { sendCalendar } from '#platform/server/http/send-calendar.ts';
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
  const feeds = { db, secret, purpose: PURPOSE, serialOf: findPlanSerial } as const;

  endpoints.handle(getPlanCalendar, ({ caller }) => present(db, caller.id, secret));

  endpoints.handle(renewPlanCalendar, async ({ caller }) => {
    await countUpPlanSerial(db, caller.id);
    return present(db, caller.id, secret);
  });

  endpoints.handle(getPlanFeed, async ({ params, reply }) => {
    const now = clock.now();
    const owner = await requireFeedOwner(params.token, feeds, now);
    const reader = await readerAt(db, { id: owner.id, timezone: owner.timezone ?? 'UTC' }, now);
    const days = daysOfReading(await findActivePlans(db, owner.id), reader);
    await sendCalendar(reply, await planCalendarFile(days, publicUrl, now));
  });
}

async function present(db: DbOrTx, userId: string, secret: string) {
  const address = { userId, serial: await findPlanSerial(db, userId) };
  return { path: getPlanFeed.path.replace(':token', feedTokenOf(PURPOSE, address, secret)) };
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
