import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import { findEntriesById } from './journal-store.ts';

export const journalData: PersonalData = {
  section: 'journalEntries',
  tables: ['journal_entry'],
  exportOf: (db, userId) => inPages((afterId, limit) => findEntriesById(db, { userId, afterId, limit })),
};
