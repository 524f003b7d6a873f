export { countOpened } from './opened-counts.ts';
