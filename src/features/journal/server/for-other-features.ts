export { countJournal } from './journal-counts-store.ts';
export { findJournalByPerson } from './journal-usage-store.ts';
