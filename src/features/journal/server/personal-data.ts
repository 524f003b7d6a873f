import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { SHOWN } from './journal-tables.ts';

export const journalData: PersonalData = {
  section: 'journalEntries',
  tables: ['journal_entry'],
  exportOf: (db, userId) =>
    inPages((afterId, limit) =>
      db
        .selectFrom('journal_entry')
        .select(SHOWN)
        .where('user_id', '=', userId)
        .where('id', '>', afterId)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
};
