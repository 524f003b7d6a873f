export { HomeLamp } from './components/home-lamp.tsx';
export { ProgressLink } from './components/progress-link.tsx';
export { ProgressMoments } from './components/progress-moments.tsx';
export { ProgressSummary } from './components/progress-summary.tsx';
