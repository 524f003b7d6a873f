import type { PersonalData } from '#platform/server/personal-data.ts';
import { findAllUnlocks } from './wardrobe-store.ts';
import { UNLOCK_TABLES } from './wardrobe-tables.ts';

/** What the user has unlocked; what they wear and see is part of the account. */
export const unlockData: PersonalData = {
  section: 'unlocks',
  tables: ['avatar_look', ...Object.values(UNLOCK_TABLES)],
  async *exportOf(db, userId) {
    const rows = await findAllUnlocks(db, userId);
    yield rows.map((row) => ({ kind: row.kind, id: row.thing_id, unlockedAt: row.unlocked_at }));
  },
};
