export { warmUp } from './text/bible-library.ts';
