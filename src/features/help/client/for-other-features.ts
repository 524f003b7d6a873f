export { HelpAtOnce } from './components/help-at-once.tsx';
export { HelpBelow } from './components/help-below.tsx';
export { useHelpLines } from './use-help-lines.ts';
