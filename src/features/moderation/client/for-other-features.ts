export { ModerationMenuItem, moderates } from './components/moderation-link.tsx';
export { Report } from './components/report.tsx';
export { WordsHeldNote } from './components/words-held-note.tsx';
export { WordsNotSeen } from './components/words-not-seen.tsx';
