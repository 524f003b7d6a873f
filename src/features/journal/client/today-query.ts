import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { getToday } from '../journal.contract.ts';

/** What the next entries would earn, and the prompt of the day. */
export const todayQuery = endpointQuery(getToday);
