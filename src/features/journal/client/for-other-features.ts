export { OnThisDay } from './components/on-this-day.tsx';
export { todayQuery } from './today-query.ts';
export { useJournalDraft } from './use-journal-draft.ts';
export { useSaveEntry } from './use-save-entry.ts';
