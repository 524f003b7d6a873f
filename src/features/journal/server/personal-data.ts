import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import type { JournalEntry } from '../journal.contract.ts';
import { findEntriesAfter } from './journal-store.ts';

export const journalData: PersonalData = {
  section: 'journalEntries',
  tables: ['journal_entry'],
  exportOf: (db, userId) =>
    inPages<JournalEntry>((last, limit) => findEntriesAfter(db, { userId, last, limit })),
};
