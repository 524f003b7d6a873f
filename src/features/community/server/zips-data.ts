import type { PersonalData } from '#platform/server/personal-data.ts';
import { findZips } from './zip-store.ts';

/** What somebody takes along of groups. The bytes go with their other files. */
export const zipsData: PersonalData = {
  section: 'groupZips',
  tables: ['group_zip'],
  async *exportOf(db, userId) {
    const rows = await findZips(db, userId);
    if (rows.length === 0) return;
    yield rows.map((row) => ({
      group: row.group_name,
      state: row.state,
      askedAt: row.asked_at,
      keptUntil: row.kept_until,
      size: row.size,
    }));
  },
};
