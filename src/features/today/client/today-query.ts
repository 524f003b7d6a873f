import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { getToday } from '../today.contract.ts';

/** My day: its lamps, what could be done next, and my rhythm. */
export const todayQuery = endpointQuery(getToday);
