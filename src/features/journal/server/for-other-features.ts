export { findJournalByPerson } from './journal-usage-store.ts';
