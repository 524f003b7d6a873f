import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { listActivity } from '../settings.contract.ts';

/**
 * What happened to the account. Others bring some of it about, so it is asked for again whenever the settings are opened,
 * and when something is done there.
 */
export const activityQuery = { ...endpointQuery(listActivity), staleTime: 0 };
