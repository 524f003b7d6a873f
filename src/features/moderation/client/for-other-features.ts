export { ModerationMenuItem, moderates } from './components/moderation-link.tsx';
export { Report, ReportButton } from './components/report-button.tsx';
export { WordsHeldNote } from './components/words-held-note.tsx';
