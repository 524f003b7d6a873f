export { type Days, linesOfDays, moodsOfMonths, placeOfLine } from './entry-lines-store.ts';
export { findEntryNumbers } from './entry-numbers-store.ts';
export { countJournal } from './journal-counts-store.ts';
export { findJournalByPerson } from './journal-usage-store.ts';
