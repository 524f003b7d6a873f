export { type EntryNumbers, findEntryNumbers } from './entry-numbers-store.ts';
export { findJournalByPerson } from './journal-usage-store.ts';
