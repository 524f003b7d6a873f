import { deleteInSteps } from '#platform/server/db/delete-in-steps.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import type { JournalEntry } from '../journal.contract.ts';
import { SEARCH_INDEX } from './journal-events.ts';
import { entriesFromOldest } from './journal-store.ts';

export const journalData: PersonalData = {
  section: 'journalEntries',
  tables: ['journal_entry', 'journal_usage'],
  exportOf: (db, userId) =>
    inPages<JournalEntry>((last, limit) => entriesFromOldest(db, { userId, last, limit }).execute()),
  async eraseOf(tx, userId, { events, now }) {
    await deleteInSteps(tx, 'journal_entry', userId);
    await events.emit(tx, { type: 'journal-erased', subject: SEARCH_INDEX, payload: {} }, now);
  },
};
