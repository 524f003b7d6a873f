export { readOpenDatePolls } from './open-date-polls.ts';
