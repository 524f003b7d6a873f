export { ModerationMenuItem, moderates, useWaitingCases } from './components/moderation-link.tsx';
export { Report } from './components/report.tsx';
export { ReportMenu } from './components/report-menu.tsx';
export { WordsHeldNote } from './components/words-held-note.tsx';
export { WordsNotSeen } from './components/words-not-seen.tsx';
