export { todayQuery } from './today-query.ts';
