import { deleteInSteps } from '#platform/server/db/delete-in-steps.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { grantsFromOldest } from './progress-store.ts';
import type { XPGrantTable } from './progress-tables.ts';

export const xpGrantData: PersonalData = {
  section: 'xpGrants',
  tables: ['progress', 'xp_grant'],
  async *exportOf(db, userId) {
    for await (const rows of inPages<XPGrantTable>((last, limit) =>
      grantsFromOldest(db, { userId, last, limit }).execute(),
    )) {
      yield rows.map((row) => ({
        id: row.id,
        reason: row.reason,
        sourceId: row.source_id,
        amount: row.amount,
        grantedAt: row.granted_at,
        xpDay: row.xp_day,
      }));
    }
  },
  eraseOf: (tx, userId) => deleteInSteps(tx, 'xp_grant', userId),
};
