import type { PersonalData } from '#platform/server/personal-data.ts';
import { UNLOCK_TABLES } from './wardrobe-tables.ts';

/** What the user has unlocked; what they wear and see is part of the account. */
export const unlockData: PersonalData = {
  section: 'unlocks',
  tables: ['avatar_look', ...Object.values(UNLOCK_TABLES)],
  async *exportOf(db, userId) {
    const unlocks = [];
    for (const [kind, table] of Object.entries(UNLOCK_TABLES)) {
      const rows = await db.selectFrom(table).selectAll().where('user_id', '=', userId).execute();
      unlocks.push(...rows.map((row) => ({ kind, id: row.thing_id, unlockedAt: row.unlocked_at })));
    }
    yield unlocks;
  },
};
