import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { listSessions } from '../settings.contract.ts';

/** Where the user is signed in. */
export const sessionsQuery = endpointQuery(listSessions);
