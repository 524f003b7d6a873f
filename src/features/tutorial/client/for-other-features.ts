export { LazyTutorial } from './lazy-tutorial.tsx';
export { useTutorial } from './use-tutorial.ts';
