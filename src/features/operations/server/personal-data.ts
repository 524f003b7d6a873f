import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { findActsOf } from './act-store.ts';
import type { AdministratorActTable } from './act-table.ts';

/** What somebody did as an administrator, and what administrators did about their account; not who else had a part in it. */
export const actData: PersonalData = {
  section: 'administratorActs',
  tables: ['administrator_act'],
  async *exportOf(db, userId) {
    for (const whose of ['actor_id', 'person_id'] as const) {
      const pages = inPages<AdministratorActTable>((last, limit) =>
        findActsOf(db, whose, userId, { last, limit }),
      );
      for await (const page of pages) {
        yield page.map(({ kind, detail, at }) => ({ did: whose === 'actor_id', kind, detail, at }));
      }
    }
  },
};
