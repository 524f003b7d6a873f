import { deleteInSteps } from '#platform/server/db/delete-in-steps.ts';
import { inPages, type PersonalData } from '#platform/server/personal-data.ts';
import type { JournalEntry } from '../journal.contract.ts';
import { SEARCH_INDEX } from './journal-events.ts';
import { entriesFromOldest } from './journal-store.ts';

/** Of the longest entries so many are deleted at a time: their words leave the index with them, 2 ms each. */
const LONG_ENTRIES = 10;

export const journalData: PersonalData = {
  section: 'journalEntries',
  tables: ['journal_entry', 'journal_usage'],
  isIndexed: true,
  exportOf: (db, userId) =>
    inPages<JournalEntry>((last, limit) => entriesFromOldest(db, { userId, last, limit }).execute()),
  async eraseOf(tx, userId, { events, now }) {
    await deleteInSteps(tx, 'journal_entry', userId, LONG_ENTRIES);
    await events.emit(tx, { type: 'journal-erased', subject: SEARCH_INDEX, payload: {} }, now);
  },
};
