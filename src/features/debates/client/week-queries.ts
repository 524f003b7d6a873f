import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import { getCurrentDebate, listDebates } from '../debates.contract.ts';
import { listQuestions, listSchedule } from '../schedule.contract.ts';
import { ANEW_EACH_QUARTER } from './anew-each-quarter.ts';

export const currentDebateQuery = { ...endpointQuery(getCurrentDebate), ...ANEW_EACH_QUARTER };

/** Weeks that are closed, the latest first. @param search empty: all of them */
export function closedDebatesQuery(search: string) {
  const query = search === '' ? {} : { search };
  return { ...endpointPages(listDebates, { query }), ...ANEW_EACH_QUARTER };
}

/** The coming weeks, for moderators. */
export const scheduleQuery = endpointQuery(listSchedule);

/** Questions of the catalogue, for moderators. @param search empty: all of them */
export function catalogueQuery(search: string) {
  return endpointQuery(listQuestions, { query: search === '' ? {} : { search } });
}
