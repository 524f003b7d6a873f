import { deleteInSteps } from '#platform/server/db/delete-in-steps.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { findDaysAfter, findRhythm } from './rhythm-store.ts';
import type { RhythmDayTable } from './rhythm-tables.ts';

export const rhythmData: PersonalData = {
  section: 'rhythm',
  tables: ['rhythm', 'rhythm_day'],
  async *exportOf(db, userId) {
    const { counted, rests } = await findRhythm(db, userId);
    const { row, flasks, longest, total } = counted;
    yield [{ kind: 'rhythm', row, flasks, longest, total, ...rests }];
    for await (const rows of inPages<RhythmDayTable>((last, limit) =>
      findDaysAfter(db, { userId, last, limit }),
    )) {
      yield rows.map((day) => ({
        kind: 'day',
        date: day.date,
        readAt: day.read_at,
        wroteAt: day.write_at,
        prayedAt: day.pray_at,
      }));
    }
  },
  eraseOf: (tx, userId) => deleteInSteps(tx, 'rhythm_day', userId),
};
