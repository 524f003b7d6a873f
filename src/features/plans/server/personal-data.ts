import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { findPlanSerial } from './plan-calendar-store.ts';
import { findReadPlaces, plansAfter } from './plan-store.ts';
import type { ReadingPlanTable } from './plans-tables.ts';

const plans: PersonalData = {
  section: 'readingPlans',
  tables: ['reading_plan', 'reading_plan_place'],
  async *exportOf(db, userId) {
    for await (const rows of inPages<ReadingPlanTable>((last, limit) =>
      plansAfter(db, { userId, last, limit }).execute(),
    )) {
      const read = await findReadPlaces(
        db,
        rows.map(({ id }) => id),
      );
      yield rows.map((row) => {
        const places = row.places.split(' ');
        return {
          id: row.id,
          readyId: row.ready_id,
          name: row.name,
          state: row.state,
          startsOn: row.starts_on,
          finishedOn: row.finished_on,
          readAhead: row.read_ahead,
          weekdays: row.weekdays,
          places,
          division: row.division,
          createdAt: row.created_at,
          read: read.get(row.id)!.map(({ at, read_on, read_at, is_ticked }) => ({
            place: places[at],
            readOn: read_on,
            readAt: read_at,
            isTicked: is_ticked === 1,
          })),
        };
      });
    }
  },
};

const calendar: PersonalData = {
  section: 'readingPlanCalendar',
  tables: ['reading_plan_calendar'],
  async *exportOf(db, userId) {
    yield [{ addressesRenewed: await findPlanSerial(db, userId) }];
  },
};

export const plansData: readonly PersonalData[] = [plans, calendar];
