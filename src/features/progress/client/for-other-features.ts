export { ProgressLink } from './components/progress-link.tsx';
export { ProgressSummary } from './components/progress-summary.tsx';
