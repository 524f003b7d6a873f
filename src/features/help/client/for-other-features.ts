export { HelpAtOnce } from './components/help-at-once.tsx';
export { HelpBelow } from './components/help-below.tsx';
export { HelpNumbers } from './components/help-numbers.tsx';
export { useHelpLines } from './use-help-lines.ts';
