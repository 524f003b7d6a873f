import { deleteInSteps } from '#platform/server/db/delete-in-steps.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import type { JournalEntry } from '../journal.contract.ts';
import { entriesFromOldest } from './journal-store.ts';

export const journalData: PersonalData = {
  section: 'journalEntries',
  tables: ['journal_entry', 'journal_usage'],
  exportOf: (db, userId) =>
    inPages<JournalEntry>((last, limit) => entriesFromOldest(db, { userId, last, limit }).execute()),
  eraseOf: (tx, userId) => deleteInSteps(tx, 'journal_entry', userId),
};
