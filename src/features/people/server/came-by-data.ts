import type { PersonalData } from '#platform/server/personal-data.ts';
import { cameBy } from './came-by-store.ts';

/** How somebody came in. Who invited them is the inviter's own. */
export const cameByData: PersonalData = {
  section: 'cameBy',
  tables: ['came_by'],
  async *exportOf(db, userId) {
    const row = (await cameBy(db, [userId])).get(userId);
    if (row) yield [{ way: row.way, at: row.at }];
  },
};
